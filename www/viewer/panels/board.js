/**
 * Draws the position of a game. The shape in a cell is that of its piece; marks around cells show the last move
 * and the winning line.
 *
 * @import {Drawing} from '../../types.js'
 */

import { draw } from '../../dom/make.js'

export { default as style } from '../../sheets/viewer/panels/board.css.js'

/** The side of a cell of the board. All other lengths follow from it. */
const CELL = 20
const COIN = 30
const COINS_IN_A_ROW = 10

/** @param {Drawing} drawing @returns {SVGSVGElement} */
export function drawPosition(drawing) {
  return drawing.turn === null ? drawCoins(drawing) : drawBoard(drawing)
}

/** The names of the cells, as in the names of moves. @param {Drawing} drawing */
export function cellNames({ cells, columns, columnNames, rowNames }) {
  return cells.map((_, cell) => columnNames[cell % columns] + rowNames[Math.floor(cell / columns)])
}

/** @param {Drawing} drawing */
function drawCoins({ cells, columns: wide, rows: given, last }) {
  const columns = given > 1 ? wide : Math.min(wide, COINS_IN_A_ROW)
  const rows = Math.ceil(cells.length / columns)
  const coins = cells.map((cell, at) => {
    const [x, y] = middle(at, columns, COIN)
    const kind = cell === 'coin' ? 'coin' : 'taken'
    const look = last.includes(at) ? `${kind} last` : kind
    return draw('circle', { class: look, cx: x, cy: y, r: COIN * 0.38 })
  })
  return frame('coins', columns * COIN, rows * COIN, coins)
}

/** @param {Drawing} drawing */
function drawBoard(drawing) {
  const { columns, rows, cells, last, line, turn } = drawing
  const crossings = turn === 'black' || turn === 'white'
  const marks = cells.flatMap((_, cell) => drawCell(drawing, cell))
  const rings = [
    ...line.map((cell) => ring(cell, columns, 'line')),
    ...last.map((cell) => ring(cell, columns, 'last')),
  ]
  const [width, height] = [columns * CELL, rows * CELL]
  const margin = CELL * 0.75
  const board = [drawLines(columns, rows, crossings), ...marks, ...rings, ...drawNames(drawing)]
  return frame('points', width, height, board, margin)
}

/**
 * Stones lie on crossings, marks between lines.
 * @param {number} columns
 * @param {number} rows
 * @param {boolean} crossings
 */
function drawLines(columns, rows, crossings) {
  const inset = crossings ? CELL / 2 : 0
  const [width, height] = [columns * CELL, rows * CELL]
  /** @param {number} count */
  const offsets = (count) =>
    crossings
      ? Array.from({ length: count }, (_, at) => at * CELL + inset)
      : Array.from({ length: count - 1 }, (_, at) => (at + 1) * CELL)
  const upright = offsets(columns).map((x) => `M${x} ${inset}V${height - inset}`)
  const level = offsets(rows).map((y) => `M${inset} ${y}H${width - inset}`)
  return draw('path', { class: 'grid', d: [...upright, ...level].join('') })
}

/** @param {Drawing} drawing @param {number} cell */
function drawCell({ cells, columns }, cell) {
  const [x, y] = middle(cell, columns)
  const r = CELL * 0.28
  switch (cells[cell]) {
    case 'x':
      return [draw('path', { class: 'mark', d: cross(x, y, r) })]
    case 'o':
      return [draw('circle', { class: 'mark', cx: x, cy: y, r })]
    case 'black':
    case 'white':
      return [draw('circle', { class: cells[cell], cx: x, cy: y, r: CELL * 0.42 })]
    default:
      return []
  }
}

/** @param {number} x @param {number} y @param {number} r */
function cross(x, y, r) {
  return `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`
}

/**
 * A box around a cell: solid for a line that wins, dashed for the last move.
 * @param {number} cell
 * @param {number} columns
 * @param {string} look
 */
function ring(cell, columns, look) {
  const [x, y] = middle(cell, columns)
  const half = CELL * (look === 'last' ? 0.38 : 0.47)
  return draw('rect', { class: look, x: x - half, y: y - half, width: 2 * half, height: 2 * half })
}

/** The names of columns beneath the board, of rows to its left. @param {Drawing} drawing */
function drawNames({ columnNames, rowNames, rows }) {
  const columnTexts = columnNames.map((name, at) =>
    draw('text', { x: (at + 0.5) * CELL, y: rows * CELL + CELL * 0.6 }, name),
  )
  const rowTexts = rowNames.map((name, at) =>
    draw('text', { x: -CELL * 0.4, y: (at + 0.68) * CELL }, name),
  )
  return [...columnTexts, ...rowTexts]
}

/** @param {number} cell @param {number} columns @param {number} [side] of a cell */
function middle(cell, columns, side = CELL) {
  return [((cell % columns) + 0.5) * side, (Math.floor(cell / columns) + 0.5) * side]
}

/**
 * @param {string} name of the class
 * @param {number} width
 * @param {number} height
 * @param {Element[]} parts
 * @param {number} [margin] to the left and beneath, for names
 */
function frame(name, width, height, parts, margin = 0) {
  const pad = 1.5
  const box = [-margin - pad, -pad, width + margin + 2 * pad, height + margin + 2 * pad]
  const size = { viewBox: box.join(' '), width: box[2], height: box[3] }
  const svg = draw('svg', { class: name, role: 'img', ...size })
  svg.append(...parts)
  return svg
}
