// Openings of an element: of two trees that are asked for at once only the last is shown, and the other is freed.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Search, open } from '../../www/core.js'
import { Openings } from '../../www/element/openings.js'

test('of two openings at once only the last is shown, and the other search is freed', async (t) => {
  const first = await open('(1 2)')
  first.free()
  const free = t.mock.method(Search.prototype, 'free')
  /** @type {Search[]} */
  const shown = []
  /** Lets the first opening wait once its tree is open. @type {(() => void)[]} */
  const waiting = []
  let tree = '(3 5)'
  const getAttribute = (/** @type {string} */ name) => (name === 'tree' ? tree : null)
  const element = /** @type {Element} */ (/** @type {unknown} */ ({ getAttribute }))
  const openings = new Openings(element, {
    ready: () => new Promise((done) => waiting.push(() => done(undefined))),
    opened: (search) => shown.push(search),
    failed: (error) => assert.fail(error.message),
    show: () => {},
    progress: () => {},
  })
  const one = openings.open()
  while (waiting.length < 1) await new Promise((done) => setImmediate(done))
  tree = '(4 6)'
  const other = openings.open()
  while (waiting.length < 2) await new Promise((done) => setImmediate(done))
  for (const go of waiting) go()
  await Promise.all([one, other])
  assert.deepEqual(
    shown.map((search) => search.print()),
    ['MAX(4 6)'],
  )
  assert.equal(free.mock.callCount(), 1)
  assert.notEqual(free.mock.calls[0].this, shown[0])
  shown[0].free()
})
