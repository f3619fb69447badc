/**
 * The counts of the search, up to the step and in total, beside those of plain minimax on the same tree. Below are the
 * moves at the root.
 *
 * @import {Counts} from '../../types.js'
 * @import {MakePanel} from '../part.js'
 */

import { make } from '../../dom/make.js'
import { tableHead } from '../../dom/table.js'
import { makePanel } from './panel.js'
import { makeRootMoves } from './root-moves.js'

/** @type {MakePanel} */
export function makeCounts(m, actions) {
  const words = m.panels.counts
  const names = /** @type {(keyof typeof words.rows)[]} */ (Object.keys(words.rows))
  const stopped = make('p', { class: 'stopped' })
  const rows = names.map((name) => {
    const cells = [make('td', { class: 'now' }), make('td'), make('td')]
    const head = make('th', { scope: 'row' })
    return { name, head, cells, row: make('tr', {}, head, ...cells) }
  })
  const body = make('tbody', {}, ...rows.map(({ row }) => row))
  const table = make('table', {}, tableHead(['', words.soFar, words.all, words.minimax]), body)
  const moves = makeRootMoves(m, actions)

  return {
    element: makePanel('counts', words.title, table, stopped, moves.element),
    show(snapshot) {
      const { search, step } = snapshot
      const columns = [
        search.frame(step, { from: 0, to: 0 }).counts,
        search.summary,
        search.minimax,
      ]
      const { stoppedBy } = search.minimax
      stopped.hidden = stoppedBy === null
      stopped.textContent = stoppedBy && words.stopped(search.node(stoppedBy.node, 0).place)
      const labels = { ...words.rows, ...(search.summary.distinct && words.again) }
      for (const { name, head, cells } of rows) {
        head.textContent = labels[name]
        columns.forEach((counts, i) => {
          cells[i].textContent = m.count(counts[name])
        })
      }
      moves.show(snapshot)
    },
    settle: moves.settle,
  }
}
