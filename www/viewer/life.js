/**
 * The life of a viewer. What it watches it watches until it ends. Where its search can be asked no more,
 * because somebody freed it or the core stopped, nobody who asks has to mind: it is told here.
 */

import { SecateurError } from '../core.js'

/** Nothing that is asked of the search is answered any more. */
const LOST = ['freed', 'stopped']

export class Life {
  #lost
  /** @type {ResizeObserver[]} */
  #observers = []
  #ended = false

  /** @param {(error: SecateurError) => void} lost called when the search can be asked no more */
  constructor(lost) {
    this.#lost = lost
  }

  /**
   * The same listener, which asks the search, for as long as this lasts.
   * @template {unknown[]} A
   * @param {(...given: A) => unknown} listener
   * @returns {(...given: A) => void}
   */
  guard(listener) {
    return (...given) => {
      if (this.#ended) return
      try {
        listener(...given)
      } catch (error) {
        if (!(error instanceof SecateurError) || !LOST.includes(error.code)) throw error
        this.#lost(error)
      }
    }
  }

  /** Tells whenever an element has another size. @param {Element} element @param {() => void} resized */
  watch(element, resized) {
    const observer = new ResizeObserver(this.guard(resized))
    observer.observe(element)
    this.#observers.push(observer)
  }

  end() {
    this.#ended = true
    for (const observer of this.#observers) observer.disconnect()
  }
}
