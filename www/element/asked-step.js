/**
 * The step that an element is asked to show, by its attribute, a property or the page. It waits until there is a tree.
 *
 * @import {Search} from '../core.js'
 */

import { SecateurError } from '../core.js'

/** Codes of the errors of a name that stands for no step. */
const UNKNOWN = ['bad-argument', 'never-entered']

export class AskedStep {
  /** The name of a step, or the number of the nearest; null: none is asked for. @type {string | number | null} */
  name = null
  /** The error of the step asked for last. @type {SecateurError | null} */
  error = null

  /** Whether a step is asked for. */
  get waits() {
    return this.name !== null
  }

  /** Asks for a step where none is asked for. @param {string | number} name */
  default(name) {
    this.name ??= name
  }

  /**
   * The step of a search, which then no longer waits; null where the name stands for none.
   * @param {Search | null} search null: names stand for no step
   * @throws {SecateurError} where the search is lost: the step goes on waiting
   */
  take(search) {
    const { name } = this
    const [step, error] = typeof name === 'string' ? named(search, name) : [name, null]
    this.name = null
    this.error = error
    return step
  }
}

/**
 * The step of a name, or its error.
 * @param {Search | null} search
 * @param {string} name
 * @returns {[number | null, SecateurError | null]}
 */
function named(search, name) {
  try {
    return [search && search.stepOf(name), null]
  } catch (error) {
    if (!(error instanceof SecateurError) || !UNKNOWN.includes(error.code)) throw error
    return [null, error]
  }
}

/**
 * The step of a search at which the same happens as at a step of another; null if it has another tree, or the other is lost.
 * @param {Search} search
 * @param {Search} other
 * @param {number} step of the other
 */
export function momentIn(search, other, step) {
  try {
    return other.sameTree(search) ? other.counterpart(step, search) : null
  } catch {
    return null
  }
}
