/**
 * Leaves against depth: the curves of minimax, alpha–beta, shallow bounds and the fewest there can be,
 * and how deep each comes with the same effort.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {Plot, uPlot} from './chart.js'
 * @import {Results, Row} from '../run/results.js'
 */

import { axisSize, chart } from './chart.js'
import { reach } from '../run/effort.js'

/** Where the logarithmic axis has a line. @param {unknown} _ @param {number[]} splits */
function decades(_, splits) {
  return splits.map((split) => (Number.isInteger(Math.log10(split)) ? split : null))
}

/** @param {Messages} m */
export function growth(m) {
  const words = m.lab
  const { element, show } = chart([
    ['minimax', words.minimax],
    ['shallow', words.shallow],
    ['deep', words.deep],
    ['expected', words.expected],
    ['fewest', words.fewest],
  ])
  return {
    element,
    /** @param {Results} results */
    show: (results) => show(plot(m, results)),
  }
}

/**
 * @param {Messages} m
 * @param {Results} results
 * @returns {Plot}
 */
function plot(m, results) {
  const rows = results.rows()
  const { settings } = results
  const last = /** @type {Row} */ (rows.at(-1))
  const { all, fewest } = last.known
  const column = (/** @type {(row: Row) => number} */ of) => rows.map(of)
  return {
    without: results.random ? [] : ['expected'],
    label: m.lab.growthSummary({
      depth: last.depth,
      all,
      fewest,
      deep: last.deep.mean,
      shallow: last.shallow.mean,
    }),
    data: [
      column((row) => row.depth),
      column((row) => row.known.all),
      column((row) => row.shallow.mean),
      column((row) => row.deep.mean),
      column((row) => (results.random ? row.known.expected : NaN)),
      column((row) => row.known.fewest),
    ],
    options: ({ colour, font, axis }) => {
      /** @param {string} token @param {number[]} [dash] */
      const line = (token, dash) => ({
        stroke: colour(token),
        width: 2,
        dash,
        points: { show: true, size: 5, fill: colour(token) },
      })
      const leaves = axis(m.lab.leavesAxis)
      const ring = { show: true, size: 11, width: 1.5, fill: 'transparent' }
      return {
        scales: {
          x: { time: false, range: [-0.15, settings.depth + 0.15] },
          y: { distr: 3, range: [0.8, settings.branching ** settings.depth * 1.4] },
        },
        cursor: { show: false },
        axes: [
          { ...axis(m.lab.growthAxis), size: 30, incrs: [1, 2, 5], values: numbered },
          {
            ...leaves,
            size: axisSize,
            values: numbered,
            grid: { ...leaves.grid, filter: decades },
          },
        ],
        series: [
          {},
          line('ink-quiet'),
          line('cut', [9, 4]),
          line('open'),
          { stroke: colour('open'), paths: () => null, points: ring },
          line('variation', [2, 3]),
        ],
        hooks: { draw: [(chart) => guide(chart, colour, font)] },
      }

      /** @param {unknown} _ @param {(number | null)[]} splits */
      function numbered(_, splits) {
        return splits.map((split) => (split === null ? '' : m.count(split)))
      }
    },
  }

  /**
   * From the depth that minimax reaches to the one that alpha–beta reaches in the best order, at the
   * height of the leaves both then evaluate; and down to the axis at both ends.
   *
   * @param {uPlot} chart
   * @param {(token: string) => string} colour
   * @param {string} font
   */
  function guide(chart, colour, font) {
    const { ctx } = chart
    const ratio = devicePixelRatio
    const y = chart.valToPos(fewest, 'y', true)
    const floor = chart.bbox.top + chart.bbox.height
    const [from, to] = [reach(settings.branching, fewest), last.depth].map((depth) =>
      chart.valToPos(depth, 'x', true),
    )
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
    const words = /** @type {const} */ ([
      m.lab.sameEffort(fewest),
      to - 8 * ratio,
      floor - 6 * ratio,
    ])
    ctx.strokeText(...words)
    ctx.fillText(...words)
    ctx.restore()
  }
}
