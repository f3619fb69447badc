/**
 * The calls of a search counted by a note, as a table and as CSV. The name of a row lists its calls.
 *
 * @import {Search} from '../../core.js'
 * @import {NoteCount, NoteCounts, NotedFields, Wanted} from '../../types.js'
 * @import {PanelMessages} from '../../messages/messages.js'
 * @import {Actions} from '../part.js'
 * @typedef {'kind' | 'tag' | 'depth'} By
 */

import { onDemand } from '../../on-demand.js'
import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { save } from '../../dom/save.js'
import { tableHead, tableRow } from '../../dom/table.js'
import { noteText } from '../panels/note-line.js'
import { countsOfNotes } from './csv.js'

/** @param {PanelMessages} m @param {Actions} actions @param {(query: Wanted) => void} listCalls lists calls */
export function makeCountTable(m, actions, listCalls) {
  const { counts: words, fields } = m.panels.notes
  const field = make('select', { 'aria-label': words.title })
  const table = make('table')
  const more = make('p')
  /** @type {Search | null} */
  let search = null
  /**
   * The chart; the table has its numbers where it cannot be loaded.
   * @type {ReturnType<typeof import('./count-chart.js').makeCountChart> | null}
   */
  let chart = null

  /** Does something with the counts by the chosen field. @param {(counts: NoteCounts, by: By) => void} act */
  const withCounts = (act) =>
    actions.guard(() => {
      const by = /** @type {By | ''} */ (field.value)
      if (search && by) act(search.noteCounts(by), by)
    })
  const fill = withCounts((counts, by) => {
    const nameOf = (/** @type {NoteCount} */ row) => noteText(m, row, by) || words.without
    table.replaceChildren(...tableOf(m, counts.rows, nameOf, listCalls))
    chart?.show(counts.rows, by, nameOf)
    more.hidden = counts.more === 0
    more.textContent = words.more(counts.more)
  })
  field.addEventListener('change', fill)
  const saveCsv = withCounts((counts, by) =>
    save(`calls-by-${by}.csv`, countsOfNotes(counts, by), 'text/csv'),
  )
  const csv = makeButton(words.csv, saveCsv)
  const loadChart = async () => {
    const { makeCountChart } = await onDemand(() => import('./count-chart.js'))
    if (chart) return
    chart = makeCountChart(m)
    csv.after(chart.element)
    fill()
  }
  const title = make('h3', {}, words.title, ' ', field)
  const element = make('div', { class: 'counted' }, title, make('div', {}, table), more, csv)

  return {
    element,
    /** @param {Search} other @param {NotedFields} noted */
    fill(other, { kinds, tags, depths }) {
      search = other
      const available = { kind: kinds.length > 0, tag: tags, depth: depths }
      const names = /** @type {By[]} */ (Object.keys(available)).filter((name) => available[name])
      field.replaceChildren(...names.map((name) => make('option', { value: name }, fields[name])))
      element.hidden = names.length === 0
      fill()
      if (!chart) loadChart().catch(() => {})
    },
  }
}

/**
 * The head and the body of the table. The cells of all calls below have bars; a name lists its calls.
 * @param {PanelMessages} m
 * @param {NoteCount[]} rows
 * @param {(row: NoteCount) => string} nameOf
 * @param {(query: Wanted) => void} listCalls
 */
function tableOf(m, rows, nameOf, listCalls) {
  const { head } = m.panels.notes.counts
  const columns = /** @type {(keyof typeof head)[]} */ (Object.keys(head))
  const most = Math.max(...rows.map(({ below }) => below))
  const lines = rows.map((row) => {
    const named = row.kind !== undefined || row.tag !== undefined
    const list = () => listCalls(row)
    const name = named ? makeButton(nameOf(row), list, { class: 'link' }) : nameOf(row)
    const cells = columns.map((column) => m.count(row[column]))
    const line = tableRow(name, cells)
    const bar = line.cells[1 + columns.indexOf('below')]
    bar.className = 'bar'
    bar.style.setProperty('--share', `${(100 * row.below) / most}%`)
    return line
  })
  return [tableHead(['', ...columns.map((name) => head[name])]), make('tbody', {}, ...lines)]
}
