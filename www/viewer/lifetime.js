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
  guard =
    (listener) =>
    (...args) =>
      void this.ask(() => listener(...args))

  /**
   * Asks the search at once; undefined after the end, or where the search is lost, which is reported.
   * @template T
   * @param {() => T} question
   * @returns {T | undefined}
   */
  ask = (question) => {
    if (this.#ended) return undefined
    try {
      return question()
    } catch (error) {
      if (!(error instanceof SecateurError) || !LOST.includes(error.code)) throw error
      this.#lost(error)
      return undefined
    }
  }

  /** Calls back whenever an element changes its size. @param {Element} element @param {() => void} resized */
  watch = (element, resized) => {
    const observer = new ResizeObserver(this.guard(resized))
    observer.observe(element)
    this.#observers.push(observer)
  }

  end() {
    this.#ended = true
    for (const observer of this.#observers) observer.disconnect()
  }
}
