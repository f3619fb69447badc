/**
 * Where the tree stands in the view: arithmetic on plain objects, no canvas and no time.
 * A node at (column, row) stands at (x + column·unit, y + row·rowHeight), see `Viewport` in types.js.
 *
 * @import {Area, Viewport} from '../types.js'
 *
 * @typedef {{ columns: number, rows: number }} Extent
 *
 * @typedef {object} Camera
 * @property {number} zoom 1 shows the whole tree
 * @property {Viewport} fitted the viewport at zoom 1
 * @property {Viewport} view
 */

/** Room for the names of rows at the left, and for half a node and what is written beside it. */
const MARGIN = { left: 80, right: 40, top: 40, bottom: 36 }
/** Of a narrow view the margins take no more than this share. */
const WIDEST_MARGINS = 0.25
const WIDEST_UNIT = 112
const TALLEST_ROW = 168
/** No closer than this many times the widest spacing of a fitted tree. */
const CLOSEST = 2
const FARTHEST = 0.5
/** Pixels: a node of the fitted tree, on the very margin, is in view. */
const SLACK = 1

/**
 * The whole tree, centred, as large as is of use. A tree too large to be legible is still shown whole.
 * @param {Extent} extent
 * @param {number} width
 * @param {number} height
 * @param {number} scale of the type
 * @returns {Camera}
 */
export function fit({ columns, rows }, width, height, scale) {
  const { left, right, top, bottom } = margins(width, scale)
  const inner = {
    width: Math.max(width - left - right, 1),
    height: Math.max(height - top - bottom, 1),
  }
  const unit = Math.min(inner.width / Math.max(columns, 1), WIDEST_UNIT * scale)
  const rowHeight = Math.min(inner.height / Math.max(rows - 1, 1), TALLEST_ROW * scale)
  const x = left + (inner.width - columns * unit) / 2
  const y = top + (inner.height - (rows - 1) * rowHeight) / 2
  const view = { width, height, x, y, unit, rowHeight }
  return { zoom: 1, fitted: view, view }
}

/** @param {number} width @param {number} scale */
function margins(width, scale) {
  const sides = Math.min(scale, (width * WIDEST_MARGINS) / (MARGIN.left + MARGIN.right))
  return {
    left: MARGIN.left * sides,
    right: MARGIN.right * sides,
    top: MARGIN.top * scale,
    bottom: MARGIN.bottom * scale,
  }
}

/**
 * @param {Camera} camera
 * @param {number} dx
 * @param {number} dy
 * @returns {Camera}
 */
export function pan({ zoom, fitted, view }, dx, dy) {
  return { zoom, fitted, view: { ...view, x: view.x + dx, y: view.y + dy } }
}

/**
 * Zooms about a point of the view, which stays where it is.
 * @param {Camera} camera
 * @param {number} factor
 * @param {number} px
 * @param {number} py
 * @param {number} scale of the type
 * @returns {Camera}
 */
export function zoom({ zoom: before, fitted, view }, factor, px, py, scale) {
  const { closest } = reach(fitted, scale)
  const now = Math.min(Math.max(before * factor, FARTHEST), closest)
  return { zoom: now, fitted, view: spread(view, fitted, now, scale, px, py, px, py) }
}

/**
 * How far there is to zoom, and how much of it each direction takes: both arrive at their widest
 * together. A tree of thousands of leaves has rows enough long before its leaves stand apart.
 * @param {Viewport} fitted
 * @param {number} scale
 */
function reach({ unit, rowHeight }, scale) {
  const wider = (Math.max(unit, WIDEST_UNIT * scale) * CLOSEST) / unit
  const taller = (Math.max(rowHeight, TALLEST_ROW * scale) * CLOSEST) / rowHeight
  const closest = Math.max(wider, taller)
  const share = (/** @type {number} */ times) => Math.log(times) / Math.log(closest)
  return { closest, across: share(wider), down: share(taller) }
}

/**
 * The view at another zoom; what stood at (fromX, fromY) then stands at (toX, toY).
 * @param {Viewport} view
 * @param {Viewport} fitted
 * @param {number} zoom
 * @param {number} scale
 * @param {number} fromX
 * @param {number} fromY
 * @param {number} toX
 * @param {number} toY
 * @returns {Viewport}
 */
function spread(view, fitted, zoom, scale, fromX, fromY, toX, toY) {
  const { across, down } = reach(fitted, scale)
  const unit = fitted.unit * zoom ** across
  const rowHeight = fitted.rowHeight * zoom ** down
  const x = toX - ((fromX - view.x) * unit) / view.unit
  const y = toY - ((fromY - view.y) * rowHeight) / view.rowHeight
  return { width: fitted.width, height: fitted.height, x, y, unit, rowHeight }
}

