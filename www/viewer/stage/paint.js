/**
 * The painter: a loop over the marks and texts of a scene. It knows no tree and no search.
 *
 * @import {Marks, Scene, Texts} from '../../types.js'
 * @import {Ink, Look} from './inks.js'
 */

import { INK, ROLE, SHAPE } from '../../core.js'
import { WEIGHT } from './inks.js'

/** Shapes without an inside. */
const OPEN = new Set([SHAPE.indexOf('line'), SHAPE.indexOf('curve')])
/** Shapes of MIN. A leaf has a shape of MIN only in the convention where circles stand for MIN. */
const OF_MIN = new Set([SHAPE.indexOf('down'), SHAPE.indexOf('circle')])
/** The opacity of marks that stand for many nodes, or for their edges. */
const DENSITY = { columns: 1, 'column-edges': 0.4, 'fan-edges': 0.4 }
const TINT = 0.3
/** The opacity of the shade inside the shapes of MIN. */
const SHADE = 0.13
const TRANSLUCENT = 0.6
const HALO = 3
/** Pixels between two sizes of type: a browser takes long to load a new size. */
const SIZES = 0.5
/** The most pixels of a canvas for a CSS pixel: beyond it nothing looks sharper, and a canvas may be too large. */
const FINEST = 4
/** The longest side of a canvas that works in every browser, in its pixels; that of a viewport in the core, too. */
export const LONGEST_SIDE = 16_384
/** Half the width of an arrow's head, as a share of its length. */
const SLIM = 0.5

/**
 * Clears a canvas of a size, with one pixel of the canvas for each pixel of the screen, also where the page scales it.
 * @param {CanvasRenderingContext2D} context
 * @param {{ width: number, height: number }} size
 */
