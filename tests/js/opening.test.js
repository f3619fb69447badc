// Opening a tree: in slices, with progress, cancellable, and without leaking memory.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LONGEST, SecateurError, open } from '../../www/core.js'
import init, { Opening, Search as Handle } from '../../www/pkg/whole.js'
import { errorOf } from './error-of.js'

/** @import {Options, Progress, Source} from '../../www/types.js' */

/** Some hundred thousand nodes: to be put in order, more than a slice can do. @type {Source} */
const LARGE = { random: { branching: 3, depth: 11, seed: 3 } }
/** Far more than a slice can do, however fast the machine is. @type {Source} */
const MILLIONS = { random: { branching: 3, depth: 13 } }
const SMALL = '((3 12 8) (2 4 6) (14 5 2))'

/** @param {Source} source @param {Options} [options] */
async function outcomeOf(source, options) {
  /** @type {Progress[]} */
  const progress = []
  const search = await open(source, options, { progress: (now) => progress.push(now) })
  search.free()
  return progress
}

test('a small tree opens at once', async () => {
  /** Whether the opening never yields to other tasks. */
  const atOnce = async () => {
    await new Promise((later) => setTimeout(later))
    let turns = 0
    const turn = setImmediate(() => {
      turns += 1
    })
    const progress = await outcomeOf(SMALL)
    clearImmediate(turn)
    return turns === 0 && progress.length === 0
  }
  // Unless the machine pauses for longer than a slice.
  let tries = 0
  while (!(await atOnce())) assert.ok((tries += 1) < 50)
})

test('a large tree reports its progress, which never decreases', async () => {
  for (const [source, options, stages] of /** @type {[Source, Options, string[]][]} */ ([
    [MILLIONS, { order: 'best' }, ['generating', 'ordering']],
    [{ game: 'coins', coins: 30 }, { algorithm: 'minimax' }, ['expanding', 'searching']],
  ])) {
    const progress = await outcomeOf(source, options)
    const shares = progress.map(({ share }) => share)
    assert.deepEqual(
      shares,
      shares.toSorted((a, b) => a - b),
    )
    assert.ok(shares.every((share) => share >= 0 && share < 1))
    for (const stage of stages)
      assert.ok(
        progress.some((now) => now.stage === stage),
        stage,
      )
  }
})

test('other tasks run during an opening', async () => {
  let turns = 0
  let open_ = true
  const turn = () => {
    turns += 1
    if (open_) setImmediate(turn)
  }
  setImmediate(turn)
  const progress = await outcomeOf(LARGE, { order: 'best' })
  open_ = false
  assert.ok(turns >= progress.length, `${turns} turns in ${progress.length} slices`)
})

test('two openings share the time', async () => {
  /** @type {number[]} */
  const order = []
  const one = open(MILLIONS, { order: 'best' }, { progress: () => order.push(1) })
  const two = open(MILLIONS, { order: 'best' }, { progress: () => order.push(2) })
  for (const search of await Promise.all([one, two])) search.free()
  const longest = order.join('').match(/1+|2+/g)?.slice(0, -1) ?? []
  assert.ok(longest.length > 4)
  assert.ok(
    longest.every((run) => run.length <= 2),
    order.join(''),
  )
})

test('an opening can be aborted before it begins and while it runs', async () => {
  await assert.rejects(open(SMALL, {}, { signal: AbortSignal.abort() }), { name: 'AbortError' })
  const ending = new AbortController()
  const { signal } = ending
  const opening = open(MILLIONS, {}, { signal, progress: () => ending.abort() })
  await assert.rejects(opening, { name: 'AbortError' })
  const reason = new Error('a later opening replaces it')
  const other = new AbortController()
  const ended = open(MILLIONS, {}, { signal: other.signal, progress: () => other.abort(reason) })
  await assert.rejects(ended, reason)
  const search = await open(SMALL, {}, { signal: new AbortController().signal })
  assert.equal(search.summary.value, 3)
  search.free()
})

test('an error during a long opening is reported like any other', async () => {
  const { code, params } = await errorOf(() => open({ game: 'coins', coins: 60 }))
  assert.deepEqual([code, params], ['too-many-nodes', { limit: 10_000_000 }])
})

