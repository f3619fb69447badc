/**
 * The viewport of a figure, and the widths of its characters.
 *
 * @import {Search} from '../core.js'
 * @import {Viewport} from '../types.js'
 */

/** Pixels between neighbouring leaves and between rows: of one panel, of a strip, and where positions of a game need room. */
const ROOM = { alone: [48, 92], strip: [40, 80], game: [96, 130] }
/** The leaves of the widest tree of a game that is drawn with room for positions. */
const FEW = 40
/** The most pixels that a tree takes. */
const WIDEST = 6000
const HIGHEST = 8000
/** Pixels around the tree. What is not used is cut off. */
const MARGIN = { left: 84, right: 200, top: 60, bottom: 60 }

/**
 * Shows the whole tree, with room for its texts.
 * @param {Search} search
 * @param {{ strip: boolean, width?: number }} asked whether there are several panels; how wide the tree is, in pixels
 * @returns {Viewport}
 */
export function wholeTree(search, { strip, width = WIDEST }) {
  const { columns, rows } = search.extent
  const game = columns <= FEW && search.drawing(0) !== null
  const [wide, high] = ROOM[game ? 'game' : strip ? 'strip' : 'alone']
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
 * How wide the characters of MEASURED are, in ems. A figure is drawn in the reader's type, which its author does not
 * know, so these are the widths of a wide type, DejaVu Sans: in a narrower one texts have more room.
 */
export const ADVANCES = [
  ...[0.32, 0.4, 0.46, 0.84, 0.64, 0.95, 0.78, 0.27, 0.39, 0.39, 0.5, 0.84, 0.32, 0.36, 0.32, 0.34],
  ...[
    0.64, 0.64, 0.64, 0.64, 0.64, 0.64, 0.64, 0.64, 0.64, 0.64, 0.34, 0.34, 0.84, 0.84, 0.84, 0.53,
  ],
  ...[1, 0.68, 0.69, 0.7, 0.77, 0.63, 0.58, 0.77, 0.75, 0.29, 0.29, 0.66, 0.56, 0.86, 0.75, 0.79],
  ...[0.6, 0.79, 0.69, 0.63, 0.61, 0.73, 0.68, 0.99, 0.69, 0.61, 0.69, 0.39, 0.34, 0.39, 0.84, 0.5],
  ...[
    0.5, 0.61, 0.63, 0.55, 0.63, 0.62, 0.35, 0.63, 0.63, 0.28, 0.28, 0.58, 0.28, 0.97, 0.63, 0.61,
  ],
  ...[0.63, 0.63, 0.41, 0.52, 0.39, 0.63, 0.59, 0.82, 0.59, 0.59, 0.52, 0.64, 0.34, 0.64, 0.84],
  ...[0.84, 0.83, 0.84, 0.84, 1, 0.84, 0.66, 0.64, 0.84],
]
