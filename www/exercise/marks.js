/**
 * Answers in the picture: values in their nodes, ranges and windows beside them where there is room, cut edges struck
 * through with what is below them greyed, and the signs of a check. They are added to the marks and texts of a scene, so
 * the painter draws them as it draws a search.
 *
 * @import {Marks, Scene, Texts} from '../types.js'
 *
 * @typedef {object} Spot where a node is drawn: its middle, and half of its size
 * @property {number} x
 * @property {number} y
 * @property {number} wide
 * @property {number} high
 * @property {number} shape index into SHAPE
 *
 * @typedef {object} Answer the texts at a node
 * @property {number} node
 * @property {number} end one past the last node of its subtree
 * @property {string} value
 * @property {boolean | null} valueOk null: not checked
 * @property {string} beside the text beside the node
 * @property {boolean | null} besideOk
 * @property {boolean} cut
 * @property {boolean | null} cutOk
 *
 * @typedef {{ left: number, right: number, top: number, bottom: number }} Rect
 * @typedef {[x1: number, y1: number, x2: number, y2: number]} Line
 */

import { INK, ROLE, SHAPE } from '../api/legend.js'

const [UP, DOWN, LINE] = [SHAPE.indexOf('up'), SHAPE.indexOf('down'), SHAPE.indexOf('line')]
const NODES = new Set(
  ['up', 'down', 'square', 'circle'].map((name) => SHAPE.indexOf(/** @type {any} */ (name))),
)
const [UNREACHED, PRUNED, CUT] = [
  INK.indexOf('unreached'),
  INK.indexOf('pruned'),
  INK.indexOf('cut'),
]
const [RIGHT, WRITTEN] = [INK.indexOf('variation'), INK.indexOf('closed')]
const [VALUE, BESIDE, NAME] = [ROLE.indexOf('value'), ROLE.indexOf('bound'), ROLE.indexOf('name')]

/** Rough width of a character, as a share of the size of type. */
const LETTER = 0.6
/** The smallest type that is drawn, in pixels. */
const SMALLEST = 8
const GAP = 4
/** How far a strike reaches to either side of its edge, in pixels. */
const STRIKE = 9
/** Beside which the texts of a tree stand, if no node has a name: in pixels. */
const PLAIN = 13

/** Where the nodes of a scene are drawn one by one. @param {Marks} marks @returns {Map<number, Spot>} */
export function spotsOf({ shape, ink, mix, node, x1, y1, x2, y2 }) {
  /** @type {Map<number, Spot>} */
  const spots = new Map()
  for (let i = 0; i < shape.length; i += 1) {
    if (mix[i] || ink[i] !== UNREACHED || !NODES.has(shape[i])) continue
    spots.set(node[i], { x: x1[i], y: y1[i], wide: x2[i], high: y2[i], shape: shape[i] })
  }
  return spots
}

/** The edges of a scene, by the nodes below them. @param {Marks} marks @returns {Map<number, Line>} */
export function edgesOf({ shape, ink, mix, node, x1, y1, x2, y2 }) {
  /** @type {Map<number, Line>} */
  const edges = new Map()
  for (let i = 0; i < shape.length; i += 1) {
    if (mix[i] || ink[i] !== UNREACHED || shape[i] !== LINE) continue
    edges.set(node[i], [x1[i], y1[i], x2[i], y2[i]])
  }
  return edges
}

/**
 * The node whose edge is nearest to a point; null: none is within reach, or the point is on a node.
 * @param {Map<number, Line>} edges
 * @param {Map<number, Spot>} spots
 * @param {{ x: number, y: number }} point
 * @param {number} reach in pixels
 */
export function edgeAt(edges, spots, { x, y }, reach) {
  for (const { x: mx, y: my, wide, high } of spots.values()) {
    if (Math.abs(x - mx) <= wide + 1 && Math.abs(y - my) <= high + 1) return null
  }
  /** @type {{ node: number | null, far: number }} */
  let nearest = { node: null, far: reach }
  for (const [node, edge] of edges) {
    const far = distance(edge, x, y)
    if (far < nearest.far) nearest = { node, far }
  }
  return nearest.node
}

/** How far a point is from a line. @param {Line} line @param {number} x @param {number} y */
function distance([x1, y1, x2, y2], x, y) {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)
  const at = Math.min(Math.max(along, 0), 1)
  return Math.hypot(x - x1 - at * dx, y - y1 - at * dy)
}

