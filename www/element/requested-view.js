/**
 * The step and the state of the view that an attribute, a property or the page asks an element for. Both wait
 * until there is a tree.
 *
 * @import {Search} from '../core.js'
 * @import {Viewer} from '../viewer/viewer.js'
 * @import {ViewerState} from '../viewer/state.js'
 */

import { SecateurError } from '../core.js'

/** Codes of the errors of a name that stands for no step. */
const UNKNOWN = ['bad-argument', 'never-entered']

export class RequestedView {
  #isHidden
  /** The name of a step, or the number of the nearest; null: none is asked for. @type {string | number | null} */
  step = null
  /** @type {Partial<ViewerState> | null} */
  state = null
  /** The error of the step asked for last. @type {SecateurError | null} */
  error = null

  /** @param {() => boolean} isHidden whether the run is hidden: then the step of a name would reveal it */
  constructor(isHidden) {
    this.#isHidden = isHidden
  }

  /** Whether a step is asked for. */
  get pending() {
    return this.step !== null
  }

  /**
   * The step of a search to show: the one asked for, which then no longer waits; else that of the moment on view, or its number.
   * @param {Search} search
   * @param {number} current the number
   * @param {number | null} [moment]
   * @throws {SecateurError} where the search is lost: the step goes on waiting
   */
  resolve(search, current, moment = null) {
    const { step: asked } = this
    if (asked === null) return moment ?? current
    const isHiddenName = typeof asked === 'string' && this.#isHidden()
    const [step, error] = isHiddenName ? [current, null] : stepOrError(search, asked)
    this.step = null
    this.error = error
    return step ?? current
  }

  /**
   * The step of a name; while the run is hidden the last step for an unknown name, as an error would reveal something of the run.
   * @param {Search} search
   * @param {string} name
   */
  stepOf(search, name) {
    try {
      return search.stepOf(name)
    } catch (error) {
      if (!this.#isHidden()) throw error
      return search.summary.steps
    }
  }

  /** Brings a viewer into the state that is asked for. @param {Viewer} viewer with a search */
  restore(viewer) {
    const { state } = this
    this.state = null
    if (state) viewer.restore(state)
  }
}

/**
 * The step that is asked for, or the error of a name that stands for none.
 * @param {Search} search
 * @param {string | number} asked a name, or the number itself
 * @returns {[number | null, SecateurError | null]}
 */
function stepOrError(search, asked) {
  try {
    return [typeof asked === 'number' ? asked : search.stepOf(asked), null]
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
export function correspondingStep(search, other, step) {
  try {
    return other.sameTree(search) ? other.counterpart(step, search) : null
  } catch {
    return null
  }
}
