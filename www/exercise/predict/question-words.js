/**
 * Questions, guesses and outcomes in words.
 *
 * @import {Fields} from './question-form.js'
 * @import {Search} from '../../core.js'
 * @import {Wording as Words} from '../practise/grading.js'
 * @import {Decided, Options, Place, Prediction, Question} from '../../types.js'
 */

import { joinSentences } from '../../messages/join-sentences.js'
import { rangeInSigns } from '../../messages/range-in-signs.js'
import { guessOutcome } from './guess-outcome.js'
import { isJudged, placesOf } from '../nodes.js'
import { hasChance, rulesOf } from '../task.js'

export class QuestionWords {
  #wording
  #search
  /** Whether inner nodes have static values, by which a search with a depth limit judges them. */
  #judges
  /** Whether calls have windows. */
  #bounded

  /** @param {Words} wording @param {Search} search of the run */
  constructor(wording, search) {
    this.#wording = wording
    this.#search = search
    this.#judges = placesOf(search).some(isJudged)
    this.#bounded = search.node(0, 1).window !== null
  }

  /** @param {number} node */
  #place(node) {
    return this.#search.node(node, 0).place
  }

  /** The names of the bounds of a node. @param {number} node */
  letters(node) {
    const { naming, place } = this.#search.node(node, 0)
    return this.#wording.m.bounds.lettersAt[naming][place.player]
  }

  /** The sentence of a step. @param {number} step */
  sentence(step) {
    return this.#wording.sentence(this.#wording.m, this.#search.explain(step))
  }

  /** @param {Question} question */
  question({ ask, node, child, alpha, beta, side }) {
    const { predict } = this.#wording.grades
    const { number } = this.#wording.m
    const bound =
      side === null
        ? ''
        : `${this.letters(node)[side]} = ${number(side === 'alpha' ? alpha : beta)}`
    return predict.asks[ask](this.#place(node), bound, this.#place(child))
  }

  /** The fields of a question. @param {Question} question @returns {Fields} */
  fields({ ask, node, ...window }) {
    const { predict } = this.#wording.grades
    const letters = this.letters(node)
    const labels = (/** @type {(letter: string, now: string) => string} */ label) => {
      const [alpha, beta] = /** @type {const} */ (['alpha', 'beta']).map((side) =>
        label(letters[side], this.#wording.m.number(window[side])),
      )
      return { typed: { alpha, beta } }
    }
    switch (ask) {
      case 'bound':
        return labels(predict.bound)
      case 'test':
        return labels(predict.passed)
      case 'next':
      case 'again':
      case 'holder':
        return { nobody: predict.nobody[ask === 'holder' ? ask : 'next'] }
      case 'table':
        return { typed: { value: predict.fromTable }, none: predict.noHit }
      case 'evaluates':
        return { typed: { value: predict.evaluated } }
      default:
        return { typed: { value: predict.value } }
    }
  }

  /** @param {Question} question @param {Decided} outcome */
  outcome(question, outcome) {
    const { words, grades, m } = this.#wording
    const { predict } = grades
    if ('node' in outcome) {
      if (outcome.node !== null) return words.named(this.#place(outcome.node))
      return predict.nobody[question.ask === 'holder' ? 'holder' : 'next']
    }
    if ('answer' in outcome)
      return outcome.answer === null ? predict.noHit : m.number(outcome.answer)
    if ('alpha' in outcome) {
      if (question.ask === 'test') return m.bounds.window(outcome.alpha, outcome.beta)
      const letters = this.letters(question.node)
      const moved = /** @type {const} */ (['alpha', 'beta'])
        .filter((side) => outcome[side] !== question[side])
        .map((side) => `${letters[side]} = ${m.number(outcome[side])}`)
      return moved.length > 0 ? moved.join(', ') : predict.stays
    }
    const { value } = outcome
    return Array.isArray(value) ? rangeInSigns(value, m.number) : m.number(Number(value))
  }

  /** The outcome of a guess, in short. @param {Question} question @param {Prediction} prediction */
  brief(question, prediction) {
    const wordsOf = (/** @type {Decided} */ decided) => this.outcome(question, decided)
    return guessOutcome(this.#wording.grades.predict, prediction, wordsOf)
  }

  /** The words before the run begins. */
  get task() {
    return this.#wording.grades.predict.task
  }

  /** The rules in one line. @param {Options} options */
  rules(options) {
    const { m, words } = this.#wording
    return rulesOf(m, words, options, 'max', hasChance(this.#search))
  }

  /** Those that the values of the tree decide. @param {Options} _ @returns {string[]} */
  rulesOfTree(_) {
    return []
  }

  /** The heads of the columns of the run so far. */
  get columns() {
    const { estimate, window, returned } = this.#wording.grades.predict.columns
    return [...(this.#judges ? [estimate] : []), ...(this.#bounded ? [window] : []), returned]
  }

  /** The indices of the columns that the picture lacks. @param {Question} _ */
  unseen(_) {
    return this.#judges ? [0] : []
  }

  /** The state of a node at a step: its status, and the cells of the columns. @param {number} node @param {number} step */
  stateAt(node, step) {
    const { m, grades } = this.#wording
    const { place, status, window, value, children, naming } = this.#search.node(node, step)
    const open = status === 'open' && children > 0 && window
    const returned = status === 'closed' && value !== null ? m.number(value) : ''
    return {
      status,
      cells: [
        ...(this.#judges ? [isJudged(place) ? m.number(Number(place.value)) : ''] : []),
        ...(this.#bounded ? [open ? m.bounds.window(...open, naming) : ''] : []),
        status === 'pruned' ? grades.predict.pruned : returned,
      ],
    }
  }

  /** Why it is so. @param {Question} question @param {Prediction} prediction */
  why(question, prediction) {
    const { reason, likely, why } = prediction
    const { mistakes, predict } = this.#wording.grades
    const counted = this.#counted(question, prediction)
    const words = counted ? [counted] : why.map((step) => this.sentence(step))
    if (likely) words.push(predict.likely(mistakes[likely]))
    return joinSentences([
      reason ? this.#wording.reasonOf(this.#wording.grades, reason) : '',
      ...words,
    ])
  }

  /**
   * The nodes that were to be counted; empty where there are none, or they would reveal the answers of later questions.
   * @param {Question} question
   * @param {Prediction} prediction
   */
  #counted({ ask, step }, { until, why }) {
    if (ask !== 'evaluates' || until !== why[0]) return ''
    const places = []
    for (let at = step; at < until; at++) {
      const meaning = this.#search.explain(at)
      if (meaning.key === 'evaluate') places.push(meaning.node)
    }
    const again = new Set(places.map(({ node }) => node)).size < places.length
    const { m, grades } = this.#wording
    return grades.predict.counted(places.map(m.viewer.short), again)
  }
}
