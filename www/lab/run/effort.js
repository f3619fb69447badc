/**
 * How deep a search comes with so many leaves.
 *
 * @import {Row} from './results.js'
 */

/**
 * The depth, whole or not, at which minimax evaluates so many leaves.
 * @param {number} branching
 * @param {number} leaves
 */
export function reach(branching, leaves) {
  return Math.log(leaves) / Math.log(branching)
}

/**
 * The deepest that a search comes with so many leaves, in whole plies.
 * @param {Row[]} rows
 * @param {number} leaves
 * @param {(row: Row) => number} of how many it takes
 */
export function plies(rows, leaves, of) {
  return rows.findLast((row) => of(row) <= leaves)?.depth ?? 0
}
