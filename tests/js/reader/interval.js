// Intervals of values that are proved of a node, or stated of it.

/** @typedef {[lo: number, hi: number]} Interval */
/** @import {TreeNode} from './tree.js' */

/** @type {Interval} */
export const ANYTHING = [-Infinity, Infinity]

/**
 * Whether two numbers are the same but for the last digits of an average.
 * @param {number} one
 * @param {number} other
 */
export function same(one, other) {
  const most = Math.max(1, Math.abs(one), Math.abs(other))
  return one === other || (most < Infinity && Math.abs(one - other) <= 1e-12 * most)
}

/** Whether one number is at most another one. @param {number} one @param {number} other */
export function atMost(one, other) {
  return one <= other || same(one, other)
}

/** Whether one interval lies in another one. @param {Interval} inner @param {Interval} outer */
export function inside(inner, outer) {
  return atMost(outer[0], inner[0]) && atMost(inner[1], outer[1])
}

/** @param {Interval} one @param {Interval} other @returns {Interval} */
export function both(one, other) {
  return [Math.max(one[0], other[0]), Math.min(one[1], other[1])]
}

/**
 * The interval of a node that follows from those of its children.
 * @param {TreeNode} node
 * @param {TreeNode[]} children
 * @param {(child: TreeNode) => Interval} intervalOf
 * @returns {Interval}
 */
export function together(node, children, intervalOf) {
  const all = children.map(intervalOf)
  if (node.chance) {
    const sum = (/** @type {0 | 1} */ end) =>
      all.reduce(
        (total, range, at) => total + (children[at].share ? children[at].share * range[end] : 0),
        0,
      )
    return [sum(0), sum(1)]
  }
  const best = node.player === 'max' ? Math.max : Math.min
  return [best(...all.map(([lo]) => lo)), best(...all.map(([, hi]) => hi))]
}
