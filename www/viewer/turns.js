/**
 * The turns of the parts that may be late. After a rest all are shown a view at once. While views come
 * on and on, as the slider is dragged, a frame has no time for all: some are shown, and the others
 * have their turn in the next frames. What has the focus never waits.
 *
 * @import {Part, View} from './view.js'
 */

/** Milliseconds of a frame after which no other part has its turn. */
const FULL = 4
/** Milliseconds without a new view that are a rest. */
const REST = 100

export class Turns {
  #parts
  /** Those that have not been shown the view, whose turn it is first. @type {Part[]} */
  #behind = []
  /** How many of them, the first ones, have the focus. */
  #used = 0
  /** @type {View | null} */
  #view = null
  /** When a part was shown something last. */
  #shown = -Infinity

  /** @param {Part[]} parts */
  constructor(parts) {
    this.#parts = parts
  }

  /** Whether all have been shown the view. */
  get done() {
    return this.#behind.length === 0
  }

  /** What has the focus is first, then what has waited for the view before. @param {View} view */
  take(view) {
    // Who starts or stops the run sees at once that it goes or stands.
    if (view.playing !== this.#view?.playing) this.#shown = -Infinity
    this.#view = view
    const used = this.#parts.filter(({ element }) => element.matches(':focus-within'))
    this.#used = used.length
    this.#behind = [...new Set([...used, ...this.#behind, ...this.#parts])]
  }

  /** Shows the view to all that are behind. */
  finish() {
    this.#show(this.#behind.length)
  }

  /** Shows it to as many as there is time for, and to one that waits at least. @param {number} began when the frame did */
  go(began) {
    if (began - this.#shown > REST) return this.finish()
    this.#show(this.#used + 1)
    while (!this.done && this.#shown < began + FULL) this.#show(1)
  }

  /** @param {number} count of parts */
  #show(count) {
    const view = this.#view
    const parts = this.#behind.splice(0, count)
    this.#used = 0
    if (!view || parts.length === 0) return
    for (const part of parts) part.show(view)
    for (const part of parts) part.settle?.()
    this.#shown = performance.now()
  }
}
