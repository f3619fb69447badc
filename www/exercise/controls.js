/**
 * The controls of a run that asks: step by step, or on to the next question; afresh, or with another tree.
 *
 * @import {Said} from './grading.js'
 * @import {Messages} from '../messages/messages.js'
 *
 * @typedef {object} ControlActions
 * @property {() => void} back
 * @property {() => void} toggle plays or pauses
 * @property {() => void} forward
 * @property {() => void} go on to the next question, or to the end
 * @property {() => void} again
 * @property {() => void} another
 */

import { icon, iconButton, name } from '../dom/icon.js'
import { make } from '../dom/make.js'

export class Controls {
  #m
  #words
  #back
  #play
  #forward
  #count = make('span', { class: 'left' })
  #seed = make('span', { class: 'seed' })
  #another
  #playing = false
  /** The button that goes on. */
  go
  element

  /** @param {Messages} m @param {Said} said @param {ControlActions} on */
  constructor(m, { words, grades }, on) {
    const { viewer } = m
    this.#m = m
    this.#words = { ...words, ...grades.predict }
    const able =
      (/** @type {() => void} */ act) =>
      (/** @type {Event} */ { currentTarget }) =>
        /** @type {HTMLElement} */ (currentTarget).ariaDisabled !== 'true' && act()
    const run = (/** @type {Parameters<typeof iconButton>} */ ...[picture, words, act, key]) => {
      const button = iconButton(picture, words, () => {}, key)
      button.addEventListener('click', able(act))
      return button
    }
    this.#back = run('back', viewer.back, on.back, '←')
    this.#play = run('play', viewer.play, on.toggle, viewer.keys.play)
    this.#forward = run('forward', viewer.forward, on.forward, '→')
    this.go = make('button', { type: 'button', class: 'primary' })
    this.go.addEventListener('click', on.go)
    const button = (/** @type {string} */ words, /** @type {() => void} */ act) => {
      const made = make('button', { type: 'button' }, words)
      made.addEventListener('click', act)
      return made
    }
    this.#another = button(words.another, on.another)
    this.element = make(
      'div',
      { class: 'bar' },
      make(
        'div',
        { class: 'run', role: 'group', 'aria-label': viewer.transport },
        ...[this.#back, this.#play, this.#forward, this.#count],
      ),
      make('div', { class: 'trees' }, button(grades.predict.again, on.again)),
      make('div', { class: 'trees' }, this.#seed, this.#another),
    )
  }

  /**
   * @param {object} state
   * @param {number} state.step
   * @param {number} state.limit the last step that may be shown
   * @param {boolean} state.playing
   * @param {string} state.go the words on the button that goes on; empty: there is nothing to go on to
   * @param {number} state.number of the question, from 1
   * @param {number} state.of how many there are
   * @param {boolean} state.another whether there can be another tree
   * @param {number | null} state.seed
   */
  show({ step, limit, playing, go, number, of, another, seed }) {
    const disable = (/** @type {HTMLElement} */ button, /** @type {boolean} */ off) =>
      button.setAttribute('aria-disabled', String(off))
    disable(this.#back, step === 0)
    disable(this.#play, step === limit)
    disable(this.#forward, step === limit)
    this.go.hidden = go === ''
    this.go.textContent = go
    this.#count.textContent = of > 0 ? this.#words.number(Math.min(number, of), of) : ''
    this.#another.hidden = !another
    this.#seed.textContent = seed === null ? '' : this.#words.seed(seed)
    if (playing === this.#playing) return
    this.#playing = playing
    const { viewer } = this.#m
    this.#play.replaceChildren(icon(playing ? 'pause' : 'play'))
    name(this.#play, playing ? viewer.pause : viewer.play, viewer.keys.play)
  }
}
