/**
 * The help at the field in use, at the foot of the table: between the rows it would move them under the pointer. The name
 * of the field leads back to it.
 *
 * @import {Box} from './answer-sheet.js'
 * @import {Contents} from './box-input.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { Help } from '../help.js'

export class SheetHelp {
  #name
  #help
  /** The contents shown last. @type {Contents} */
  #contents = new Map()

  /** @param {(box: Box) => void} help @param {(box: Box) => void} lead leads to a field */
  constructor(help, lead) {
    this.#help = new Help(help)
    const { button, hints } = this.#help
    const go = () => this.#help.box && lead(this.#help.box)
    this.#name = makeButton('', go, { class: 'link name' })
    this.element = make('div', { class: 'help', hidden: true }, this.#name, ' ', button, hints)
  }

  /** Another field is in use; null: none. @param {Box | null} box @param {string} [name] */
  setBox(box, name = '') {
    this.#help.box = box
    this.#name.textContent = name
    this.show(this.#contents)
  }

  /** @param {Contents} contents */
  show(contents) {
    this.#contents = contents
    this.element.hidden = !this.#help.show(contents)
  }
}
