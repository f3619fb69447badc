// Wayfinding without a browser: search for nodes by text, large cutoffs, paths, and a subtree in view.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { gap } from '../../www/viewer/words/path.js'
import { approach, fit, resize } from '../../www/viewer/stage/viewport.js'

const AIMA = '((3 12 8) (2 4 6) (14 5 2))'

test('a path leads from the root, and is shortened in the middle', async () => {
  const search = await open(AIMA)
  assert.deepEqual(search.path(7), [0, 5, 7])
  assert.deepEqual(search.path(0), [0])
  assert.throws(() => search.path(13), { code: 'bad-argument' })
  for (let length = 1; length < 40; length += 1) {
    for (let room = 3; room < 12; room += 1) {
      const [from, to] = gap(length, room)
      const count = from + (length - to) + (to > from ? 1 : 0)
      assert.equal(count, Math.min(length, room))
      assert.ok(from >= 1 && to >= from)
      if (to > from) assert.ok(to - from > 1 && to < length, 'a single node is not left out')
    }
  }
})

test('a subtree is shown whole, centred and as large as possible', async () => {
  const text = `(${'((1 2 3) (4 (5 6)) 7) '.repeat(40)})`
  const search = await open(text)
  for (const [width, height] of [
    [1280, 600],
    [360, 400],
    [300, 900],
  ]) {
    const whole = fit(search.extent, width, height, 1)
    for (let node = 0; node < search.summary.nodes; node += 7) {
      const area = search.area(node)
      const { view, zoom } = approach(whole, area, 1)
      assert.ok(zoom >= 1)
      const left = view.x + area.left * view.unit
      const right = view.x + area.right * view.unit
      const top = view.y + area.top * view.rowHeight
      const bottom = view.y + area.bottom * view.rowHeight
      assert.ok(left >= 0 && right <= width && top >= 0 && bottom <= height, `${node}`)
      const larger = approach(whole, { ...area, right: area.right + 1 }, 1)
      assert.ok(larger.zoom <= zoom)
    }
    const root = approach(whole, search.area(0), 1)
    assert.ok(Math.abs(root.zoom - 1) < 1e-9)
    assert.ok(Math.abs(root.view.x - whole.view.x) < 1)
    assert.deepEqual(resize(root, search.extent, width, height, 1), whole)
  }
})
