/**
 * @import { Answer, Area, Asked, Difference, Differences, Drawing, Finding, Found, Frame, Grade, Guess, MinimalNode, MinimalTree, NodeCalls, NodeState, NumberLine, Only } from '../types.js'
 * @import { Pass, Planted, Pointed, Position, Prediction, Question, SceneOfSearch, Style, TableState, Uniform, View, Viewport } from '../types.js'
 * @import { SearchHandle } from '../whole.js'
 * @import { Instance } from './instance.js'
 *
 * @typedef {{ source: unknown, options: { root?: unknown } }} Opened the source and options of a search, in plain data
 */
import { alike, fields, read, refusal } from './arguments.js'
import { inWords } from './failure.js'
import { whole } from './cores.js'
import { ask, askPlain, inWhole, isFreed, living } from './handle.js'
import { others, slice } from './slices.js'
import { Steps } from './steps.js'

/**
 * One search of one tree, made by `open`. `free()` it when it is no longer needed.
 *
 * Every method throws a `SecateurError`: `bad-argument` names the wrong argument; `unreadable` the argument
 * that throws while it is read, with the thrown error as its cause; `too-much-at-once` says how much one call
 * may ask for; `freed` and `stopped` say that the search is gone.
 */
export class Search extends Steps {
  /** @type {Opened} */
  #asked
  /** Whether other searches are of the same tree. @type {WeakMap<Search, boolean>} */
  #same = new WeakMap()
  /** Settles when no other search is being compared. @type {Promise<boolean>} */
  #comparing = Promise.resolve(false)

  /**
   * @param {Instance} core
   * @param {SearchHandle} handle
   * @param {Opened} asked
   * @param {number} elapsed
   * @param {() => Promise<Search>} open opens the same search in the whole core
   */
  constructor(core, handle, asked, elapsed, open) {
    super(core, handle, open)
    this.#asked = asked
    /** How long the search took, in milliseconds: recording it, without making the tree and without pauses. */
    this.elapsed = elapsed
    /** Whether it is in the whole core, as those of `open` are: an element may open a tree in one that lacks much. */
    this.whole = handle.answers('minimalTree')
    /** How many times the root is searched: more than once by a search in passes, which needs the whole core. */
    this.passCount = this.whole ? ask(this, 'passCount', {}) : 1
    const { column, row } = ask(this, 'extent', {})
    /** The column of the rightmost node, and the number of rows. */
    this.extent = { columns: /** @type {number} */ (column), rows: /** @type {number} */ (row) }
  }

  /**
   * The frame at a step, 0 … `summary.steps`: all that is known of some nodes, at most 250,000 in one call.
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
    return ask(this, 'frame', { step, from, to, view })
  }

  /**
   * One node at one step.
   * @param {number} node
   * @param {number} step
   * @param {View} [view] whose values and windows
   * @returns {NodeState}
   */
  node(node, step, view = 'max') {
    return ask(this, 'node', { node, step, view })
  }

  /**
   * The number line of a node at a step: its window, its range, its best value and the value of a child.
   * @param {number} node
   * @param {number} step
   * @param {View} [view] whose values and windows
   * @returns {NumberLine}
   */
  numberLine(node, step, view = 'max') {
    return ask(this, 'numberLine', { node, step, view })
  }

  /**
   * The children number `from` … `to` − 1 of a node, at most 250,000 in one call.
   * @param {number} node
   * @param {number} from
   * @param {number} to
   */
  children(node, from, to) {
    return Array.from(ask(this, 'children', { node, from, to }))
  }

  /**
   * The nodes from the root down to one, both included.
   * @param {number} node
   * @returns {number[]}
   */
  path(node) {
    return Array.from(ask(this, 'path', { node }))
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
    return ask(this, 'find', { text, limit })
  }

  /**
   * The step of a name, as authors write it:
   * - `first` is step 0, before anything happens, and `last` the last step;
   * - a whole number is that step;
   * - `cutoff:2` is the second cutoff that prunes; `cutoff` the first, or the last step where there is none;
   * - `node:C` is the step at which a node is entered: by its name or letter, by its number in the tree as
   *   given after a `#`, or by a path of these. Of several such nodes the one that is entered first counts.
   *
   * Throws `bad-argument`, with the names that there are, and `never-entered` for a node that the search
   * never enters.
   * @param {string | number} name
   * @returns {number}
   */
  stepOf(name) {
    return ask(this, 'stepOf', { name })
  }

  /**
   * The number that a node has in the tree as given: an order numbers the nodes anew.
   * @param {number} node
   * @returns {number}
   */
  given(node) {
    return ask(this, 'given', { node })
  }

  /**
   * The number that a node of the tree as given has in the tree as searched; null if there is none.
   * @param {number} given
   * @returns {number | null}
   */
  searched(given) {
    return ask(this, 'searched', { given }) ?? null
  }

