/**
 * A histogram of the leaves that alpha–beta evaluates in single trees of the full depth.
 *
 * @import {LabMessages} from '../../messages/pages.js'
 * @import {Pen, Plot, uPlot} from '../../chart/chart.js'
 * @import {Results} from '../run/results.js'
 *
 * @typedef {[left: number, right: number]} Range of the horizontal axis
 */

import { axisSize, bars, chart, drawUpright, numbersAt } from '../../chart/chart.js'
import { bins, statistics } from '../run/statistics.js'

/** Steps between the numbers of trees on the vertical axis. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000]

/** @param {LabMessages} m */
export function histogram(m) {
  return chart([
    ['bin', m.lab.treesAxis],
    ['mean', m.lab.mean],
    ['deviation', m.lab.deviation],
    ['expectation', m.lab.expectation],
  ])
}

/**
 * @param {LabMessages} m
 * @param {Results} results with at least one tree of the full depth
 * @returns {Plot}
 */
export function histogramPlot(m, results) {
  const sample = results.sample()
  const moments = statistics(sample)
  const { width, first, counts } = bins(sample, moments)
  const expected = (results.random && results.last()?.known.expected) || NaN
  const edge = (/** @type {number} */ bin) => first + (bin - 0.5 / width) * width
  /** @type {Range} */
  const range = [edge(-0.5), edge(counts.length + 0.5)]
  return {
    without: [
      ...(moments.deviation > 0 ? [] : ['deviation']),
      ...(results.random ? [] : ['expectation']),
    ],
    label: m.lab.histogramSummary({ trees: moments.count, ...moments }),
    data: [counts.map((_, bin) => edge(bin + 0.5)), counts],
    options: (pen) => ({
      scales: { x: { time: false, range }, y: { range: [0, Math.max(...counts) * 1.08] } },
      axes: axes(m, pen),
      series: [
        {},
        {
          fill: () => pen.colour('ahead'),
          points: { show: false },
          paths: (chart) => ({ fill: bars(chart, counts, (bin) => [edge(bin), edge(bin + 1)]) }),
        },
      ],
      hooks: {
        drawAxes: [(chart) => drawDeviation(chart, moments, range, pen.colour('band'))],
        draw: [
          (chart) => drawLine(chart, moments.mean, range, pen.colour('open')),
          (chart) => drawLine(chart, expected, range, pen.colour('variation'), [5, 4]),
        ],
      },
    }),
  }
}

/** @param {LabMessages} m @param {Pen} pen */
function axes(m, { axis }) {
  const values = numbersAt((split) => (Number.isInteger(split) ? m.count(split) : ''))
  const leaves = axis(m.lab.histogramAxis)
  return [
    { ...leaves, size: 30, grid: { show: false }, space: 60, values },
    { ...axis(m.lab.treesAxis), size: axisSize, incrs: STEPS, values },
  ]
}

/**
 * A band of one standard deviation on either side of the mean.
 * @param {uPlot} chart
 * @param {{ mean: number, deviation: number }} moments
 * @param {Range} range
 * @param {string} colour
 */
export function drawDeviation(chart, { mean, deviation }, [left, right], colour) {
  if (!(deviation > 0)) return
  const { ctx, bbox } = chart
  const at = (/** @type {number} */ x) =>
    chart.valToPos(Math.min(Math.max(x, left), right), 'x', true)
  const from = at(mean - deviation)
  ctx.save()
  ctx.fillStyle = colour
  ctx.fillRect(from, bbox.top, at(mean + deviation) - from, bbox.height)
  ctx.restore()
}

/**
 * A line at a number of leaves, if that is on the axis.
 * @param {uPlot} chart
 * @param {number} x
 * @param {Range} range
 * @param {string} colour
 * @param {number[]} [dash]
 */
function drawLine(chart, x, [left, right], colour, dash) {
  if (x >= left && x <= right) drawUpright(chart, x, colour, 2.5, dash)
}
