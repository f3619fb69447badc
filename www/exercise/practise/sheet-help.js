/**
 * The help at the field in use, at the foot of the table: between the rows it would move them under the pointer. The name
 * of the field leads back to it.
 *
 * @import {Box} from './sheet.js'
 * @import {Helping} from './questions.js'
 */

import { make } from '../../dom/make.js'

export class SheetHelp {
  #name = make('button', { type: 'button', class: 'link name' })
  #next = make('button', { type: 'button', class: 'link' })
  #hints = make('div', { class: 'hints' })
  element = make('div', { class: 'help', hidden: true }, this.#name, ' ', this.#next, this.#hints)
  /** @type {Box | null} */
  #box = null
  /** @type {Helping | null} */
  #helping = null

  /** @param {(box: Box) => void} help @param {(box: Box) => void} lead leads to a field */
  constructor(help, lead) {
    this.#next.addEventListener('click', () => this.#box && help(this.#box))
    this.#name.addEventListener('click', () => this.#box && lead(this.#box))
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
    this.#next.hidden = next === ''
    this.#next.textContent = next
    this.#hints.replaceChildren(...hints.map((line) => make('p', {}, line)))
    this.element.hidden = next === '' && hints.length === 0
  }
}
