/**
 * Help at a box: a button that takes the next step, and the words so far.
 *
 * @import {Box} from './practise/sheet.js'
 *
 * @typedef {object} Helping
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

  /** Shows the help at its box. Returns whether there is any. @param {Helping} helping */
  show(helping) {
    const next = this.box ? helping.next(this.box) : ''
    const hints = this.box ? helping.hints(this.box) : []
    this.button.hidden = next === ''
    this.button.textContent = next
    this.hints.replaceChildren(...hints.map((line) => make('p', {}, line)))
    return next !== '' || hints.length > 0
  }
}
