/**
 * The camera as it moves over the tree: it follows the run unless a subtree holds it, eases, and finds its way back.
 *
 * @import {Search} from '../../core.js'
 * @import {Viewport} from '../../types.js'
 * @import {Camera, Extent, TreePoint} from './viewport.js'
 * @import {Framing} from './framing.js'
 *
 * @typedef {{ from: Viewport, since: number }} Ease
 * @typedef {{ from: number, to: number }} Subtree its nodes `from` … `to` − 1
 *
 * @typedef {object} CameraHost the surroundings of the camera
 * @property {() => { width: number, height: number }} size in pixels
 * @property {() => number} scale of the type
 * @property {(fitted: boolean) => void} moved is called after every move, with whether the whole tree is in view
 */

import { frame, framing } from './framing.js'
import { approach, interpolate, centre, fit, isFitted } from './viewport.js'
import { pan, resize, reveal, zoom } from './viewport.js'

/** Milliseconds that a move takes. */
const EASE = 320
/** Columns shown on either side of a leaf. */
const SIBLINGS = 8
/** Nodes whose columns are narrower than so many pixels cannot be distinguished. */
const CROWDED = 6
/** There is none on a server, where this module may be imported. */
const STILL = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

export class MovingCamera {
  #host
  /** @type {Search | null} */
  #search = null
  /** @type {Extent} */
  #extent = { columns: 0, rows: 0 }
  /** @type {Camera | null} */
  #camera = null
  /** @type {Ease | null} */
  #ease = null
  /** The subtree that the user zoomed to: the camera does not follow the run out of it. @type {Subtree | null} */
  #subtree = null
  /** Whether the last move was a zoom. */
  #zooming = false
  /** Its places before each `zoomTo` and zoom. @type {{ camera: Camera, subtree: Subtree | null }[]} */
  #history = []
  /** The part of the tree to show once it is known how large the view is. @type {Framing | null} */
  #pendingFraming = null

  /** @param {CameraHost} host */
  constructor(host) {
    this.#host = host
  }

  /** Shows the same part of the same tree as another camera. @param {MovingCamera} previous */
  continueFrom(previous) {
    this.#extent = previous.#extent
    this.#camera = previous.#camera
    this.#subtree = previous.#subtree
    this.#history = previous.#history
    this.#pendingFraming = previous.#pendingFraming
  }