/**
 * A scene with answers.
 * @param {Scene} scene before the first step
 * @param {Answer[]} answers
 * @param {Map<number, Spot>} spots
 * @param {Map<number, Line>} edges
 * @param {{ width: number }} viewport in pixels
 * @returns {Scene}
 */
export function annotate(scene, answers, spots, edges, { width }) {
  const cut = answers.filter((answer) => answer.cut)
  const isPruned = (/** @type {number} */ node) =>
    cut.some(({ node: from, end }) => from <= node && node < end)
  const marks = greyed(scene.marks, isPruned)
  const texts = greyed(scene.texts, isPruned)
  const page = new Page(scene.texts, spots, width)
  /** @type {Line[]} */
  const strikes = []
  for (const { node, cutOk } of cut) {
    const edge = edges.get(node)
    if (!edge) continue
    strikes.push(strikeOf(edge))
    page.judge(node, cutOk, middleOf(edge))
  }
  for (const answer of answers) page.write(answer)
  return {
    marks: strikes.length > 0 ? withLines(marks, strikes) : marks,
    texts: page.added.length > 0 ? withTexts(texts, page.added) : texts,
  }
}

/**
 * @typedef {{ text: string, role: number, ink: number, node: number, x: number, y: number, size: number, align: number }} Text
 */

/** The texts of answers, which keep clear of the nodes and of the other texts. */
class Page {
  /** @type {Text[]} */
  added = []
  #spots
  #wide
  #size
  /** The largest type in a node. */
  #largest
  /** @type {Rect[]} */
  #taken

  /** @param {Texts} texts @param {Map<number, Spot>} spots @param {number} wide of the picture, in pixels */
  constructor(texts, spots, wide) {
    this.#spots = spots
    this.#wide = wide
    const named = texts.role.indexOf(NAME)
    this.#size = named < 0 ? PLAIN : texts.size[named]
    const values = texts.size.filter((_, i) => texts.role[i] === VALUE)
    this.#largest = values.length > 0 ? Math.max(...values) : 1.3 * this.#size
    const nodes = [...spots.values()].map(({ x, y, wide, high }) => ({
      ...{ left: x - wide, right: x + wide, top: y - high, bottom: y + high },
    }))
    const written = texts.text.map((text, i) =>
      around(text, texts.x[i], texts.y[i], texts.size[i], texts.align[i]),
    )
    this.#taken = [...nodes, ...written]
  }

  /** @param {Answer} answer */
  write({ node, value, valueOk, beside, besideOk }) {
    const spot = this.#spots.get(node)
    if (!spot) return
    const [right, left] = [spot.x + spot.wide + GAP, spot.x - spot.wide - GAP]
    const aside = (/** @type {number} */ y) =>
      /** @type {[number, number, number][]} */ ([
        [right, y, 0],
        [left, y, 2],
      ])
    const [upper, lower] = [-0.55, 0.55].map((share) =>
      aside(spot.y + share * Math.max(spot.wide, this.#size)),
    )
    if (value !== '') {
      const inside = roomIn(spot, value, this.#largest)
      if (inside.size >= SMALLEST) {
        const sign = signOf(valueOk)
        this.#add({
          text: value,
          role: VALUE,
          ink: inkOf(valueOk),
          node,
          x: spot.x,
          y: inside.y,
          size: inside.size,
          align: 1,
        })
        if (sign) this.#place(node, sign, valueOk, [...lower, ...upper])
      } else this.#place(node, value + signOf(valueOk), valueOk, [...lower, ...upper])
    } else if (valueOk === false) this.#place(node, signOf(false), false, [...lower, ...upper])
    if (beside !== '' || besideOk === false) {
      this.#place(node, beside + signOf(besideOk), besideOk, [...upper, ...lower])
    }
  }

  /** Says what a check found at a cut edge. @param {number} node @param {boolean | null} ok @param {{ x: number, y: number }} middle */
  judge(node, ok, { x, y }) {
    if (ok === null) return
    this.#place(node, signOf(ok), ok, [
      [x + STRIKE + GAP, y, 0],
      [x - STRIKE - GAP, y, 2],
    ])
  }

  /** Writes a text at the first spot that is free, or nowhere. @param {number} node @param {string} text @param {boolean | null} ok @param {[x: number, y: number, align: number][]} spots */
  #place(node, text, ok, spots) {
    const size = this.#size
    for (const [x, y, align] of spots) {
      const rect = around(text, x, y, size, align)
      const outside = rect.left < 0 || rect.right > this.#wide
      if (outside || this.#taken.some((other) => meet(rect, other))) continue
      return this.#add({ text, role: BESIDE, ink: inkOf(ok), node, x, y, size, align })
    }
  }

  /** @param {Text} text */
  #add(text) {
    this.added.push(text)
    this.#taken.push(around(text.text, text.x, text.y, text.size, text.align))
  }
}

