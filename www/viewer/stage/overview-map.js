/**
 * The map of the whole tree. A frame marks the part in view and follows the pointer. The map is drawn only when the
 * step or the style has changed, and it may be later than the picture: during a run a few times a second is enough.
 *
 * @import {Search} from '../../core.js'
 * @import {Style, Viewport} from '../../types.js'
 * @import {MapHost} from './overview.js'
 * @import {TreePoint} from './viewport.js'
 */

import { isCommand } from '../../dom/key-target.js'
import { make } from '../../dom/make.js'
import { pointIn } from '../../dom/scaled.js'
import { clear, paint } from './paint.js'

/** Pixels around the tree, so that a frame around all of it is visible. */
const EDGE = { x: 6, y: 5 }
/** Pixels: the least width and height of the frame. */
const LEAST = 8
/** A key moves the view by this share of it. */
const STRIDE = 0.5

export class OverviewMap {
  #m
  #element
  #theme
  #go
  #canvas = make('canvas')
  #context = this.#canvas.getContext('2d')
  #frame = make('div', { class: 'part' })
  /** @type {Search | null} */
  #search = null
  #size = { width: 0, height: 0 }
  /** The name of the painted content; empty: there is none, or it is in an old style. */
  #paintKey = ''
  /** The step and the style to paint. @type {{ step: number, style: Style } | null} */
  #request = null
  /** The part in view. @type {Viewport | null} */
  #inView = null
  /** Names where the frame stands. */
  #frameKey = ''

  /**
   * @param {HTMLElement} element filled with the map
   * @param {MapHost} host
   */
  constructor(element, { m, theme, actions, go }) {
    this.#m = m
    this.#element = element
    this.#theme = theme
    this.#go = go
    // Without a style sheet the canvas would make its element higher, and that the canvas.
    this.#canvas.style.setProperty('position', 'absolute')
    element.append(this.#canvas, this.#frame)
    this.#listen()
    actions.watch(element, () => {
      this.#size = { width: element.clientWidth, height: element.clientHeight }
      this.draw()
      if (this.#inView) this.#showFrame(this.#inView)
    })
  }

  /** @param {Search} search */
  open(search) {
    this.#search = search
    this.#paintKey = ''
    this.#request = null
  }

  /** @param {number} step @param {Viewport} inView @param {Style} style */
  show(step, inView, style) {
    this.#inView = inView
    this.#request = { step, style }
    if (this.#size.width === 0) return
    this.#showFrame(inView)
    if (this.#paintKey === '') this.draw()
  }

  /** The next `show` draws in the new style. */
  restyle() {
    this.#paintKey = ''
  }

  /** Draws the step last shown, unless it is drawn already. */
  draw() {
    const context = this.#context
    const search = this.#search
    if (!context || !search || !this.#request) return
    if (this.#size.width === 0) return
    const { step, style } = this.#request
    const viewport = this.#whole(search)
    const key = JSON.stringify([step, style, viewport, devicePixelRatio])
    if (key === this.#paintKey) return
    this.#paintKey = key
    const { marks, texts } = search.scene(step, viewport, style)
    clear(context, viewport)
    // Texts would be too small to read.
    paint(context, { marks, texts: { ...texts, text: [] } }, this.#theme.look(viewport.unit))
  }

  #listen() {
    const element = this.#element
    element.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return
      element.setPointerCapture(event.pointerId)
      this.#follow(event)
    })
    element.addEventListener('pointermove', (event) => {
      if (element.hasPointerCapture(event.pointerId)) this.#follow(event)
    })
    element.addEventListener('keydown', (event) => {
      if (isCommand(event)) return
      const point = this.#pointOf(event.key)
      if (!point) return
      event.preventDefault()
      this.#go(point)
    })
  }

  /** Brings the point under the pointer to the middle of the view. @param {PointerEvent} event */
  #follow(event) {
    if (!this.#search) return
    const { x, y, unit, rowHeight } = this.#whole(this.#search)
    const point = pointIn(this.#element, event)
    this.#go({ column: (point.x - x) / unit, row: (point.y - y) / rowHeight })
  }

  /** The point of the tree that a key brings to the middle of the view. @param {string} key */
  #pointOf(key) {
    if (!this.#search || !this.#inView) return null
    const { width, height, x, y, unit, rowHeight } = this.#inView
    const [column, row] = [(width / 2 - x) / unit, (height / 2 - y) / rowHeight]
    const across = (width / unit) * STRIDE
    const down = (height / rowHeight) * STRIDE
    /** @type {Record<string, TreePoint>} */
    const points = {
      ArrowLeft: { column: column - across, row },
      ArrowRight: { column: column + across, row },
      ArrowUp: { column, row: row - down },
      ArrowDown: { column, row: row + down },
      Home: { column: 0, row },
      End: { column: this.#search.extent.columns, row },
    }
    return Object.hasOwn(points, key) ? points[key] : null
  }

  /** The viewport through which the map shows the whole tree. @param {Search} search @returns {Viewport} */
  #whole({ extent }) {
    const { width, height } = this.#size
    const inner = { width: width - 2 * EDGE.x, height: height - 2 * EDGE.y }
    return {
      ...{ width, height, ...EDGE },
      unit: Math.max(inner.width, 1) / Math.max(extent.columns, 1),
      rowHeight: Math.max(inner.height, 1) / Math.max(extent.rows - 1, 1),
    }
  }

  /** Puts the frame around the part in view. @param {Viewport} inView */
  #showFrame(inView) {
    if (!this.#search) return
    const { x, y, unit, rowHeight, width, height } = this.#whole(this.#search)
    const [across, down] = [unit / inView.unit, rowHeight / inView.rowHeight]
    const [left, wide] = within(x - inView.x * across, inView.width * across, width)
    const [top, high] = within(y - inView.y * down, inView.height * down, height)
    const key = [left, top, wide, high].join(' ')
    if (key === this.#frameKey) return
    this.#frameKey = key
    for (const [name, pixels] of Object.entries({ left, top, width: wide, height: high })) {
      this.#frame.style.setProperty(name, `${pixels}px`)
    }
    this.#sayPart(inView, this.#search.extent.columns)
  }

  /** Says in percent which part of the tree's width is in view. @param {Viewport} inView @param {number} columns */
  #sayPart({ x, unit, width }, columns) {
    const percent = (/** @type {number} */ column) =>
      Math.round(Math.min(Math.max(column / Math.max(columns, 1), 0), 1) * 100)
    const [from, to] = [percent(-x / unit), percent((width - x) / unit)]
    this.#element.setAttribute('aria-valuenow', String(Math.round((from + to) / 2)))
    this.#element.setAttribute('aria-valuetext', this.#m.overview.part(from, to))
  }
}

/**
 * Cuts a stretch to 0 … `all`, and makes it at least as long as the frame must be.
 * @param {number} start
 * @param {number} length
 * @param {number} all
 */
function within(start, length, all) {
  const from = Math.min(Math.max(start, 0), all - LEAST)
  const to = Math.min(Math.max(start + length, from + LEAST), all)
  return [from, to - from]
}
