/**
 * The steps of a run with a mistake, in words and in the picture.
 *
 * @import {Search} from '../core.js'
 * @import {Messages, Find} from '../messages/messages.js'
 * @import {PlantedStep} from '../types.js'
 * @import {Answer} from './marks.js'
 * @import {Asking} from './nodes.js'
 */

export class StepWords {
  #m
  #words
  #nodes
  #bounded

  /** @param {Messages} m @param {Find} words @param {Asking[]} nodes @param {boolean} bounded whether the search has windows */
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
    const { number } = this.#m
    return this.#bounded ? `[${number(alpha)};\u00a0${number(beta)}]` : ''
  }

  /** The texts at the nodes after some steps. @param {PlantedStep[]} steps @returns {Answer[]} */
  drawn(steps) {
    const answers = this.#nodes.map(({ node, end }) => ({
      ...{
        node,
        end,
        value: '',
        valueOk: null,
        beside: '',
        besideOk: null,
        cut: false,
        cutOk: null,
      },
    }))
    const { number } = this.#m
    for (const step of steps) {
      const answer = answers[step.node]
      if (step.kind === 'enter') answer.beside = this.#window(step)
      if (step.kind === 'compare') answer.value = number(step.best)
      if (step.kind === 'leave') Object.assign(answer, { value: number(step.value), beside: '' })
      if (step.kind === 'cutoff') {
        const rest = answers.filter(({ node }) => node >= step.child && node < answer.end)
        // Of these the children: each begins where the one before ends.
        let next = step.child
        for (const child of rest) {
          if (child.node !== next) continue
          child.cut = true
          next = child.end
        }
      }
    }
    return answers
  }
}
