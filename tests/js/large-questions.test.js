// The cost of a call is known before it starts. A call that would cost too much is refused at once with an error.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knownLeaves, MEASURED, open, sample } from '../../www/core.js'
import init from '../../www/pkg/whole.js'
import { errorOf } from './error-of.js'
import { collect, exhaust, stopping } from './out-of-memory.js'

/** @import {Search} from '../../www/core.js' */
/** @import {Options, Source} from '../../www/types.js' */

const TEXT = '((3 12 8) (2 4 6) (14 5 2))'

/** @param {() => unknown} ask @param {string} code @param {object} [params] */
async function refused(ask, code, params) {
  const error = await errorOf(ask)
  assert.equal(error.code, code)
  assert.match(error.message, /^\S+ .*\.$/, 'the error has a message')
  if (params) assert.deepEqual(error.params, params)
}

test('a source that contains itself is read only in part', async () => {
  /** @type {Record<string, unknown>} */
  const cyclic = {}
  let reads = 0
  for (let key = 0; key < 70; key += 1) {
    const get = () => {
      reads += 1
      return cyclic
    }
    Object.defineProperty(cyclic, `key${key}`, { get, enumerable: true })
  }
  await refused(() => open(/** @type {never} */ (cyclic)), 'bad-source')
  assert.ok(reads < 50_000, `${reads} reads`)
})

test('lists, tables and texts that are too long are read only in part', async () => {
  let reads = 0
  const get = (/** @type {object} */ list, /** @type {string | symbol} */ key) => {
    reads += 1
    return Reflect.get(list, key)
  }
  const window = /** @type {[number, number]} */ (new Proxy(new Array(1e8), { get }))
  await refused(() => open(TEXT, { window }), 'bad-option')
  assert.ok(reads < 1000, `${reads} reads`)
  const keys = Object.fromEntries(Array.from({ length: 1e6 }, (_, key) => [`key${key}`, 1]))
  await refused(() => open(TEXT, /** @type {Options} */ (keys)), 'unknown-option')
  const order = /** @type {never} */ ('x'.repeat(2 ** 24))
  await refused(() => open(TEXT, { order }), 'bad-option')
  const search = await open(TEXT)
  await refused(() => search.explain(1, order), 'bad-argument')
  assert.deepEqual(search.find(order, 5), { nodes: [], more: 0 })
  search.free()
})

test('a viewport is no larger than a canvas', async () => {
  const search = await open(TEXT)
  const viewport = { width: 1e9, height: 1e9, x: 0, y: 0, unit: 20, rowHeight: 40 }
  const params = { option: 'viewport.width', found: '1000000000', expected: '0 … 16384' }
  await refused(() => search.scene(1, viewport), 'bad-option', params)
  await refused(() => search.nodeAt(1, 1, 1, viewport), 'bad-option', params)
  search.free()
})

test('the widths of characters are a list or a typed array of the right length', async () => {
  const search = await open(TEXT)
  const viewport = { width: 400, height: 300, x: 20, y: 40, unit: 40, rowHeight: 100 }
  const scene = (/** @type {number[] | Float64Array} */ advances) =>
    search.scene(22, viewport, { advances })
  const list = Array.from(MEASURED, (_, at) => 1 + (at % 7) / 5)
  assert.deepEqual(scene(Float64Array.from(list)), scene(list))
  assert.notDeepEqual(scene(list), search.scene(22, viewport))
  for (const length of [0, list.length - 1, 1e7]) {
    await refused(() => scene(new Float64Array(length)), 'bad-option')
  }
  await refused(() => scene(new Float64Array(list.length).fill(NaN)), 'bad-option')
  search.free()
})

test('a list of stubs has at most 10,000 items, all of which count', async () => {
  const bunch = '((1 2 3) (4 5 6) (7 8 9))'
  const search = await open(`((3 4) (2 ${bunch} ${bunch}))`)
  const viewport = { width: 600, height: 400, x: 40, y: 40, unit: 20, rowHeight: 80 }
  const marks = (/** @type {number[]} */ unfolded) =>
    search.scene(search.summary.steps, viewport, { unfolded }).marks.node.length
  const stubs = search.children(4, 1, 3)
  const most = Array.from({ length: 10_000 }, (_, at) => stubs[at] ?? 0)
  assert.equal(marks(most), marks(stubs))
  assert.equal(marks(most.toReversed()), marks(stubs), 'the last nodes are included')
  assert.ok(marks(stubs) > marks([]))
  await refused(() => marks([...most, 0]), 'bad-option')
  search.free()
})

