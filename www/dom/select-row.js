import { make } from './make.js'

/**
 * A list of choices in a row of a dialog, with its label.
 * @param {string} id
 * @param {{ label: string, values: Record<string, string> }} words
 */
export function selectRow(id, { label, values }) {
  const options = Object.entries(values).map(([value, name]) => make('option', { value }, name))
  const input = make('select', { id, autocomplete: 'off' }, ...options)
  return { input, row: make('div', { class: 'row' }, make('label', { for: id }, label), input) }
}
