/**
 * The lifetime of a viewer: its listeners and observers work until it ends. If the search is freed or the core
 * stops, a listener that asks the search throws; this reports it once, so that no listener has to.
 */

import { SecateurError } from '../core.js'

/** Codes of the errors of a search that cannot be asked any more. */
const LOST = ['freed', 'stopped']

export class Lifetime {
  #lost
  /** @type {ResizeObserver[]} */
  #observers = []
  #ended = false

  /** @param {(error: SecateurError) => void} lost called when the search cannot be asked any more */
  constructor(lost) {
    this.#lost = lost
  }

  /**
   * Wraps a listener that asks the search: it does nothing after the end, and reports a lost search.
   * @template {unknown[]} A
   * @param {(...args: A) => unknown} listener
   * @returns {(...args: A) => void}
   */
  guard(listener) {
    return (...args) => {
      if (this.#ended) return
      try {
        listener(...args)
      } catch (error) {
        if (!(error instanceof SecateurError) || !LOST.includes(error.code)) throw error
        this.#lost(error)
      }
    }
  }

  /** Calls back whenever an element changes its size. @param {Element} element @param {() => void} resized */
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
