/**
 * Help at a box: a button that takes the next step, and the words so far.
 *
 * @import {Box} from './practise/answer-sheet.js'
 * @import {Contents} from './practise/box-input.js'
 */

import { makeButton } from '../dom/button.js'
import { make } from '../dom/make.js'
import { keyOf } from './practise/answer-sheet.js'

export class Help {
  hints = make('div', { class: 'hints' })

  /** @param {(box: Box) => void} help takes the next step @param {Box | null} [box] null: none */
  constructor(help, box = null) {
    this.box = box
    this.button = makeButton('', () => this.box && help(this.box), { class: 'link' })
  }

  /**
   * Shows the help at its box. Returns whether there is any.
   * @param {Contents} contents
   * @param {boolean} [praises] whether words say that an answer is right, too: beside a tick it is enough
   */
  show(contents, praises = false) {
    const content = this.box && contents.get(keyOf(this.box))
    const { next = '', hints = [], verdict = null } = content ?? {}
    const shown = verdict?.ok && !praises ? [] : hints
    this.button.hidden = next === ''
    this.button.textContent = next
    this.hints.replaceChildren(...shown.map((line) => make('p', {}, line)))
    return next !== '' || shown.length > 0
  }
}
