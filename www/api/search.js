/**
 * @import { Area, Call, Counts, Drawing, Explanation, Found, Frame, ListedSearch, NodeState, Only } from '../types.js'
 * @import { DecisionTable, Scene, SearchEvent, StepSize, Style, Summary, Uniform } from '../types.js'
 * @import { Variable, View, Viewport } from '../types.js'
 * @import { SearchHandle as Handle } from '../core.js'
 * @import { Instance } from './instance.js'
 */
import { alike, fields, read, refusal } from './arguments.js'
import { SecateurError } from './failure.js'
import { others, slice } from './slices.js'

/** @typedef {Exclude<keyof Handle, 'free' | typeof Symbol.dispose>} Question a question to the core */

/**
 * One search of one tree, made by `open`. `free()` it when it is no longer needed.
 *
 * Every method throws a `SecateurError`: `bad-argument` names the wrong argument; `unreadable` the argument
 * that throws while it is read, with the thrown error as its cause; `too-much-at-once` says how much one call
 * may ask for; `freed` and `stopped` say that the search is gone.
 */
export class Search {
  #core
  /** @type {Handle | null} */
  #handle
  #origin
  /** Whether other searches are of the same tree. @type {WeakMap<Search, boolean>} */
  #same = new WeakMap()
  /** Settles when no other search is being compared. @type {Promise<boolean>} */
  #comparing = Promise.resolve(false)

  /**
   * @param {Instance} core
   * @param {Handle} handle
   * @param {unknown} origin the source and options that decide the tree
   * @param {number} elapsed
   */
  constructor(core, handle, origin, elapsed) {
    this.#core = core
    this.#handle = handle
    this.#origin = origin
    /** How long the search took, in milliseconds: recording it, without making the tree and without pauses. */
    this.elapsed = elapsed
    /** @type {Summary} */
    this.summary = this.#ask('summary', {})
    /** The counts of plain minimax on the same tree. @type {Counts & Pick<Summary, 'value' | 'stoppedBy'>} */
    this.minimax = this.#ask('minimax', {})
    /** The pseudo-code in which it is told. @type {ListedSearch} */
    this.listing = this.#ask('listing', {})
    const { column, row } = this.#ask('extent', {})
    /** The column of the rightmost node, and the number of rows. */
    this.extent = { columns: /** @type {number} */ (column), rows: /** @type {number} */ (row) }
  }

  /**
   * What happens between the frames `from` and `to`: the events of the steps from + 1 … to, at most
   * 10,000 in one call.
   * @param {number} from
   * @param {number} to
   * @param {View} [view] whose values and windows
   * @returns {SearchEvent[]}
   */
  events(from, to, view = 'max') {
    return this.#ask('events', { from, to, view })
  }

  /**
   * What is known at a step, 0 … `summary.steps`, of some nodes or of all, at most 250,000 in one call.
   * @param {number} step
   * @param {{ from?: number, to?: number, view?: View }} [range]
   * @returns {Frame}
   */
  frame(step, range = {}) {
    const {
      from = 0,
      to = this.summary.nodes,
      view = 'max',
    } = fields('range', range, ['from', 'to', 'view'])
    return this.#ask('frame', { step, from, to, view })
  }

  /**
   * The marks of a step, seen through a viewport. With another search of the same tree beside it, a node that
   * one search has entered by its step and the other has pruned is ringed.
   * @param {number} step
   * @param {Viewport} viewport
   * @param {Style} [style]
   * @param {{ search: Search, step: number } | null} [beside]
   * @returns {Scene}
   */
  scene(step, viewport, style = {}, beside = null) {
    const given = { step, viewport, style }
    if (beside === null) return this.#ask('scene', given)
    const { search: other, step: at } = fields('beside', beside, ['search', 'step'])
    if (!this.sameTree(other)) return this.#ask('scene', given)
    return this.#ask('sceneBeside', { ...given, other, 'beside.step': at })
  }

  /**
   * What a step means. The words are in `messages/`.
   * @param {number} step
   * @param {View} [view] whose values and windows
   * @returns {Explanation}
   */
  explain(step, view = 'max') {
    return this.#ask('explain', { step, view })
  }

  /**
   * The open calls number `from` … `to` − 1, counted from the innermost; there are as many as
   * `frame(step).path` is long.
   * @param {number} step
   * @param {number} from
   * @param {number} to
   * @param {View} [view] whose values and windows
   * @returns {Call[]}
   */
  calls(step, from, to, view = 'max') {
    return this.#ask('calls', { step, from, to, view })
  }

