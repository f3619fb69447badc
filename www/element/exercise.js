/**
 * The exercise of an element: hides the run of its search, and loads the script of its kind. Only an element with the
 * attribute `exercise` loads that.
 *
 * @import {Fire} from './events.js'
 * @import {Answers} from '../exercise/practise/practise.js'
 * @import {exerciseOf} from '../exercise/exercise.js'
 * @import {ExerciseWords} from '../messages/messages.js'
 * @import {Exercise} from '../viewer/part.js'
 * @import {Viewer} from '../viewer/viewer.js'
 */

import { onDemand } from '../on-demand.js'
import { moveToWhole } from '../api/handle.js'
import { loadTextEditing } from '../api/text-editing.js'
import { drawExercise, open } from '../core.js'
import { reasonOf, sentence, partOf } from '../messages/messages.js'
import { EXERCISE } from './attribute-names.js'
import { CHOICES, choiceOf, optionsOf, wordsOf } from './attributes.js'

/** The kinds of exercises, loaded on demand. */
const KINDS = {
  practise: () => import('../exercise/practise/practise.js'),
  find: () => import('../exercise/find/find.js'),
  predict: () => import('../exercise/predict/predict.js'),
}

export class ElementExercise {
  #element
  #fire
  /** @type {Exercise | null} */
  #exercise = null
  /** The exercise that is shown, or being loaded, as text. */
  #key = ''
  /** The viewer that shows it. @type {Viewer | null} */
  #viewer = null
  /** Answers that were set before there was a sheet for them. @type {unknown} */
  #pendingAnswers = null

  /** @param {Element} element @param {Fire} fire fires an event at the element */
  constructor(element, fire) {
    this.#element = element
    this.#fire = fire
  }

  /** Whether there is an exercise. */
  get on() {
    return choiceOf(this.#element, 'exercise') !== ''
  }

  /** The answers of the reader; null where nothing is asked. */
  get answers() {
    return /** @type {Answers | null} */ (this.#exercise?.answers ?? null)
  }

  /** Puts answers into the sheet, as soon as there is one. @param {unknown} answers */
  set answers(answers) {
    if (this.#exercise?.restore) this.#exercise.restore(answers)
    else this.#pendingAnswers = answers
  }

  #read = (/** @type {string} */ name) => readAttribute(this.#element, name)

  /** Follows the attributes. @param {Viewer} viewer */
  async follow(viewer) {
    const { lang, opening } = viewer.m
    viewer.runHidden = this.on
    const key = this.on ? [lang, this.#read('windows'), ...EXERCISE.map(this.#read)].join() : ''
    if (key === this.#key && viewer === this.#viewer) return
    this.#key = key
    this.#viewer = viewer
    if (!key) {
      viewer.exercise = this.#exercise = null
      return
    }
    try {
      const kind = /** @type {keyof typeof KINDS} */ (this.#read('exercise'))
      const loading = /** @type {const} */ ([onDemand(KINDS[kind]), partOf(lang, 'exercise')])
      const [{ begin }, grades] = await Promise.all(loading)
      if (key === this.#key && viewer === this.#viewer) this.#begin(viewer, begin, grades)
    } catch {
      this.#viewer = null
      viewer.showMissing(opening.noExercise, () => this.follow(viewer))
    }
  }

  /**
   * Begins an exercise of the kind that was loaded.
   * @param {Viewer} viewer
   * @param {ReturnType<typeof exerciseOf>} begin
   * @param {ExerciseWords} grades
   */
  #begin(viewer, begin, grades) {
    const words = { m: viewer.m, words: grades.practise, grades, sentence, reasonOf }
    const [element, read, fire] = [this.#element, this.#read, this.#fire]
    const options = () => optionsOf(element)
    const core = { drawExercise, open, moveToWhole, loadTextEditing }
    const access = { element, read, fire, options, ...core }
    this.#exercise = begin(viewer, words, access, this.#exercise)
    if (this.#pendingAnswers !== null) this.answers = this.#pendingAnswers
    this.#pendingAnswers = null
    viewer.exercise = this.#exercise
  }
}

/** The value of an attribute, as far as it has a meaning. @param {Element} element @param {string} name */
export function readAttribute(element, name) {
  if (name === 'every') return element.hasAttribute(name) ? 'on' : ''
  if (name === 'ask') return wordsOf(element, name).join(' ')
  const choice = /** @type {keyof typeof CHOICES} */ (name)
  return name in CHOICES ? choiceOf(element, choice) : (element.getAttribute(name) ?? '')
}
