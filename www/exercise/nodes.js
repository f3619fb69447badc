/**
 * The nodes of an exercise in the order of the tree, with their boxes. Each inner node has the same boxes, whether the
 * search enters it or not: they do not tell the search.
 *
 * @import {Search} from '../core.js'
 * @import {Place} from '../types.js'
 * @import {Asked} from './asked.js'
 * @import {Box} from './sheet.js'
 * @import {Field} from '../types.js'
 *
 * @typedef {object} Asking a node and what is asked of it
 * @property {number} node
 * @property {Place} place
 * @property {number} depth
 * @property {number} end one past the last node of its subtree
 * @property {Box[]} boxes
 */

/** The most nodes of a tree that can be practised: its sheet has a row for each. */
export const MOST = 300

/** @param {Search} search @param {Asked} asked @returns {Asking[]} */
export function nodesOf(search, asked) {
  return Array.from({ length: search.summary.nodes }, (_, node) => {
    const { place, depth, size, children } = search.node(node, 0)
    const fields = children === 0 ? [] : inside(asked, place)
    const cut = asked.ask.includes('cuts') && depth > 0 ? ['cut'] : []
    const boxes = [...fields, ...cut].map((field) => ({
      node,
      field: /** @type {Field} */ (field),
    }))
    return { node, place, depth, end: node + size, boxes }
  })
}

/** The boxes about the whole tree. @param {Asked} asked @returns {Box[]} */
export function wholeOf({ ask }) {
  return ask.includes('cuts') ? [{ node: null, field: 'cuts' }] : []
}

/** The boxes that take text. @param {Asked} asked @param {Place} place @returns {Field[]} */
function inside({ ask, windows }, { player }) {
  /** @type {Field[]} */
  const bounds = windows === 'own' ? [player === 'max' ? 'alpha' : 'beta'] : ['alpha', 'beta']
  return [
    ...(ask.includes('values') ? /** @type {const} */ (['value']) : []),
    ...(ask.includes('ranges') ? /** @type {const} */ (['range']) : []),
    ...(ask.includes('windows') ? bounds : []),
  ]
}
