/**
 * A histogram of the leaves that alpha–beta takes in single trees of the full depth.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {Plot, uPlot} from './chart.js'
 * @import {Results} from '../run/results.js'
 */

import { axisSize, chart } from './chart.js'
import { bins, statistics } from '../run/statistics.js'

/** @param {Messages} m */
export function histogram(m) {
  const { element, show } = chart([
    ['bin', m.lab.treesAxis],
    ['mean', m.lab.mean],
    ['deviation', m.lab.deviation],
    ['expectation', m.lab.expectation],
  ])
  return {
    element,
    /** @param {Results} results some trees of the full depth are among them */
    show: (results) => show(plot(m, results)),
  }
}

/**
 * @param {Messages} m
 * @param {Results} results
 * @returns {Plot}
 */
function plot(m, results) {
  const sample = results.sample()
  const found = statistics(sample)
  const { width, first, counts } = bins(sample, found)
  const expected = (results.random && results.last()?.known.expected) || NaN
  const edge = (/** @type {number} */ index) => first + (index - 0.5 / width) * width
  const middles = counts.map((_, index) => edge(index + 0.5))
  const [left, right] = [edge(-0.5), edge(counts.length + 0.5)]
  return {
    without: [
      ...(found.deviation > 0 ? [] : ['deviation']),
      ...(results.random ? [] : ['expectation']),
    ],
    label: m.lab.histogramSummary({ trees: found.count, ...found }),
    data: [middles, counts],
    options: ({ colour, axis }) => ({
      scales: {
        x: { time: false, range: [left, right] },
        y: { range: [0, Math.max(...counts) * 1.08] },
      },
      cursor: { show: false },
      axes: [
        {
          ...axis(m.lab.histogramAxis),
          size: 30,
          grid: { show: false },
          space: 60,
          values: numbered,
        },
        {
          ...axis(m.lab.treesAxis),
          size: axisSize,
          incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000],
          values: numbered,
        },
      ],
      series: [
        {},
        {
          fill: colour('ahead'),
          points: { show: false },
          paths: (chart) => ({ fill: bars(chart) }),
        },
      ],
      hooks: {
        drawAxes: [(chart) => band(chart, colour('band'))],
        draw: [
          (chart) => mark(chart, found.mean, colour('open'), []),
          (chart) => mark(chart, expected, colour('variation'), [5, 4]),
        ],
      },
    }),
  }

  /** @param {unknown} _ @param {number[]} splits */
  function numbered(_, splits) {
    return splits.map((split) => (Number.isInteger(split) ? m.count(split) : ''))
  }

  /** @param {uPlot} chart */
  function bars(chart) {
    const path = new Path2D()
    const floor = chart.valToPos(0, 'y', true)
    counts.forEach((count, index) => {
      const from = chart.valToPos(edge(index), 'x', true)
      const to = chart.valToPos(edge(index + 1), 'x', true)
      const gap = Math.min(devicePixelRatio, (to - from) / 4)
      const top = chart.valToPos(count, 'y', true)
      path.rect(from + gap, top, to - from - 2 * gap, floor - top)
    })
    return path
  }

  /** One standard deviation to each side. @param {uPlot} chart @param {string} colour */
  function band(chart, colour) {
    if (!(found.deviation > 0)) return
    const { ctx, bbox } = chart
    const at = (/** @type {number} */ x) =>
      chart.valToPos(Math.min(Math.max(x, left), right), 'x', true)
    const from = at(found.mean - found.deviation)
    ctx.save()
    ctx.fillStyle = colour
    ctx.fillRect(from, bbox.top, at(found.mean + found.deviation) - from, bbox.height)
    ctx.restore()
  }

  /** @param {uPlot} chart @param {number} x @param {string} colour @param {number[]} dash */
  function mark(chart, x, colour, dash) {
    if (!(x >= left && x <= right)) return
    const { ctx, bbox } = chart
    const at = chart.valToPos(x, 'x', true)
    ctx.save()
    ctx.strokeStyle = colour
    ctx.lineWidth = 2.5 * devicePixelRatio
    ctx.setLineDash(dash.map((length) => length * devicePixelRatio))
    ctx.beginPath()
    ctx.moveTo(at, bbox.top)
    ctx.lineTo(at, bbox.top + bbox.height)
    ctx.stroke()
    ctx.restore()
  }
}
