// The minimal tree through the API.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { figure } from '../../www/figure/figure.js'
import { messages } from '../../www/messages/messages.js'

const TEXT = '((3 12 8) (2 4 6) (14 5 2))'

test('a search has its minimal tree, and the nodes searched in addition', async () => {
  const search = await open(TEXT)
  const { steps } = search.summary
  // A question before the tree is found is answered all the same.
  assert.equal(search.minimalNode(10, steps)?.added?.reason, 'in-front')
  assert.deepEqual(await search.minimalTree(), {
    ...{ goal: [3, 3], types: [3, 4, 2], leaves: 5, searched: 9, searchedLeaves: 5 },
    ...{ extra: 2, extraLeaves: 2, reasons: [2, 0, 0, 0, 0, 0] },
  })
  const node = search.minimalNode(5, steps)
  assert.deepEqual([node?.type, node?.goal, node?.child?.value], [2, [-Infinity, 3], 2])
  assert.deepEqual(search.minimalNode(5, steps, 'mover')?.goal, [-3, Infinity])
  assert.equal(search.minimalNode(10, 0)?.added, null)
  search.free()
  await assert.rejects(search.minimalTree(), { code: 'freed' })
})

test('a search without a value of the root has no minimal tree', async () => {
  const search = await open('((3 a) 2)')
  assert.equal(await search.minimalTree(), null)
  assert.equal(search.minimalNode(0, 0), null)
  search.free()
})

test('figures show the minimal tree', async () => {
  const [search, m] = await Promise.all([open(TEXT), messages()])
  const { steps } = search.summary
  for (const format of /** @type {const} */ (['svg', 'tikz'])) {
    const plain = await figure(search, [steps], m, { format })
    const marked = await figure(search, [steps], m, { format, style: { minimal: true } })
    const inked = (/** @type {string} */ text) => /cfe3da|minimal/i.test(text)
    assert.deepEqual([inked(plain), inked(marked)], [false, true], format)
  }
  search.free()
})
