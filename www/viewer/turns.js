/**
 * The turns of the parts that may be late. After a rest all are shown a view at once. While views come
 * on and on, as the slider is dragged, a frame has no time for all: some are shown, and the others
 * have their turn in the next frames.
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

  /** What has waited for the view before keeps its turn. @param {View} view */
  take(view) {
    this.#view = view
    this.#behind = [...new Set([...this.#behind, ...this.#parts])]
  }

  /** Shows the view to all that are behind. */
  finish() {
    this.#show(Infinity)
  }

  /** Shows it to as many as there is time for, and to one at least. @param {number} began when the frame did */
  go(began) {
    this.#show(began - this.#shown > REST ? Infinity : began + FULL)
  }

  /** @param {number} until a time */
  #show(until) {
    while (this.#view && this.#behind.length > 0) {
      const [part] = this.#behind.splice(0, 1)
      part.show(this.#view)
      part.settle?.()
      this.#shown = performance.now()
      if (this.#shown >= until) return
    }
  }
}
