/**
 * @import { Area, Call, Counts, Drawing, Explanation, Found, Frame, ListedSearch, NodeState, Only } from './types.js'
 * @import { Scene, SearchEvent, Style, Summary, Uniform, Variable, View, Viewport } from './types.js'
 * @import { SearchHandle as Handle } from './core.js'
 */
import { call, release, SecateurError } from './failure.js'
import { others, slice } from './slices.js'

/** One search of one tree, made by `open`. `free()` it when it is no longer needed. */
export class Search {
  /** @type {Handle | null} */
  #handle
  #origin
  /** Whether the trees of other searches are this one. @type {WeakMap<Search, boolean>} */
  #same = new WeakMap()
  /** Done once no other search is being compared. @type {Promise<boolean>} */
  #comparing = Promise.resolve(false)

  /** @param {Handle} handle @param {string} origin what its tree follows from */
  constructor(handle, origin) {
    this.#handle = handle
    this.#origin = origin
    /** @type {Summary} */
    this.summary = handle.summary()
    /** What plain minimax does with the same tree. @type {Counts & Pick<Summary, 'value' | 'stoppedBy'>} */
    this.minimax = handle.minimax()
    /** The pseudo-code in which it is told. @type {ListedSearch} */
    this.listing = handle.listing()
    const { column, row } = handle.extent()
    /** The column of the rightmost node, and the number of rows. */
    this.extent = { columns: /** @type {number} */ (column), rows: /** @type {number} */ (row) }
  }

  /**
   * What happens between the frames `from` and `to`: the events of the steps from + 1 … to.
   *
   * @param {number} from
   * @param {number} to
   * @param {View} [view] whose values and windows
   * @returns {SearchEvent[]}
   */
  events(from, to, view = 'max') {
    return this.#ask((handle) => handle.events(from, to, view))
  }

  /**
   * What is known at a step, 0 … `summary.steps`, of some nodes or of all.
   *
   * @param {number} step
   * @param {{ from?: number, to?: number, view?: View }} [range]
   * @returns {Frame}
   */
  frame(step, { from = 0, to = this.summary.nodes, view = 'max' } = {}) {
    return this.#ask((handle) => handle.frame(step, from, to, view))
  }

