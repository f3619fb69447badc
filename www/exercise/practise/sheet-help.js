/**
 * The help at the field in use, at the foot of the table: between the rows it would move them under the pointer. The name
 * of the field leads back to it.
 *
 * @import {Box} from './sheet.js'
 * @import {Helping} from './questions.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { Help } from '../help.js'

export class SheetHelp {
  #name
  #help
  /** @type {Box | null} */
  #box = null
  /** @type {Helping | null} */
  #helping = null

  /** @param {(box: Box) => void} help @param {(box: Box) => void} lead leads to a field */
  constructor(help, lead) {
    this.#name = makeButton('', () => this.#box && lead(this.#box), { class: 'link name' })
    this.#help = new Help(() => this.#box && help(this.#box))
    const { button, hints } = this.#help
    this.element = make('div', { class: 'help', hidden: true }, this.#name, ' ', button, hints)
  }

  /** Another field is in use; null: none. @param {Box | null} box @param {string} [name] */
  take(box, name = '') {
    this.#box = box
    this.#name.textContent = name
    if (this.#helping) this.show(this.#helping)
  }

  /** @param {Helping} helping */
  show(helping) {
    this.#helping = helping
    const next = this.#box ? helping.next(this.#box) : ''
    const hints = this.#box ? helping.hints(this.#box) : []
    this.#help.show(next, hints)
    this.element.hidden = next === '' && hints.length === 0
  }
}