  /**
   * The variables of the call that a step belongs to, as the code of `listing` has them after the
   * line of that step: `return` is what the call returns. None at step 0.
   * @param {number} step
   * @param {View} [view] default that of the listing
   * @returns {Variable[]}
   */
  variables(step, view = this.listing.view) {
    return this.#ask('variables', { step, view })
  }

  /**
   * The first step after `step` that stands for a line of `listing`, counted from 1.
   * @param {number} step
   * @param {number} line
   * @returns {number | null}
   */
  nextOnLine(step, line) {
    return this.#ask('nextOnLine', { step, line }) ?? null
  }

  /**
   * One node at one step.
   * @param {number} node
   * @param {number} step
   * @param {View} [view] whose values and windows
   * @returns {NodeState}
   */
  node(node, step, view = 'max') {
    return this.#ask('node', { node, step, view })
  }

  /**
   * The children number `from` … `to` − 1 of a node, at most 250,000 in one call.
   * @param {number} node
   * @param {number} from
   * @param {number} to
   */
  children(node, from, to) {
    return Array.from(this.#ask('children', { node, from, to }))
  }

  /**
   * Where a node stands in the plane of the tree.
   * @param {number} node
   * @returns {{ column: number, row: number }}
   */
  position(node) {
    return this.#ask('position', { node })
  }

  /**
   * The node that `scene` draws at a point of the viewport.
   * @param {number} x
   * @param {number} y
   * @param {number} step
   * @param {Viewport} viewport
   * @param {Style} [style]
   * @returns {number | null}
   */
  nodeAt(x, y, step, viewport, style = {}) {
    return this.#ask('nodeAt', { x, y, step, viewport, style }) ?? null
  }

  /**
   * The stub that a node belongs to at a step: the topmost node of a pruned subtree that is drawn
   * folded, unless the style says otherwise.
   * @param {number} node
   * @param {number} step
   * @returns {number | null}
   */
  stub(node, step) {
    return this.#ask('stub', { node, step }) ?? null
  }

  /**
   * The first step after `step` that evaluates a leaf, that prunes at least `least` nodes, or at
   * which a child returns to `node`.
   * @param {number} step
   * @param {'leaf' | 'cutoff' | 'return'} what
   * @param {{ least?: number, node?: number }} [which]
   * @returns {number | null}
   */
  next(step, what, which = {}) {
    const { least = 1, node } = fields('which', which, ['least', 'node'])
    const given = { step, what, least, ...(node === undefined ? {} : { node }) }
    return this.#ask('next', given) ?? null
  }

  /**
   * The number of stops up to a step, for a step size.
   * @param {number} step
   * @param {StepSize} size
   * @returns {number}
   */
  stops(step, size) {
    return this.#ask('stops', { step, size })
  }

  /**
   * The step of a stop, counted from 1. Stop 0 is the start of the run; a number beyond the last stop is its end.
   * @param {number} number
   * @param {StepSize} size
   * @returns {number}
   */
  stop(number, size) {
    return this.#ask('stop', { number, size })
  }

  /**
   * The step that is `by` stops after a step, or before it if `by` is negative. Before the first stop is the start
   * of the run, after the last stop its end.
   * @param {number} step
   * @param {number} by
   * @param {StepSize} size
   * @returns {number}
   */
  walk(step, by, size) {
    return this.#ask('walk', { step, by, size })
  }

  /**
   * The decision table: what a node does with the value of a child under the rules, with the numbers of a step.
   * @param {number} step
   * @param {View} [view] whose values and windows
   * @returns {DecisionTable}
   */
  decisions(step, view = this.listing.view) {
    return this.#ask('decisions', { step, view })
  }

  /**
   * The step of the cutoff that prunes most nodes, the first of equals; null if none prunes any.
   * @returns {number | null}
   */
  largestCutoff() {
    return this.#ask('largestCutoff', {}) ?? null
  }

  /**
   * The nodes that a text can mean: those of that name, then the one of that number in the tree as
   * given, with or without a `#`, then the leaves of that value, written as in the notation. If there
   * are none, those with names that begin with it, capital or not.
   * @param {string} text
   * @param {number} limit how many are named, at most 1000
   * @returns {Found}
   */
  find(text, limit) {
    return this.#ask('find', { text, limit })
  }

  /**
   * The nodes from the root down to one, both included.
   * @param {number} node
   * @returns {number[]}
   */
  path(node) {
    return Array.from(this.#ask('path', { node }))
  }

  /**
   * The part of the plane of the tree that the subtree of a node takes.
   * @param {number} node
   * @returns {Area}
   */
  area(node) {
    return this.#ask('area', { node })
  }

  /**
   * For each of `columns` equal parts of the run the kinds of events in it: bit i is KIND[i]. The bits
   * above are how many nodes are pruned there; a cutoff that prunes nothing is passed over.
   * @param {number} columns at most 100,000
   */
  ticks(columns) {
    return this.#ask('ticks', { columns })
  }

  /**
   * The position at a node; null where the tree is not that of a game.
   * @param {number} node
   * @returns {Drawing | null}
   */
  drawing(node) {
    return this.#ask('drawing', { node })
  }

  /**
   * What the tree is as a uniform one on the full window; null if it is none.
   * @returns {Uniform | null}
   */
  uniform() {
    return this.#ask('uniform', {})
  }

  /** The tree as searched, as text that reads back as the same tree. */
  print() {
    return this.#ask('print', {})
  }

  /**
   * The number that a node has in the tree as given: an order numbers the nodes anew.
   * @param {number} node
   * @returns {number}
   */
  given(node) {
    return this.#ask('given', { node })
  }

  /**
   * The number that a node of the tree as given has in the tree as searched; null if there is none.
   * @param {number} given
   * @returns {number | null}
   */
  searched(given) {
    return this.#ask('searched', { given }) ?? null
  }

  /**
   * Whether both searched one tree, in whatever order.
   * @param {Search} other
   */
  sameTree(other) {
    const known = this.#same.get(other)
    if (known !== undefined) return known
    this.#living()
    Search.#known(other).#living()
    // The same source implies the same tree; otherwise the nodes are compared.
    const same = alike(this.#origin, other.#origin) || this.#ask('sameTree', { other })
    this.#same.set(other, same)
    return same
  }

  /**
   * The step of another search of the same tree that corresponds to a step of this one: the same
   * event about the same node; where the other does not cut, the comparison after which this one
   * did; where it never enters the node, the cutoff that pruned it.
   * @param {number} step
   * @param {Search} other
   * @returns {number}
   */
  counterpart(step, other) {
    return this.#ask('counterpart', { step, other })
  }

  /**
   * Compares another search of the same tree with this one, in slices of some milliseconds. A call of `scene`
   * or `only` about both before it is done does the rest at once.
   * @param {Search} other
   * @returns {Promise<boolean>} false if either was freed meanwhile
   */
  compare(other) {
    const compare = async () => {
      while (this.#handle && Search.#known(other).#handle) {
        if (slice((nodes) => this.#ask('only', { other, nodes }))) return true
        await others()
      }
      return false
    }
    // The core keeps the result for one other search at a time, so comparisons take turns.
    this.#comparing = this.#comparing.then(compare, compare)
    return this.#comparing
  }

  /**
   * Whether `compare` is done for another search, and no other one has been compared since.
   * @param {Search} other
   */
  compared(other) {
    return this.#ask('only', { other, nodes: 0 }) !== undefined
  }

  /**
   * The nodes that this search enters and another one of the same tree does not.
   * @param {Search} other
   * @returns {Only}
   */
  only(other) {
    return this.#ask('only', { other, nodes: this.summary.nodes })
  }

  /** Frees the memory. Nothing can be asked afterwards. */
  free() {
    if (this.#handle) this.#core.release(this.#handle)
    this.#handle = null
  }

  /**
   * Asks the core. Arguments are read first: a caller's code may run then, and it may free the search.
   *
   * @template {Question} Q
   * @param {Q} question
   * @param {Record<string, unknown>} given the arguments, in their order
   * @returns {ReturnType<Handle[Q]>}
   */
  #ask(question, given) {
    const plain = read(given)
    if ('other' in plain) plain.other = Search.#known(plain.other).#living()
    const handle = this.#living()
    const ask = /** @type {(...given: unknown[]) => any} */ (handle[question])
    return this.#core.call(() => ask.apply(handle, Object.values(plain)), given)
  }

  /** The handle in the core. Throws if it is gone. @returns {Handle} */
  #living() {
    if (!this.#handle) throw new SecateurError({ code: 'freed' })
    if (this.#core.stopped) throw new SecateurError({ code: 'stopped' })
    return this.#handle
  }

  /** Throws if it is no search. @param {unknown} other */
  static #known(other) {
    const known = typeof other === 'object' && other !== null && #handle in other
    if (!known) throw refusal('other', other, 'Search')
    return other
  }
}
