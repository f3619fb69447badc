/**
 * How far the program is, what is wrong with its lines, and the button that holds the view.
 *
 * @import {State} from '../../bin/live-page.js'
 * @import {WatchWords} from '../messages/messages.js'
 */

import { make } from '../dom/make.js'

export class Bar {
  #w
  // It changes too often to be read out.
  #lines = make('p', { class: 'lines' })
  #status = make('p', { role: 'status' })
  #bound = make('p', { role: 'status' })
  #problem = make('div', { class: 'problem', role: 'status' })
  #button
  #paused = false
  /** The lines when it was paused. */
  #held = 0
  /** @type {State | null} */
  #state = null
  element
  /** Called when the reader holds the view, or follows again. @type {(paused: boolean) => void} */
  onPause = () => {}

  /** @param {WatchWords} words */
  constructor(words) {
    this.#w = words
    this.#button = make('button', { type: 'button' }, words.pause)
    this.#button.addEventListener('click', () => this.#press())
    this.element = make(
      'section',
      { class: 'program', 'aria-label': words.title },
      ...[this.#lines, this.#status, this.#bound, this.#button, this.#problem],
    )
    say(this.#status, words.waiting)
  }

  #press() {
    this.#paused = !this.#paused
    this.#held = this.#state?.kept ?? 0
    this.#button.textContent = this.#paused ? this.#w.follow : this.#w.pause
    this.onPause(this.#paused)
    this.#tell()
  }

  /** @param {State} state */
  show(state) {
    this.#state = state
    this.#tell()
  }

  #tell() {
    const { lines = 0, kept = 0, full = false } = this.#state ?? {}
    say(this.#lines, lines > 0 ? this.#w.lines(lines) : '')
    say(this.#status, `${this.#course()}${this.#paused ? ` ${this.#w.paused(this.#held)}` : ''}`)
    say(this.#bound, full ? this.#w.full(kept) : '')
  }

  /** What the program does. */
  #course() {
    const { lines = 0, end = null } = this.#state ?? {}
    if (!end) return lines > 0 ? this.#w.running : this.#w.waiting
    if (end.code !== null) return this.#w.ended(end.code)
    return end.signal === null ? this.#w.closed : this.#w.killed(end.signal)
  }

  /** Says that nobody tells anything any more. */
  lose() {
    say(this.#status, this.#w.lost)
  }

  /** Says what is wrong, with the line; empty: nothing is. @param {string} words @param {string} [line] */
  complain(words, line = '') {
    const quote = line && make('pre', { 'aria-hidden': 'true' }, line)
    this.#problem.replaceChildren(words, quote)
  }
}

/** The same words again are not read out. @param {HTMLElement} element @param {string} words */
function say(element, words) {
  if (element.textContent !== words) element.textContent = words
}
