// The stubs of a picture, by a search of the core.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { Stubs } from '../../www/viewer/stage/stubs.js'

test('stubs before a child that the table searched first are unfolded, too', async () => {
  const search = await open(
    { game: 'tic-tac-toe', board: 'xo. .x. ..o' },
    { algorithm: 'alpha-beta', deepening: 'on', table: 'unlimited', ordering: 'table' },
  )
  const { steps } = search.summary
  let before = 0
  for (
    let at = search.next(0, 'cutoff');
    at !== null && at <= steps;
    at = search.next(at, 'cutoff')
  ) {
    const [{ node }] = search.events(at - 1, at)
    const children = search.children(node, 0, search.node(node, at).children)
    const folded = children.filter((child) => search.stub(child, at) === child)
    const stubs = new Stubs()
    stubs.toggle(search, at, node)
    assert.deepEqual([...stubs.byUser], folded)
    const searched = children.findLast((child) => search.node(child, at).status !== 'pruned')
    before += Number(folded.some((child) => child < Number(searched)))
  }
  search.free()
  assert.ok(before > 0)
})
