/**
 * A setting of one or two numbers, written as in the reader's language. An empty field is the default.
 *
 * @import {RuleControl} from './choice.js'
 * @import {Messages} from '../../messages/pages.js'
 *
 * @typedef {{ label: string, effect: (...values: number[]) => string }} Words
 *
 * @typedef {object} NumberField
 * @property {string} [label] where the label of the rule is not enough
 * @property {number} empty the number that an empty field stands for
 * @property {boolean} [whole] whether a phone shows digits alone: its keyboard for decimals may have no minus
 * @property {string} placeholder
 */

import { make } from '../../dom/make.js'
import { note } from './note.js'

/** @implements {RuleControl} */
export class Numbers {
  #m
  #words
  #fields
  #note
  #title
  #inputs

  /**
   * @param {Messages} m
   * @param {string} name
   * @param {Words} words
   * @param {NumberField[]} fields
   * @param {() => void} change called when the user has typed another number
   */
  constructor(m, name, words, fields, change) {
    this.#m = m
    this.#words = words
    this.#fields = fields
    this.#note = note(name)
    this.#inputs = fields.map(({ whole, placeholder }, index) => {
      const inputmode = whole ? 'numeric' : 'text'
      const attributes = { type: 'text', inputmode, placeholder, autocomplete: 'off' }
      const id = index === 0 ? name : `${name}-${index}`
      return make('input', { id, ...attributes, 'aria-describedby': this.#note.id })
    })
    const row = this.#makeRow()
    row.addEventListener('input', () => {
      this.#showEffect()
      this.#note.mark()
      if (this.readable) change()
    })
    this.#title = makeTitle(name, words.label, fields.length > 1)
    if (this.#title.id) {
      row.setAttribute('role', 'group')
      row.setAttribute('aria-labelledby', this.#title.id)
    }
    this.#showEffect()
    this.element = make('div', { class: 'rule' }, this.#title, row, this.#note.element)
  }

  /** The numbers as an attribute has them; empty if all fields are empty. */
  get value() {
    const empty = this.#inputs.every((input) => input.value.trim() === '')
    return empty ? '' : this.numbers.join(' ')
  }

  set value(value) {
    const values = value === '' ? [] : value.split(' ').map(Number)
    this.#inputs.forEach((input, at) => {
      const empty = !(at in values) || Object.is(values[at], this.#fields[at].empty)
      input.value = empty ? '' : this.#m.number(values[at])
    })
    this.#showEffect()
  }

  /** The number in each field; NaN where it cannot be read. */
  get numbers() {
    return this.#inputs.map(({ value }, at) =>
      value.trim() === '' ? this.#fields[at].empty : readNumber(value, this.#m.decimal),
    )
  }

  get readable() {
    return this.#inputs.every(
      ({ value }) => value.trim() === '' || !Number.isNaN(readNumber(value, this.#m.decimal)),
    )
  }

  /** @param {boolean} disabled */
  disable(disabled) {
    for (const input of this.#inputs) input.disabled = disabled
    this.#title.classList.toggle('disabled', disabled)
    this.#note.element.hidden = disabled
  }

  /** @param {string} problem */
  showError(problem) {
    for (const input of this.#inputs) input.setAttribute('aria-invalid', 'true')
    this.#note.showError(problem)
  }

  /** Explains the effect of the numbers, or says that they cannot be read. */
  #showEffect() {
    for (const input of this.#inputs) input.removeAttribute('aria-invalid')
    if (this.readable) this.#note.write(this.#words.effect(...this.numbers))
    else this.showError(this.#m.rules.notNumber)
  }

  #makeRow() {
    const row = make('div', { class: 'numbers' })
    this.#fields.forEach(({ label }, at) => {
      const input = this.#inputs[at]
      if (label) row.append(make('label', { for: input.id }, label))
      row.append(input)
    })
    return row
  }
}

/** @param {string} name @param {string} label @param {boolean} several whether there are several fields */
function makeTitle(name, label, several) {
  return several
    ? make('span', { class: 'label', id: `${name}-label` }, label)
    : make('label', { class: 'label', for: name }, label)
}

/**
 * A number written as on the page, or as in the notation with a point and a hyphen; NaN if it is none.
 * @param {string} text
 * @param {string} decimal
 */
export function readNumber(text, decimal) {
  const plain = text.trim().replaceAll('−', '-').replace(decimal, '.')
  if (/^[-+]?∞$/.test(plain)) return plain.startsWith('-') ? -Infinity : Infinity
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain) ? Number(plain) : NaN
}
