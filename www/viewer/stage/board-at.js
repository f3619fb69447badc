/**
 * The node whose board lies at a point of the picture.
 *
 * @import {Marks} from '../../types.js'
 */

import { INK, SHAPE } from '../../core.js'

const FRAME = { shape: SHAPE.indexOf('square'), ink: INK.indexOf('grid') }

/**
 * @param {Marks} marks of the picture; each board has a frame, which says where its middle is and how far it reaches
 * @param {number} x
 * @param {number} y
 * @returns {number | null}
 */
export function boardAt({ shape, ink, node, x1, y1, x2, y2 }, x, y) {
  const at = shape.findIndex(
    (kind, i) =>
      kind === FRAME.shape &&
      ink[i] === FRAME.ink &&
      Math.abs(x - x1[i]) <= x2[i] &&
      Math.abs(y - y1[i]) <= y2[i],
  )
  return at < 0 ? null : node[at]
}
