import { make } from './make.js'

/** The head of a table: a cell for each column, empty where it has no name. @param {string[]} names */
export function tableHead(names) {
  const cells = names.map((name) => (name ? make('th', { scope: 'col' }, name) : make('td')))
  return make('thead', {}, make('tr', {}, ...cells))
}

/** A row of a table: its head, and a cell for each text. @param {Node | string} head @param {string[]} texts */
export function tableRow(head, texts) {
  const cells = texts.map((text) => make('td', {}, text))
  return make('tr', {}, make('th', { scope: 'row' }, head), ...cells)
}