/** The number of the core's handles that JavaScript holds: those made minus those freed. */
function countHandles() {
  let handles = 0
  const of = Opening.of
  Opening.of = (...args) => {
    const opening = of(...args)
    handles += 1
    return opening
  }
  const advance = Opening.prototype.advance
  Opening.prototype.advance = function (nodes) {
    const search = advance.call(this, nodes)
    if (search) handles += 1
    return search
  }
  const frees = [Opening, Handle].map(({ prototype }) => {
    const { free } = prototype
    prototype.free = function () {
      handles -= 1
      return free.call(this)
    }
    return () => {
      prototype.free = free
    }
  })
  return {
    get now() {
      return handles
    },
    end() {
      Opening.of = of
      Opening.prototype.advance = advance
      for (const restore of frees) restore()
    },
  }
}

// footprint.test.js tests the memory of such openings.
test('two hundred trees in turn leave no handle in the core', async (t) => {
  const handles = countHandles()
  t.after(() => handles.end())
  /** @type {[Source, Options][]} */
  const kinds = [
    [SMALL, {}],
    [{ random: { branching: 3, depth: 9 } }, { order: 'best' }],
    [{ random: { branching: 2, depth: 12, ties: 0.5, values: [0, 99_999] } }, {}],
    [{ random: { branching: 5, depth: 5, irregular: true } }, { algorithm: 'minimax' }],
    [
      { game: 'coins', coins: 14 },
      { order: 'random', seed: 3 },
    ],
    [{ game: 'tic-tac-toe', plies: 4 }, { order: 'reversed' }],
    ['A(B(C(D(E(1 2) F(a 4)) 5) 6) 7)', { algorithm: 'minimax' }],
    ['((1 2', {}],
    [{ random: { branching: 99, depth: 99 } }, {}],
    [{ random: { branching: 4, depth: 7, ties: 0, values: [0, 99] } }, {}],
  ]
  const round = async (/** @type {number} */ number) => {
    const [source, options] = kinds[number % kinds.length]
    const ending = new AbortController()
    // Every seventh opening is cancelled midway.
    const progress = () => number % 7 === 6 && ending.abort()
    try {
      const search = await open(source, options, { signal: ending.signal, progress })
      search.scene(5, { width: 600, height: 400, x: 0, y: 0, unit: 1, rowHeight: 40 })
      search.free()
    } catch (error) {
      assert.ok(error instanceof SecateurError || ending.signal.aborted, String(error))
    }
  }
  for (let number = 0; number < 200; number += 1) await round(number)
  assert.equal(handles.now, 0, 'everything is freed')
})

test('a text that is far too long is refused without being copied whole', async () => {
  await (await open(SMALL)).free()
  const { memory } = await init()
  const before = memory.buffer.byteLength
  const error = await errorOf(() => open('1 '.repeat(2 ** 25)))
  assert.deepEqual([error.code, error.params], ['text-too-long', { limit: LONGEST }])
  assert.deepEqual([error.line, error.column], [1, LONGEST + 1])
  assert.ok(memory.buffer.byteLength - before < 2 ** 24)
})

test('the stages of an opening are measured for profiles, and no entry stays', async () => {
  /** @type {string[]} */
  const stages = []
  const observer = new PerformanceObserver((list) => {
    const names = list.getEntries().map(({ name }) => /^secateur \d+: (.+)$/.exec(name)?.[1])
    stages.push(...names.filter((name) => name !== undefined))
  })
  observer.observe({ entryTypes: ['measure'] })
  await outcomeOf(SMALL, { order: 'reversed' })
  while (stages.length < 5) await new Promise((later) => setImmediate(later))
  observer.disconnect()
  assert.deepEqual(stages, ['reading', 'ordering', 'laying-out', 'searching', 'counting'])
  const entries = performance.getEntries().filter(({ name }) => name.startsWith('secateur'))
  assert.deepEqual(entries, [])
})

test('an aborted opening leaves no entry', () => {
  const opening = Opening.of(LARGE, { options: {} })
  opening.advance(10)
  const entriesOf = () => performance.getEntries().filter(({ name }) => name.startsWith('secateur'))
  assert.equal(entriesOf().length, 1)
  opening.free()
  assert.deepEqual(entriesOf(), [])
})

test('a host that refuses measurements still opens trees', async () => {
  const { mark, measure, clearMarks, clearMeasures } = performance
  const refuse = () => {
    throw new Error('no')
  }
  const refusing = { mark: refuse, measure: refuse, clearMarks: refuse, clearMeasures: refuse }
  Object.assign(performance, refusing)
  try {
    const search = await open(SMALL)
    assert.equal(search.node(0, 0).status, 'unreached')
    search.free()
  } finally {
    Object.assign(performance, { mark, measure, clearMarks, clearMeasures })
  }
})