export function clear(context, { width, height }) {
  const { canvas } = context
  // The canvas itself may not have its size yet.
  const box = canvas.parentElement ?? canvas
  const scale = box.getBoundingClientRect().width / box.offsetWidth || 1
  const ratio = Math.min(devicePixelRatio * scale, FINEST, LONGEST_SIDE / Math.max(width, height))
  const pixels = { width: Math.round(width * ratio), height: Math.round(height * ratio) }
  if (canvas.width !== pixels.width || canvas.height !== pixels.height) {
    Object.assign(canvas, pixels)
    canvas.style.setProperty('width', `${pixels.width / ratio}px`)
    canvas.style.setProperty('height', `${pixels.height / ratio}px`)
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  context.clearRect(0, 0, width, height)
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {Look} look
 */
export function paint(context, scene, look) {
  context.lineJoin = 'round'
  context.lineCap = 'round'
  paintMarks(context, scene.marks, look)
  paintTexts(context, scene.texts, look)
}

/**
 * Neighbouring marks of one ink go into one path, which makes a thousand of them cheap.
 * @param {CanvasRenderingContext2D} context
 * @param {Marks} marks
 * @param {Look} look
 */
function paintMarks(context, marks, look) {
  const { shape, ink, mix } = marks
  for (let start = 0, end = 0; start < shape.length; start = end) {
    if (mix[start]) {
      end = paintMany(context, marks, start, look)
      continue
    }
    const open = OPEN.has(shape[start])
    context.beginPath()
    while (
      end < shape.length &&
      !mix[end] &&
      ink[end] === ink[start] &&
      OPEN.has(shape[end]) === open
    ) {
      trace(context, marks, end)
      end += 1
    }
    const style = look.inks[INK[ink[start]]]
    if (!open) fill(context, style, look)
    if (open || style.fill !== 'solid') stroke(context, style, look)
    if (look.shaded && style.fill === 'paper') shadeMin(context, marks, start, end, style)
  }
}

/**
 * Shades the shapes of MIN among neighbouring marks of one ink.
 * @param {CanvasRenderingContext2D} context
 * @param {Marks} marks
 * @param {number} start
 * @param {number} end
 * @param {Ink} style
 */
function shadeMin(context, marks, start, end, style) {
  context.beginPath()
  for (let i = start; i < end; i += 1) if (OF_MIN.has(marks.shape[i])) trace(context, marks, i)
  context.globalAlpha = SHADE
  context.fillStyle = style.colour
  context.fill()
  context.globalAlpha = 1
}

/**
 * Paints neighbouring marks of one shape and mix that stand for many nodes. Their shade is the mean of the
 * states' inks, by share.
 * @param {CanvasRenderingContext2D} context
 * @param {Marks} marks
 * @param {number} start
 * @param {Look} look
 * @returns {number} the first mark after them
 */
function paintMany(context, marks, start, { shade, cover }) {
  const { shape, mix } = marks
  const density = DENSITY[/** @type {keyof typeof DENSITY} */ (SHAPE[shape[start]])]
  context.globalAlpha = density * cover(mix[start])
  context.fillStyle = shade(mix[start])
  context.beginPath()
  let end = start
  while (mix[end] === mix[start] && shape[end] === shape[start]) {
    trace(context, marks, end)
    end += 1
  }
  context.fill()
  context.globalAlpha = 1
  return end
}

/**
 * Adds a mark to the path. With round line joins, a line back to the start looks like a closed path, and costs
 * much less.
 * @param {CanvasRenderingContext2D} context
 * @param {Marks} marks
 * @param {number} i
 */
function trace(context, { shape, x1, y1, x2, y2 }, i) {
  const x = x1[i]
  const y = y1[i]
  const w = x2[i]
  const h = y2[i]
  switch (SHAPE[shape[i]]) {
    case 'line':
      context.moveTo(x, y)
      context.lineTo(w, h)
      break
    case 'curve':
      // A stroke that continues keeps its dash pattern.
      if (i === 0 || x2[i - 1] !== x || y2[i - 1] !== y) context.moveTo(x, y)
      context.lineTo(w, h)
      break
    case 'head': {
      const [across, along] = [(h - y) * SLIM, (w - x) * SLIM]
      context.moveTo(w, h)
      context.lineTo(x - across, y + along)
      context.lineTo(x + across, y - along)
      context.lineTo(w, h)
      break
    }
    case 'up':
    case 'fan':
    case 'fan-edges':
    case 'down': {
      const tip = SHAPE[shape[i]] === 'down' ? h : -h
      context.moveTo(x, y + tip)
      context.lineTo(x + w, y - tip)
      context.lineTo(x - w, y - tip)
      context.lineTo(x, y + tip)
      break
    }
    case 'circle':
      context.moveTo(x + w, y)
      context.ellipse(x, y, w, h, 0, 0, 2 * Math.PI)
      break
    default:
      context.rect(x - w, y - h, 2 * w, 2 * h)
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Ink} ink
 * @param {Look} look
 */
function fill(context, ink, look) {
  if (ink.fill === 'none') return
  context.globalAlpha = ink.fill === 'translucent' ? TRANSLUCENT : 1
  context.fillStyle = ink.fill === 'solid' ? ink.colour : look.paper
  context.fill()
  context.globalAlpha = 1
  if (ink.fill !== 'tint') return
  context.globalAlpha = TINT
  context.fillStyle = ink.colour
  context.fill()
  context.globalAlpha = 1
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Ink} ink
 * @param {Look} look
 */
function stroke(context, ink, look) {
  if (ink.width === 0) return
  context.lineWidth = ink.width * look.scale
  context.setLineDash(ink.dash.map((length) => length * look.scale))
  context.strokeStyle = ink.colour
  context.stroke()
}

/**
 * Paints texts, with a halo of paper that keeps them legible across a line.
 * @param {CanvasRenderingContext2D} context
 * @param {Texts} texts
 * @param {Look} look
 */
function paintTexts(context, { text, role, ink, x, y, size, align }, look) {
  context.textBaseline = 'middle'
  context.lineWidth = HALO * look.scale
  context.strokeStyle = look.paper
  context.setLineDash([])
  for (let i = 0; i < text.length; i += 1) {
    const kind = ROLE[role[i]]
    context.font = `${WEIGHT} ${Math.round(size[i] / SIZES) * SIZES}px ${look.type}`
    context.textAlign = ALIGN[align[i]]
    context.fillStyle = look.inks[INK[ink[i]]].text
    if (kind !== 'value') context.strokeText(text[i], x[i], y[i])
    context.fillText(text[i], x[i], y[i])
  }
}

/** @type {CanvasTextAlign[]} */
const ALIGN = ['left', 'center', 'right']
