/**
 * Questions, guesses and outcomes in words.
 *
 * @import {Search} from '../core.js'
 * @import {Said as Words} from './grading.js'
 * @import {Decided, Prediction, Question} from '../types.js'
 */

export class QuestionWords {
  #said
  #search

  /** @param {Words} said @param {Search} search of the run */
  constructor(said, search) {
    this.#said = said
    this.#search = search
  }

  /** @param {number} node */
  #place(node) {
    return this.#search.node(node, 0).place
  }

  /** The names of the bounds of a node. @param {number} node */
  letters(node) {
    const { naming, place } = this.#search.node(node, 0)
    return this.#said.m.bounds.lettersAt[naming][place.player]
  }

  /** The sentence of a step. @param {number} step */
  sentence(step) {
    return this.#said.sentence(this.#said.m, this.#search.explain(step))
  }

  /** @param {Question} question */
  question({ ask, node, alpha, beta, side }) {
    const { predict } = this.#said.grades
    const { number } = this.#said.m
    const bound =
      side === null
        ? ''
        : `${this.letters(node)[side]} = ${number(side === 'alpha' ? alpha : beta)}`
    return predict.asks[ask](this.#place(node), bound)
  }

  /** @param {Question} question @param {Decided} outcome */
  outcome(question, outcome) {
    const { words, grades, m } = this.#said
    const { predict } = grades
    if ('node' in outcome) {
      if (outcome.node !== null) return words.named(this.#place(outcome.node))
      return predict.nobody[question.ask === 'holder' ? 'holder' : 'next']
    }
    if ('alpha' in outcome) {
      const letters = this.letters(question.node)
      const moved = /** @type {const} */ (['alpha', 'beta'])
        .filter((side) => outcome[side] !== question[side])
        .map((side) => `${letters[side]} = ${m.number(outcome[side])}`)
      return moved.length > 0 ? moved.join(', ') : predict.stays
    }
    const { value } = outcome
    if (!Array.isArray(value)) return m.number(Number(value))
    const [from, to] = value
    if (from === -Infinity) return `≤ ${m.number(to)}`
    return to === Infinity ? `≥ ${m.number(from)}` : `${m.number(from)} … ${m.number(to)}`
  }

  /** The outcome of a guess, in short. @param {Question} question @param {Prediction} prediction */
  brief(question, { verdict, read, expected }) {
    const { predict } = this.#said.grades
    if (!expected) return predict.unread
    const right = this.outcome(question, expected)
    if (verdict === 'right') return predict.right(read ? this.outcome(question, read) : right)
    if (verdict === 'missing' || !read) return predict.shown(right)
    return predict.wrong(this.outcome(question, read), right)
  }

  /** Why it is so. @param {Prediction} prediction */
  why({ reason, why }) {
    const words = why.map((step) => this.sentence(step))
    return [...(reason ? [this.#said.reasonOf(this.#said.grades, reason)] : []), ...words].join(' ')
  }
}