  /**
   * Takes another search. A tree of another shape is shown whole; otherwise the camera stays.
   * @param {Search} search
   */
  open(search) {
    const { columns, rows } = search.extent
    if (columns !== this.#extent.columns || rows !== this.#extent.rows) {
      this.#camera = null
      this.#pendingFraming = null
    }
    // The numbers now mean other nodes.
    if (this.#search) this.#subtree = null
    this.#search = search
    this.#extent = { columns, rows }
  }

  /** The viewport that it moves to; null before there is a tree. */
  get aim() {
    return this.#camera?.view ?? null
  }

  /** Whether it shows the whole tree, or nothing yet. */
  get fitted() {
    return !this.#camera || isFitted(this.#camera)
  }

  /** Whether it is on its way. */
  get moving() {
    return this.#ease !== null
  }

  /** The present viewport, which may be on its way; null before there is a tree. */
  now() {
    if (!this.#camera) return null
    if (!this.#ease) return this.#camera.view
    const share = (performance.now() - this.#ease.since) / EASE
    if (share >= 1) this.#ease = null
    return this.#ease
      ? interpolate(this.#ease.from, this.#camera.view, Math.max(share, 0))
      : this.#camera.view
  }

  /** Shows the whole tree. */
  fit() {
    const { width, height } = this.#host.size()
    if (!this.#search || width === 0 || height === 0) return
    this.#subtree = null
    this.#zooming = false
    this.#history = []
    this.#move(fit(this.#extent, width, height, this.#host.scale()))
    if (this.#pendingFraming) this.reframe(this.#pendingFraming)
  }

  /** The part of the tree in view; null: the whole tree. */
  get framing() {
    return this.#camera && framing(this.#camera, this.#subtree?.from ?? null)
  }

  /** Shows a part of the tree. `back` leads to the whole tree. @param {Framing} framing */
  reframe(framing) {
    this.#pendingFraming = this.#camera ? null : framing
    if (!this.#camera || !this.#search) return
    this.fit()
    const area = this.#keepTo(this.#search, framing.held)
    this.#history.push({ camera: this.#camera, subtree: null })
    this.#move(frame(this.#camera, this.#extent, framing, area, this.#host.scale()))
  }

  /**
   * Brings a subtree close. A leaf is shown among its siblings, or the nearest of them if there are very
   * many.
   * @param {Search} search
   * @param {number} node
   */
  zoomTo(search, node) {
    if (!this.#camera) return
    const { children, parent } = search.node(node, 0)
    const root = children === 0 ? (parent ?? node) : node
    const area = search.area(root)
    if (children === 0) {
      const { column } = search.position(node)
      area.left = Math.max(area.left, column - SIBLINGS)
      area.right = Math.min(area.right, column + SIBLINGS)
    }
    this.#zooming = false
    this.#history.push({ camera: this.#camera, subtree: this.#subtree })
    this.#keepTo(search, root)
    this.#move(approach(this.#camera, area, this.#host.scale()), !STILL.matches)
  }

  /** Lets a subtree hold the view. @param {Search} search @param {number | null} root */
  #keepTo(search, root) {
    if (root === null) return null
    this.#subtree = { from: root, to: root + search.node(root, 0).size }
    return search.area(root)
  }

  /** Whether the nodes are too small to be distinguished. */
  get crowded() {
    return this.#camera !== null && this.#camera.view.unit < CROWDED * this.#host.scale()
  }

  /** Whether there is an earlier view to go back to. */
  get canGoBack() {
    return this.#history.length > 0
  }

  /** Goes back to the view before the last `zoomTo` or zoom. */
  back() {
    this.#zooming = false
    const before = this.#history.pop()
    if (!before || !this.#camera) return
    const { width, height } = this.#camera.view
    this.#subtree = before.subtree
    const camera = resize(before.camera, this.#extent, width, height, this.#host.scale())
    this.#move(camera, !STILL.matches)
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    if (!this.#camera) return
    this.#zooming = false
    this.#move(pan(this.#camera, this.#extent, dx, dy))
  }

  /**
   * Zooms about a point, by default smoothly about the middle. `back` undoes zooms in a row at once.
   * @param {number} factor
   * @param {number} [x]
   * @param {number} [y]
   */
  zoom(factor, x, y) {
    if (!this.#camera) return
    const { width, height } = this.#camera.view
    const middle = { x: width / 2, y: height / 2 }
    if (!this.#zooming) this.#history.push({ camera: this.#camera, subtree: this.#subtree })
    this.#zooming = true
    const next = zoom(this.#camera, factor, x ?? middle.x, y ?? middle.y, this.#host.scale())
    this.#move(next, x === undefined && !STILL.matches)
  }

  /** Brings a point of the tree to the middle. @param {TreePoint} point */
  centre(point) {
    if (!this.#camera) return
    this.#move(centre(this.#camera, this.#extent, point, this.#host.scale()))
  }

  /** Brings the node of a new step into view, unless that leads out of the subtree that holds it. @param {number | null} node */
  follow(node) {
    if (this.#allows(node)) this.#reveal(node)
  }

  /** Brings a selected node into view. @param {number | null} node */
  select(node) {
    if (!this.#allows(node)) this.#subtree = null
    this.#reveal(node)
  }

  /** Whether a node is in the subtree that holds the camera, if one does. @param {number | null} node */
  #allows(node) {
    const subtree = this.#subtree
    return subtree === null || node === null || (subtree.from <= node && node < subtree.to)
  }

  /** @param {number | null} node */
  #reveal(node) {
    if (node === null || !this.#search || !this.#camera) return
    const next = reveal(this.#camera, this.#search.position(node), this.#host.scale())
    if (next !== this.#camera) this.#move(next, !STILL.matches)
  }

  /** Fits the tree if it is not in view yet, once the parts are written: only then the room for the picture is known. */
  settle() {
    if (!this.#camera) this.fit()
  }

  /** Whether the view has another size than the picture. */
  get outgrown() {
    const { width, height } = this.#host.size()
    return this.#camera?.view.width !== width || this.#camera.view.height !== height
  }

  /** The view has another size, or type. Returns whether there is anything to be seen. */
  resize() {
    const { width, height } = this.#host.size()
    if (!this.#search || width === 0 || height === 0) return false
    const { scale } = this.#host
    if (this.#camera) this.#move(resize(this.#camera, this.#extent, width, height, scale()))
    else this.fit()
    return true
  }

  /** @param {Camera} camera @param {boolean} [eased] */
  #move(camera, eased = false) {
    const from = this.now()
    this.#ease = eased && from ? { from, since: performance.now() } : null
    this.#camera = camera
    this.#host.moved(isFitted(camera))
  }
}
