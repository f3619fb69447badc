/**
 * The viewport of a figure, on paper or in a file: the whole tree, as large as its texts need.
 *
 * @import {Search} from '../../core.js'
 * @import {Viewport} from '../../types.js'
 */

/**
 * Pixels between neighbouring leaves and between rows: of one panel, of a strip, and where positions of a game need
 * room.
 */
const ROOM = { alone: [48, 92], strip: [40, 80], game: [96, 130] }
/** The leaves of the widest tree of a game that is drawn with room for positions. */
const FEW = 40
/** The most pixels that a tree takes. */
const WIDEST = 6000
const HIGHEST = 8000
/** Pixels around the tree. What is not used is cut off. */
const MARGIN = { left: 84, right: 200, top: 60, bottom: 60 }

/**
 * The pixels of a tree that fill a printed page, and the least between leaves with legible values: a wide tree is
 * printed smaller.
 */
const PAGE = 620
const LEGIBLE = 16

/** The width of a tree of so many columns on paper. @param {number} columns */
export function paperWidth(columns) {
  return Math.max(PAGE, columns * LEGIBLE)
}

/**
 * Shows the whole tree, with room for its texts.
 * @param {Search} search
 * @param {{ strip: boolean, width?: number }} layout whether there are several panels; how wide the tree is, in pixels
 * @returns {Viewport}
 */
export function wholeTree(search, { strip, width = WIDEST }) {
  const { columns, rows } = search.extent
  const [wide, high] = spacingOf(search, strip)
  const unit = Math.min(wide, Math.min(width, WIDEST) / Math.max(columns, 1))
  const rowHeight = Math.min(high, HIGHEST / Math.max(rows, 1))
  return {
    width: MARGIN.left + columns * unit + MARGIN.right,
    height: MARGIN.top + (rows - 1) * rowHeight + MARGIN.bottom,
    x: MARGIN.left,
    y: MARGIN.top,
    unit,
    rowHeight,
  }
}

/**
 * The most pixels that a tree takes in a figure: more than its texts need makes it no wider.
 * @param {Search} search
 * @param {boolean} strip
 */
export function widest(search, strip) {
  return Math.min(search.extent.columns * spacingOf(search, strip)[0], WIDEST)
}

/** Pixels between neighbouring leaves and between rows. @param {Search} search @param {boolean} strip */
function spacingOf(search, strip) {
  const game = search.extent.columns <= FEW && search.drawing(0) !== null
  if (game) return ROOM.game
  return strip ? ROOM.strip : ROOM.alone
}
