/**
 * Questions, guesses and outcomes of a search that goes best-first, in words.
 *
 * @import {Search} from '../../core.js'
 * @import {BestFirstWords} from '../../messages/messages.js'
 * @import {BestFirstDecided, BestFirstMistake, BestFirstNode, BestFirstPrediction} from '../../types.js'
 * @import {BestFirstQuestion, BestFirstSummary, Options} from '../../types.js'
 * @import {Wording as Words} from '../practise/grading.js'
 * @import {Fields} from './question-form.js'
 */

import { joinSentences } from '../../messages/join-sentences.js'
import { scores } from '../../messages/scores.js'
import { bestFirstRules, bestFirstRulesOfTree } from './best-first-rules.js'
import { guessOutcome } from './guess-outcome.js'

/** How many decimals numbers have that are to be added up. */
const DIGITS = 4

export class BestFirstQuestionWords {
  #wording
  #search
  #bestFirst
  #scores
  #proves

  /** @param {Words} wording @param {Search} search of the run @param {BestFirstWords} explore */
  constructor(wording, search, explore) {
    this.#wording = wording
    this.#search = search
    this.#bestFirst = explore
    this.#scores = scores(wording.m.lang)
    this.#proves = this.#summary.goal !== null
  }

  get #summary() {
    return /** @type {BestFirstSummary} */ (/** @type {unknown} */ (this.#search.summary))
  }

  get #words() {
    return this.#wording.grades.explored
  }

  /** @param {number} node @param {number} step */
  #node(node, step) {
    return /** @type {BestFirstNode} */ (/** @type {unknown} */ (this.#search.node(node, step)))
  }

  /** @param {number} node */
  place(node) {
    return this.#node(node, 0).place
  }

  get task() {
    return this.#words.task
  }

  /** The sentence of a step. @param {number} step */
  sentence(step) {
    return this.#wording.sentence(this.#wording.m, this.#search.explain(step))
  }

  /** @param {BestFirstQuestion} question */
  question({ ask, node, iteration, chosen, exploration, reward }) {
    const { asks } = this.#words
    const place = this.place(node)
    if (ask === 'backup' && this.#proves) return asks.numbers(place, iteration)
    if (ask === 'backup') return asks.backup(place, iteration, reward ?? NaN)
    if (ask !== 'exploration') return asks[ask](place, iteration)
    const now = { chosen: this.place(chosen ?? 0), c: exploration ?? NaN }
    return asks.exploration(place, iteration, now)
  }

  /** The names of the two numbers of a node. */
  get signs() {
    const { proof, disproof } = this.#bestFirst.ratings.head
    return this.#proves ? [proof, disproof] : ['n', 'w']
  }

  /** One of the numbers of a path, by its place. @param {number} number @param {number} at */
  number(number, at) {
    if (number === Infinity) return this.#scores.proofNumber(null)
    if (this.#proves || at % 2 === 0) return this.#wording.m.number(number)
    return this.#scores.fixed(number, DIGITS)
  }

  /** The fields of a question. @param {BestFirstQuestion} question @returns {Fields} */
  fields({ ask, path, numbers }) {
    if (ask === 'exploration') return { typed: { value: 'C' } }
    if (ask !== 'backup') return {}
    const label = (/** @type {number} */ number, /** @type {number} */ at) => {
      const node = this.#wording.m.viewer.short(this.place(path[Math.floor(at / 2)]))
      return this.#words.now(`${node}: ${this.signs[at % 2]}`, this.number(number, at))
    }
    return { typed: Object.fromEntries(numbers.map((number, at) => [at, label(number, at)])) }
  }

  /** @param {BestFirstQuestion} question @param {BestFirstDecided} outcome */
  outcome({ path }, outcome) {
    const { words, m } = this.#wording
    if ('node' in outcome) return words.named(this.place(outcome.node))
    if ('value' in outcome) return `C = ${this.#scores.fixed(outcome.value, DIGITS)}`
    const { numbers } = outcome
    const pairs = path.map((node, at) => {
      const two = [2 * at, 2 * at + 1].map(
        (of) => `${this.signs[of % 2]} ${this.number(numbers[of], of)}`,
      )
      return `${m.viewer.short(this.place(node))} ${two.join(', ')}`
    })
    return pairs.join('; ')
  }

  /** The outcome of a guess, in short. @param {BestFirstQuestion} question @param {BestFirstPrediction} prediction */
  brief(question, prediction) {
    const wordsOf = (/** @type {BestFirstDecided} */ decided) => this.outcome(question, decided)
    return guessOutcome(this.#wording.grades.predict, prediction, wordsOf)
  }

  /**
   * Why it is so: the mistake that fits the answers, and the sentences of the steps.
   * @param {BestFirstQuestion} _
   * @param {BestFirstPrediction} prediction
   * @param {BestFirstPrediction[]} [others] all so far
   */
  why(_, { reason, why, fits, expected }, others = []) {
    const { grades } = this.#wording
    const sentences = [
      reason ? this.#wording.reasonOf(grades, reason) : '',
      this.#mistake(fits, others),
      ...why.map((step) => this.sentence(step)),
    ]
    if (expected && 'value' in expected && expected.child !== null) {
      const turn = { from: expected.value, child: this.place(expected.child) }
      sentences.push(this.#bestFirst.ratings.turn(turn))
    }
    return joinSentences(sentences)
  }

  /**
   * The mistake that fits an answer, if possible one that fits all others, too.
   * @param {BestFirstMistake[]} fits
   * @param {BestFirstPrediction[]} others
   */
  #mistake(fits, others) {
    if (fits.length === 0) return ''
    const { explored, likely } = this.#wording.grades
    const wrong = others.filter(({ verdict }) => verdict === 'wrong')
    const common = fits.find((mistake) => wrong.every((other) => other.fits.includes(mistake)))
    return common ? likely(explored.mistakes[common]) : explored.here(explored.mistakes[fits[0]])
  }

  /** The rules in one line. @param {Options} options */
  rules(options) {
    const phrases = [...bestFirstRules(this.#words.rules, options), ...this.rulesOfTree(options)]
    return this.#wording.words.given(phrases)
  }

  /** Those that the values of the tree decide. @param {Options} options */
  rulesOfTree(options) {
    return bestFirstRulesOfTree(this.#words.rules, options, this.#summary)
  }

  /** The heads of the columns of the run so far. */
  get columns() {
    const { visits, mean } = this.#bestFirst.ratings.head
    return this.#proves ? this.signs : [visits, 'w', mean]
  }

  /**
   * The indices of the columns that a question needs exactly: a mean to choose by, a total to add to.
   * @param {BestFirstQuestion} question
   */
  unseen({ ask }) {
    return this.#proves || ask === 'backup' ? [0, 1] : [0, 2]
  }

  /** The state of a node at a step: its status, and the cells of the columns. @param {number} node @param {number} step */
  stateAt(node, step) {
    const { status, grown } = this.#node(node, step)
    const { fixed, proofNumber } = this.#scores
    if (!grown) return { status, cells: [] }
    if (grown.by === 'proof') {
      return { status, cells: [grown.proof, grown.disproof].map(proofNumber) }
    }
    const { visits, total, mean } = grown
    const cells = [this.#wording.m.count(visits), fixed(total, DIGITS), fixed(mean, DIGITS)]
    return { status, cells }
  }
}
