/**
 * The stage: a canvas, the camera over the tree, and what pointers do there. It is painted when it has
 * said that something has changed.
 *
 * @import {Search} from '../../core.js'
 * @import {Actions, View} from '../view.js'
 * @import {Messages} from '../../messages/messages.js'
 * @import {Camera, Extent} from './viewport.js'
 * @import {Style, Viewport} from '../../types.js'
 */

import { listen } from './gestures.js'
import { Theme } from './inks.js'
import { make } from '../../dom/make.js'
import { makeOverview } from './overview.js'
import { clear, paint } from './paint.js'
import { approach, between, centre, fit, isFitted } from './viewport.js'
import { pan, resize, reveal, zoom } from './viewport.js'

/** Milliseconds the view takes to follow. */
const EASE = 320
/** Columns on either side of a leaf that are shown with it. */
const BESIDE = 8
const STILL = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * @typedef {{ from: Viewport, since: number }} Ease
 * @typedef {{ from: number, to: number }} Subtree by its numbers, the last one excluded
 */

export class Stage {
  #m
  #changed
  #canvas = make('canvas', { role: 'img' })
  #context
  #theme
  /** @type {View | null} */
  #shown = null
  /** @type {Style} */
  #style = {}
  /** @type {Camera | null} */
  #camera = null
  /** @type {Ease | null} */
  #ease = null
  /** @type {Extent} */
  #extent = { columns: 0, rows: 0 }
  /** The subtree that the view was brought to: the run does not lead out of it. @type {Subtree | null} */
  #held = null
  /** Where the view was before each dive. @type {{ camera: Camera, held: Subtree | null }[]} */
  #before = []

