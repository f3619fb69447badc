/**
 * How often a best move is held, against the number of evaluations: a curve for Monte-Carlo tree search and one for alpha–beta,
 * each with its exact intervals, and a line for a move drawn at random.
 *
 * @import {LabMessages} from '../../messages/pages.js'
 * @import {Pen, Plot, uPlot} from '../../chart/chart.js'
 * @import {ChoicesCounts} from '../run/choices.js'
 */

import { axisSize, chart, line, numbersAt } from '../../chart/chart.js'
import { interval } from '../run/interval.js'

/** The room of a number below the axis, in pixels. */
const LABEL = 52

/** @param {LabMessages} m */
export function choicesChart(m) {
  const words = m.lab.choices
  return chart([
    ['deep', words.monteCarlo],
    ['shallow', words.alphaBeta],
    ['fewest', words.blind],
  ])
}

/** @param {LabMessages} m @param {ChoicesCounts} counts @param {string} label @returns {Plot} */
export function choicesPlot(m, counts, label) {
  const { trees, monteCarlo, alphaBeta, blind } = counts
  const share = (/** @type {number} */ count) => (100 * count) / trees
  const evaluations = monteCarlo.map((_, k) => 2 ** k)
  return {
    without: [],
    label,
    data: [
      evaluations,
      monteCarlo.map(share),
      alphaBeta.map(share),
      evaluations.map(() => share(blind)),
    ],
    options: (pen) => ({
      scales: {
        x: { time: false, distr: 3, log: 2, range: [0.85, 2 ** (evaluations.length - 1) * 1.18] },
        y: { range: [0, 103] },
      },
      axes: axes(m, pen),
      series: [
        {},
        line(pen, 'open'),
        line(pen, 'cut', [9, 4]),
        { ...line(pen, 'variation', [2, 3]), points: { show: false } },
      ],
      hooks: {
        draw: [
          (chart) => whiskers(chart, monteCarlo, trees, pen.colour('open'), -1),
          (chart) => whiskers(chart, alphaBeta, trees, pen.colour('cut'), 1),
        ],
      },
    }),
  }
}

/** @param {LabMessages} m @param {Pen} pen */
function axes(m, { axis }) {
  /** @param {unknown} _ @param {number[]} splits */
  const all = (_, splits) => splits
  /** @param {uPlot} chart */
  const spacedSplits = ({ data: [evaluations], bbox }) => {
    const room = bbox.width / devicePixelRatio / LABEL
    const every = Math.max(1, Math.ceil(evaluations.length / room))
    return Array.from(evaluations).filter((_, k) => k % every === 0)
  }
  const counts = { splits: spacedSplits, filter: all, values: numbersAt(m.count) }
  const shares = numbersAt((split) => m.lab.choices.percent(split / 100))
  return [
    { ...axis(m.lab.choices.axis), size: 30, ...counts },
    { ...axis(''), size: axisSize, incrs: [20, 25, 50], values: shares },
  ]
}

/**
 * The exact intervals, as lines through the points. Those of two curves stand side by side.
 * @param {uPlot} chart
 * @param {number[]} hits
 * @param {number} all
 * @param {string} colour
 * @param {-1 | 1} side
 */
function whiskers(chart, hits, all, colour, side) {
  const { ctx } = chart
  ctx.save()
  ctx.strokeStyle = colour
  ctx.lineWidth = 1.5 * devicePixelRatio
  ctx.setLineDash([])
  ctx.beginPath()
  hits.forEach((count, k) => {
    const x = chart.valToPos(2 ** k, 'x', true) + side * 1.5 * devicePixelRatio
    const [low, high] = interval(count, all).map((end) => chart.valToPos(100 * end, 'y', true))
    ctx.moveTo(x, low)
    ctx.lineTo(x, high)
  })
  ctx.stroke()
  ctx.restore()
}