/**
 * Brings a node into the view, if it is not. It then comes well inside, so that the view does not
 * have to follow again at every step.
 * @param {Camera} camera
 * @param {{ column: number, row: number }} position
 * @param {number} scale of the type
 * @returns {Camera}
 */
export function reveal(camera, { column, row }, scale) {
  const { view } = camera
  const { left, right, top, bottom } = margins(view.width, scale)
  const dx = shift(view.x + column * view.unit, view.width, left, right)
  const dy = shift(view.y + row * view.rowHeight, view.height, top, bottom)
  return dx || dy ? pan(camera, dx, dy) : camera
}

/**
 * @param {number} at
 * @param {number} length
 * @param {number} before
 * @param {number} after
 */
function shift(at, length, before, after) {
  if (at >= before - SLACK && at <= length - after + SLACK) return 0
  const inside = length * 0.3
  return at < before ? inside - at : length - inside - at
}

/**
 * Brings a place to the middle of the view, as far as that shows no more empty ground than need be.
 * @param {Camera} camera
 * @param {Extent} extent
 * @param {{ column: number, row: number }} place
 * @param {number} scale of the type
 * @returns {Camera}
 */
export function centre({ zoom, fitted, view }, { columns, rows }, { column, row }, scale) {
  const { width, height, unit, rowHeight } = view
  const { left, right, top, bottom } = margins(width, scale)
  const x = settle(width / 2 - column * unit, columns * unit, width, left, right)
  const y = settle(height / 2 - row * rowHeight, (rows - 1) * rowHeight, height, top, bottom)
  return { zoom, fitted, view: { ...view, x, y } }
}

/**
 * @param {number} at
 * @param {number} content
 * @param {number} length
 * @param {number} before
 * @param {number} after
 */
function settle(at, content, length, before, after) {
  const room = length - before - after
  if (content <= room) return before + (room - content) / 2
  return Math.min(Math.max(at, length - after - content), before)
}

/**
 * Brings a part of the tree into the middle of the view, as large as is of use.
 * @param {Camera} camera
 * @param {Area} area
 * @param {number} scale of the type
 * @returns {Camera}
 */
export function approach({ fitted }, { left, right, top, bottom }, scale) {
  const { width, height } = fitted
  const edge = margins(width, scale)
  const inner = { width: width - edge.left - edge.right, height: height - edge.top - edge.bottom }
  const { closest, across, down } = reach(fitted, scale)
  const wide = (right - left) * fitted.unit
  const high = (bottom - top) * fitted.rowHeight
  const wider = wide > 0 ? (inner.width / wide) ** (1 / across) : closest
  const taller = high > 0 ? (inner.height / high) ** (1 / down) : closest
  const now = Math.max(Math.min(wider, taller, closest), 1)
  const at = {
    x: fitted.x + ((left + right) / 2) * fitted.unit,
    y: fitted.y + ((top + bottom) / 2) * fitted.rowHeight,
  }
  const middle = { x: edge.left + inner.width / 2, y: edge.top + inner.height / 2 }
  return {
    zoom: now,
    fitted,
    view: spread(fitted, fitted, now, scale, at.x, at.y, middle.x, middle.y),
  }
}

/**
 * The same part of the tree in a view of another size.
 * @param {Camera} camera
 * @param {Extent} extent
 * @param {number} width
 * @param {number} height
 * @param {number} scale of the type
 * @returns {Camera}
 */
export function resize(camera, extent, width, height, scale) {
  const whole = fit(extent, width, height, scale)
  if (isFitted(camera)) return whole
  const { view, zoom } = camera
  const centred = /** @type {const} */ ([view.width / 2, view.height / 2, width / 2, height / 2])
  return { ...whole, zoom, view: spread(view, whole.fitted, zoom, scale, ...centred) }
}

/** Whether the tree stands as it does when shown whole. @param {Camera} camera */
export function isFitted({ zoom, fitted, view }) {
  const moved = Math.max(Math.abs(view.x - fitted.x), Math.abs(view.y - fitted.y))
  return Math.abs(zoom - 1) < 1e-6 && moved < SLACK
}

/**
 * Part of the way from one view to another, with a slow start and end.
 * @param {Viewport} from
 * @param {Viewport} to
 * @param {number} share 0 … 1
 * @returns {Viewport}
 */
export function between(from, to, share) {
  const t = share * share * (3 - 2 * share)
  return {
    ...to,
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
    unit: from.unit + (to.unit - from.unit) * t,
    rowHeight: from.rowHeight + (to.rowHeight - from.rowHeight) * t,
  }
}
