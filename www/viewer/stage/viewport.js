/**
 * The place of the tree in the view: arithmetic on plain objects, without canvas and clock.
 * A node at (column, row) stands at (x + column·unit, y + row·rowHeight), see `Viewport` in types.d.ts.
 *
 * @import {Area, Viewport} from '../../types.js'
 *
 * @typedef {{ columns: number, rows: number }} Extent
 * @typedef {{ x: number, y: number }} Point in pixels
 * @typedef {{ column: number, row: number }} TreePoint a point in the plane of the tree
 *
 * @typedef {object} Camera
 * @property {number} zoom 1 shows the whole tree
 * @property {Viewport} fitted the viewport at zoom 1
 * @property {Bend} [bend] set once a subtree has been brought close
 * @property {Viewport} view
 *
 * @typedef {object} Bend a zoom between the farthest and the closest, and how many times taller than in the
 *   whole tree rows are there
 * @property {number} zoom
 * @property {number} rows
 */

/**
 * The free pixels at each side of a view: the least, plus a share of the size of the view beyond a size, up to the most.
 * The margin at the left has room for the names of rows. The margins at the top and bottom have room for half a node
 * and its texts, those at the sides for the marks around a selected leaf beyond half a column.
 */
const MARGIN = {
  left: [11, 0.1, 600, 64],
  right: [11, 0.05, 600, 32],
  top: [30, 0.08, 300, 44],
  bottom: [28, 0.08, 350, 36],
}
/** Where leaves stand closer than this, their numbers stand below them, and take so many pixels more. */
const NARROW_UNIT = 16
const NUMBERS = 22
/** Half of the width of an inner node, from which distances on it grows, and by how much at most: if rows alone are far apart. */
const HALF = 26
const [AMPLE_UNIT, AMPLE_ROW] = [80, 130]
const TALL = 36 / 26
/** How far the ring of a selected node is from its middle, as a share of half of the node, and so many pixels. */
const RING = 1.45
const STROKE = 4
const WIDEST_UNIT = 140
const TALLEST_ROW = 300
/** The closest view: this many times the widest spacing of a fitted tree. */
const CLOSEST = 2
const FARTHEST = 0.5
/** Pixels: a node this far outside the margin still counts as in view. */
const SLACK = 1

/**
 * Shows the whole tree, centred, no larger than is useful. A tree too large to be legible is shown whole, too.
 * @param {Extent} extent
 * @param {number} width
 * @param {number} height
 * @param {number} scale of the type
 * @returns {Camera}
 */
export function fit({ columns, rows }, width, height, scale) {
  const { left, right, ...ends } = margins({ width, height }, scale)
  // Half a leaf extends beyond the first and the last column.
  const across = Math.max(width - left - right, 1)
  const unit = Math.min(across / (columns + 1), WIDEST_UNIT * scale)
  const below = numbersBelow(unit / scale) * scale
  const apart = (/** @type {number} */ room) =>
    Math.min(Math.max(room - below, 1) / Math.max(rows - 1, 1), TALLEST_ROW * scale)
  const ring = ringOf(unit / scale, apart(height - ends.top - ends.bottom) / scale) * scale
  const [top, bottom] = [Math.max(ends.top, ring), Math.max(ends.bottom, ring)]
  const inner = { width: across, height: Math.max(height - top - bottom - below, 1) }
  const rowHeight = apart(height - top - bottom)
  const x = left + (inner.width - columns * unit) / 2
  const y = top + (inner.height - (rows - 1) * rowHeight) / 2
  const view = { width, height, x, y, unit, rowHeight }
  return { zoom: 1, fitted: view, view }
}

/**
 * The most that the ring of a selected node takes above and below its middle, see scene/sizes.rs.
 * @param {number} unit
 * @param {number} row
 */
function ringOf(unit, row) {
  const tall = row / AMPLE_ROW
  const growth = Math.max(Math.min(unit / AMPLE_UNIT, tall), Math.min(tall, TALL), 1)
  return Math.min(HALF * growth, unit * 0.8, row * 0.22) * RING + STROKE
}

/** The room that numbers below leaves take: none where they fit into the leaves, or nothing is legible. @param {number} unit */
function numbersBelow(unit) {
  return unit < NARROW_UNIT && unit > NARROW_UNIT / 3 ? NUMBERS : 0
}

