/**
 * A tactile sheet: the tree at a step for fingers, on A4, to be printed on swell paper. Lines are thick, nodes are
 * outlines, names and values are braille of the usual size (Marburg Medium). It shows differences that fingers can
 * feel: the shapes of MAX, MIN, chance and leaves, the open path or the variation as the thickest lines, unreached
 * nodes as the thinnest, pruned ones dashed, and a bar across an edge that is cut.
 *
 * @import {Search} from '../core.js'
 * @import {NodeState} from '../types.js'
 *
 * @typedef {{ x: number, y: number, state: NodeState, children: number[] }} Spot the middle of a node
 * @typedef {[width: number, height: number]} Size
 * @typedef {{ lang: string, number: (x: number) => string }} Words
 * @typedef {[left: number, top: number, right: number, bottom: number]} Box
 * @typedef {{ cells: string, left: number, top: number }} Label
 */

import { SecateurError } from '../core.js'
import { escaped } from '../dom/escaped.js'
import { braille, dots } from './braille.js'

/** A4 across, its margin, and the largest distance between rows, in mm. */
const SHEET = { width: 297, height: 210, margin: 14, row: 58 }
/** Braille in mm: between dots, between cells, and the diameter of a dot. */
const BRAILLE = { dot: 2.5, cell: 6, size: 1.5 }
/** Between two lines of it. */
const LINE = 10
/** Half of the height of the largest node, and the free space around a label. */
const HALF = 7
const FREE = 2.5
/** The widths of lines in mm: not reached, searched, on the path. */
const LINES = { thin: 0.8, plain: 1.3, thick: 2.4 }
const DASH = '4 3.5'
/** More nodes than this have no room on any sheet. */
const MOST = 200

/**
 * @param {Search} search
 * @param {number} step
 * @param {Words} m
 * @param {{ title: string, description: string }} words the words of the file, for programs that read it aloud
 * @returns {{ svg: string, leftOut: number }} `leftOut`: how many names and values have found no room
 * @throws {SecateurError} where the tree is too large
 */
