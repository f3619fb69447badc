/**
 * The visits and the means of the root's children over the iterations, as charts below the counts. A line marks the step on
 * view.
 *
 * @import {Curves} from '../../types.js'
 * @import {BestFirstWords, Messages} from '../../messages/messages.js'
 * @import {Search} from '../../core.js'
 * @import {Pen, Plot, uPlot} from '../../chart/chart.js'
 */

import { axisSize, chart, drawUpright, numbersAt } from '../../chart/chart.js'
import { make } from '../../dom/make.js'

/** The lines, by colour and dash. There are charts of no more children. */
const LINES = /** @type {const} */ ([
  ['open', []],
  ['cut', [9, 4]],
  ['variation', [2, 4]],
  ['differs', [12, 4, 2, 4]],
  ['done', [5, 5]],
  ['ink-quiet', [1, 3]],
])
/** The most points of a line. */
const POINTS = 300

/** @param {Messages & { explore: BestFirstWords }} m */
export function makeCurveChart(m) {
  const words = m.explore.counts
  const legend = make('ul', { class: 'legend' })
  const plots = /** @type {const} */ (['visits', 'means']).map((of) => ({ of, ...chart([]) }))
  const titles = { visits: words.chart, means: words.means }
  const parts = plots.flatMap(({ of, element }) => [make('h3', {}, titles[of]), element])
  /** @type {Search | null} */
  let current = null
  /** The iteration on view. */
  let now = 0
  return {
    element: make('div', { class: 'curves' }, ...parts, legend),
    /** @param {Search} search @param {number} step */
    show(search, step) {
      now = search.stops(step, 'iteration')
      const fresh = search !== current
      current = search
      const curves = fresh ? search.curves(POINTS, LINES.length) : null
      if (curves) {
        legend.replaceChildren(...curves.children.map(({ child }, at) => entry(m, child, at)))
        for (const { of, show } of plots) show(plot(m, curves, of, titles[of], () => now))
      } else for (const { redraw } of plots) redraw()
    },
  }
}

/** @param {Messages} m @param {Curves['children'][number]['child']} child @param {number} at */
function entry(m, child, at) {
  const [colour, dash] = LINES[at]
  const sign = make('span', { class: 'line', 'aria-hidden': 'true' })
  sign.style.setProperty('border-top-color', `var(--${colour})`)
  sign.style.setProperty('border-top-style', borderOf(dash))
  return make('li', {}, sign, m.viewer.short(child))
}

/** The style of a border that looks like a line of a chart. @param {readonly number[]} dash */
function borderOf([length]) {
  if (length === undefined) return 'solid'
  return length < 4 ? 'dotted' : 'dashed'
}

/**
 * @param {Messages & { explore: BestFirstWords }} m
 * @param {Curves} curves
 * @param {'visits' | 'means'} of
 * @param {string} label
 * @param {() => number} now
 * @returns {Plot}
 */
function plot(m, { iterations, children }, of, label, now) {
  const rows = children.map((child) => child[of].map((x) => x ?? NaN))
  const numbers = rows.flat().filter((x) => !Number.isNaN(x))
  const [low, high] = [Math.min(0, ...numbers), Math.max(...numbers, of === 'visits' ? 1 : 0)]
  const last = iterations.at(-1) ?? 1
  return {
    without: [],
    label,
    data: [iterations, ...rows],
    options: (pen) => ({
      scales: {
        x: { time: false, range: [0, Math.max(last, 1)] },
        y: { range: [low, high + (high - low) * 0.05] },
      },
      axes: axes(m, pen),
      series: [
        {},
        ...rows.map((_, at) => ({
          stroke: () => pen.colour(LINES[at][0]),
          dash: [...LINES[at][1]],
          width: 1.75,
          points: { show: false },
        })),
      ],
      hooks: {
        // The iteration on view.
        draw: [
          (/** @type {uPlot} */ chart) => drawUpright(chart, now(), pen.colour('ink-quiet'), 1),
        ],
      },
    }),
  }
}

/** @param {Messages & { explore: BestFirstWords }} m @param {Pen} pen */
function axes(m, { axis }) {
  const values = numbersAt(m.number)
  return [
    { ...axis(m.explore.counts.iteration), size: 30, values },
    { ...axis(''), size: axisSize, values },
  ]
}
