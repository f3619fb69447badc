// The core that opens a tree: that of the viewer if it has all the features asked for, otherwise the whole one.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coresFor, offer, whole } from '../../www/api/cores.js'
import { LISTINGS, RULES } from '../../www/api/rules.js'
import { openIn } from '../../www/api/opening.js'
import * as bindings from '../../www/viewer.js'
import { errorOf } from './error-of.js'

/** @import {Options, Source} from '../../www/types.js' */

offer(bindings)
// Before the whole core is asked for.
const both = coresFor('(3 5)')
const [viewer] = both

/** Opens a tree in the viewer, or in the whole core if that lacks something. @param {Source} source @param {Options} [options] */
async function opened(source, options = {}) {
  const search = await openIn(() => both, source, options, {})
  const { whole: wholly, summary } = search
  search.free()
  return { wholly, value: summary.value }
}

test('short texts are opened by the viewer’s core, until the whole core is loaded', async () => {
  assert.deepEqual(both, [viewer, whole])
  assert.notEqual(viewer, whole)
  assert.deepEqual(coresFor(`(${'1 '.repeat(6000)})`), [whole])
  assert.deepEqual(coresFor({ game: 'coins' }), [whole])
  await whole.ready()
  assert.deepEqual(coresFor('(3 5)'), [whole])
})

test('the viewer’s core opens trees of MAX and MIN, and reports the features that it lacks', async () => {
  for (const text of ['((3 12) (2 4))', 'MAX{MIN{3,5}, MIN{2,4}}', 'A(B:3 5)', '"?"(3 5)']) {
    assert.equal((await opened(text)).wholly, false, text)
    for (const options of /** @type {Options[]} */ ([
      { algorithm: 'minimax' },
      { listing: 'agent', cut: '>', window: [0, 4] },
      { deepening: 'off', table: 'none' },
    ]))
      assert.equal((await opened(text, options)).wholly, false, JSON.stringify(options))
  }
  for (const text of ['?(3 5)', '(CHANCE{3, 5} 4)', '(chance(1 2) 3)', '?(0.5:3 0.5:5)'])
    assert.equal((await opened(text)).wholly, true, text)
  for (const options of /** @type {Options[]} */ ([
    ...[{ algorithm: 'pvs' }, { algorithm: 'mtd' }, { deepening: 'on' }, { table: 'unlimited' }],
    ...[{ listing: 'mtd' }, { order: 'best' }, { order: 'random', seed: 2 }],
  ])) {
    const outcome = await opened('=1(=2(3 12) =2(2 4))', options)
    assert.deepEqual(outcome, { wholly: true, value: 3 }, JSON.stringify(options))
  }
})

test('a search in the viewer’s core refuses rare questions, but grades answers', async () => {
  const search = await openIn(() => both, '((3 5) (2 9))', {}, {})
  assert.equal(search.whole, false)
  for (const ask of [
    () => search.passes(),
    () => search.table(0, 3, 5),
    () => search.minimalTree(),
  ])
    await assert.rejects(async () => ask(), { code: 'not-here', message: /small core/ })
  assert.equal((await search.grade([])).max, 12)
  assert.equal(search.summary.value, 3)
  search.free()
  assert.ok((await openIn(() => [whole], '((3 5) (2 9))', {}, {})).passes())
})

test('both cores refuse wrong values in the same words', async () => {
  const names = {
    algorithm: RULES.algorithm,
    listing: LISTINGS.map(({ id }) => id),
    order: RULES.order,
  }
  for (const core of both) {
    for (const [name, all] of Object.entries(names)) {
      const { code, params } = await errorOf(() =>
        openIn(() => [core], '(3 5)', { [name]: 'foo' }, {}),
      )
      assert.equal(code, 'bad-option')
      assert.equal(params.expected, all.map((one) => `'${one}'`).join(' | '), name)
    }
    for (const text of ['((3', '', '(3 5))'])
      await assert.rejects(
        openIn(() => [core], text, {}, {}),
        { name: 'SecateurError' },
        text,
      )
  }
})