test('many nodes and events are available only in parts', async () => {
  const search = await open({ random: { branching: 300_000, depth: 1 } }, { algorithm: 'minimax' })
  const { nodes, steps } = search.summary
  const limit = 250_000
  await refused(() => search.frame(5), 'too-much-at-once', { argument: 'to', limit })
  await refused(() => search.children(0, 0, nodes), 'too-much-at-once', { argument: 'to', limit })
  const events = { argument: 'to', limit: 10_000 }
  await refused(() => search.events(0, steps), 'too-much-at-once', events)
  const parts = [search.frame(5, { to: limit }), search.frame(5, { from: limit })]
  assert.deepEqual(
    parts.map(({ status }) => status.length),
    [limit, nodes - limit],
  )
  assert.equal(search.events(steps - 10_000, steps).length, 10_000)
  assert.equal(search.children(0, nodes - limit, nodes).at(-1), nodes - 1)
  search.free()
})

test('a sample of too many nodes is refused before any tree is made', async () => {
  const recipe = { random: { branching: 2, depth: 22 } }
  await refused(() => sample(recipe, {}, 0, 1e6), 'too-much-at-once', {
    argument: 'count',
    limit: 2,
  })
  assert.equal((await sample({ random: { branching: 2, depth: 3 } }, {}, 0, 1000)).length, 1000)
})

test('a game that is too large is refused within its first plies', async () => {
  let slices = 0
  const progress = () => {
    slices += 1
  }
  const game = { game: 'five-in-a-row', size: 15, plies: 1000 }
  await refused(() => open(/** @type {Source} */ (game), {}, { progress }), 'too-many-nodes', {
    limit: 10_000_000,
  })
  assert.ok(slices < 2000, `${slices} slices`)
})

test('a host can lower the limits', async () => {
  const limits = { nodes: 12, text: 40 }
  await refused(() => open(TEXT, { limits }), 'too-many-nodes', { limit: 12 })
  await refused(() => open(`${TEXT} # ${'.'.repeat(20)}`, { limits }), 'text-too-long', {
    limit: 40,
  })
  await refused(() => open({ game: 'coins', coins: 9 }, { limits }), 'too-many-nodes', {
    limit: 12,
  })
  await refused(() => open(TEXT, { limits: { nodes: 1e9 } }), 'bad-option')
  const search = await open(TEXT, { limits: { nodes: 13 } })
  search.free()
})

test('a search is of the source as given, in spite of later changes and toJSON', async () => {
  const large = () => ({ random: { branching: 3, depth: 9, seed: 1 } })
  const [one, two] = [large(), large()]
  const first = open(one, {}, { progress: () => (one.random.seed = 2) })
  one.random.seed = 2
  const liar = { ...two, toJSON: () => 'one', random: { ...two.random, seed: 3 } }
  await refused(() => open(liar), 'bad-source')
  Object.defineProperty(liar, 'toJSON', { enumerable: false })
  const [a, b, c] = await Promise.all([first, open(liar), open(large())])
  assert.deepEqual([a.sameTree(b), a.sameTree(c), b.sameTree(c)], [false, true, false])
  for (const search of [a, b, c]) search.free()
})

test('a stopped core loses its own searches alone, not an opening under way', async () => {
  const search = await open(TEXT)
  let stopped = false
  const progress = () => {
    if (stopped) return
    stopped = true
    assert.throws(() => stopping(() => search.explain(1), 'key'), { code: 'stopped' })
    assert.throws(() => search.explain(1), { code: 'stopped' })
  }
  const opened = await open({ random: { branching: 3, depth: 13 } }, {}, { progress })
  assert.ok(stopped)
  assert.equal(opened.node(0, 0).status, 'unreached')
  assert.throws(() => opened.sameTree(search), { code: 'stopped' })
  search.free()
  assert.equal(opened.node(0, 0).status, 'unreached')
  opened.free()
})

test('the core stops hundreds of times, leaves no memory behind, and the next tree opens', async () => {
  /** @type {WeakRef<WebAssembly.Memory>[]} */
  const memories = []
  for (let number = 0; number < 300; number += 1) {
    const search = await open('(1 2)')
    memories.push(new WeakRef((await init()).memory))
    assert.throws(() => stopping(() => search.explain(1), 'key'), {
      code: 'stopped',
      message: /a fault/,
    })
    if (number % 2) search.free()
  }
  await collect()
  const alive = memories.filter((memory) => memory.deref()).length
  assert.ok(alive < 3, `${alive} memories of cores that have stopped are kept`)
  const search = await open(TEXT)
  assert.equal(search.summary.value, 3)
  search.free()
})

test('the core runs out of memory again and again, and the next tree opens', async () => {
  for (let number = 0; number < 20; number += 1) {
    const search = await open({ random: { branching: 3, depth: 11 } })
    await exhaust()
    /** @type {Search[]} */
    const others = []
    await assert.rejects(async () => {
      for (;;) others.push(await open({ random: { branching: 3, depth: 8 } }))
    })
    assert.throws(() => search.frame(search.summary.steps, { to: 250_000 }), { code: 'stopped' })
    for (const lost of [search, ...others]) lost.free()
  }
  assert.equal((await knownLeaves(2, 3)).all, 8)
})
