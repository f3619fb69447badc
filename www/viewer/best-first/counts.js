/**
 * The counts of a best-first search, up to the step and in total, and the visits of the root's children as bars.
 *
 * @import {BestFirstWords, Messages} from '../../messages/messages.js'
 * @import {BestFirstFrame, BestFirstSummary, Ratings} from '../../types.js'
 * @import {Search} from '../../core.js'
 * @import {Actions, Part, Snapshot} from '../part.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { tableHead, tableRow } from '../../dom/table.js'
import { onDemand } from '../../on-demand.js'
import { makePanel } from '../panels/panel.js'

/** The most children with bars. */
const MOST = 50

/** @param {Messages & { explore: BestFirstWords }} m @param {Actions} actions @returns {Part} */
export function makeCounts(m, actions) {
  const words = m.explore.counts
  const body = make('tbody')
  const table = make('table', {}, tableHead(['', words.soFar, words.all]), body)
  const bars = make('tbody')
  const moves = make('table', { class: 'bars' }, make('caption', {}, words.chart), bars)
  const element = makePanel('counts', words.title, table, moves)
  /** The charts; without them the table has the numbers. @type {ReturnType<typeof import('./curve-chart.js').makeCurveChart> | null} */
  let curves = null
  /** @type {Snapshot | null} */
  let lastSnapshot = null
  const load = async () => {
    const { makeCurveChart } = await onDemand(() => import('./curve-chart.js'))
    if (curves) return
    curves = makeCurveChart(m)
    element.append(curves.element)
    if (lastSnapshot) draw(lastSnapshot)
  }
  const draw = actions.guard((/** @type {Snapshot} */ { search, step }) => {
    if (!curves) return
    curves.element.hidden = !hasMeans(search)
    if (!curves.element.hidden) curves.show(search, step)
  })
  return {
    element,
    show(snapshot) {
      const { search, step } = snapshot
      lastSnapshot = snapshot
      if (!curves && hasMeans(search)) load().catch(() => {})
      const frame = /** @type {BestFirstFrame} */ (
        /** @type {unknown} */ (search.frame(step, { from: 0, to: 0 }))
      )
      const all = /** @type {BestFirstSummary} */ (/** @type {unknown} */ (search.summary))
      const { bestMove } = all
      const [last] = bestMove === null ? [null] : search.children(0, bestMove, bestMove + 1)
      const [choice, best] = [frame.choice, last].map((node) =>
        node === null ? '–' : m.viewer.short(search.node(node, step).place),
      )
      const rows = [
        [words.iterations, m.count(search.stops(step, 'iteration')), m.count(all.iterations)],
        [words.nodes, m.count(frame.counts.entered), m.count(all.entered)],
        [words.evaluated, m.count(frame.counts.evaluated), m.count(all.evaluated)],
        [words.choice, choice, best],
      ]
      body.replaceChildren(...rows.map(([name, ...texts]) => tableRow(name, texts)))
      const ratings = search.ratings(0, step, MOST)
      moves.hidden = !ratings?.visits
      if (!ratings) return
      bars.replaceChildren(...ratings.children.map((row) => makeBar(m, ratings, row, actions)))
      draw(snapshot)
    },
  }
}

/** Whether a search adds up rewards. @param {Search} search */
const hasMeans = (search) => 'mean' in search.summary && search.summary.mean !== null

/**
 * A child of the root with its visits.
 * @param {Messages} m
 * @param {Ratings} ratings
 * @param {Ratings['children'][number]} row
 * @param {Actions} actions
 */
function makeBar(m, { visits: all }, { child, visits }, actions) {
  const select = () => actions.select(child.node)
  const name = makeButton(m.viewer.short(child), select, { class: 'link' })
  const bar = make('td', { class: 'bar' }, m.count(visits))
  bar.style.setProperty('--share', `${(visits / Math.max(all, 1)) * 100}%`)
  return make('tr', {}, make('th', { scope: 'row' }, name), bar)
}