  /** The tree as searched, as text that reads back as the same tree. */
  print() {
    return ask(this, 'print', {})
  }

  /**
   * The tree as a uniform one on the full window; null if it is none.
   * @returns {Uniform | null}
   */
  uniform() {
    return ask(this, 'uniform', {})
  }

  /**
   * The position at a node; null where the tree is not that of a game.
   * @param {number} node
   * @returns {Drawing | null}
   */
  drawing(node) {
    return ask(this, 'drawing', { node })
  }

  /**
   * The marks of a step, seen through a viewport. With another search of the same tree beside it, a node that
   * one search has entered by its step and the other has pruned is ringed.
   * @param {number} step
   * @param {Viewport} viewport
   * @param {Style} [style]
   * @param {{ search: Search, step: number } | null} [beside]
   * @returns {SceneOfSearch}
   */
  scene(step, viewport, style = {}, beside = null) {
    const given = { step, viewport, style }
    if (beside === null) return ask(this, 'scene', given)
    const { search: other, step: at } = fields('beside', beside, ['search', 'step'])
    if (!this.sameTree(other)) return ask(this, 'scene', given)
    return ask(this, 'sceneBeside', { ...given, other, 'beside.step': at })
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
    return ask(this, 'nodeAt', { x, y, step, viewport, style }) ?? null
  }

  /**
   * Where a node stands in the plane of the tree.
   * @param {number} node
   * @returns {Position}
   */
  position(node) {
    return ask(this, 'position', { node })
  }

  /**
   * The part of the plane of the tree that the subtree of a node takes.
   * @param {number} node
   * @returns {Area}
   */
  area(node) {
    return ask(this, 'area', { node })
  }

  /**
   * The stub that a node belongs to at a step: the topmost node of a pruned subtree that is drawn
   * folded, unless the style says otherwise.
   * @param {number} node
   * @param {number} step
   * @returns {number | null}
   */
  stub(node, step) {
    return ask(this, 'stub', { node, step }) ?? null
  }

  /**
   * The first thing that is wrong with the search of another program; null where nothing is, and for a search of our own.
   * @returns {Finding | null}
   */
  get finding() {
    return Object(this.#asked.source).trace === undefined ? null : ask(this, 'finding', {})
  }

  /** The source and the option that decide the tree. */
  get #origin() {
    const { source, options } = this.#asked
    return [source, options.root]
  }

  /**
   * Grades the answers to an exercise about this search; docs/exercises.md has all of it. The grader is loaded with the
   * first call. Arguments are read first; later changes of them have no effect.
   * @param {Answer[]} answers at most 10,000
   * @param {Asked} [options] the questions, and how strictly they are graded
   * @returns {Promise<Grade>}
   * @throws {SecateurError} `bad-option`, `unknown-option` and `answered-twice` name the place, such as
   *   `answers[3].node`; `too-many-nodes`: an exercise has at most 10,000 nodes
   */
  async grade(answers, options = {}) {
    return this.#exercise('grade', { answers, options })
  }

  /**
   * The questions before decisions of this search, in its order; docs/predict.md has all of it. Their module is loaded
   * with the first call.
   * @param {{ every?: boolean }} [options] `every`: all of them, not only those worth asking
   * @returns {Promise<Question[]>}
   * @throws {SecateurError} as `grade`
   */
  async questions(options = {}) {
    return this.#exercise('questions', { options })
  }

  /**
   * Judges what is said of a question.
   * @param {number} number of the question, from 0
   * @param {Guess | null} guess as typed; null asks for the answer
   * @param {{ every?: boolean }} [options] those of the questions
   * @returns {Promise<Prediction>}
   * @throws {SecateurError} as `grade`; `bad-option` names what is wrong, such as `guess.node`
   */
  async predict(number, guess, options = {}) {
    const whole = Number.isInteger(number) && number >= 0 && number < 2 ** 32
    if (!whole) throw refusal('number', number, '0 1 2 …')
    return this.#exercise('predict', { number, options, ...(guess === null ? {} : { guess }) })
  }

  /**
   * The passes of the search, at most 10,000: each searches the tree from the root.
   * @param {View} [view] whose values and windows
   * @returns {Pass[]}
   */
  passes(view = 'max') {
    return ask(this, 'passes', { view })
  }

  /**
   * The calls for a node by a step: the last `most` of them, at most 1000, and how many there are.
   * @param {number} node
   * @param {number} step
   * @param {number} most
   * @param {View} [view]
   * @returns {NodeCalls}
   */
  nodeCalls(node, step, most, view = 'max') {
    return ask(this, 'nodeCalls', { node, step, most, view })
  }

  /**
   * The entry of the transposition table for the position at a node by a step, with its last `most` uses, at most
   * 1000; null if the search has no table.
   * @param {number} node
   * @param {number} step
   * @param {number} most
   * @param {View} [view]
   * @returns {TableState | null}
   */
  table(node, step, most, view = 'max') {
    return ask(this, 'table', { node, step, most, view })
  }

