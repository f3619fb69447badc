/**
 * The row of buttons below the picture: undo and redo, the checks, and another tree.
 *
 * @import {Practise} from '../messages/messages.js'
 *
 * @typedef {'node' | 'level' | 'all'} Scope the boxes that are checked
 */

import { make } from '../dom/make.js'

/** The scopes of a check: where nodes are asked, and where only the whole tree is. */
export const SCOPES = /** @type {const} */ (['node', 'level', 'all'])
export const WHOLE = /** @type {const} */ (['all'])

export class Bar {
  #words
  #undo
  #redo
  #checks
  #left = make('span', { class: 'left' })
  #seed = make('span', { class: 'seed' })
  #another

  /**
   * @param {Practise} words
   * @param {boolean} silent whether there is no check but the last one
   * @param {readonly Scope[]} checked the scopes to choose from
   * @param {{ undo: () => void, redo: () => void, check: (scope: Scope) => void, another: () => void }} on
   */
  constructor(words, silent, checked, on) {
    this.#words = words
    const button = (
      /** @type {string} */ name,
      /** @type {() => void} */ act,
      /** @type {string} */ label = name,
    ) => {
      const made = make(
        'button',
        { type: 'button', ...(label !== name && { 'aria-label': label, title: label }) },
        name,
      )
      made.addEventListener('click', () => made.ariaDisabled !== 'true' && act())
      return made
    }
    this.#undo = button(words.undo, on.undo)
    this.#redo = button(words.redo, on.redo)
    const { scopes, scopeNames } = words
    this.#checks = (silent ? WHOLE : checked).map((scope) => ({
      scope,
      button: silent
        ? button(words.handIn, () => on.check('all'))
        : button(scopes[scope], () => on.check(scope), scopeNames[scope]),
    }))
    this.#another = button(words.another, on.another)
    const group = make('div', { class: 'checks', role: 'group', 'aria-label': words.check })
    if (!silent) group.append(make('span', { 'aria-hidden': 'true' }, words.check))
    group.append(...this.#checks.map(({ button }) => button), this.#left)
    this.element = make(
      'div',
      { class: 'bar' },
      group,
      make('div', { class: 'changes' }, this.#undo, this.#redo),
      make('div', { class: 'trees' }, this.#seed, this.#another),
    )
  }

  /**
   * @param {{ canUndo: boolean, canRedo: boolean, selected: boolean, left: number, points: string, another: boolean, seed: number | null }} state
   *   `left`: how many checks are left; `points`: what the last one found
   */
  show({ canUndo, canRedo, selected, left, points, another, seed }) {
    disable(this.#undo, !canUndo)
    disable(this.#redo, !canRedo)
    for (const { scope, button } of this.#checks) {
      disable(button, left <= 0 || (scope !== 'all' && !selected))
    }
    const checks = left === Infinity ? '' : this.#words.left(left)
    this.#left.textContent = [points, checks].filter(Boolean).join(' · ')
    this.#another.hidden = !another
    this.#seed.textContent = seed === null ? '' : this.#words.seed(seed)
  }
}

/** A button that can do nothing now keeps the focus. @param {HTMLButtonElement} button @param {boolean} disabled */
function disable(button, disabled) {
  button.setAttribute('aria-disabled', String(disabled))
}
