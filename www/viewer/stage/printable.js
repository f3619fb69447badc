/**
 * The picture as a drawing for paper, in which lines and texts stay lines and texts. A browser that prints does not
 * wait for a module to be loaded, so this is not the figure of `figure`: the painter itself draws, on a context that
 * makes SVG of each stroke.
 *
 * @import {Scene, Viewport} from '../../types.js'
 * @import {Look} from './inks.js'
 */

import { SHAPE } from '../../core.js'
import { draw } from '../../dom/make.js'
import { paint } from './paint.js'

/** From the middle of a line of type down to its base line, as a share of its size. */
const BASE = 0.35
/** Shapes with a middle and half of a width, and the pixels beside the last of them. */
const CENTRED = new Set(
  ['up', 'down', 'square', 'circle', 'fan', 'columns'].map((name) =>
    SHAPE.indexOf(/** @type {any} */ (name)),
  ),
)
const MARGIN = 6
/** By the alignments of a canvas. @type {Record<string, string>} */
const ANCHORS = { left: 'start', center: 'middle', right: 'end' }

/**
 * @param {Scene} scene
 * @param {Look} look
 * @param {Viewport} viewport
 */
export function printable(scene, look, { width, height }) {
  const context = new Drawing(Math.min(width, rightmost(scene, look)), height)
  paint(/** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (context)), scene, look)
  return context.element
}

/** The right end of nodes and texts: beyond it the view is empty. @param {Scene} scene @param {Look} look */
function rightmost({ marks, texts }, { advances }) {
  const { shape, x1, x2 } = marks
  const { text, x, size, align } = texts
  const widest = Math.max(...advances)
  let right = 0
  for (let i = 0; i < shape.length; i += 1) {
    if (CENTRED.has(shape[i])) right = Math.max(right, x1[i] + x2[i] + MARGIN)
  }
  for (let i = 0; i < text.length; i += 1) {
    right = Math.max(right, x[i] + text[i].length * widest * size[i] * (1 - align[i] / 2))
  }
  return right
}

/** A context of a canvas that draws an SVG, as far as the painter uses it. */
class Drawing {
  fillStyle = ''
  strokeStyle = ''
  lineWidth = 1
  globalAlpha = 1
  font = ''
  textAlign = 'left'
  #path = ''
  #dash = ''
  #halo = false

  /** @param {number} width @param {number} height */
  constructor(width, height) {
    this.element = draw('svg', { width, height, viewBox: `0 0 ${width} ${height}`, class: 'paper' })
    this.element.setAttribute('aria-hidden', 'true')
  }

  beginPath() {
    this.#path = ''
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.#path += `M${short(x)} ${short(y)}`
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.#path += `L${short(x)} ${short(y)}`
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    this.#path += `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`
  }

  /** A whole ellipse. @param {number} x @param {number} y @param {number} wide @param {number} high */
  ellipse(x, y, wide, high) {
    const half = `a${short(wide)} ${short(high)} 0 0 1`
    const across = short(2 * wide)
    this.#path += `M${short(x - wide)} ${short(y)}${half} ${across} 0${half} ${short(-2 * wide)} 0z`
  }

  /** @param {number[]} lengths */
  setLineDash(lengths) {
    this.#dash = lengths.join(' ')
  }

  fill() {
    this.#add({ fill: this.fillStyle, 'fill-opacity': this.globalAlpha })
  }

  stroke() {
    const line = { 'stroke-width': this.lineWidth, 'stroke-dasharray': this.#dash || 'none' }
    const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
    this.#add({ fill: 'none', stroke: this.strokeStyle, ...line, ...ends })
  }

  /** Remembers that the next text has paper around it. */
  strokeText() {
    this.#halo = true
  }

  /** @param {string} text @param {number} x @param {number} y */
  fillText(text, x, y) {
    const [, weight, size, family] = /^(\d+) ([\d.]+)px (.*)$/.exec(this.font) ?? []
    const halo = {
      'paint-order': 'stroke',
      stroke: this.strokeStyle,
      'stroke-width': this.lineWidth,
    }
    const type = { 'font-size': size, 'font-weight': weight, 'font-family': family }
    const at = { x: short(x), y: short(y + BASE * Number(size)) }
    const look = { fill: this.fillStyle, 'text-anchor': ANCHORS[this.textAlign] }
    this.element.append(
      draw('text', { ...at, ...type, ...look, ...(this.#halo ? halo : {}) }, text),
    )
    this.#halo = false
  }

  /** @param {Record<string, string | number>} look */
  #add(look) {
    if (this.#path) this.element.append(draw('path', { d: this.#path, ...look }))
  }
}

/** @param {number} x */
function short(x) {
  return Math.round(x * 10) / 10
}