  /**
   * The first step after `step` at which a pass begins, a node is searched again, the table answers, or `node` is entered;
   * with `back` the last one before it.
   * @param {number} step
   * @param {'pass' | 'again' | 'call' | 'hit'} what
   * @param {{ back?: boolean, node?: number }} [which]
   * @returns {number | null}
   */
  skip(step, what, which = {}) {
    const { back = false, node } = fields('which', which, ['back', 'node'])
    const given = { step, what, back, ...(node === undefined ? {} : { node }) }
    return ask(this, 'skip', given) ?? null
  }

  /**
   * A run of this search with one mistake planted in it, step by step; docs/find.md has all of it. Its module is loaded
   * with the first call. The same tree, rules and seed give the same mistake.
   * @param {{ seed?: number }} [options]
   * @returns {Promise<Planted>}
   * @throws {SecateurError} as `grade`; `no-such-exercise`: no mistake fits this tree
   */
  async plant(options = {}) {
    return this.#exercise('plant', { options })
  }

  /**
   * Judges the step of such a run that is said to be the first wrong one.
   * @param {number | null} step its index; null asks for the answer
   * @param {{ seed?: number }} [options] those of the run
   * @returns {Promise<Pointed>}
   * @throws {SecateurError} as `plant`; `bad-option`: there is no such step
   */
  async point(step, options = {}) {
    return this.#exercise('point', { options, ...(step === null ? {} : { step }) })
  }

  /**
   * Asks the whole core about an exercise on this search. Arguments are read first.
   * @param {string} question
   * @param {Record<string, unknown>} given
   * @returns {Promise<any>}
   */
  async #exercise(question, given) {
    living(this)
    const plain = read(given)
    try {
      const search = await inWhole(this)
      return askPlain(search, question, { ...plain, words: whole.now().bound.typed })
    } catch (error) {
      throw await inWords(error)
    }
  }

  /**
   * The minimal tree of this search, in slices of some milliseconds; null if the value of the root depends on an unknown
   * value or on chance. A call of `minimalNode`, or of `scene` with the style `minimal`, before it is done does the rest at once.
   * @returns {Promise<MinimalTree | null>}
   * @throws {SecateurError} `freed` if the search was freed meanwhile
   */
  async minimalTree() {
    for (;;) {
      const found = slice((nodes) => {
        const tree = ask(this, 'minimalTree', { nodes })
        return tree === undefined ? undefined : { tree }
      })
      if (found) return found.tree
      await others()
    }
  }

  /**
   * The node in the minimal tree, at a step; null if there is no minimal tree.
   * @param {number} node
   * @param {number} step
   * @param {View} [view]
   * @returns {MinimalNode | null}
   */
  minimalNode(node, step, view = 'max') {
    return ask(this, 'minimalNode', { node, step, view })
  }

  /**
   * Whether both searched one tree, in whatever order.
   * @param {Search} other
   */
  sameTree(other) {
    const known = this.#same.get(other)
    if (known !== undefined) return known
    living(this)
    living(other)
    // The same source implies the same tree; otherwise the nodes are compared.
    const same = alike(this.#origin, other.#origin) || ask(this, 'sameTree', { other })
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
    return ask(this, 'counterpart', { step, other })
  }

  /**
   * Compares another search of the same tree with this one, in slices of some milliseconds. A call of `scene`
   * or `only` about both before it is done does the rest at once.
   * @param {Search} other
   * @returns {Promise<boolean>} false if either was freed meanwhile
   */
  compare(other) {
    const compare = async () => {
      while (!isFreed(this) && !isFreed(other)) {
        if (slice((nodes) => ask(this, 'only', { other, nodes }))) return true
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
    return ask(this, 'only', { other, nodes: 0 }) !== undefined
  }

  /**
   * The nodes that this search enters and another one of the same tree does not.
   * @param {Search} other
   * @returns {Only}
   */
  only(other) {
    return ask(this, 'only', { other, nodes: this.summary.nodes })
  }

  /**
   * All places where this search and another one of the same tree part, found in slices of some milliseconds. They add
   * up to the difference of the counts of different nodes.
   * @param {Search} other
   * @returns {Promise<Differences | null>} null if either was freed meanwhile
   */
  differences(other) {
    const find = async () => {
      while (!isFreed(this) && !isFreed(other)) {
        const found = slice((nodes) => ask(this, 'differences', { other, nodes }))
        if (found) return found
        await others()
      }
      return null
    }
    // As above.
    const found = this.#comparing.then(find, find)
    this.#comparing = found.then(Boolean, () => false)
    return found
  }

  /**
   * One of these places: what only one search enters, and why the other does not.
   * @param {Search} other
   * @param {number} number from 0, in the order of `differences`
   * @returns {Difference | null} null if there are not so many
   */
  difference(other, number) {
    return ask(this, 'difference', { other, number })
  }
}
