/**
 * The steps of a run with a mistake, in words and in the picture.
 *
 * @import {Search} from '../../core.js'
 * @import {Messages, FindWords} from '../../messages/messages.js'
 * @import {DrawnAnswer, PlantedStep} from '../../types.js'
 * @import {TaskNode} from '../nodes.js'
 */

export class StepWords {
  #m
  #words
  #nodes
  #bounded

  /** @param {Messages} m @param {FindWords} words @param {TaskNode[]} nodes @param {boolean} bounded whether the search has windows */
  constructor(m, words, nodes, bounded) {
    this.#m = m
    this.#words = words
    this.#nodes = nodes
    this.#bounded = bounded
  }

  /** @param {PlantedStep} step */
  sentence(step) {
    const { steps } = this.#words
    const { place } = this.#nodes[step.node]
    switch (step.kind) {
      case 'enter':
        return steps.enter(place, this.#window(step))
      case 'evaluate':
        return steps.evaluate(place, step.value)
      case 'compare':
        return steps.compare(place, step.value, step.best)
      case 'cutoff':
        return steps.cutoff(place)
      default:
        return steps.leave(place, step.value)
    }
  }

  /** @param {{ alpha: number, beta: number }} window */
  #window({ alpha, beta }) {
    return this.#bounded ? this.#m.bounds.window(alpha, beta) : ''
  }

  /** The state of the nodes after some steps. @param {PlantedStep[]} steps @returns {DrawnAnswer[]} */
  answersAfter(steps) {
    const { number } = this.#m
    /** @type {Record<'values' | 'windows' | 'cut', Map<number, DrawnAnswer>>} */
    const { values, windows, cut } = { values: new Map(), windows: new Map(), cut: new Map() }
    for (const step of steps) {
      const { kind, node } = step
      const writeValue = (/** @type {number} */ score) =>
        values.set(node, { node, at: 'inside', text: number(score) })
      if (kind === 'enter') windows.set(node, { node, at: 'beside', text: this.#window(step) })
      if (kind === 'compare') writeValue(step.best)
      if (kind === 'leave') writeValue(step.value)
      if (kind === 'leave') windows.delete(node)
      if (kind !== 'cutoff') continue
      // Each child begins where the one before ends.
      for (let at = step.child; at < this.#nodes[node].end; at = this.#nodes[at].end) {
        cut.set(at, { node: at, at: 'edge' })
      }
    }
    return [...values.values(), ...windows.values(), ...cut.values()]
  }
}
