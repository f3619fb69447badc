/**
 * The boxes of an exercise on one tree: which there are, their names, and the facts that are given with them. They hold no
 * answers. Some facts only the core knows: which node a condition is asked of, and which cuts are given.
 *
 * @import {Search} from '../../core.js'
 * @import {Grade, Options, View} from '../../types.js'
 * @import {Task} from '../attributes.js'
 * @import {Scope} from './bar.js'
 * @import {Wording} from './grading.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {Box} from './answer-sheet.js'
 */

import { isJudged, nodesOf, wholeOf } from '../nodes.js'
import { keyOf } from './answer-sheet.js'

/** The questions that not every tree leaves. @type {Task['ask']} */
const TREE_DEPENDENT = ['condition', 'horizon']

export class Boxes {
  nodes
  /** The boxes about the whole tree. */
  whole
  keys
  /** The node that a condition is asked of; null: none, or it is not known yet. @type {number | null} */
  #about = null
  /** The nodes whose edges are given as cut. @type {Set<number>} */
  #givenCuts = new Set()
  /** The unknown values that a condition is asked of. @type {Grade['unknowns']} */
  unknowns = []
  /** Whether the tree leaves nothing to ask. */
  refused = false
  #m
  #words
  #task
  #view
  #options

  /**
   * @param {Wording} words
   * @param {Search} search
   * @param {Task} task
   * @param {View} view from whose side values are given
   * @param {Options} options of the search
   */
  constructor({ m, words }, search, task, view, options) {
    this.#m = m
    this.#words = words
    this.#task = task
    this.#view = view
    this.#options = options
    this.nodes = nodesOf(search, task, view)
    this.whole = wholeOf(task, this.nodes)
    this.keys = new Set(this.within('all', null).map(keyOf))
  }

  /** Whether there are facts to learn from a grade before anything is answered. */
  get dependOnTree() {
    const { known, ask } = this.#task
    return known !== null || TREE_DEPENDENT.some((name) => ask.includes(name))
  }

  /** Takes over the facts that only the core knows. @param {Grade} grade */
  learn({ about, unknowns, given }) {
    this.#about = about
    this.unknowns = unknowns
    this.#givenCuts = new Set(given)
  }

  /** @param {Box} box */
  has(box) {
    return this.keys.has(keyOf(box))
  }

  /** Whether the cut of a box is given. @param {Box} box */
  isGiven({ node, field }) {
    return field === 'cut' && node !== null && this.#givenCuts.has(node)
  }

  /** The boxes of a part of the tree. @param {Scope} scope @param {number | null} selected */
  within(scope, selected) {
    const depth = selected === null ? null : this.nodes[selected].depth
    const nodes = this.nodes.filter(
      (taskNode) =>
        scope === 'all' ||
        (scope === 'node' ? taskNode.node === selected : taskNode.depth === depth),
    )
    return [...nodes.flatMap(({ boxes }) => boxes), ...(scope === 'all' ? this.whole : [])]
  }

  /** The name of a box. @param {Box} box */
  nameOf({ node, field }) {
    const { field: names, whole, nothingCut, known } = this.#words
    if (field === 'cuts') return this.#task.known ? known.nothing : nothingCut
    return node === null
      ? whole[/** @type {keyof typeof whole} */ (field)]
      : names[/** @type {keyof typeof names} */ (field)](this.nodes[node].place)
  }

  /** The label of a box about the whole tree. @param {Box} box */
  label(box) {
    return (box.field === 'condition' && this.question.text) || this.nameOf(box)
  }

  /** The question about the unknown leaf, in words; empty while it is not known. */
  get question() {
    const { conditions } = this.#words
    const { condition } = this.#task
    const [x = 'x', y = ''] = this.unknowns.map(({ name }) => name)
    const root = condition === 'root'
    if (root || this.#about === null) return { x, y, root, text: root ? conditions.root : '' }
    const { place } = this.nodes[this.#about]
    const questionOf = condition === 'best' ? conditions.best : conditions.unseen
    return { x, y, root, text: questionOf(y ? conditions.pair(x, y) : x, place) }
  }

  /**
   * The static value of an inner node; empty: it has none, or the search does not ask for it. The static values for
   * other depth limits are part of the question about the cost of the limit.
   * @param {TaskNode} taskNode
   */
  estimateOf(taskNode) {
    const { depth } = this.#options
    const all = depth !== undefined && this.#task.ask.includes('horizon')
    const judged = (all || taskNode.depth === depth) && isJudged(taskNode.place)
    return judged ? this.#m.number(Number(this.valueOf(taskNode))) : ''
  }

  /** The value of a leaf, or a static value, from the side that values are given from. @param {TaskNode} leaf */
  valueOf({ place: { value, player } }) {
    if (value === null) return ''
    return String(this.#view === 'mover' && player === 'min' ? 0 - value : value)
  }
}
