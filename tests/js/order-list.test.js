// The ways in which a node can be moved among its siblings, and the text that keeps the names of nodes that move.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { loadTextEditing } from '../../www/api/text-editing.js'
import { nodesOf } from '../../www/exercise/nodes.js'
import { AnswerTree } from '../../www/exercise/tree/answer-tree.js'
import { movableOf } from '../../www/exercise/tree/order-list.js'

/** @import {Task} from '../../www/exercise/attributes.js' */

test('a node can move past its siblings on either side', async () => {
  const search = await open('(1 2 (3 4))')
  const nodes = nodesOf(search, /** @type {Task} */ ({ ask: /** @type {string[]} */ ([]) }))
  search.free()
  const ways = nodes.map(({ node }) => movableOf(nodes, node))
  const [none, first, last] = [
    { left: false, right: false },
    { left: false, right: true },
    { left: true, right: false },
  ]
  assert.deepEqual(ways, [none, first, { left: true, right: true }, last, first, last])
  assert.deepEqual(movableOf(nodes, null), none)
})

test('a tree gets its displayed names after a failed load of the editor has succeeded', async () => {
  const search = await open('(1 (3 4))')
  let comes = false
  const tree = new AnswerTree(search, async () => {
    if (!comes) throw new Error('the element does not arrive')
    return loadTextEditing()
  })
  await assert.rejects(tree.namedText())
  comes = true
  assert.equal(await tree.namedText(), 'MAX A(1 B(3 4))')
  search.free()
})
