/**
 * How deep a search comes with a number of leaves.
 *
 * @import {DepthRow} from './results.js'
 */

/**
 * The depth at which minimax evaluates this many leaves; not always a whole number.
 * @param {number} branching
 * @param {number} leaves
 */
export function reach(branching, leaves) {
  return Math.log(leaves) / Math.log(branching)
}

/**
 * The whole plies that a search reaches with this many leaves.
 * @param {DepthRow[]} rows
 * @param {number} leaves
 * @param {(row: DepthRow) => number} of how many leaves it takes at a depth
 */
export function plies(rows, leaves, of) {
  return rows.findLast((row) => of(row) <= leaves)?.depth ?? 0
}