export function tactile(search, step, m, { title, description }) {
  const { nodes } = search.summary
  if (nodes > MOST) throw new SecateurError({ code: 'too-many-nodes', limit: MOST })
  const { spots, half } = layout(search, step)
  const { labels, leftOut } = place(spots, half, m)
  const body = [
    ...spots.flatMap((spot) => edges(spot, spots, half)),
    ...spots.map((spot) => shape(spot, half)),
    ...labels.map(written),
  ]
  const { width, height } = SHEET
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" lang="${m.lang}" role="img">
<title>${escaped(title)}</title>
<desc>${escaped(description)}</desc>
<path d="M0 0H${width}V${height}H0Z" fill="#fff"/>
<g fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round">
${body.join('\n')}
</g>
</svg>
`
  return { svg, leftOut }
}

/** The places of the nodes: leaves side by side, parents over their children. @param {Search} search @param {number} step */
function layout(search, step) {
  const states = Array.from({ length: search.summary.nodes }, (_, node) => search.node(node, step))
  const leaves = states.filter(({ children }) => children === 0).length
  const rows = Math.max(...states.map(({ depth }) => depth)) + 1
  const { width, height, margin, row } = SHEET
  const unit = (width - 2 * margin) / leaves
  // Below the last row stand the values of its leaves.
  const below = FREE + 2 * BRAILLE.dot + BRAILLE.size
  const high = height - 2 * margin - below
  const half = Math.min(HALF, unit * 0.36, (high / rows) * 0.3)
  const rowHeight = rows > 1 ? Math.min(row, (high - 2 * half) / (rows - 1)) : 0
  const top = margin + half + (high - 2 * half - rowHeight * (rows - 1)) / 2
  /** @type {Spot[]} */
  const spots = []
  let right = width - margin
  // Nodes are numbered in preorder, so that from the last to the first children come before their parents.
  for (const state of states.reverse()) {
    const { node } = state.place
    const children = search.children(node, 0, state.children)
    const y = top + state.depth * rowHeight
    if (children.length === 0) {
      spots[node] = { x: right - unit / 2, y, state, children }
      right -= unit
    } else {
      const ends = [children[0], children[children.length - 1]].map((child) => spots[child].x)
      spots[node] = { x: (ends[0] + ends[1]) / 2, y, state, children }
    }
  }
  return { spots, half }
}

/** The lines down to the children, and a bar where one is cut. @param {Spot} spot @param {Spot[]} spots @param {number} half */
function edges({ x, y, state, children }, spots, half) {
  return children.flatMap((child) => {
    const to = spots[child]
    const from = [x, y + half]
    const end = [to.x, to.y - half]
    const line = stroke(`M${point(from)}L${point(end)}`, to.state)
    if (to.state.status !== 'pruned' || state.status === 'pruned') return [line]
    const middle = [0, 1].map((at) => (from[at] + end[at]) / 2)
    const bar = [
      [-half / 2, 0],
      [half / 2, 0],
    ].map(([dx, dy]) => point([middle[0] + dx, middle[1] + dy]))
    return [line, `<path d="M${bar[0]}L${bar[1]}" stroke-width="${LINES.thick}"/>`]
  })
}

/** @param {Spot} spot @param {number} half */
function shape({ x, y, state }, half) {
  const { leaf, player } = state.place
  const [left, right, top, bottom] = [x - half, x + half, y - half, y + half]
  if (leaf)
    return stroke(`M${point([left, top])}H${round(right)}V${round(bottom)}H${round(left)}Z`, state)
  if (player === 'max')
    return stroke(`M${point([x, top])}L${point([right, bottom])}H${round(left)}Z`, state)
  if (player === 'min')
    return stroke(`M${point([left, top])}H${round(right)}L${point([x, bottom])}Z`, state)
  const radius = round(half)
  const arc = (/** @type {number} */ to) => `A${radius} ${radius} 0 0 1 ${point([to, y])}`
  return stroke(`M${point([left, y])}${arc(right)}${arc(left)}Z`, state)
}

/** A line of a node. @param {string} path @param {NodeState} state */
function stroke(path, { status, current, variation }) {
  const isOnPath = status === 'open' || variation
  const width = isOnPath ? LINES.thick : LINES[status === 'closed' ? 'plain' : 'thin']
  const dash = status === 'pruned' ? ` stroke-dasharray="${DASH}"` : ''
  // The node of the step is raised as a whole.
  const inside = current && path.endsWith('Z') ? ' fill="#000"' : ''
  return `<path d="${path}" stroke-width="${width}"${dash}${inside}/>`
}

/**
 * Finds room for names and values, those of leaves first.
 * @param {Spot[]} spots
 * @param {number} half
 * @param {Words} m
 */
function place(spots, half, m) {
  /** @type {Box[]} */
  const taken = spots.map(({ x, y }) => [x - half, y - half, x + half, y + half])
  const lines = spots.flatMap(({ x, y, children }) =>
    children.map(
      (child) => /** @type {Box} */ ([x, y + half, spots[child].x, spots[child].y - half]),
    ),
  )
  /** @type {Label[]} */
  const labels = []
  let leftOut = 0
  for (const { text, at } of wanted(spots, half, m)) {
    if (text === null) continue
    const cells = braille(text, m.lang)
    const box = cells && at(sizeOf(cells)).find((box) => isFree(box, taken, lines))
    if (!cells || !box) leftOut += 1
    else {
      taken.push(box)
      labels.push({ cells, left: box[0] + BRAILLE.size / 2, top: box[1] + BRAILLE.size / 2 })
    }
  }
  return { labels, leftOut }
}

/**
 * The texts to be read, each with the places where it can stand, the best one first; null: a node has none.
 * @param {Spot[]} spots
 * @param {number} half
 * @param {Words} m
 * @returns {{ text: string | null, at: (size: Size) => Box[] }[]}
 */
function wanted(spots, half, m) {
  const leaves = spots.filter(({ children }) => children.length === 0)
  const inner = spots.filter(({ children }) => children.length > 0)
  /** @param {number | null} value */
  const number = (value) => (value === null ? null : m.number(value))
  /** @param {string | null} text @param {(size: Size) => Box[]} at */
  const label = (text, at) => ({ text, at })
  return [
    ...leaves.map((spot) =>
      label(number(spot.state.place.value), (size) => below(spot, half, 0, size)),
    ),
    ...leaves.map((spot) => {
      const { name, value } = spot.state.place
      return label(name, (size) => below(spot, half, value === null ? 0 : 1, size))
    }),
    ...inner.map((spot) => label(spot.state.place.name, (size) => aroundTop(spot, half, size))),
    ...inner.map((spot) =>
      label(number(returned(spot.state)), (size) => aroundMiddle(spot, half, size)),
    ),
  ]
}

/** The value that a node has returned; null where that is only a bound. @param {NodeState} state */
function returned({ status, value, proved }) {
  return status === 'closed' && proved === 'value' ? value : null
}

/** How far from the middle of a node a text begins. @param {number} half */
function clearance(half) {
  return half + FREE + LINES.thick / 2
}

/** The place below a node, in a row of text. @param {Spot} spot @param {number} half @param {number} row @param {Size} size */
function below({ x, y }, half, row, size) {
  return [boxAt(x - size[0] / 2, y + clearance(half) + row * LINE, size)]
}

/** The places left and right of the top of a node, and above it. @param {Spot} spot @param {number} half @param {Size} size */
function aroundTop({ x, y }, half, size) {
  const [width, height] = size
  return [
    boxAt(x - clearance(half) - width, y - half, size),
    boxAt(x + clearance(half), y - half, size),
    boxAt(x - width / 2, y - clearance(half) - height, size),
  ]
}

/** The places beside the middle and the bottom of a node. @param {Spot} spot @param {number} half @param {Size} size */
function aroundMiddle({ x, y }, half, size) {
  const [width, height] = size
  return [
    boxAt(x + clearance(half), y - height / 2, size),
    boxAt(x + clearance(half), y + half - height, size),
    boxAt(x - clearance(half) - width, y + half - height, size),
  ]
}

/** The width and the height of some cells, from edge to edge of the dots. @param {string} cells @returns {Size} */
function sizeOf(cells) {
  const { dot, cell, size } = BRAILLE
  return [(cells.length - 1) * cell + dot + size, 2 * dot + size]
}

/** @param {number} left @param {number} top @param {Size} size @returns {Box} */
function boxAt(left, top, [width, height]) {
  return [left, top, left + width, top + height]
}

/**
 * Whether a label is on the sheet, and away from all that fingers find there.
 * @param {Box} box
 * @param {Box[]} taken
 * @param {Box[]} lines
 */
function isFree([left, top, right, bottom], taken, lines) {
  const { width, height, margin } = SHEET
  const inside =
    left >= margin / 2 &&
    top >= margin / 2 &&
    right <= width - margin / 2 &&
    bottom <= height - margin / 2
  const apart = (/** @type {Box} */ [l, t, r, b]) =>
    right + FREE <= l || r + FREE <= left || bottom + FREE <= t || b + FREE <= top
  const off = (/** @type {Box} */ line) =>
    !crosses(line, left - FREE, top - FREE, right + FREE, bottom + FREE)
  return inside && taken.every(apart) && lines.every(off)
}

/**
 * Whether a line enters a rectangle.
 * @param {Box} line
 * @param {number} left
 * @param {number} top
 * @param {number} right
 * @param {number} bottom
 */
function crosses([x1, y1, x2, y2], left, top, right, bottom) {
  let [from, to] = [0, 1]
  for (const [start, along, least, most] of [
    [x1, x2 - x1, left, right],
    [y1, y2 - y1, top, bottom],
  ]) {
    if (along === 0) {
      if (start < least || start > most) return false
      continue
    }
    const ends = [(least - start) / along, (most - start) / along].sort((a, b) => a - b)
    from = Math.max(from, ends[0])
    to = Math.min(to, ends[1])
  }
  return from <= to
}

/** A label as its dots, from the first dot of its first cell. @param {Label} label */
function written({ cells, left, top }) {
  const { dot, cell, size } = BRAILLE
  const all = Array.from(cells).flatMap((one, at) =>
    dots(one).map((number) => {
      const column = number > 3 ? 1 : 0
      const [x, y] = [at * cell + column * dot, ((number - 1) % 3) * dot]
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${size / 2}"/>`
    }),
  )
  return `<g transform="translate(${point([left, top])})" fill="#000" stroke="none">${all.join('')}</g>`
}

/** @param {number[]} point */
function point([x, y]) {
  return `${round(x)} ${round(y)}`
}

/** @param {number} x */
function round(x) {
  return Math.round(x * 100) / 100
}
