/**
 * The places of nodes and edges in the picture of an exercise, for fields beside a node, and presses on an edge.
 *
 * @import {Marks} from '../types.js'
 *
 * @typedef {object} NodeArea where a node is drawn: its middle, and half of its size
 * @property {number} x
 * @property {number} y
 * @property {number} halfWidth
 * @property {number} halfHeight
 *
 * @typedef {[x1: number, y1: number, x2: number, y2: number]} Segment
 */

import { INK, SHAPE } from '../api/legend.js'

const LINE = SHAPE.indexOf('line')
const NODES = new Set(
  ['up', 'down', 'square', 'circle'].map((name) => SHAPE.indexOf(/** @type {any} */ (name))),
)
/** The inks of nodes and edges before the first step. */
const OF_TREE = new Set([INK.indexOf('unreached'), INK.indexOf('pruned')])

export class Picture {
  /** The places of nodes. @type {Map<number, NodeArea>} */
  areas = new Map()
  /** The places of edges, by the nodes below them. @type {Map<number, Segment>} */
  #edges = new Map()

  /** Takes the marks that are drawn. @param {Marks} marks */
  update({ shape, ink, mix, node, x1, y1, x2, y2 }) {
    this.areas.clear()
    this.#edges.clear()
    for (let i = 0; i < shape.length; i += 1) {
      if (mix[i] || !OF_TREE.has(ink[i])) continue
      if (NODES.has(shape[i])) {
        this.areas.set(node[i], { x: x1[i], y: y1[i], halfWidth: x2[i], halfHeight: y2[i] })
      } else if (shape[i] === LINE) this.#edges.set(node[i], [x1[i], y1[i], x2[i], y2[i]])
    }
  }

  /**
   * The node whose edge is nearest to a point; null: none is within reach, or the point is on a node.
   * @param {{ x: number, y: number }} point
   * @param {number} reach in pixels
   */
  edgeAt({ x, y }, reach) {
    for (const { x: mx, y: my, halfWidth, halfHeight } of this.areas.values()) {
      if (Math.abs(x - mx) <= halfWidth + 1 && Math.abs(y - my) <= halfHeight + 1) return null
    }
    /** @type {{ node: number | null, far: number }} */
    let nearest = { node: null, far: reach }
    for (const [node, edge] of this.#edges) {
      const far = distance(edge, x, y)
      if (far < nearest.far) nearest = { node, far }
    }
    return nearest.node
  }
}

/** The distance of a point from a line. @param {Segment} line @param {number} x @param {number} y */
function distance([x1, y1, x2, y2], x, y) {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)
  const at = Math.min(Math.max(along, 0), 1)
  return Math.hypot(x - x1 - at * dx, y - y1 - at * dy)
}
