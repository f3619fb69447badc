/**
 * The numbers of a chart as a table, folded away below it, to read or copy.
 *
 * @import {LabMessages} from '../../messages/pages.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { tableHead, tableRow } from '../../dom/table.js'

/** @param {LabMessages} m */
export function table(m) {
  const status = make('span', { role: 'status' })
  const grid = make('table')
  const copy = async () => {
    const rows = Array.from(grid.rows, (row) => Array.from(row.cells, (cell) => cell.textContent))
    try {
      await navigator.clipboard.writeText(rows.map((row) => row.join('\t')).join('\n'))
      status.textContent = m.lab.copied
    } catch {
      getSelection()?.selectAllChildren(grid) // without the clipboard, it can be copied by hand
    }
  }
  const box = { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': m.lab.numbers }
  return {
    element: make(
      'details',
      { class: 'table' },
      make('summary', {}, m.lab.numbers),
      make('div', box, grid),
      make('p', {}, makeButton(m.lab.copy, copy), ' ', status),
    ),
    /**
     * @param {string[]} columns
     * @param {string[][]} rows the first cell of each heads it
     */
    show(columns, rows) {
      status.textContent = ''
      const body = rows.map(([first, ...rest]) => tableRow(first, rest))
      grid.replaceChildren(tableHead(columns), make('tbody', {}, ...body))
    },
  }
}
