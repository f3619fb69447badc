import { make } from './make.js'

/**
 * A list of choices.
 * @param {Parameters<typeof make>[1]} attributes
 * @param {readonly string[]} values
 * @param {Record<string, string>} words by value
 */
export function makeSelect(attributes, values, words) {
  return make(
    'select',
    attributes,
    ...values.map((value) => make('option', { value }, words[value])),
  )
}

/**
 * One in a row of a dialog, with its label.
 * @param {string} id
 * @param {{ label: string, values: Record<string, string> }} words
 */
export function selectRow(id, { label, values }) {
  const input = makeSelect({ id, autocomplete: 'off' }, Object.keys(values), values)
  return { input, row: make('div', { class: 'row' }, make('label', { for: id }, label), input) }
}
