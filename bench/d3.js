// The layout of d3-hierarchy, with the distances of ours.

import { hierarchy, tree } from 'd3-hierarchy'

/** @typedef {{ id: number, children: Nested[] | null }} Nested */

const layout = tree()
  .nodeSize([1, 1])
  .separation((a, b) => (a.parent === b.parent ? 1 : 1.5))

/**
 * A tree as nested objects.
 * @param {ArrayLike<number>} parents of the nodes in preorder; the root's is the root
 */
export function nested(parents) {
  const nodes = Array.from(parents, (_, id) => /** @type {Nested} */ ({ id, children: null }))
  for (const node of nodes.slice(1)) {
    const parent = nodes[parents[node.id]]
    parent.children ??= []
    parent.children.push(node)
  }
  return nodes[0]
}

/** @param {Nested} root */
export function prepared(root) {
  return hierarchy(root, (node) => node.children)
}

/** @param {ReturnType<typeof prepared>} root */
export function layOut(root) {
  layout(root)
}

/**
 * The columns of the nodes, the leftmost at 0.
 * @param {ReturnType<typeof prepared>} root laid out
 * @param {number} nodes
 */
export function columns(root, nodes) {
  const columns = new Float64Array(nodes)
  root.each((node) => (columns[node.data.id] = node.x))
  const least = columns.reduce((least, column) => Math.min(least, column), 0)
  return columns.map((column) => column - least)
}
