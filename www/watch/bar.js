/**
 * The progress of the program, the first error in its lines, and the button that holds the view.
 *
 * @import {State} from '../../bin/live-page.js'
 * @import {WatchWords} from '../messages/messages.js'
 */

import { makeButton } from '../dom/button.js'
import { make } from '../dom/make.js'
import { write } from '../dom/write.js'

export class WatchBar {
  #w
  // It changes too often to be read out.
  #lines = make('p', { class: 'lines' })
  #status = make('p', { role: 'status' })
  #bound = make('p', { role: 'status' })
  #verdict = make('div', { class: 'verdict', role: 'status' })
  #button
  #paused = false
  #lost = false
  /** The number of lines on view. */
  #shown = 0
  /** @type {State | null} */
  #state = null
  element
  /** Called when the reader holds the view, or follows again. @type {(paused: boolean) => void} */
  onPause = () => {}

  /** @param {WatchWords} words */
  constructor(words) {
    this.#w = words
    this.#button = makeButton(words.pause, () => this.#press())
    this.element = make(
      'section',
      { class: 'program', 'aria-label': words.title },
      ...[this.#lines, this.#status, this.#bound, this.#button, this.#verdict],
    )
    write(this.#status, words.waiting)
  }

  /** Holds the view, unless it is held, or all is there. */
  pause() {
    if (!this.#paused && !this.#state?.end) this.#press()
  }

  #press() {
    this.#paused = !this.#paused
    this.#button.textContent = this.#paused ? this.#w.follow : this.#w.pause
    this.onPause(this.#paused)
    this.#write()
  }

  /** Takes how far the program is. @param {State} state */
  update(state) {
    this.#state = state
    this.#lost = false
    this.#write()
  }

  /** Lines are shown up to here. @param {number} lines */
  show(lines) {
    this.#shown = lines
    this.#write()
  }

  #write() {
    const { lines = 0, kept = 0, full = false } = this.#state ?? {}
    write(this.#lines, lines > 0 ? this.#w.lines(lines) : '')
    const course = this.#lost ? this.#w.lost : this.#course()
    const held = this.#paused ? this.#w.paused(this.#shown) : ''
    write(this.#status, `${course} ${held}`.trim())
    // All of a run that has ended is there to be seen.
    this.#button.hidden = Boolean(this.#state?.end) && !this.#paused
    write(this.#bound, full ? this.#w.full(kept) : '')
  }

  /** The state of the program, in words. */
  #course() {
    const { lines = 0, end = null } = this.#state ?? {}
    if (!end) return lines > 0 ? this.#w.running : this.#w.waiting
    if (end.code !== null) return this.#w.ended(end.code)
    return end.signal === null ? this.#w.closed : this.#w.killed(end.signal)
  }

  showLost() {
    this.#lost = true
    this.#write()
  }

  /** Says that nothing is wrong; empty: nothing is known yet. @param {string} words */
  showVerdict(words) {
    this.#verdict.classList.remove('problem')
    write(this.#verdict, words)
  }

  /** Shows the error, and its line. @param {string} words @param {string} line */
  showError(words, line) {
    if (this.#verdict.firstChild?.textContent === words) return
    this.#verdict.classList.add('problem')
    this.#verdict.replaceChildren(words, line && make('pre', { 'aria-hidden': 'true' }, line))
  }
}
