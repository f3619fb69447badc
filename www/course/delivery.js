/**
 * The delivery of results to a learning platform. What the platform has not taken is sent again, after longer and longer pauses.
 *
 * @typedef {'taken' | 'unreachable' | 'refused'} Outcome of a sending; refused data is given up
 */

/** The first and the longest pause, in ms. */
const FIRST = 2000
const LONGEST = 60_000

export class Delivery {
  #send
  /** @type {(outcome: Outcome) => void} */
  #onOutcome = () => {}
  #pause = FIRST
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer
  #sending = false
  /** Whether something has come since the last sending began. */
  #changed = false
  #refused = false
  #stopped = false
  /** Whether something waits to be sent again. */
  pending = false

  /** @param {() => Outcome | Promise<Outcome>} send sends the waiting data */
  constructor(send) {
    this.#send = send
  }

  /** @param {(outcome: Outcome) => void} onOutcome gets the outcome of each sending; a refusal is not forgotten */
  watch(onOutcome) {
    this.#onOutcome = onOutcome
  }

  /**
   * Sends the waiting data after the data in flight, because a platform may need the order.
   * @param {boolean} [last] whether the page is about to go, so that there is no time to wait
   */
  async deliver(last = false) {
    clearTimeout(this.#timer)
    this.#changed = true
    if (this.#sending && !last) return
    this.#sending = true
    while (this.#changed) {
      this.#changed = false
      this.#note(await this.#send())
    }
    this.#sending = false
    if (!this.pending) this.#pause = FIRST
    else if (!this.#stopped) this.#wait()
    this.#onOutcome(this.#outcome)
  }

  /** Sends no more by itself. */
  stop() {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  /** @param {Outcome} outcome */
  #note(outcome) {
    this.pending = outcome === 'unreachable'
    this.#refused ||= outcome === 'refused'
  }

  get #outcome() {
    if (this.pending) return 'unreachable'
    return this.#refused ? 'refused' : 'taken'
  }

  #wait() {
    this.#timer = setTimeout(() => this.deliver(), this.#pause)
    this.#pause = Math.min(2 * this.#pause, LONGEST)
  }
}