/** @param {{ width: number, height: number }} size @param {number} scale */
function margins({ width, height }, scale) {
  const side = (/** @type {keyof typeof MARGIN} */ name, /** @type {number} */ length) => {
    const [least, share, from, most] = MARGIN[name]
    return Math.min(least + Math.max(length / scale - from, 0) * share, most) * scale
  }
  return {
    left: side('left', width),
    right: side('right', width),
    top: side('top', height),
    bottom: side('bottom', height),
  }
}

/**
 * Moves the view. Some of the tree stays in the middle half of the view.
 * @param {Camera} camera
 * @param {Extent} extent
 * @param {number} dx
 * @param {number} dy
 * @returns {Camera}
 */
export function pan(camera, { columns, rows }, dx, dy) {
  const { view } = camera
  const x = confine(view.x + dx, columns * view.unit, view.width)
  const y = confine(view.y + dy, (rows - 1) * view.rowHeight, view.height)
  return { ...camera, view: { ...view, x, y } }
}

/**
 * @param {number} at
 * @param {number} content
 * @param {number} length
 */
function confine(at, content, length) {
  return Math.min(Math.max(at, length * 0.25 - content), length * 0.75)
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
export function zoom(camera, factor, px, py, scale) {
  const { closest } = reach(camera.fitted, scale)
  const next = Math.min(Math.max(camera.zoom * factor, FARTHEST), closest)
  const at = { x: px, y: py }
  return atZoom(camera, next, scale, at, at)
}

/**
 * The closest zoom, and which share of it each direction takes: columns and rows reach their largest size
 * together. In a tree of thousands of leaves rows need far less of it than columns.
 * @param {Viewport} fitted
 * @param {number} scale
 */
function reach({ unit, rowHeight }, scale) {
  const wider = (Math.max(unit, WIDEST_UNIT * scale) * CLOSEST) / unit
  const tallest = (Math.max(rowHeight, TALLEST_ROW * scale) * CLOSEST) / rowHeight
  const closest = Math.max(wider, tallest)
  const share = (/** @type {number} */ times) => Math.log(times) / Math.log(closest)
  return { closest, tallest, across: share(wider), down: share(tallest) }
}

/**
 * The height of rows at a zoom, as a multiple of that in the whole tree. Bringing a narrow, high subtree close
 * needs wide columns and low rows; zooming passes through these, at the bend.
 * @param {number} zoom
 * @param {ReturnType<typeof reach>} reach
 * @param {Bend} [bend]
 */
function rowFactor(zoom, { closest, tallest }, bend = { zoom: closest, rows: tallest }) {
  if (zoom <= bend.zoom) return bend.rows ** (Math.log(zoom) / Math.log(bend.zoom))
  const rest = Math.log(zoom / bend.zoom) / Math.log(Math.max(closest, zoom) / bend.zoom)
  return bend.rows * (tallest / bend.rows) ** rest
}

/**
 * The camera at another zoom, which moves the point at `from` in the view to `to`.
 * @param {Camera} camera
 * @param {number} nextZoom
 * @param {number} scale
 * @param {Point} from
 * @param {Point} to
 * @returns {Camera}
 */
function atZoom({ fitted, bend, view }, nextZoom, scale, from, to) {
  const limits = reach(fitted, scale)
  const unit = fitted.unit * nextZoom ** limits.across
  const rowHeight = fitted.rowHeight * rowFactor(nextZoom, limits, bend)
  const x = to.x - ((from.x - view.x) * unit) / view.unit
  const y = to.y - ((from.y - view.y) * rowHeight) / view.rowHeight
  const { width, height } = fitted
  return { zoom: nextZoom, fitted, bend, view: { width, height, x, y, unit, rowHeight } }
}

/**
 * Brings a node into the view if it is outside. It comes well inside, so that the view need not follow
 * again at every step.
 * @param {Camera} camera
 * @param {TreePoint} position
 * @param {number} scale of the type
 * @returns {Camera}
 */
export function reveal(camera, { column, row }, scale) {
  const { view } = camera
  const { left, right, top, bottom } = margins(view, scale)
  const dx = shift(view.x + column * view.unit, view.width, left, right)
  const dy = shift(view.y + row * view.rowHeight, view.height, top, bottom)
  return dx || dy ? { ...camera, view: { ...view, x: view.x + dx, y: view.y + dy } } : camera
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
 * Brings a point of the tree to the middle of the view, as far as the view stays filled.
 * @param {Camera} camera
 * @param {Extent} extent
 * @param {TreePoint} point
 * @param {number} scale of the type
 * @returns {Camera}
 */
export function centre(camera, { columns, rows }, { column, row }, scale) {
  const { width, height, unit, rowHeight } = camera.view
  const { left, right, top, bottom } = margins(camera.view, scale)
  const x = clamp(width / 2 - column * unit, columns * unit, width, left, right)
  const y = clamp(height / 2 - row * rowHeight, (rows - 1) * rowHeight, height, top, bottom)
  return { ...camera, view: { ...camera.view, x, y } }
}

/**
 * @param {number} at
 * @param {number} content
 * @param {number} length
 * @param {number} before
 * @param {number} after
 */
function clamp(at, content, length, before, after) {
  const room = length - before - after
  if (content <= room) return before + (room - content) / 2
  return Math.min(Math.max(at, length - after - content), before)
}

/**
 * Brings a part of the tree into the middle of the view. It becomes as wide as the view, or until its
 * leaves are as far apart as in the smallest tree, and its rows become as tall as there is room.
 * @param {Camera} camera
 * @param {Area} area
 * @param {number} scale of the type
 * @returns {Camera}
 */
export function approach({ fitted }, { left, right, top, bottom }, scale) {
  const { width, height } = fitted
  const edge = margins(fitted, scale)
  const inner = { width: width - edge.left - edge.right, height: height - edge.top - edge.bottom }
  const { closest, tallest, across, down } = reach(fitted, scale)
  // As in the whole tree, half a leaf extends beyond the first and the last column.
  const wide = (right - left + 1) * fitted.unit
  const high = (bottom - top) * fitted.rowHeight
  const rows = Math.max(inner.height / high, 1)
  // A part without width: its rows decide.
  const widest = right > left ? (inner.width / wide) ** (1 / across) : rows ** (1 / down)
  const nextZoom = Math.max(Math.min(widest, closest), 1)
  const bend = nextZoom > 1 ? { zoom: nextZoom, rows: Math.min(rows, tallest) } : undefined
  const from = {
    x: fitted.x + ((left + right) / 2) * fitted.unit,
    y: fitted.y + ((top + bottom) / 2) * fitted.rowHeight,
  }
  const to = { x: edge.left + inner.width / 2, y: edge.top + inner.height / 2 }
  return atZoom({ zoom: 1, fitted, bend, view: fitted }, nextZoom, scale, from, to)
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
  const from = { x: view.width / 2, y: view.height / 2 }
  const to = { x: width / 2, y: height / 2 }
  return atZoom({ ...camera, fitted: whole.fitted }, zoom, scale, from, to)
}

/** Whether the view is that of the whole tree. @param {Camera} camera */
export function isFitted({ zoom, fitted, view }) {
  const moved = Math.max(Math.abs(view.x - fitted.x), Math.abs(view.y - fitted.y))
  return Math.abs(zoom - 1) < 1e-6 && moved < SLACK
}

/**
 * The view part of the way from one to another, with a slow start and end. In equal times a view comes
 * closer by equal factors; by equal amounts a long way would be over in its first moment.
 * @param {Viewport} from
 * @param {Viewport} to
 * @param {number} share 0 … 1
 * @returns {Viewport}
 */
export function interpolate(from, to, share) {
  const t = share * share * (3 - 2 * share)
  const across = ease(to.unit / from.unit, t)
  const down = ease(to.rowHeight / from.rowHeight, t)
  return {
    ...to,
    x: from.x + (to.x - from.x) * across,
    y: from.y + (to.y - from.y) * down,
    unit: from.unit + (to.unit - from.unit) * across,
    rowHeight: from.rowHeight + (to.rowHeight - from.rowHeight) * down,
  }
}

/**
 * The share of the way after a share `t` of the time, if sizes grow `times` as large by equal factors.
 * @param {number} times
 * @param {number} t
 */
function ease(times, t) {
  return Math.abs(times - 1) < 1e-6 ? t : (times ** t - 1) / (times - 1)
}
