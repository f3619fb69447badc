/**
 * The queue of parts that may be shown late. After a rest all parts are shown a snapshot at once. While
 * snapshots keep coming, as when the slider is dragged, a frame has no time for all parts: some are shown,
 * the others wait for the next frames. A part with the focus never waits.
 *
 * @import {Part, Snapshot} from './part.js'
 */

/** Milliseconds: a frame older than this starts no further part. */
const BUDGET = 4
/** Milliseconds without a new snapshot that count as a rest. */
const REST = 100

export class PartQueue {
  #parts
  /** The parts that have not been shown the snapshot, in their order. @type {Part[]} */
  #waiting = []
  /** The number of parts with the focus, which are at the head of the queue. */
  #focused = 0
  /** @type {Snapshot | null} */
  #snapshot = null
  /** When a part was last shown something. */
  #lastShowing = -Infinity

  /** @param {() => Part[]} parts that are to be shown snapshots now */
  constructor(parts) {
    this.#parts = parts
  }

  /** Whether all parts have been shown the snapshot. */
  get done() {
    return this.#waiting.length === 0
  }

  /** Queues all parts: those with the focus, then those already waiting, then the others. @param {Snapshot} snapshot */
  add(snapshot) {
    // A reader who starts or stops the run sees the effect at once.
    if (snapshot.playing !== this.#snapshot?.playing) this.#lastShowing = -Infinity
    this.#snapshot = snapshot
    const parts = this.#parts()
    const waiting = this.#waiting.filter((part) => parts.includes(part))
    const focused = parts.filter(({ element }) => element.matches(':focus-within'))
    this.#focused = focused.length
    this.#waiting = [...new Set([...focused, ...waiting, ...parts])]
  }

  /** Shows the snapshot to all waiting parts. */
  finish() {
    this.#show(this.#waiting.length)
  }

  /** Shows it to as many parts as there is time for, and at least to one. @param {number} start when the frame began */
  run(start) {
    if (start - this.#lastShowing > REST) return this.finish()
    this.#show(this.#focused + 1)
    while (!this.done && this.#lastShowing < start + BUDGET) this.#show(1)
  }

  /** @param {number} count of parts */
  #show(count) {
    const snapshot = this.#snapshot
    const parts = this.#waiting.splice(0, count)
    this.#focused = 0
    if (!snapshot || parts.length === 0) return
    for (const part of parts) part.show(snapshot)
    for (const part of parts) part.settle?.()
    this.#lastShowing = performance.now()
  }
}
