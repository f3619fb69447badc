/**
 * The buttons of practice: the checks, undo and redo.
 *
 * @import {PractiseWords} from '../../messages/messages.js'
 *
 * @typedef {'node' | 'level' | 'all'} Scope the boxes that are checked
 *
 * @typedef {{ undo: () => void, redo: () => void, check: (scope: Scope) => void }} BarActions
 */

import { disable } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { button } from '../controls.js'

/** The scopes of a check: where nodes are asked, and where only the whole tree is. */
export const SCOPES = /** @type {const} */ (['node', 'level', 'all'])
export const TREE_SCOPES = /** @type {const} */ (['all'])

export class AnswerBar {
  #words
  #undo
  #redo
  #checks
  #left = make('span', { class: 'left' })
  groups

  /**
   * @param {PractiseWords} words
   * @param {boolean} silent whether there is no check but the last one
   * @param {readonly Scope[]} checked the scopes to choose from
   * @param {BarActions} on
   */
  constructor(words, silent, checked, on) {
    const { scopes, scopeNames, handIn } = words
    this.#words = words
    this.#undo = button(words.undo, on.undo)
    this.#redo = button(words.redo, on.redo)
    this.#checks = (silent ? TREE_SCOPES : checked).map((scope) => ({
      scope,
      button: silent
        ? button(handIn, () => on.check('all'))
        : button(scopes[scope], () => on.check(scope), scopeNames[scope]),
    }))
    const group = make('div', { class: 'checks', role: 'group', 'aria-label': words.check })
    if (!silent) group.append(make('span', { 'aria-hidden': 'true' }, words.check))
    group.append(...this.#checks.map(({ button }) => button), this.#left)
    this.groups = [group, make('div', { class: 'changes' }, this.#undo, this.#redo)]
  }

  /**
   * @param {{ canUndo: boolean, canRedo: boolean, canCheck: boolean, selected: boolean, left: number, points: string }}
   *   state `left`: how many checks are left; `points`: the result of the last one
   */
  show({ canUndo, canRedo, canCheck, selected, left, points }) {
    disable([this.#undo], !canUndo)
    disable([this.#redo], !canRedo)
    for (const { scope, button } of this.#checks) {
      disable([button], !canCheck || (scope !== 'all' && !selected))
    }
    const checks = left === Infinity ? '' : this.#words.left(left)
    this.#left.textContent = [points, checks].filter(Boolean).join(' · ')
  }
}
