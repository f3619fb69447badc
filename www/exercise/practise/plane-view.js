/**
 * The plane of two unknown values below its question: the region that was answered with a point at which it is wrong, and
 * once the solution is shown, its region.
 *
 * @import {Messages, PractiseWords} from '../../messages/messages.js'
 * @import {PlaneDrawing, PlaneMark} from './plane-marks.js'
 * @import {Plot, Sketch} from '../../types.js'
 *
 * @typedef {object} AnswerPicture
 * @property {Sketch} sketch
 * @property {boolean} solved whether the solution is shown
 * @property {string} holds the solution, in signs
 * @property {string} answer the answer, in signs
 * @property {string} wrong the error in the answer; empty: none
 */

import { draw, make } from '../../dom/make.js'
import { joinSentences } from '../../messages/join-sentences.js'
import { planeDrawing } from './plane-marks.js'

/** Pixels: the size of a sample in the key. */
const SAMPLE = { wide: 26, high: 14 }

export class PlaneView {
  #m
  #words
  /** The picture that was made last, by its content. */
  #cache = { key: '', element: make('div') }

  /** @param {Messages} m @param {PractiseWords} words */
  constructor(m, words) {
    this.#m = m
    this.#words = words
  }

  /** The picture; null: there is none. @param {AnswerPicture | null} pictured */
  of(pictured) {
    const plot = pictured && (pictured.solved ? pictured.sketch.solution : pictured.sketch.answer)
    if (!plot) return null
    const key = JSON.stringify([plot, pictured.answer])
    if (key !== this.#cache.key) this.#cache = { key, element: this.#element(plot, pictured) }
    return this.#cache.element
  }

  /** @param {Plot} plot @param {AnswerPicture} pictured */
  #element(plot, { sketch, holds, answer, wrong }) {
    const { plane } = this.#words.conditions
    const [x, y] = sketch.names
    const drawing = planeDrawing(plot, [x, y], this.#m.number)
    const words = [
      plane.axes(x, y),
      plot.holds ? plane.holds(holds) : '',
      plot.given ? plane.given(answer) : '',
      wrong,
    ]
    const svg = svgOf(draw, drawing)
    svg.setAttribute('role', 'img')
    svg.setAttribute('aria-label', joinSentences(words))
    return make('div', { class: 'plane' }, svg, this.#key(plot, [x, y]))
  }

  /** The meaning of each mark. @param {Plot} plot @param {[string, string]} names */
  #key({ holds, given, domain, witness }, names) {
    const { key } = this.#words.conditions.plane
    const { wide, high } = SAMPLE
    const open = [holds, given].some((outline) => outline?.borders.some(({ belongs }) => !belongs))
    const area = (/** @type {string} */ name) =>
      draw('g', {}, ...['area', 'pattern', 'border'].map((part) => sample(`${name} ${part}`)))
    const dot = draw('circle', { class: 'witness', cx: wide / 2, cy: high / 2, r: 4 })
    const entries = [
      ...(holds ? [{ mark: area('holds'), words: key.holds }] : []),
      ...(given ? [{ mark: area('given'), words: key.given }] : []),
      ...(domain ? [{ mark: sample('outside area'), words: key.outside(...names) }] : []),
      ...(open ? [{ mark: path('open', `M1 ${high / 2}H${wide}`), words: key.open }] : []),
      ...(witness ? [{ mark: dot, words: key.witness }] : []),
    ]
    const items = entries.map(({ mark, words }) => {
      const svg = draw('svg', { viewBox: `0 0 ${wide} ${high}`, 'aria-hidden': 'true' }, mark)
      return make('li', {}, svg, words)
    })
    return make('ul', {}, ...items)
  }
}

/** A part of a region in the key. @param {string} name */
function sample(name) {
  const { wide, high } = SAMPLE
  if (!name.endsWith('pattern')) return path(name, `M1 1H${wide - 1}V${high - 1}H1Z`)
  const up = name.startsWith('holds')
  const slants = [2, 10, 18].map((x) => (up ? `M${x} ${high - 1}l6 -6` : `M${x} 1l6 6`))
  return path(name, slants.join(''))
}

/** @param {string} name @param {string} d */
function path(name, d) {
  return draw('path', { class: name, d })
}

/**
 * A drawing as an element, made by a given function.
 * @template T
 * @param {(tag: any, attributes: Record<string, any>, ...children: (T | string)[]) => T} draw
 * @param {PlaneDrawing} drawing
 */
export function svgOf(draw, { width, height, marks }) {
  const drawn = marks.map(({ name, lines, closed, dot, label }) => {
    if (dot) return draw('circle', { class: name, cx: `${dot[0]}`, cy: `${dot[1]}`, r: '4' })
    if (!label) return draw('path', { class: name, d: dOf(lines ?? [], closed) })
    const [x, y] = label.at.map(String)
    return draw('text', { class: name, x, y, 'text-anchor': label.anchor }, label.text)
  })
  return draw('svg', { viewBox: `0 0 ${width} ${height}` }, ...drawn)
}

/** @param {import('./plane-marks.js').Point[][]} lines @param {boolean} [closed] */
function dOf(lines, closed) {
  return lines
    .map((line) => `M${line.map((point) => point.join(' ')).join('L')}${closed ? 'Z' : ''}`)
    .join('')
}