  /** @param {Messages} m @param {Actions} actions @param {() => void} changed it is to be painted soon */
  constructor(m, actions, changed) {
    this.#m = m
    this.#changed = changed
    this.#context = this.#canvas.getContext('2d')
    this.element = make(
      'div',
      { class: 'stage', part: 'stage', tabindex: 0, role: 'group', 'aria-label': m.viewer.stage },
      this.#canvas,
    )
    this.#theme = new Theme(this.element)
    this.overview = makeOverview(m, this.#theme, actions, (place) => this.centre(place))
    listen(this.element, {
      pan: (dx, dy) => this.pan(dx, dy),
      zoom: (factor, x, y) => this.zoom(factor, x, y),
      tap: actions.guard((x, y) => actions.press(this.#nodeAt(x, y))),
      twice: actions.twice,
      yields: () => !this.#camera || isFitted(this.#camera),
      hover: actions.guard((at) => actions.hover(at && this.#nodeAt(at.x, at.y))),
    })
    actions.watch(this.element, () => {
      if (this.#outgrown()) this.#resize()
    })
  }

  /** Whether the browser gives no canvas to draw on. */
  get blind() {
    return this.#context === null
  }

  /** Looks where another one looked, at the same tree. @param {Stage} former */
  succeed(former) {
    this.#extent = former.#extent
    this.#camera = former.#camera
    this.#held = former.#held
    this.#before = former.#before
  }

  /** The convention of the picture. @param {Style['convention']} convention */
  set convention(convention) {
    this.#style = { ...this.#style, convention }
    this.overview.restyle()
    this.#changed()
  }

  /** Shows the whole tree. */
  fit() {
    const { width, height } = this.#size()
    if (this.#shown && width > 0 && height > 0) {
      this.#held = null
      this.#before = []
      this.#move(fit(this.#extent, width, height, this.#theme.scale))
    }
  }

  /**
   * Brings a subtree close. A leaf alone is nothing to look at: it is shown among its siblings, of
   * very many the nearest.
   * @param {Search} search
   * @param {number} node
   */
  dive(search, node) {
    if (!this.#camera) return
    const { children, parent } = search.node(node, 0)
    const root = children === 0 ? (parent ?? node) : node
    const area = search.area(root)
    if (children === 0) {
      const { column } = search.position(node)
      area.left = Math.max(area.left, column - BESIDE)
      area.right = Math.min(area.right, column + BESIDE)
    }
    this.#before.push({ camera: this.#camera, held: this.#held })
    this.#held = { from: root, to: root + search.node(root, 0).size }
    this.#move(approach(this.#camera, area, this.#theme.scale), !STILL.matches)
  }

  /** Whether there is a view to go back to. */
  get away() {
    return this.#before.length > 0
  }

  /** The view before the last dive. */
  back() {
    const before = this.#before.pop()
    if (!before || !this.#camera) return
    const { width, height } = this.#camera.view
    this.#held = before.held
    const camera = resize(before.camera, this.#extent, width, height, this.#theme.scale)
    this.#move(camera, !STILL.matches)
  }

  /** The colours, or the size of type, are others. */
  restyle() {
    this.#theme.forget()
    this.overview.restyle()
    this.#resize()
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    if (this.#camera) this.#move(pan(this.#camera, dx, dy))
  }

  /** About a point, or else about the middle. @param {number} factor @param {number} [x] @param {number} [y] */
  zoom(factor, x, y) {
    if (!this.#camera) return
    const { width, height } = this.#camera.view
    const middle = { x: width / 2, y: height / 2 }
    const scale = this.#theme.scale
    this.#move(zoom(this.#camera, factor, x ?? middle.x, y ?? middle.y, scale))
  }

  /** Brings a place of the tree to the middle. @param {{ column: number, row: number }} place */
  centre(place) {
    if (!this.#camera) return
    this.#move(centre(this.#camera, this.#extent, place, this.#theme.scale))
  }

  /** @param {View} view */
  show(view) {
    const before = this.#shown
    if (before?.search !== view.search) this.#take(view.search)
    this.#shown = view
    if (before) this.#accompany(before, view)
    this.element.classList.toggle('over-node', view.hovered !== null)
  }

  /** Brings into view what is selected now, or what the step is about. @param {View} before @param {View} view */
  #accompany(before, view) {
    const picked = before.selected !== view.selected
    // What is selected under the pointer is in view, however near the edge.
    if (picked && view.selected !== view.hovered) {
      if (!this.#holds(view.selected)) this.#held = null
      this.#follow(view.selected)
    } else if (before.step !== view.step && this.#holds(view.current)) this.#follow(view.current)
  }

  /** Only now it is known how much room the other parts leave. */
  settle() {
    if (!this.#camera) this.fit()
  }

  /** A tree of another shape is shown whole; otherwise the view stays. @param {Search} search */
  #take(search) {
    const { columns, rows } = search.extent
    if (columns !== this.#extent.columns || rows !== this.#extent.rows) this.#camera = null
    // The same numbers are other nodes.
    if (this.#shown) this.#held = null
    this.#extent = { columns, rows }
    this.overview.take(search)
    const { place } = search.node(0, 0)
    this.#canvas.setAttribute('aria-label', this.#m.viewer.picture(place, search.summary.nodes))
  }

  /** Whether the view may go to a node by itself. @param {number | null} node */
  #holds(node) {
    const held = this.#held
    return held === null || node === null || (held.from <= node && node < held.to)
  }

  /** @param {number | null} node */
  #follow(node) {
    if (node === null || !this.#shown || !this.#camera) return
    const position = this.#shown.search.position(node)
    const next = reveal(this.#camera, position, this.#theme.scale)
    if (next === this.#camera) return
    this.#move(next, !STILL.matches)
  }

  /** @param {Camera} camera @param {boolean} [eased] */
  #move(camera, eased = false) {
    const from = this.#now()
    this.#ease = eased && from ? { from, since: performance.now() } : null
    this.#camera = camera
    // A finger scrolls the page as long as there is nothing to be seen by moving the tree.
    this.element.style.setProperty('touch-action', isFitted(camera) ? 'pan-x pan-y' : 'none')
    this.#changed()
  }

  /** The viewport of this moment, on the way to that of the camera. */
  #now() {
    if (!this.#camera) return null
    if (!this.#ease) return this.#camera.view
    const share = (performance.now() - this.#ease.since) / EASE
    if (share >= 1) this.#ease = null
    return this.#ease
      ? between(this.#ease.from, this.#camera.view, Math.max(share, 0))
      : this.#camera.view
  }

  /** @param {number} x @param {number} y */
  #nodeAt(x, y) {
    const viewport = this.#now()
    if (!viewport || !this.#shown) return null
    const { search, step } = this.#shown
    return search.nodeAt(x, y, step, viewport, this.#styleOf(this.#shown))
  }

  /** What of the view decides the picture. @param {View} view @returns {Style} */
  #styleOf({ selected, unfolded, seen }) {
    const { decimal, bounds } = this.#m
    const words = { text: this.#theme.scale, decimal, reach: bounds.reach }
    return { ...this.#style, ...words, selected, unfolded, view: seen }
  }

  #size() {
    return { width: this.element.clientWidth, height: this.element.clientHeight }
  }

  /** Whether the picture has another size than there is room for. */
  #outgrown() {
    const { width, height } = this.#size()
    return this.#camera?.view.width !== width || this.#camera.view.height !== height
  }

  #resize() {
    const { width, height } = this.#size()
    if (!this.#shown || width === 0 || height === 0) return
    if (this.#camera) {
      this.#move(resize(this.#camera, this.#extent, width, height, this.#theme.scale))
    } else {
      this.fit()
    }
    // Another size clears the canvas: it is painted before the browser can show it empty.
    this.paint()
  }

  paint() {
    const viewport = this.#now()
    if (!this.#context || !viewport || !this.#shown) return
    const { search, step, beside } = this.#shown
    const style = this.#styleOf(this.#shown)
    const scene = search.scene(step, viewport, style, beside())
    clear(this.#context, viewport)
    paint(this.#context, scene, this.#theme.look(viewport.unit))
    this.overview.show(step, viewport, style)
    if (this.#ease) this.#changed()
  }

  /** Draws the map of what is painted. */
  map() {
    this.overview.draw()
  }
}
