// The layout compared with that of the library d3-hierarchy: all nodes of random trees have the same columns.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columns, layOut, nested, prepared } from '../../bench/d3.js'
import { open } from '../../www/core.js'
import { random } from './random.js'

const TREES = 1000
const MOST = 40

/**
 * The parents of a tree that grows in preorder: each node is the child of the last one or of one of its ancestors.
 * @param {number} nodes
 * @param {(most: number) => number} upTo
 */
function grown(nodes, upTo) {
  const parents = [0]
  let path = [0]
  for (let node = 1; node < nodes; node += 1) {
    path = path.slice(0, 1 + upTo(path.length - 1))
    parents.push(path[path.length - 1])
    path.push(node)
  }
  return parents
}

/** @param {ReturnType<typeof nested>} tree @returns {string} */
const text = ({ children }) => (children ? `(${children.map(text).join(' ')})` : '0')

test('nodes have the columns that d3-hierarchy gives them', async () => {
  const chance = random(1)
  const upTo = (/** @type {number} */ most) => Math.floor(chance() * (most + 1))
  for (let number = 0; number < TREES; number += 1) {
    const parents = grown(2 + upTo(MOST - 2), upTo)
    const tree = nested(parents)
    const root = prepared(tree)
    layOut(root)
    const search = await open(text(tree))
    for (const [node, theirs] of columns(root, parents.length).entries()) {
      const ours = search.position(node).column
      assert.ok(Math.abs(ours - theirs) < 1e-6, `${node} in ${text(tree)}: ${ours} ${theirs}`)
    }
    search.free()
  }
})
