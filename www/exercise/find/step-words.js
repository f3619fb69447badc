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
  #showsWindows

  /**
   * @param {Messages} m
   * @param {FindWords} words
   * @param {TaskNode[]} nodes
   * @param {boolean} showsWindows whether there are windows to show
   */
  constructor(m, words, nodes, showsWindows) {
    this.#m = m
    this.#words = words
    this.#nodes = nodes
    this.#showsWindows = showsWindows
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
    return this.#showsWindows ? this.#m.bounds.window(alpha, beta) : ''
  }

  /** The state of the nodes after some steps. @param {PlantedStep[]} steps @returns {DrawnAnswer[]} */
  answersAfter(steps) {
    const { number } = this.#m
    /** @type {Map<number, DrawnAnswer>[]} */
    const [values, windows, cut] = [new Map(), new Map(), new Map()]
    for (const step of steps) {
      const { node } = step
      switch (step.kind) {
        case 'enter':
          windows.set(node, { node, at: 'beside', text: this.#window(step) })
          break
        case 'compare':
          values.set(node, { node, at: 'inside', text: number(step.best) })
          break
        case 'leave':
          values.set(node, { node, at: 'inside', text: number(step.value) })
          windows.delete(node)
          break
        case 'cutoff':
          // Each child begins where the one before ends.
          for (let at = step.child; at < this.#nodes[node].end; at = this.#nodes[at].end) {
            cut.set(at, { node: at, at: 'edge' })
          }
      }
    }
    return [values, windows, cut].flatMap((answers) => [...answers.values()])
  }
}
