// Out of memory: a tree that is too large is refused with an error, and everything else goes on.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { errorOf } from './error-of.js'
import { exhaust } from './out-of-memory.js'

/** @import {Search} from '../../www/core.js' */
/** @import {Progress} from '../../www/types.js' */

/** @param {number} depth */
const tree = (depth) => ({ random: { branching: 3, depth, seed: 3 } })

test('a tree without enough memory is refused at once, and smaller ones open afterwards', async () => {
  await (await open(tree(11))).free()
  await exhaust()
  /** @type {number[]} */
  const shares = []
  const progress = (/** @type {Progress} */ { share }) => shares.push(share)
  const error = await errorOf(() => open(tree(13), {}, { progress }))
  assert.equal(error.code, 'too-little-memory')
  assert.ok(Number(error.params.needed) > 100)
  assert.equal(error.params.limit, 4096)
  assert.match(error.message, /4,096 MB/)
  assert.ok(shares.every((share) => share === 0))
  const again = await open(tree(11))
  assert.ok(again.summary.nodes > 200_000)
  again.free()
})

test('a stopped core is reported, and the next tree opens', async () => {
  const search = await open(tree(11))
  await exhaust()
  /** @type {Search[]} */
  const others = []
  const error = await errorOf(async () => {
    for (;;) others.push(await open(tree(9)))
  })
  assert.equal(error.code, 'too-little-memory')
  const stopped = await errorOf(() => search.frame(search.summary.steps, { to: 250_000 }))
  assert.equal(stopped.code, 'stopped')
  assert.match(stopped.message, /memory ran out/)
  // The search lost its memory with the old core. Freeing the search does not affect the new core.
  const next = await open('((3 12 8) (2 4 6) (14 5 2))')
  for (const lost of [search, ...others]) {
    assert.throws(() => lost.node(0, 0), { code: 'stopped' })
    lost.free()
    assert.throws(() => lost.node(0, 0), { code: 'freed' })
  }
  assert.equal(next.summary.value, 3)
  assert.equal(next.node(0, 0).status, 'unreached')
  next.free()
})
