/**
 * Help at a box: a button that takes the next step, and the words so far.
 *
 * @import {Box} from './practise/answer-sheet.js'
 * @import {BoxContent} from './practise/box-input.js'
 */

import { makeButton } from '../dom/button.js'
import { make } from '../dom/make.js'

export class Help {
  hints = make('div', { class: 'hints' })

  /** @param {(box: Box) => void} help takes the next step @param {Box | null} [box] null: none */
  constructor(help, box = null) {
    this.box = box
    this.button = makeButton('', () => this.box && help(this.box), { class: 'link' })
  }

  /**
   * Shows the help at its box. Returns whether there is any.
   * @param {BoxContent | undefined} content undefined: there is no box
   * @param {boolean} [praises] whether words say that an answer is right, too: beside a tick it is enough
   */
  show(content, praises = false) {
    const { next = '', hints = [], verdict = null } = content ?? {}
    const shown = verdict?.ok && !praises ? [] : hints
    this.button.hidden = next === ''
    this.button.textContent = next
    this.hints.replaceChildren(...shown.map((line) => make('p', {}, line)))
    return next !== '' || shown.length > 0
  }
}
