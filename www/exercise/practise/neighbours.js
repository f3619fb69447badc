/**
 * Ways through the nodes of a tree.
 *
 * @import {TaskNode} from '../nodes.js'
 */

/** The node beside, above or below one; undefined: there is none. @param {TaskNode[]} nodes @param {number} at @param {'up' | 'down' | 'left' | 'right'} to */
export function neighbour(nodes, at, to) {
  const { depth, place } = nodes[at]
  const row = nodes.filter((other) => other.depth === depth).map(({ node }) => node)
  const above = nodes.findLast((other) => other.node < at && other.depth === depth - 1)
  if (to === 'up') return above?.node
  if (to === 'down') return place.leaf ? undefined : at + 1
  return row[row.indexOf(at) + (to === 'left' ? -1 : 1)]
}

/** The next node with boxes, or the one before; undefined: there is none. @param {TaskNode[]} nodes @param {number} at @param {1 | -1} by */
export function nextTaskNode(nodes, at, by) {
  const rest = by > 0 ? nodes.slice(at + 1) : nodes.slice(0, at).reverse()
  return rest.find(({ boxes }) => boxes.length > 0)?.node
}
