/**
 * The node whose board lies at a point of the picture.
 *
 * @import {Marks} from '../../types.js'
 */

import { INK, SHAPE } from '../../core.js'

/** The first ink of boards. The inks of boards are the last ones in `INK`. */
const GRID = INK.indexOf('grid')
const LINE = SHAPE.indexOf('line')

/** @typedef {[left: number, top: number, right: number, bottom: number]} Box */

/**
 * @param {Marks} marks of the picture
 * @param {number} x
 * @param {number} y
 * @returns {number | null}
 */
export function boardAt(marks, x, y) {
  for (const [node, [left, top, right, bottom]] of boxesOf(marks)) {
    if (left <= x && x <= right && top <= y && y <= bottom) return node
  }
  return null
}

/** The box of each board, by node. @param {Marks} marks @returns {Map<number, Box>} */
function boxesOf({ shape, ink, node, x1, y1, x2, y2 }) {
  const boxes = new Map()
  for (let i = 0; i < ink.length; i += 1) {
    if (ink[i] < GRID) continue
    // A line has two ends. Every other shape has a middle and half of its size.
    const [left, top, right, bottom] =
      shape[i] === LINE
        ? [x1[i], y1[i], x2[i], y2[i]]
        : [x1[i] - x2[i], y1[i] - y2[i], x1[i] + x2[i], y1[i] + y2[i]]
    const box = boxes.get(node[i]) ?? [Infinity, Infinity, -Infinity, -Infinity]
    boxes.set(node[i], [
      Math.min(box[0], left, right),
      Math.min(box[1], top, bottom),
      Math.max(box[2], left, right),
      Math.max(box[3], top, bottom),
    ])
  }
  return boxes
}
