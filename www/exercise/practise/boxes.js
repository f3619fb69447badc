/**
 * The boxes of an exercise on one tree: which there are, their names, and the facts that are given with them. They hold no
 * answers.
 *
 * @import {Search} from '../../core.js'
 * @import {Options, View} from '../../types.js'
 * @import {Task} from '../attributes.js'
 * @import {Scope} from './bar.js'
 * @import {Wording} from './grading.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {Box} from './answer-sheet.js'
 */

import { isJudged, nodesOf, wholeOf } from '../nodes.js'
import { Premises } from './premises.js'
import { keyOf } from './answer-sheet.js'

export class Boxes {
  nodes
  /** The boxes about the whole tree. */
  whole
  premises = new Premises()
  keys
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

  /** @param {Box} box */
  has(box) {
    return this.keys.has(keyOf(box))
  }

  /** Whether the cut of a box is given. @param {Box} box */
  isGiven({ node, field }) {
    return field === 'cut' && node !== null && this.premises.givenCuts.has(node)
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

  /** The question about the unknown leaf. */
  get question() {
    return this.premises.question(this.#words, this.#task, this.nodes)
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
