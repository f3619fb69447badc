/**
 * The controls of a run that is read step by step; afresh, or with another tree.
 *
 * @import {Said} from './grading.js'
 * @import {Messages} from '../messages/messages.js'
 */

import { iconButton } from '../dom/icon.js'
import { make } from '../dom/make.js'

export class StepControls {
  #words
  #find
  #back
  #forward
  #count = make('span', { class: 'left' })
  #left = make('span', { class: 'left' })
  #seed = make('span', { class: 'seed' })
  #another
  element

  /** @param {Messages} m @param {Said} said @param {{ go: (by: number) => void, again: () => void, another: () => void }} on */
  constructor({ viewer }, { words, grades: { find } }, on) {
    this.#words = words
    this.#find = find
    const pace = (
      /** @type {'back' | 'forward'} */ name,
      /** @type {number} */ by,
      /** @type {string} */ key,
    ) => {
      const button = iconButton(name, viewer[name], () => {}, key)
      button.addEventListener('click', () => button.ariaDisabled !== 'true' && on.go(by))
      return button
    }
    this.#back = pace('back', -1, '←')
    this.#forward = pace('forward', 1, '→')
    const again = make('button', { type: 'button' }, find.again)
    again.addEventListener('click', on.again)
    this.#another = make('button', { type: 'button' }, words.another)
    this.#another.addEventListener('click', on.another)
    this.element = make(
      'div',
      { class: 'bar' },
      make(
        'div',
        { class: 'run', role: 'group', 'aria-label': viewer.transport },
        ...[this.#back, this.#forward, this.#count, this.#left],
      ),
      make('div', { class: 'trees' }, again),
      make('div', { class: 'trees' }, this.#seed, this.#another),
    )
  }

  /**
   * @param {{ step: number, of: number, left: number, points: string, another: boolean, seed: number | null }} state `step`
   *   from 0, −1: none; `left`: how many steps can still be pointed at; `points`: what it came to, empty: it goes on
   */
  show({ step, of, left, points, another, seed }) {
    this.#back.ariaDisabled = String(step < 0)
    this.#forward.ariaDisabled = String(step >= of - 1)
    this.#count.textContent = of > 0 ? this.#find.step(step + 1, of) : ''
    this.#left.textContent = points || (left === Infinity ? '' : this.#find.left(left))
    this.#another.hidden = !another
    this.#seed.textContent = seed === null ? '' : this.#words.seed(seed)
  }
}
