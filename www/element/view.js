/**
 * The view of an element: its viewer, which is made anew for other words, and until there is something to see in it the
 * content of the element.
 *
 * @import {Host} from '../viewer/part.js'
 * @import {Messages} from '../messages/messages.js'
 */

import { watchPrint } from '../dom/print-watch.js'
import { watchTheme } from '../dom/theme-watch.js'
import { Styles } from '../styles.js'
import { Viewer } from '../viewer/viewer.js'
import { makeWaiting } from './waiting.js'

export class View {
  #shadow
  #waiting
  #styles
  /** @type {Viewer | null} until there are words for it */
  #viewer = null
  /** There has been something to see. */
  #seen = false

  /** @param {ShadowRoot} shadow */
  constructor(shadow) {
    this.#shadow = shadow
    this.#waiting = makeWaiting(shadow)
    this.#styles = new Styles(shadow, () => {
      this.reveal(false)
      this.#viewer?.restyle()
    })
  }

  get viewer() {
    return this.#viewer
  }

  /** Keeps the element's room. Call this whenever it is connected. */
  put() {
    this.#waiting.put()
  }

  /** Loads the styles. */
  dress() {
    this.#styles.put()
    this.#viewer?.dress()
  }

  /** Follows the theme and the printer. @returns {(() => void)[]} end it */
  watch() {
    const printing = watchPrint(
      () => this.#viewer?.print(),
      () => this.#viewer?.printed(),
    )
    return [watchTheme(() => this.#viewer?.restyle()), printing]
  }

  /** Makes a viewer in the place of the one before, which is left to its successor. @param {Messages} m @param {Host} host */
  make(m, host) {
    const former = this.#viewer
    const viewer = new Viewer(m, host)
    this.#viewer = viewer
    this.#shadow.append(viewer.element)
    return { viewer, former }
  }

  /** Removes the viewer. */
  clear() {
    this.#viewer?.end()
    this.#viewer = null
  }

  /** Shows the viewer once there is anything to see in it. @param {boolean} something whether there is now */
  reveal(something) {
    if (!this.#viewer) return
    this.#seen ||= something
    const shown = this.#seen && this.#styles.done
    this.#viewer.element.hidden = !shown
    this.#waiting.element.hidden = shown
  }
}
