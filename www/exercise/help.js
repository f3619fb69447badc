/**
 * Help at a box: a button that takes the next step, and the words so far.
 *
 * @import {Box} from './practise/answer-sheet.js'
 *
 * @typedef {object} BoxHelp
 * @property {(box: Box) => string} next the name of the next step of help at a box; empty: there is none
 * @property {(box: Box) => string[]} hints the words of help there so far
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

  /** Shows the help at its box. Returns whether there is any. @param {BoxHelp} boxHelp */
  show(boxHelp) {
    const next = this.box ? boxHelp.next(this.box) : ''
    const hints = this.box ? boxHelp.hints(this.box) : []
    this.button.hidden = next === ''
    this.button.textContent = next
    this.hints.replaceChildren(...hints.map((line) => make('p', {}, line)))
    return next !== '' || hints.length > 0
  }
}