  /**
   * The marks of a step, seen through a viewport. Beside another search of the same tree, what one
   * of both has entered by its step and the other has pruned is ringed.
   *
   * @param {number} step
   * @param {Viewport} viewport
   * @param {Style} [style]
   * @param {{ search: Search, step: number } | null} [beside]
   * @returns {Scene}
   */
  scene(step, viewport, style = {}, beside = null) {
    if (!beside || !this.sameTree(beside.search)) {
      return this.#ask((handle) => handle.scene(step, viewport, style))
    }
    return this.#askBoth(beside.search, (handle, other) =>
      handle.sceneBeside(step, viewport, style, other, beside.step),
    )
  }

  /**
   * What a step means. The words are in `messages/`.
   *
   * @param {number} step
   * @param {View} [view] whose values and windows
   * @returns {Explanation}
   */
  explain(step, view = 'max') {
    return this.#ask((handle) => handle.explain(step, view))
  }

  /**
   * The open calls number `from` … `to` − 1, counted from the innermost; there are as many as
   * `frame(step).path` is long.
   *
   * @param {number} step
   * @param {number} from
   * @param {number} to
   * @param {View} [view] whose values and windows
   * @returns {Call[]}
   */
  calls(step, from, to, view = 'max') {
    return this.#ask((handle) => handle.calls(step, from, to, view))
  }

  /**
   * The variables of the call that a step belongs to, as the code of `listing` has them after the
   * line of that step: `return` is what the call returns. None at step 0.
   *
   * @param {number} step
   * @param {View} [view] default that of the listing
   * @returns {Variable[]}
   */
  variables(step, view = this.listing.view) {
    return this.#ask((handle) => handle.variables(step, view))
  }

  /**
   * The first step after `step` that stands for a line of `listing`, counted from 1.
   *
   * @param {number} step
   * @param {number} line
   * @returns {number | null}
   */
  nextOnLine(step, line) {
    return this.#ask((handle) => handle.nextOnLine(step, line)) ?? null
  }

  /**
   * One node at one step.
   *
   * @param {number} node
   * @param {number} step
   * @param {View} [view] whose values and windows
   * @returns {NodeState}
   */
  node(node, step, view = 'max') {
    return this.#ask((handle) => handle.node(node, step, view))
  }

  /**
   * The children number `from` … `to` − 1 of a node.
   *
   * @param {number} node
   * @param {number} from
   * @param {number} to
   */
  children(node, from, to) {
    return Array.from(this.#ask((handle) => handle.children(node, from, to)))
  }

  /**
   * Where a node stands in the plane of the tree.
   *
   * @param {number} node
   * @returns {{ column: number, row: number }}
   */
  position(node) {
    return this.#ask((handle) => handle.position(node))
  }

  /**
   * The node that `scene` draws at a point of the viewport.
   *
   * @param {number} x
   * @param {number} y
   * @param {number} step
   * @param {Viewport} viewport
   * @param {Style} [style]
   * @returns {number | null}
   */
  nodeAt(x, y, step, viewport, style = {}) {
    return this.#ask((handle) => handle.nodeAt(x, y, step, viewport, style)) ?? null
  }

  /**
   * The stub that a node belongs to at a step: the topmost node of a pruned subtree that is drawn
   * folded, unless the style says otherwise.
   *
   * @param {number} node
   * @param {number} step
   * @returns {number | null}
   */
  stub(node, step) {
    return this.#ask((handle) => handle.stub(node, step)) ?? null
  }

  /**
   * The first step after `step` that evaluates a leaf, that prunes at least `least` nodes, or at
   * which a child returns to `node`.
   *
   * @param {number} step
   * @param {'leaf' | 'cutoff' | 'return'} what
   * @param {{ least?: number, node?: number }} [which]
   * @returns {number | null}
   */
  next(step, what, { least = 1, node } = {}) {
    return this.#ask((handle) => handle.next(step, what, least, node)) ?? null
  }

  /**
   * The step of the cutoff that prunes most nodes, the first of equals; null if none prunes any.
   *
   * @returns {number | null}
   */
  largestCutoff() {
    return this.#ask((handle) => handle.largestCutoff()) ?? null
  }

  /**
   * The nodes that a text can mean: those of that name, then the one of that number in the tree as
   * given, with or without a `#`, then the leaves of that value, written as in the notation. If there
   * are none, those with names that begin with it, capital or not.
   *
   * @param {string} text
   * @param {number} limit how many are named, at most 1000
   * @returns {Found}
   */
  find(text, limit) {
    return this.#ask((handle) => handle.find(text, limit))
  }

  /**
   * The nodes from the root down to one, both included.
   *
   * @param {number} node
   * @returns {number[]}
   */
  path(node) {
    return Array.from(this.#ask((handle) => handle.path(node)))
  }

  /**
   * The part of the plane of the tree that the subtree of a node takes.
   *
   * @param {number} node
   * @returns {Area}
   */
  area(node) {
    return this.#ask((handle) => handle.area(node))
  }

  /**
   * For each of `columns` equal parts of the run the kinds of events in it: bit i is KIND[i]. The bits
   * above are how many nodes are pruned there; a cutoff that prunes nothing is passed over.
   *
   * @param {number} columns
   */
  ticks(columns) {
    return this.#ask((handle) => handle.ticks(columns))
  }

  /**
   * The position at a node; null where the tree is not that of a game.
   *
   * @param {number} node
   * @returns {Drawing | null}
   */
  drawing(node) {
    return this.#ask((handle) => handle.drawing(node))
  }

  /**
   * What the tree is as a uniform one on the full window; null if it is none.
   *
   * @returns {Uniform | null}
   */
  uniform() {
    return this.#ask((handle) => handle.uniform())
  }

  /** The tree as searched, as text that reads back as the same tree. */
  print() {
    return this.#ask((handle) => handle.print())
  }

  /**
   * The number that a node has in the tree as given: an order numbers the nodes anew.
   *
   * @param {number} node
   * @returns {number}
   */
  given(node) {
    return this.#ask((handle) => handle.given(node))
  }

  /**
   * The number that a node of the tree as given has in the tree as searched; null if there is none.
   *
   * @param {number} given
   * @returns {number | null}
   */
  searched(given) {
    return this.#ask((handle) => handle.searched(given)) ?? null
  }

  /**
   * Whether both searched one tree, in whatever order.
   *
   * @param {Search} other
   */
  sameTree(other) {
    const known = this.#same.get(other)
    if (known !== undefined) return known
    // One source makes one tree, and nobody has to look at all its nodes.
    const same = this.#askBoth(
      other,
      (handle, of) => this.#origin === other.#origin || handle.sameTree(of),
    )
    this.#same.set(other, same)
    return same
  }

  /**
   * The step of another search of the same tree that corresponds to a step of this one: the same
   * event about the same node; where the other does not cut, the comparison after which this one
   * did; where it never enters the node, the cutoff that pruned it.
   *
   * @param {number} step
   * @param {Search} other
   * @returns {number}
   */
  counterpart(step, other) {
    return this.#askBoth(other, (handle, of) => handle.counterpart(step, of))
  }

  /**
   * Holds another search of the same tree against this one: that takes a while where the tree is
   * large, and is taken in slices of some milliseconds. Whoever asks `scene` or `only` about both
   * before it is done waits for all that is left.
   *
   * @param {Search} other
   * @returns {Promise<boolean>} false if either was freed meanwhile
   */
  compare(other) {
    const compare = async () => {
      while (this.#handle && other.#handle) {
        if (slice((nodes) => this.#only(other, nodes))) return true
        await others()
      }
      return false
    }
    // What is found beside one search is kept, and given up for another.
    this.#comparing = this.#comparing.then(compare, compare)
    return this.#comparing
  }

  /**
   * Whether that is done, and no other search has been compared since.
   *
   * @param {Search} other
   */
  compared(other) {
    return this.#only(other, 0) !== undefined
  }

  /**
   * The nodes that this search enters and another one of the same tree does not.
   *
   * @param {Search} other
   * @returns {Only}
   */
  only(other) {
    return this.#askBoth(other, (handle, of) => handle.only(of, this.summary.nodes))
  }

  /** Gives the memory back. Nothing can be asked afterwards. */
  free() {
    if (this.#handle) release(this.#handle)
    this.#handle = null
  }

  /**
   * @template T
   * @param {(handle: Handle) => T} question
   * @returns {T}
   */
  #ask(question) {
    const handle = this.#handle
    if (!handle) throw new SecateurError({ code: 'freed' })
    return call(() => question(handle))
  }

  /**
   * @param {Search} other
   * @param {number} nodes how many more are looked at
   * @returns {Only | undefined} undefined if those were not all
   */
  #only(other, nodes) {
    return this.#askBoth(other, (handle, of) => handle.only(of, nodes))
  }

  /**
   * @template T
   * @param {Search} other
   * @param {(handle: Handle, other: Handle) => T} question
   * @returns {T}
   */
  #askBoth(other, question) {
    return this.#ask((handle) => other.#ask((of) => question(handle, of)))
  }
}
