/**
 * The calls of a search counted by a note, as a table and as CSV. The name of a row lists its calls.
 *
 * @import {Search} from '../../core.js'
 * @import {NoteCount, NotedFields, Wanted} from '../../types.js'
 * @import {PanelMessages} from '../../messages/messages.js'
 * @import {Actions} from '../part.js'
 * @typedef {'kind' | 'tag' | 'depth'} By
 */

import { onDemand } from '../../on-demand.js'
import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { save } from '../../dom/save.js'
import { tableHead } from '../../dom/table.js'
import { noteText } from '../panels/note-line.js'
import { countsOfNotes } from './csv.js'

/** @param {PanelMessages} m @param {Actions} actions @param {(query: Wanted) => void} listCalls lists calls */
export function makeCountTable(m, actions, listCalls) {
  const { counts: words, fields } = m.panels.notes
  const columns = /** @type {(keyof typeof words.head)[]} */ (Object.keys(words.head))
  const by = make('select', { 'aria-label': words.title })
  const table = make('table')
  const more = make('p')
  /** @type {Search | null} */
  let search = null
  const field = () => /** @type {By} */ (by.value)

  /** @param {NoteCount} row @param {number} most */
  const makeRow = (row, most) => {
    const bar = make('td', { class: 'bar' }, m.count(row.below))
    bar.style.setProperty('--share', `${(100 * row.below) / most}%`)
    const cells = columns.map((name) =>
      name === 'below' ? bar : make('td', {}, m.count(row[name])),
    )
    return make('tr', {}, make('th', { scope: 'row' }, makeName(row)), ...cells)
  }
  /** @param {NoteCount} row */
  const nameOf = (row) => noteText(m, row, field()) || words.without
  /** @param {NoteCount} row */
  const makeName = (row) => {
    if (row.kind === undefined && row.tag === undefined) return nameOf(row)
    return makeButton(nameOf(row), () => listCalls(row), { class: 'link' })
  }
  const fill = actions.guard(() => {
    if (!search || !by.value) return
    const counts = search.noteCounts(field())
    const most = Math.max(...counts.rows.map(({ below }) => below))
    const head = ['', ...columns.map((name) => words.head[name])]
    table.replaceChildren(
      tableHead(head),
      make('tbody', {}, ...counts.rows.map((row) => makeRow(row, most))),
    )
    chart?.show(counts.rows, field(), nameOf)
    more.hidden = counts.more === 0
    more.textContent = words.more(counts.more)
  })
  by.addEventListener('change', fill)
  const saveCsv = actions.guard(() => {
    if (!search) return
    const text = countsOfNotes(search.noteCounts(field()), field())
    save(`calls-by-${field()}.csv`, text, 'text/csv')
  })
  const csv = makeButton(words.csv, saveCsv)
  const title = make('h3', {}, words.title, ' ', by)
  const element = make('div', { class: 'counted' }, title, make('div', {}, table), more, csv)
  /** The chart; the table has its numbers where it cannot be loaded. @type {ReturnType<typeof import('./count-chart.js').makeCountChart> | null} */
  let chart = null
  const load = async () => {
    const { makeCountChart } = await onDemand(() => import('./count-chart.js'))
    if (chart) return
    chart = makeCountChart(m)
    csv.after(chart.element)
    fill()
  }

  return {
    element,
    /** @param {Search} other @param {NotedFields} noted */
    take(other, { kinds, tags, depths }) {
      search = other
      const available = { kind: kinds.length > 0, tag: tags, depth: depths }
      const names = /** @type {By[]} */ (Object.keys(available)).filter((name) => available[name])
      by.replaceChildren(...names.map((name) => make('option', { value: name }, fields[name])))
      element.hidden = names.length === 0
      fill()
      if (!chart) load().catch(() => {})
    },
  }
}
