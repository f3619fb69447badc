/**
 * The calls of a search counted by a note, as a chart beside the table: all calls, those below them with them, and the cutoffs.
 *
 * @import {NoteCount} from '../../types.js'
 * @import {PanelMessages} from '../../messages/messages.js'
 * @import {Pen, Plot} from '../../chart/chart.js'
 * @import {By} from './count-table.js'
 */

import { axisSize, bars, chart, numbersAt } from '../../chart/chart.js'

/** The columns, with the colours of their bars and how much of the room of a row these take. */
const COLUMNS = /** @type {const} */ ([
  ['below', 'ahead', 0.8],
  ['calls', 'open', 0.5],
  ['cutoffs', 'cut', 0.2],
])
/** The most rows that the bars have room for. */
const MOST = 40
/** The most letters of a name below a bar. */
const LONGEST = 12
/** Steps between the names below bars. */
const STEPS = [1, 2, 5, 10, 20]

/** @param {PanelMessages} m */
export function makeCountChart(m) {
  const { head } = m.panels.notes.counts
  const { element, show } = chart(COLUMNS.map(([name]) => [name, head[name]]))
  return {
    element,
    /** @param {NoteCount[]} rows @param {By} by @param {(row: NoteCount) => string} nameOf */
    show(rows, by, nameOf) {
      const some = rows.slice(0, MOST)
      element.hidden = some.length < 2
      if (!element.hidden) show(plot(m, some, by, some.map(nameOf)))
    },
  }
}

/** @param {PanelMessages} m @param {NoteCount[]} rows @param {By} by @param {string[]} names @returns {Plot} */
function plot(m, rows, by, names) {
  const words = m.panels.notes
  const columns = COLUMNS.map(([name]) => rows.map((row) => row[name]))
  /** @type {[number, number]} */
  const range = [-0.6, rows.length - 0.4]
  const without = COLUMNS.filter((_, at) => columns[at].every((count) => count === 0))
  return {
    without: without.map(([name]) => name),
    label: `${words.counts.title} ${words.fields[by]}`,
    data: [rows.map((_, at) => at), ...columns],
    options: (pen) => ({
      scales: {
        x: { time: false, range },
        y: { range: [0, Math.max(...columns[0], 1) * 1.08] },
      },
      axes: axes(m, pen, words.fields[by], names),
      series: [
        {},
        ...COLUMNS.map(([, ink, share], at) => ({
          fill: () => pen.colour(ink),
          points: { show: false },
          paths: (/** @type {import('../../chart/chart.js').uPlot} */ chart) => ({
            fill: bars(chart, columns[at], (row) => [row - share / 2, row + share / 2]),
          }),
        })),
      ],
    }),
  }
}

/** @param {PanelMessages} m @param {Pen} pen @param {string} field @param {string[]} names */
function axes(m, { axis }, field, names) {
  const short = names.map((name) =>
    name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name,
  )
  const longest = Math.max(...short.map((name) => name.length))
  return [
    {
      ...axis(field),
      ...{ size: 30, grid: { show: false }, space: 12 + 6.5 * longest, incrs: STEPS },
      values: numbersAt((split) => short[split] ?? ''),
    },
    {
      ...axis(m.panels.notes.counts.head.calls),
      size: axisSize,
      values: numbersAt((split) => (Number.isInteger(split) ? m.count(split) : '')),
    },
  ]
}
