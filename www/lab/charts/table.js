/**
 * The numbers of a chart as a table, folded away below it, to read or copy.
 *
 * @import {LabMessages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'

/** @param {LabMessages} m */
export function table(m) {
  const head = make('thead')
  const body = make('tbody')
  const copy = make('button', { type: 'button' }, m.lab.copy)
  const status = make('span', { role: 'status' })
  const grid = make('table', {}, head, body)
  copy.addEventListener('click', async () => {
    const rows = Array.from(grid.rows, (row) => Array.from(row.cells, (cell) => cell.textContent))
    try {
      await navigator.clipboard.writeText(rows.map((row) => row.join('\t')).join('\n'))
      status.textContent = m.lab.copied
    } catch {
      getSelection()?.selectAllChildren(grid) // without the clipboard, it can be copied by hand
    }
  })
  return {
    element: make(
      'details',
      { class: 'table' },
      make('summary', {}, m.lab.numbers),
      make(
        'div',
        { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': m.lab.numbers },
        grid,
      ),
      make('p', {}, copy, ' ', status),
    ),
    /**
     * @param {string[]} columns
     * @param {string[][]} rows the first cell of each heads it
     */
    show(columns, rows) {
      status.textContent = ''
      head.replaceChildren(
        make('tr', {}, ...columns.map((name) => make('th', { scope: 'col' }, name))),
      )
      body.replaceChildren(
        ...rows.map(([first, ...rest]) =>
          make(
            'tr',
            {},
            make('th', { scope: 'row' }, first),
            ...rest.map((cell) => make('td', {}, cell)),
          ),
        ),
      )
    },
  }
}
