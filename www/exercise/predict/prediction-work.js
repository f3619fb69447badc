/**
 * The work on a prediction: its questions, their answers, and how far the run may go. It knows no page. The
 * core gives the right answers, question by question.
 *
 * @import {Search} from '../../core.js'
 * @import {Guess, Prediction, Question} from '../../types.js'
 * @import {ReadAttribute} from '../attributes.js'
 *
 * @typedef {{ every: boolean, ask?: string }} QuestionOptions which questions are asked
 *
 * @typedef {object} SavedPredictions the part of it that is kept
 * @property {(Guess | null)[]} given in the order of the questions; null: the answer was asked for
 * @property {number} attempt
 * @property {number} best
 * @property {Record<string, string>} [typed] the text in the fields of the question that waits, if there is any
 *
 * @typedef {object} GuessOutcome
 * @property {Guess | null} guess null: the answer was asked for
 * @property {Prediction} prediction
 */

/** The questions that the attributes ask. @param {ReadAttribute} read @returns {QuestionOptions} */
export function questionOptions(read) {
  const [every, ask] = [read('every') !== '', read('ask')]
  return { every, ...(ask && { ask }) }
}

export class PredictionWork {
  /** @type {GuessOutcome[]} */
  outcomes = []
  /** The number of times that the run was begun. */
  attempt = 1
  /** The best score so far, 0 … 1. */
  best = 0
  /** The text in the fields of the question that waits, by their names. @type {Record<string, string>} */
  typed = {}
  #search
  #options
  /** @readonly */
  questions
  /** The tree, rules and questions that it is about, as text. */
  name

  /** @param {Search} search @param {string} name @param {QuestionOptions} options @param {Question[]} questions */
  constructor(search, name, options, questions) {
    this.#search = search
    this.name = name
    this.#options = options
    this.questions = questions
  }

  /** @param {Search} search @param {string} name of the exercise @param {QuestionOptions} options */
  static async of(search, name, options) {
    return new PredictionWork(search, name, options, await search.questions(options))
  }

  /** Whether something was said. */
  get touched() {
    return this.outcomes.length > 0
  }

  /** Takes over the answers to the same questions; false if they were others. @param {PredictionWork | null} previous */
  takeOver(previous) {
    if (!previous || previous.name !== this.name) return false
    const { outcomes, attempt, best, typed } = previous
    Object.assign(this, { outcomes, attempt, best, typed })
    return true
  }

  /** The question that is asked next; undefined: all are answered. */
  get question() {
    return this.questions.at(this.outcomes.length)
  }

  /** The last step that may be shown. */
  get limit() {
    return this.question?.step ?? this.#search.summary.steps
  }

  get points() {
    return this.outcomes.filter(({ prediction }) => prediction.ok).length
  }

  /** How often the answer was asked for. */
  get answersShown() {
    return this.outcomes.filter(({ prediction }) => prediction.verdict === 'missing').length
  }

  get score() {
    return this.questions.length > 0 ? this.points / this.questions.length : 0
  }

  /**
   * Says something of the question, or asks for the answer. What cannot be read does not count.
   * @param {Guess | null} guess
   */
  async answer(guess) {
    const number = this.outcomes.length
    const prediction = await this.#search.predict(number, guess, this.#options)
    if (prediction.verdict === 'unread' || number !== this.outcomes.length) return prediction
    this.outcomes = [...this.outcomes, { guess, prediction }]
    this.typed = {}
    this.best = Math.max(this.best, this.question ? 0 : this.score)
    return prediction
  }

  /** @returns {SavedPredictions} */
  get savedState() {
    const { outcomes, attempt, best, typed } = this
    const given = outcomes.map(({ guess }) => guess)
    return { given, attempt, best, ...(Object.values(typed).some(Boolean) && { typed }) }
  }

  /**
   * Gives saved answers again, as far as they fit: they may come from elsewhere.
   * @param {unknown} savedState
   */
  async restore(savedState) {
    const { given, attempt, best, typed } = Object(savedState)
    if (this.outcomes.length === 0 && Array.isArray(given)) {
      for (const guess of given.slice(0, this.questions.length)) {
        if (!(await this.#replay(guess))) break
      }
      if (this.outcomes.length === given.length) this.typed = { ...Object(typed) }
    }
    if (Number.isInteger(attempt)) this.attempt = Math.max(this.attempt, attempt)
    if (best > 0 && best <= 1) this.best = Math.max(this.best, Number(best))
  }

  /** Says something that was kept. Returns false if it means nothing here. @param {Guess | null} guess */
  async #replay(guess) {
    try {
      const { verdict } = await this.answer(guess)
      return verdict !== 'unread'
    } catch (error) {
      if (Object(error).code) return false
      throw error
    }
  }

  restart() {
    this.outcomes = []
    this.typed = {}
    this.attempt += 1
  }
}
