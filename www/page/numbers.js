/**
 * One rule of one or two numbers. An empty field is the default.
 *
 * @import {Control} from './choice.js'
 *
 * @typedef {object} Field
 * @property {string} [label] where the label of the rule is not enough
 * @property {number} empty what an empty field means
 * @property {Record<string, string | number>} attributes
 */

import { make } from '../make.js'
import { note } from './note.js'

/**
 * @param {string} name
 * @param {{ label: string, effect: (...values: number[]) => string, notNumber: string }} words
 * @param {Field[]} fields
 * @param {() => void} change called when the user has typed another number
 * @returns {Control}
 */
export function numbers(name, words, fields, change) {
  const effect = note(name)
  const ids = fields.map((_, index) => (index === 0 ? name : `${name}-${index}`))
  const inputs = fields.map(({ attributes }, index) =>
    make('input', {
      id: ids[index],
      type: 'number',
      'aria-describedby': effect.id,
      autocomplete: 'off',
      ...attributes,
    }),
  )
  const values = () =>
    inputs.map(({ value }, at) => (value === '' ? fields[at].empty : Number(value)))

  function tell() {
    for (const input of inputs) input.removeAttribute('aria-invalid')
    if (inputs.some((input) => input.validity.badInput)) complain(words.notNumber)
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
    change()
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
      return inputs.every((input) => input.value === '') ? '' : values().join(' ')
    },
    set value(value) {
      const given = value === '' ? [] : value.split(' ').map(Number)
      inputs.forEach((input, at) => {
        const empty = given[at] === undefined || given[at] === fields[at].empty
        input.value = empty ? '' : String(given[at])
      })
      tell()
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