/** @param {boolean | null} ok */
function inkOf(ok) {
  if (ok === null) return WRITTEN
  return ok ? RIGHT : CUT
}

/** @param {boolean | null} ok */
function signOf(ok) {
  if (ok === null) return ''
  return ok ? '\u2009✓' : '\u2009✗'
}

/** The size of type in which a value fits into its node, and where it stands there. @param {Spot} spot @param {string} value @param {number} largest */
function roomIn({ y, wide, high, shape }, value, largest) {
  const triangle = shape === UP || shape === DOWN
  const room = wide * (triangle ? 1.05 : 1.5)
  const size = Math.min(room / (LETTER * Math.max(value.length, 2)), high * 1.15)
  const lower = triangle ? high * 0.3 * (shape === UP ? 1 : -1) : 0
  return { size: Math.min(size, largest), y: y + lower }
}

/** The rectangle of a text. @param {string} text @param {number} x @param {number} y @param {number} size @param {number} align @returns {Rect} */
function around(text, x, y, size, align) {
  const wide = text.length * LETTER * size
  const left = x - (wide * align) / 2
  return { left, right: left + wide, top: y - size / 2, bottom: y + size / 2 }
}

/** @param {Rect} a @param {Rect} b */
function meet(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** @param {Line} edge */
function middleOf([x1, y1, x2, y2]) {
  return { x: (x1 + x2) / 2, y: (y1 + y2) / 2 }
}

/** The stroke across an edge. @param {Line} edge @returns {Line} */
function strikeOf(edge) {
  const [x1, y1, x2, y2] = edge
  const { x, y } = middleOf(edge)
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const reach = Math.min(STRIKE, length * 0.2)
  const [dx, dy] = [((x2 - x1) / length) * reach, ((y2 - y1) / length) * reach]
  return [x - dy, y + dx, x + dy, y - dx]
}

/**
 * Marks or texts of which those in cut subtrees have the ink of pruned nodes.
 * @template {{ ink: Uint8Array, node: Uint32Array }} T
 * @param {T} columns
 * @param {(node: number) => boolean} isPruned
 * @returns {T}
 */
function greyed(columns, isPruned) {
  const { ink, node } = columns
  return {
    ...columns,
    ink: ink.map((own, i) => (own === UNREACHED && isPruned(node[i]) ? PRUNED : own)),
  }
}

/** Marks with strikes under the nodes: before the first node. @param {Marks} marks @param {Line[]} lines @returns {Marks} */
function withLines(marks, lines) {
  const first = marks.shape.findIndex((shape) => NODES.has(shape))
  const at = first < 0 ? marks.shape.length : first
  const column = (/** @type {Float32Array} */ own, /** @type {number} */ part) =>
    Float32Array.from([
      ...own.subarray(0, at),
      ...lines.map((line) => line[part]),
      ...own.subarray(at),
    ])
  const same = (
    /** @type {Uint8Array | Uint16Array | Uint32Array} */ own,
    /** @type {number} */ value,
  ) => [...[...own.subarray(0, at), ...lines.map(() => value), ...own.subarray(at)]]
  return {
    shape: Uint8Array.from(same(marks.shape, LINE)),
    ink: Uint8Array.from(same(marks.ink, CUT)),
    mix: Uint16Array.from(same(marks.mix, 0)),
    node: Uint32Array.from(same(marks.node, 0)),
    x1: column(marks.x1, 0),
    y1: column(marks.y1, 1),
    x2: column(marks.x2, 2),
    y2: column(marks.y2, 3),
  }
}

/** @param {Texts} texts @param {Text[]} added @returns {Texts} */
function withTexts(texts, added) {
  const more = (/** @type {'role' | 'ink' | 'node' | 'x' | 'y' | 'size' | 'align'} */ name) => [
    ...[...texts[name], ...added.map((text) => text[name])],
  ]
  return {
    text: [...texts.text, ...added.map(({ text }) => text)],
    role: Uint8Array.from(more('role')),
    ink: Uint8Array.from(more('ink')),
    node: Uint32Array.from(more('node')),
    x: Float32Array.from(more('x')),
    y: Float32Array.from(more('y')),
    size: Float32Array.from(more('size')),
    align: Uint8Array.from(more('align')),
  }
}
