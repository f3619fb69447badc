/**
 * The cursor: which step of the run is shown, and whether it moves by itself. It knows steps and time, but
 * neither search nor pixels.
 */

/** Milliseconds: the longest time between two frames that counts. After a hidden tab the run does not jump. */
const LONGEST_GAP = 250

export class RunPlayer {
  #last = 0
  #step = 0
  #speed = 1
  #request = 0
  #before = 0
  #due = 0
  #changed
  #walk

  /**
   * @param {() => void} changed called after every change of step, speed or playing
   * @param {(step: number, by: number) => number} walk the step reached from another by so many steps of the
   *   chosen size
   */
  constructor(changed, walk) {
    this.#changed = changed
    this.#walk = walk
  }

  get last() {
    return this.#last
  }

  get step() {
    return this.#step
  }

  get playing() {
    return this.#request !== 0
  }

  /** Steps in a second. */
  get speed() {
    return this.#speed
  }

  set speed(speed) {
    this.#speed = speed
    this.#changed()
  }

  /** Starts a run of `last` steps. @param {number} last @param {number} step */
  open(last, step) {
    this.#stop()
    this.#last = last
    this.#step = -1
    this.#go(step)
  }

  /** Continues where another player is. @param {RunPlayer} previous */
  continueFrom(previous) {
    this.#last = previous.#last
    this.#step = previous.#step
    this.#speed = previous.#speed
    if (previous.playing) this.play()
  }

  /** @param {number} step */
  seek = (step) => {
    this.#stop()
    this.#go(step)
  }

  /** Moves by so many steps of the chosen size, backwards if it is negative. @param {number} steps */
  move = (steps) => this.seek(this.#walk(this.#step, steps))

  /** Plays; from the last step it starts over. */
  play() {
    if (this.playing || this.#last === 0) return
    if (this.#step === this.#last) this.#step = 0
    this.#before = performance.now()
    this.#due = 0
    this.#request = requestAnimationFrame(this.#tick)
    this.#changed()
  }

  pause() {
    if (!this.playing) return
    this.#stop()
    this.#changed()
  }

  #stop() {
    cancelAnimationFrame(this.#request)
    this.#request = 0
  }

  /** @param {number} step */
  #go(step) {
    this.#step = Math.min(Math.max(Math.round(step) || 0, 0), this.#last)
    this.#changed()
  }

  /** @param {number} now */
  #tick = (now) => {
    this.#due += (Math.min(Math.max(now - this.#before, 0), LONGEST_GAP) / 1000) * this.#speed
    this.#before = now
    const steps = Math.floor(this.#due)
    this.#due -= steps
    const step = steps > 0 ? this.#walk(this.#step, steps) : this.#step
    this.#request = step >= this.#last ? 0 : requestAnimationFrame(this.#tick)
    if (steps > 0) this.#go(step)
  }
}
