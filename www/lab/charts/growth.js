/**
 * Leaves against depth: the curves of minimax, alpha–beta, shallow bounds and the fewest possible leaves, and
 * how deep each comes with the same effort.
 *
 * @import {LabMessages} from '../../messages/pages.js'
 * @import {Pen, Plot, uPlot} from '../../chart/chart.js'
 * @import {Results, DepthRow} from '../run/results.js'
 */

import { axisSize, chart, line, numbersAt } from '../../chart/chart.js'
import { reach } from '../run/effort.js'

/** @param {LabMessages} m */
export function growth(m) {
  const words = m.lab
  return chart([
    ['minimax', words.minimax],
    ['shallow', words.shallow],
    ['deep', words.deep],
    ['expected', words.expected],
    ['fewest', words.fewest],
  ])
}

/** @param {LabMessages} m @param {Results} results @returns {Plot} */
export function growthPlot(m, results) {
  const rows = results.rows()
  const { settings } = results
  const last = /** @type {DepthRow} */ (rows.at(-1))
  const { all, fewest } = last.known
  const column = (/** @type {(row: DepthRow) => number} */ of) => rows.map(of)
  const [deep, shallow] = [last.deep.mean, last.shallow.mean]
  return {
    without: results.random ? [] : ['expected'],
    label: m.lab.growthSummary({ depth: last.depth, all, fewest, deep, shallow }),
    data: [
      column((row) => row.depth),
      column((row) => row.known.all),
      column((row) => row.shallow.mean),
      column((row) => row.deep.mean),
      column((row) => (results.random ? row.known.expected : NaN)),
      column((row) => row.known.fewest),
    ],
    options: (pen) => ({
      scales: {
        x: { time: false, range: [-0.15, settings.depth + 0.15] },
        y: { distr: 3, range: [0.8, settings.branching ** settings.depth * 1.4] },
      },
      axes: axes(m, pen),
      series: series(pen),
      hooks: {
        draw: [
          (chart) => {
            const from = reach(settings.branching, fewest)
            drawGuide(chart, pen, { from, to: last.depth, leaves: fewest }, m)
          },
        ],
      },
    }),
  }
}

/** @param {LabMessages} m @param {Pen} pen */
function axes(m, { axis }) {
  const leaves = axis(m.lab.leavesAxis)
  const values = numbersAt(m.count)
  return [
    { ...axis(m.lab.growthAxis), size: 30, incrs: [1, 2, 5], values },
    { ...leaves, size: axisSize, values, grid: { ...leaves.grid, filter: decades } },
  ]
}

/** Where the logarithmic axis has a line. @param {unknown} _ @param {number[]} splits */
function decades(_, splits) {
  return splits.map((split) => (Number.isInteger(Math.log10(split)) ? split : null))
}

/** @param {Pen} pen */
function series(pen) {
  const ring = { show: true, size: 11, width: 1.5, fill: 'transparent' }
  return [
    {},
    line(pen, 'ink-quiet'),
    line(pen, 'cut', [9, 4]),
    line(pen, 'open'),
    { stroke: () => pen.colour('open'), paths: () => null, points: ring },
    line(pen, 'variation', [2, 3]),
  ]
}

/**
 * Draws a dashed line from the depth that minimax reaches to the depth that alpha–beta reaches in the best
 * order with the same leaves, at the height of these leaves, and from both ends down to the axis.
 *
 * @param {uPlot} chart
 * @param {Pen} pen
 * @param {{ from: number, to: number, leaves: number }} reached depths, and leaves at both
 * @param {LabMessages} m
 */
function drawGuide(chart, { colour, font }, { leaves, ...reached }, m) {
  const { ctx } = chart
  const ratio = devicePixelRatio
  const y = chart.valToPos(leaves, 'y', true)
  const floor = chart.bbox.top + chart.bbox.height
  const [from, to] = [reached.from, reached.to].map((depth) => chart.valToPos(depth, 'x', true))
  ctx.save()
  ctx.strokeStyle = ctx.fillStyle = colour('ink')
  ctx.lineWidth = ratio
  ctx.setLineDash([3 * ratio, 3 * ratio])
  ctx.beginPath()
  ctx.moveTo(from, floor)
  ctx.lineTo(from, y)
  ctx.lineTo(to, y)
  ctx.lineTo(to, floor)
  ctx.stroke()
  ctx.setLineDash([])
  for (const x of [from, to]) {
    ctx.beginPath()
    ctx.arc(x, y, 3.5 * ratio, 0, 2 * Math.PI)
    ctx.fill()
  }
  ctx.font = font.replace('12px', `${12 * ratio}px`)
  ctx.textAlign = 'right'
  ctx.textBaseline = 'bottom'
  ctx.lineWidth = 5 * ratio
  ctx.strokeStyle = colour('paper') // keeps the words clear of the lines behind them
  const words = m.lab.sameEffort(leaves)
  ctx.strokeText(words, to - 8 * ratio, floor - 6 * ratio)
  ctx.fillText(words, to - 8 * ratio, floor - 6 * ratio)
  ctx.restore()
}
