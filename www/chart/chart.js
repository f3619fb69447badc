/**
 * A chart with its legend, in the colours of the page. It is drawn again when the theme or the width changes.
 * Its label describes it in words, and a table beside it has the numbers.
 *
 * @import {Options} from '../vendor/uplot.js'
 *
 * @typedef {object} Plot
 * @property {number[][]} data columns, the first for the horizontal axis
 * @property {string[]} without inks of the legend that are not in the chart
 * @property {string} label its content, in a sentence or two
 * @property {(pen: Pen) => Omit<Options, 'width' | 'height'>} options
 *
 * @typedef {object} Pen
 * @property {(token: string) => string} colour of tokens.css, now
 * @property {string} font of the axes, on the canvas
 * @property {(label: string) => { stroke: () => string, font: string, labelFont: string, label: string, labelSize:
 *   number, grid: object, ticks: object }} axis
 */

import { coloursOf } from '../dom/colours.js'
import { make } from '../dom/make.js'
import { watchTheme } from '../dom/theme-watch.js'
import uPlot from '../vendor/uplot.js'

export { uPlot }

/** The height of a chart as a share of its width, and its limits in pixels. */
const RATIO = 0.52
const [LOWEST, HIGHEST] = [240, 440]

/** @param {[ink: string, label: string][]} legend the style of each, and its words */
export function chart(legend) {
  const canvas = make('div', { class: 'chart', role: 'img' })
  /** As wide as the chart, and without height. */
  const gauge = make('div')
  const list = make('ul', { class: 'legend' })
  const items = new Map(
    legend.map(([ink, label]) => [
      ink,
      make('li', {}, make('span', { class: `swatch swatch-${ink}` }), label),
    ]),
  )
  list.append(...items.values())
  /** @type {Plot | null} */
  let shown = null
  /** @type {uPlot | null} */
  let drawn = null
  /** The colours that are used, by token. @type {Map<string, string>} */
  const colours = new Map()
  // At once: while Firefox prints, nothing that waits is done.
  const redraw = () => drawn?.batch(() => drawn?.redraw(false, true))

  function draw() {
    drawn?.destroy()
    drawn = null
    const width = canvas.clientWidth
    // Without a canvas, the words and the tables remain.
    if (!shown || !width || !make('canvas').getContext('2d')) return
    const height = Math.round(Math.min(Math.max(width * RATIO, LOWEST), HIGHEST))
    const own = { width, height, legend: { show: false }, cursor: { show: false } }
    const options = { ...shown.options(makePen(canvas, colours)), ...own }
    canvas.setAttribute('aria-label', shown.label)
    drawn = new uPlot(options, /** @type {uPlot.AlignedData} */ (shown.data), canvas)
  }

  // A chart decides on its own height, which is therefore not observed: the browser would report a loop.
  new ResizeObserver(draw).observe(gauge)
  function recolour() {
    colours.clear()
    redraw()
  }
  // Firefox prints a chart after that, and none that was made anew in between.
  watchTheme(recolour)
  // Firefox copies a chart for the printer before a query for print holds.
  for (const [type, scheme] of [
    ['beforeprint', 'light'],
    ['afterprint', ''],
  ]) {
    addEventListener(type, () => {
      canvas.style.colorScheme = scheme
      recolour()
    })
  }
  // The browser's graphics have failed and are back.
  canvas.addEventListener('contextrestored', draw, true)
  return {
    element: make('div', {}, gauge, canvas, list),
    /** Draws the same again: its hooks draw something else now. */
    redraw,
    /** @param {Plot} plot */
    show(plot) {
      shown = plot
      for (const [ink, item] of items) item.hidden = plot.without.includes(ink)
      draw()
    },
  }
}

/** @param {Element} element @param {Map<string, string>} colours known so far, by token @returns {Pen} */
function makePen(element, colours) {
  const style = getComputedStyle(element)
  const colour = (/** @type {string} */ token) => {
    const name = `--${token}`
    const known = colours.get(token) ?? coloursOf(element, [name]).get(name) ?? ''
    colours.set(token, known)
    return known
  }
  const font = `12px ${style.fontFamily}`
  const line = { stroke: () => colour('hairline'), width: 1 }
  return {
    colour,
    font,
    axis: (label) => ({
      stroke: () => colour('ink-quiet'),
      font,
      labelFont: font,
      label,
      labelSize: 20,
      grid: line,
      ticks: { ...line, size: 4 },
    }),
  }
}

/** A line through points. @param {Pen} pen @param {string} token of its colour @param {number[]} [dash] */
export function line({ colour }, token, dash) {
  const ink = () => colour(token)
  return { stroke: ink, width: 2, dash, points: { show: true, size: 5, fill: ink } }
}

/**
 * Draws an upright line as high as the chart.
 * @param {uPlot} chart
 * @param {number} x
 * @param {string} colour
 * @param {number} width
 * @param {number[]} [dash]
 */
export function drawUpright({ ctx, bbox, valToPos }, x, colour, width, dash = []) {
  const at = valToPos(x, 'x', true)
  ctx.save()
  ctx.strokeStyle = colour
  ctx.lineWidth = width * devicePixelRatio
  ctx.setLineDash(dash.map((length) => length * devicePixelRatio))
  ctx.beginPath()
  ctx.moveTo(at, bbox.top)
  ctx.lineTo(at, bbox.top + bbox.height)
  ctx.stroke()
  ctx.restore()
}

/**
 * Bars from the horizontal axis up.
 * @param {uPlot} chart
 * @param {number[]} counts by bar
 * @param {(bar: number) => [left: number, right: number]} across
 */
export function bars(chart, counts, across) {
  const path = new Path2D()
  const floor = chart.valToPos(0, 'y', true)
  counts.forEach((count, bar) => {
    const [from, to] = across(bar).map((x) => chart.valToPos(x, 'x', true))
    const gap = Math.min(devicePixelRatio, (to - from) / 4)
    const top = chart.valToPos(count, 'y', true)
    path.rect(from + gap, top, to - from - 2 * gap, floor - top)
  })
  return path
}

/**
 * Writes the labels of an axis.
 * @param {(split: number) => string} write
 * @returns {(chart: unknown, splits: (number | null)[]) => string[]}
 */
export function numbersAt(write) {
  return (_, splits) => splits.map((split) => (split === null ? '' : write(split)))
}

/**
 * The width of an axis, in pixels, for its longest number.
 * @param {unknown} _
 * @param {(string | number | null)[]} [values]
 */
export function axisSize(_, values) {
  const longest = Math.max(1, ...(values ?? []).map((value) => String(value ?? '').length))
  return 7 * longest + 12
}
