// Wayfinding without a browser: search for nodes by text, large cutoffs, paths, and a subtree in view.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { gap } from '../../www/viewer/words/path.js'
import { approach, fit, resize } from '../../www/viewer/stage/viewport.js'

const AIMA = '((3 12 8) (2 4 6) (14 5 2))'

test('a text finds names first, then a number, then leaves of that value', async () => {
  const search = await open(AIMA)
  assert.deepEqual(search.find('C', 9), { nodes: [5], more: 0 })
  assert.deepEqual(search.find('2', 9), { nodes: [2, 6, 12], more: 0 })
  assert.deepEqual(search.find('2', 1), { nodes: [2], more: 2 })
  assert.deepEqual(search.find('#7', 9), { nodes: [7], more: 0 })
  for (const text of ['', ' ', 'X', '#13', '<b>', '\u{0}', '9'.repeat(400)]) {
    assert.deepEqual(search.find(text, 9), { nodes: [], more: 0 }, text)
  }
  assert.throws(() => search.find('C', -1), { code: 'bad-argument' })
  const worst = await open(AIMA, { order: 'worst' })
  const { nodes } = worst.find('#5', 9)
  assert.equal(worst.given(nodes[0]), 5)
  assert.equal(worst.node(nodes[0], 0).place.name, 'C')
})

test('the next cutoff of a given size is found, and the largest one', async () => {
  const search = await open('((5) (1 2) (2 3 4 5) (3 (6 7)))')
  const first = search.next(0, 'cutoff') ?? 0
  const second = search.next(0, 'cutoff', { least: 2 })
  const cutoff = search.events(first - 1, first)[0]
  assert.ok(cutoff.kind === 'cutoff' && cutoff.pruned === 1)
  assert.ok(second !== null && second > first)
  assert.equal(search.largestCutoff(), second)
  assert.equal(search.next(0, 'cutoff', { least: 4 }), null)
  assert.equal((await open('((1 2) (3 4))', { algorithm: 'minimax' })).largestCutoff(), null)
  for (const least of [-1, 0.5, NaN, 1e9]) {
    assert.throws(() => search.next(0, 'cutoff', { least }), { code: 'bad-argument' })
  }
})

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
