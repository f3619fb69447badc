/**
 * The view of an element: its viewer, which is made anew for other words and follows the attributes, and until there is
 * something to see in it the content of the element.
 *
 * @import {SecateurError} from '../core.js'
 * @import {ViewerHost} from '../viewer/part.js'
 * @import {Messages} from '../messages/messages.js'
 * @import {Fire} from './events.js'
 */

import { errorText } from '../messages/messages.js'
import { missingBeside, misspeltNames } from './attribute-errors.js'
import { ALL, EXERCISE, PICTURE, SURROUNDINGS } from './attribute-names.js'
import {
  WINDOWS,
  choiceOf,
  overlayOf,
  panelOf,
  panelsOf,
  refusals,
  withheldOf,
} from './attributes.js'
import { ElementExercise } from './exercise.js'
import { adopt } from '../dom/adopt.js'
import { make } from '../dom/make.js'
import { watchTheme } from '../dom/theme-watch.js'
import { Styles } from '../styles.js'
import { Viewer } from '../viewer/viewer.js'
import style from '../sheets/element/waiting.css.js'

/** Codes of errors after which trying again may help. */
const RETRIABLE = ['cancelled', 'freed', 'stopped', 'too-little-memory', 'wasm-unavailable']

export class ElementView {
  #element
  #shadow
  /** The content of the element, in a box as high as the viewer will be. */
  #waiting = make('div', { class: 'waiting' }, make('div', { part: 'unit' }, make('slot')))
  #styles
  /** @type {Viewer | null} until there are words for it */
  #viewer = null
  /** There has been something to see. */
  #hasContent = false

  /** @param {HTMLElement} element @param {Fire} fire fires an event at the element */
  constructor(element, fire) {
    const shadow = element.attachShadow({ mode: 'open' })
    this.#element = element
    this.#shadow = shadow
    this.exercise = new ElementExercise(element, fire)
    shadow.append(this.#waiting)
    this.#styles = new Styles(shadow, () => {
      this.reveal(false)
      this.#viewer?.restyle()
    })
  }

  get viewer() {
    return this.#viewer
  }

  /** Keeps the element's room. Call this whenever it is connected. */
  adopt() {
    adopt(this.#shadow, style)
  }

  /** Loads the styles. */
  loadStyles() {
    this.#styles.put()
    this.#viewer?.adopt()
  }

  /** Follows the theme and the printer. @param {AbortSignal} signal ends it */
  watch(signal) {
    addEventListener('beforeprint', () => this.#viewer?.print(), { signal })
    addEventListener('afterprint', () => this.#viewer?.endPrint(), { signal })
    watchTheme(() => this.#viewer?.restyle(), signal)
  }

  /** Makes a viewer in the place of the one before, which is left to its successor. @param {Messages} m @param {ViewerHost} host */
  make(m, host) {
    const previous = this.#viewer
    const viewer = new Viewer(m, host)
    this.#viewer = viewer
    this.#shadow.append(viewer.element)
    this.#followPicture(viewer)
    this.#followSurroundings(viewer)
    this.exercise.follow(viewer)
    return { viewer, previous }
  }

  /** Follows an attribute; false if the view depends on other ones. @param {string} name */
  follow(name) {
    const ofExercise = EXERCISE.includes(name)
    const ofPicture = PICTURE.includes(name) || name === 'exercise'
    const ofParts = ofExercise || SURROUNDINGS.includes(name)
    if (this.#viewer) {
      const changesExercise = ofExercise || (name === 'windows' && this.exercise.on)
      if (changesExercise) this.exercise.follow(this.#viewer)
      if (ofPicture) this.#followPicture(this.#viewer)
      else if (ofParts) this.#followSurroundings(this.#viewer)
    }
    return ofPicture || ofParts
  }

  /** Applies the attributes of the picture. @param {Viewer} viewer */
  #followPicture(viewer) {
    const convention = choiceOf(this.#element, 'convention')
    const choice = choiceOf(this.#element, 'windows')
    const windows = WINDOWS.find((name) => name === choice)
    viewer.cover(overlayOf(this.#element))
    viewer.stage.restyleWith({ convention, windows })
    // Exercises that go step by step have values of MAX.
    const steps = ['predict', 'find'].includes(choiceOf(this.#element, 'exercise'))
    viewer.view = steps ? 'max' : choiceOf(this.#element, 'view') || null
  }

  /** Applies the attributes of the parts around the picture. @param {Viewer} viewer */
  #followSurroundings(viewer) {
    viewer.showPanels(panelsOf(this.#element), panelOf(this.#element))
    viewer.keys = choiceOf(this.#element, 'keys')
    viewer.withheld = withheldOf(this.#element)
    viewer.stepSize = choiceOf(this.#element, 'step-size')
  }

  /**
   * Reports parts that the attributes ask for and that are missing.
   * @param {SecateurError | null} stepError the error of the step
   * @param {boolean} isOpen whether a tree is on view: by then the tree beside is in the document, too
   */
  showErrors(stepError, isOpen) {
    const viewer = this.#viewer
    if (!viewer) return
    const errors = [
      ...refusals(this.#element),
      ...misspeltNames(this.#element, ALL),
      ...(isOpen ? missingBeside(this.#element) : []),
      ...(stepError ? [stepError] : []),
    ]
    viewer.refused = errors.map((error) => errorText(viewer.m, error)).join(' ')
  }

  /** Says why there is no tree to see. @param {SecateurError} error */
  explain(error) {
    const viewer = this.#viewer
    viewer?.fail(errorText(viewer.m, error), RETRIABLE.includes(error.code))
  }

  /** Removes the viewer. */
  clear() {
    this.#viewer?.end()
    this.#viewer = null
  }

  /** Shows the viewer once there is anything to see in it. @param {boolean} something whether there is now */
  reveal(something) {
    if (!this.#viewer) return
    this.#hasContent ||= something
    const visible = this.#hasContent && this.#styles.done
    this.#viewer.element.hidden = !visible
    this.#waiting.hidden = visible
  }
}
