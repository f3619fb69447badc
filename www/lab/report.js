/**
 * The report of a run: two charts, their description in words, and their numbers in tables.
 *
 * @import {LabMessages} from '../messages/pages.js'
 * @import {Results, DepthRow} from './run/results.js'
 */

import { make } from '../dom/make.js'
import { plies, reach } from './run/effort.js'
import { formula } from './charts/formula.js'
import { growth, growthPlot } from './charts/growth.js'
import { histogram, histogramPlot } from './charts/histogram.js'
import { bins } from './run/statistics.js'
import { table } from './charts/table.js'

/** @param {LabMessages} m */
export function report(m) {
  const about = make('p', { class: 'note' })
  const claim = make('div', { class: 'claim' })
  const curves = growth(m)
  const depths = table(m)
  const single = makeSingle(m)
  const title = make('h2', {}, m.lab.growth)
  const element = make(
    'div',
    { class: 'report', hidden: true },
    about,
    make('section', {}, title, claim, curves.element, depths.element),
    single.element,
  )
  return {
    element,
    /** @param {Results} results */
    show(results) {
      const rows = results.rows()
      const last = rows.at(-1)
      if (!last) return
      element.hidden = false
      about.textContent = m.lab.about(results.settings)
      claim.replaceChildren(...effort(m, results, rows, last))
      curves.show(growthPlot(m, results))
      depths.show(depthColumns(m), depthRows(m, results, rows))
      single.show(results)
    },
  }
}

/** @param {LabMessages} m */
function depthColumns({ lab: { columns } }) {
  return [
    ...[columns.depth, columns.minimax, columns.shallow, columns.deep],
    ...[columns.error, columns.expected, columns.fewest, columns.trees],
  ]
}

/** @param {LabMessages} m @param {Results} results @param {DepthRow[]} rows */
function depthRows(m, results, rows) {
  const { average, rough } = m.lab
  return rows.map(({ depth, known, deep, shallow }) => [
    m.count(depth),
    m.count(known.all),
    average(shallow.mean),
    average(deep.mean),
    rough(deep.error),
    average(results.random ? known.expected : NaN),
    m.count(known.fewest),
    m.count(deep.count),
  ])
}

/** The leaves of single trees of the full depth. @param {LabMessages} m */
function makeSingle(m) {
  const { lab } = m
  const title = make('h2')
  const claim = make('div', { class: 'claim' })
  const chart = histogram(m)
  const counts = table(m)
  const element = make('section', { hidden: true }, title, claim, chart.element, counts.element)
  return {
    element,
    /** @param {Results} results */
    show(results) {
      const { order, depth } = results.settings
      const row = results.last()
      element.hidden = !row
      if (!row) return
      const { deep, known } = row
      const { expected } = known
      title.textContent = lab.histogramTitle(depth)
      const off = Math.abs(deep.mean - expected) / deep.error
      const compared =
        order === 'random' ? lab.expectedIs({ expected, off }) : lab.expectedNot[order]
      const summary = lab.histogramSummary({ trees: deep.count, ...deep })
      claim.replaceChildren(make('p', {}, summary), make('p', {}, compared))
      chart.show(histogramPlot(m, results))
      const { width, first, counts: heights } = bins(results.sample(), deep)
      const cells = heights.map((height, index) => {
        const least = first + index * width
        return [lab.bin(least, least + width - 1), m.count(height)]
      })
      counts.show([lab.columns.leaves, lab.columns.trees], cells)
    },
  }
}

/**
 * The claim that pruning doubles the depth, with the numbers of this run and the formula.
 * @param {LabMessages} m
 * @param {Results} results
 * @param {DepthRow[]} rows
 * @param {DepthRow} last
 */
function effort(m, { settings }, rows, last) {
  const { branching, order } = settings
  const leaves = last.known.fewest
  const minimax = Math.floor(reach(branching, leaves) + 1e-9)
  const pliesHere = plies(rows, leaves, (row) => row.deep.mean)
  return [
    make('p', {}, m.lab.effort({ leaves, minimax, best: last.depth })),
    make('p', {}, m.lab.effortHere({ order, plies: pliesHere })),
    make('p', {}, m.lab.fewestIs, ' ', formula(m, branching, last.depth, leaves)),
  ]
}
