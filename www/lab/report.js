/**
 * What a run has found: two charts, what they say in words, and their numbers in tables.
 *
 * @import {Messages} from '../messages/pages.js'
 * @import {Results, Row} from './run/results.js'
 */

import { make } from '../dom/make.js'
import { plies, reach } from './run/effort.js'
import { formula } from './charts/formula.js'
import { growth } from './charts/growth.js'
import { histogram } from './charts/histogram.js'
import { bins } from './run/statistics.js'
import { table } from './charts/table.js'

/** @param {Messages} m */
export function report(m) {
  const { lab } = m
  const about = make('p', { class: 'about' })
  const claim = make('div', { class: 'claim' })
  const curves = growth(m)
  const depths = table(m)
  const title = make('h2')
  const said = make('div', { class: 'claim' })
  const leavesChart = histogram(m)
  const counts = table(m)
  const single = make('section', { hidden: true }, title, said, leavesChart.element, counts.element)
  const element = make(
    'div',
    { class: 'report', hidden: true },
    about,
    make('section', {}, make('h2', {}, lab.growth), claim, curves.element, depths.element),
    single,
  )
  return {
    element,
    /** @param {Results} results */
    show(results) {
      const rows = results.rows()
      const last = rows.at(-1)
      if (!last) return
      element.hidden = false
      about.textContent = lab.about(results.settings)
      claim.replaceChildren(...effort(m, results, rows, last))
      curves.show(results)
      showDepths(results, rows)
      showSingle(results)
    },
  }

  /** @param {Results} results @param {Row[]} rows */
  function showDepths(results, rows) {
    const { columns, figure, rough } = lab
    const cells = rows.map(({ depth, known, deep, shallow }) => [
      m.count(depth),
      m.count(known.all),
      figure(shallow.mean),
      figure(deep.mean),
      rough(deep.error),
      figure(results.random ? known.expected : NaN),
      m.count(known.fewest),
      m.count(deep.count),
    ])
    depths.show(
      [
        columns.depth,
        columns.minimax,
        columns.shallow,
        columns.deep,
        columns.error,
        columns.expected,
        columns.fewest,
        columns.trees,
      ],
      cells,
    )
  }

  /** @param {Results} results */
  function showSingle(results) {
    const { order, depth } = results.settings
    const row = results.last()
    single.hidden = !row
    if (!row) return
    const { deep, known } = row
    title.textContent = lab.histogramTitle(depth)
    const off = Math.abs(deep.mean - known.expected) / deep.error
    said.replaceChildren(
      make('p', {}, lab.histogramSummary({ trees: deep.count, ...deep })),
      make(
        'p',
        {},
        order === 'random'
          ? lab.expectedIs({ expected: known.expected, off })
          : lab.expectedNot[order],
      ),
    )
    leavesChart.show(results)
    const { width, first, counts: heights } = bins(results.sample(), deep)
    counts.show(
      [lab.columns.leaves, lab.columns.trees],
      heights.map((height, index) => {
        const least = first + index * width
        return [lab.bin(least, least + width - 1), m.count(height)]
      }),
    )
  }
}

/**
 * The claim that pruning doubles the depth, with the numbers of this run and the formula.
 * @param {Messages} m
 * @param {Results} results
 * @param {Row[]} rows
 * @param {Row} last
 */
function effort(m, { settings }, rows, last) {
  const { branching, order } = settings
  const leaves = last.known.fewest
  const minimax = Math.floor(reach(branching, leaves) + 1e-9)
  const here = plies(rows, leaves, (row) => row.deep.mean)
  return [
    make('p', {}, m.lab.effort({ leaves, minimax, best: last.depth })),
    make('p', {}, m.lab.effortHere({ order, plies: here })),
    make('p', {}, m.lab.fewestIs, ' ', formula(m, branching, last.depth, leaves)),
  ]
}
