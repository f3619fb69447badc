/**
 * A run with a mistake in it, and the steps that were pointed at. It knows no page. What is right it
 * learns from the core, step by step.
 *
 * @import {Search} from '../../core.js'
 * @import {PlantedStep, Pointed} from '../../types.js'
 *
 * @typedef {{ step: number | null, pointed: Pointed }} PointingOutcome null: the answer was asked for
 *
 * @typedef {object} SavedMistake the part of it that is kept
 * @property {(number | null)[]} pointed the steps in their order; null: the answer was asked for
 * @property {number} attempts
 * @property {number} best
 */

/** The points for finding the mistake at once; each wrong guess costs one. */
export const POINTS = 3

export class PlantedMistake {
  /** @type {PointingOutcome[]} */
  outcomes = []
  /** How often a step was pointed at, over all beginnings. */
  attempts = 0
  /** The best score so far, 0 … 1. */
  best = 0
  #search
  #seed
  /** The tree, rules and seed that it is about, as text. */
  name
  /** @type {PlantedStep[]} */
  steps

  /** @param {Search} search @param {number} seed @param {string} name @param {PlantedStep[]} steps */
  constructor(search, seed, name, steps) {
    this.#search = search
    this.#seed = seed
    this.name = name
    this.steps = steps
  }

  /** @param {Search} search @param {number} seed @param {string} name @returns {Promise<PlantedMistake>} @throws where no mistake fits */
  static async of(search, seed, name) {
    const { steps } = await search.plant({ seed })
    return new PlantedMistake(search, seed, name, steps)
  }

  /** Whether a step was pointed at. */
  get touched() {
    return this.outcomes.length > 0
  }

  /** Takes over the answers about the same mistake; false if it was another one. @param {PlantedMistake | null} previous */
  takeOver(previous) {
    if (!previous || previous.name !== this.name) return false
    const { outcomes, attempts, best } = previous
    Object.assign(this, { outcomes, attempts, best })
    return true
  }

  /** The last answer, once the exercise is over; undefined: it goes on. */
  get end() {
    const last = this.outcomes.at(-1)
    return last?.pointed.at === null ? undefined : last
  }

  /** Whether the answer was asked for. */
  get shown() {
    return this.outcomes.some(({ step }) => step === null)
  }

  /** How many of the steps pointed at are not it. */
  get wrong() {
    return this.outcomes.filter(({ pointed }) => pointed.verdict === 'wrong').length
  }

  get points() {
    return this.end?.pointed.ok ? Math.max(0, POINTS - this.wrong) : 0
  }

  get score() {
    return this.points / POINTS
  }

  /** Points at a step, or asks for the answer. @param {number | null} step */
  async point(step) {
    const before = this.outcomes
    const pointed = await this.#search.point(step, { seed: this.#seed })
    if (before !== this.outcomes || this.end) return
    this.outcomes = [...before, { step, pointed }]
    this.attempts += step === null ? 0 : 1
    this.best = Math.max(this.best, this.score)
  }

  restart() {
    this.outcomes = []
  }

  /** @returns {SavedMistake} */
  get savedState() {
    const { outcomes, attempts, best } = this
    return { pointed: outcomes.map(({ step }) => step), attempts, best }
  }

  /** Gives saved answers again, as far as they fit: they may come from elsewhere. @param {unknown} savedState */
  async restore(savedState) {
    const { pointed, attempts, best } = Object(savedState)
    const means = (/** @type {unknown} */ step) =>
      step === null || (Number.isInteger(step) && Number(step) in this.steps)
    for (const step of Array.isArray(pointed) ? pointed.filter(means) : []) await this.point(step)
    if (Number.isInteger(attempts)) this.attempts = Math.max(this.attempts, attempts)
    if (best > 0 && best <= 1) this.best = Math.max(this.best, Number(best))
  }
}
