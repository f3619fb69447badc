import { make } from './make.js'

/** The head of a table: a cell for each column, empty where it has no name. @param {string[]} names */
export function tableHead(names) {
  const cells = names.map((name) => (name ? make('th', { scope: 'col' }, name) : make('td')))
  return make('thead', {}, make('tr', {}, ...cells))
}
