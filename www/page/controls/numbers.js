/**
 * One setting of one or two numbers, written as the reader's language does. An empty field is the default.
 *
 * @import {Control} from './choice.js'
 *
 * @import {Messages} from '../../messages/pages.js'
 *
 * @typedef {object} Field
 * @property {string} [label] where the label of the rule is not enough
 * @property {number} empty what an empty field means
 * @property {'numeric' | 'text'} inputmode the keys of a phone; among those of decimals a minus may be missing
 * @property {string} placeholder
 */

import { make } from '../../dom/make.js'
import { note } from './note.js'

/**
 * @param {Messages} m
 * @param {string} name
 * @param {{ label: string, effect: (...values: number[]) => string }} words
 * @param {Field[]} fields
 * @param {() => void} change called when the user has typed another number
 * @returns {Control & { numbers: number[], readable: boolean }} and what its fields mean
 */
export function numbers(m, name, words, fields, change) {
  const effect = note(name)
  const ids = fields.map((_, index) => (index === 0 ? name : `${name}-${index}`))
  const inputs = fields.map(({ inputmode, placeholder }, index) =>
    make('input', {
      id: ids[index],
      type: 'text',
      inputmode,
      placeholder,
      'aria-describedby': effect.id,
      autocomplete: 'off',
    }),
  )
  const values = () =>
    inputs.map(({ value }, at) =>
      value.trim() === '' ? fields[at].empty : readNumber(value, m.decimal),
    )
  const unreadable = () =>
    inputs.some(({ value }) => value.trim() !== '' && Number.isNaN(readNumber(value, m.decimal)))

  function tell() {
    for (const input of inputs) input.removeAttribute('aria-invalid')
    if (unreadable()) complain(m.rules.notNumber)
    else effect.say(words.effect(...values()))
  }

  /** @param {string} problem */
  function complain(problem) {
    for (const input of inputs) input.setAttribute('aria-invalid', 'true')
    effect.complain(problem)
  }

  const row = make('div', { class: 'numbers' })
  fields.forEach(({ label }, index) => {
    if (label) row.append(make('label', { for: ids[index] }, label))
    row.append(inputs[index])
  })
  row.addEventListener('input', () => {
    tell()
    if (!unreadable()) change()
  })
  const title =
    fields.length > 1
      ? make('span', { class: 'label', id: `${name}-label` }, words.label)
      : make('label', { class: 'label', for: name }, words.label)
  if (title.id) {
    row.setAttribute('role', 'group')
    row.setAttribute('aria-labelledby', title.id)
  }
  tell()
  return {
    element: make('div', { class: 'rule' }, title, row, effect.element),
    get value() {
      return inputs.every((input) => input.value.trim() === '') ? '' : values().join(' ')
    },
    set value(value) {
      const given = value === '' ? [] : value.split(' ').map(Number)
      inputs.forEach((input, at) => {
        const empty = !(at in given) || Object.is(given[at], fields[at].empty)
        input.value = empty ? '' : m.number(given[at])
      })
      tell()
    },
    get numbers() {
      return values()
    },
    get readable() {
      return !unreadable()
    },
    /** @param {boolean} disabled */
    disable(disabled) {
      for (const input of inputs) input.disabled = disabled
      title.classList.toggle('disabled', disabled)
      effect.element.hidden = disabled
    },
    complain,
  }
}

/**
 * A number as the page writes it, or as the notation does, with a point and a hyphen; NaN if it is none.
 * @param {string} text
 * @param {string} decimal
 */
export function readNumber(text, decimal) {
  const plain = text.trim().replaceAll('−', '-').replace(decimal, '.')
  if (/^[-+]?∞$/.test(plain)) return plain.startsWith('-') ? -Infinity : Infinity
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain) ? Number(plain) : NaN
}
