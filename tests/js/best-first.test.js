// Best-first searches through the API: their answers, their sentences, and refused rules.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BEST_FIRST_STEP_SIZES, open } from '../../www/core.js'
import { addBestFirst, messages, nodeInWords, sentence } from '../../www/messages/messages.js'

/** @import {BestFirstEvent, BestFirstFrame, BestFirstSummary, Options} from '../../www/types.js' */

const TREE = '((3 12 8) (2 4 6) (14 5 2))'
const VIEWPORT = { width: 900, height: 500, x: 450, y: 60, unit: 90, rowHeight: 180 }

/** The most events of one call. */
const MOST = 10_000

/** @param {string} text @param {Options} options */
async function grown(text, options) {
  const search = await open(text, options)
  const parts = Array.from({ length: Math.ceil(search.summary.steps / MOST) }, (_, part) =>
    search.events(part * MOST, Math.min((part + 1) * MOST, search.summary.steps)),
  )
  const events = /** @type {BestFirstEvent[]} */ (/** @type {unknown} */ (parts.flat()))
  const summary = /** @type {BestFirstSummary} */ (/** @type {unknown} */ (search.summary))
  /** @param {number} step */
  const frame = (step) =>
    /** @type {BestFirstFrame} */ (/** @type {unknown} */ (search.frame(step)))
  return { search, events, summary, frame }
}

test('the frame of every step is the sum of the updates before it', async () => {
  const { search, events, summary, frame } = await grown(TREE, {
    algorithm: 'mcts',
    iterations: 80,
  })
  assert.equal(search.bestFirst, true)
  assert.equal(summary.iterations, 80)
  const visits = new Array(summary.nodes).fill(0)
  const totals = new Array(summary.nodes).fill(0)
  for (let step = 0; step <= summary.steps; step += 1) {
    const event = step > 0 ? events[step - 1] : null
    if (event?.kind === 'update') {
      visits[event.node] += 1
      totals[event.node] = event.total
    }
    const now = frame(step)
    assert.deepEqual([...now.visits], visits)
    visits.forEach((n, node) => {
      if (n > 0) assert.equal(now.mean[node], totals[node] / n)
      else assert.ok(Number.isNaN(now.mean[node]))
    })
  }
  // The root is visited in each iteration, and its children share the visits.
  assert.equal(visits[0], 80)
  assert.equal(
    search.children(0, 0, 3).reduce((sum, child) => sum + visits[child], 0),
    80,
  )
  search.free()
})

test('the sentence of a selection adds up the score, and names the runner-up', async () => {
  const m = await messages('en')
  await addBestFirst(m)
  const { search, events } = await grown(TREE, { algorithm: 'mcts', iterations: 60 })
  let sentences = 0
  for (const { step, kind } of events) {
    const words = sentence(m, search.explain(step))
    const sums = words.match(
      /^(.+) is chosen: (\S+)\u00a0\+\u00a0(\S+)\u00a0=\u00a0(\S+) is the highest score; (.+) has (\S+)\u00a0\+\u00a0(\S+)\u00a0=\u00a0(\S+)\.$/,
    )
    if (kind !== 'select' || !sums) continue
    const [mean, bonus, sum, , other, extra, less] = sums
      .slice(2)
      .map((x) => Number(x.replace('−', '-')))
    const digits = sums[4].split('.')[1].length
    const near = 1.5 * 10 ** -digits
    assert.ok(Math.abs(mean + bonus - sum) <= near && Math.abs(other + extra - less) <= near, words)
    assert.ok(sum >= less, words)
    sentences += 1
  }
  assert.ok(sentences > 20)
  search.free()
})

test('steps by phase show an iteration, and its number leads to the thousandth', async () => {
  const { search, events } = await grown(TREE, { algorithm: 'mcts', iterations: 2000, seed: 5 })
  const begun = search.stepOf('iteration:20')
  let step = begun
  const phases = []
  for (let press = 0; press < 4; press += 1) {
    step = search.walk(step, 1, 'phase')
    phases.push(events[step - 1].phase)
  }
  // Where the tree is whole there is no expansion left: the next selection follows the backup.
  assert.deepEqual(new Set(phases), new Set(['selection', 'playout', 'backup']))
  assert.equal(search.stepOf('iteration:1000'), search.stop(1000, 'iteration'))
  assert.equal(events[search.stepOf('iteration:1000')].iteration, 1001)
  for (const size of BEST_FIRST_STEP_SIZES) {
    assert.equal(
      search.stop(search.stops(search.summary.steps, size) + 1, size),
      search.summary.steps,
    )
  }
  search.free()
})

test('each turn of C names the child that is chosen from there on', async () => {
  const { search, summary } = await grown(TREE, { algorithm: 'mcts', iterations: 40 })
  /** @param {number} [c] */
  const rated = (c) => {
    const ratings = search.ratings(0, summary.steps - 1, 9, c)
    assert.ok(ratings)
    return ratings
  }
  const { turns } = rated()
  assert.ok(turns.length > 1)
  for (const { from, child } of turns.slice(1)) {
    assert.equal(rated(from + 1e-6).selected, child.node)
    assert.notEqual(rated(from - 1e-6).selected, child.node)
  }
  search.free()
})

test('with C = 0 the first child with the best mean is marked, as the rules choose it', async () => {
  const { search, summary } = await grown('((7 7) (7 7 7) 7)', {
    algorithm: 'mcts',
    iterations: 20,
  })
  const rated = search.ratings(0, summary.steps - 1, 9, 0)
  assert.deepEqual([rated?.selected, rated?.children[0].score?.sum], [1, 0.5])
  assert.ok((rated?.turns.length ?? 0) > 0)
  search.free()
})

test('the means of the children of a node where chance moves are MAX’s', async () => {
  for (const root of /** @type {const} */ (['max', 'min'])) {
    const { search, summary } = await grown('?(1/4:2 3/4:8)', {
      ...{ algorithm: 'mcts', reward: 'raw', iterations: 50, root },
    })
    const { children } = search.ratings(0, summary.steps, 9) ?? { children: [] }
    const means = children.map(({ score }) => score?.mean)
    const curves = search.curves(3, 9)?.children.map((curve) => curve.means.at(-1))
    assert.deepEqual(
      [means, curves],
      [
        [2, 8],
        [2, 8],
      ],
    )
    search.free()
  }
})

test('proof numbers answer whether the root reaches a threshold', async () => {
  const m = await messages('en')
  await addBestFirst(m)
  for (const threshold of [2, 3, 4, 15]) {
    const { search, summary, frame } = await grown(TREE, { algorithm: 'pns', threshold })
    assert.equal(summary.verdict, threshold <= 3)
    const { proof, disproof } = frame(summary.steps)
    assert.deepEqual([proof[0], disproof[0]], threshold <= 3 ? [0, Infinity] : [Infinity, 0])
    const end = sentence(m, search.explain(summary.steps))
    assert.match(end, threshold <= 3 ? /^A is proved after / : /^A is disproved after /)
    assert.match(
      nodeInWords(m, search.node(0, summary.steps)),
      threshold <= 3 ? /, proved$|, proved,/ : /disproved/,
    )
    search.free()
  }
})

test('beside alpha–beta, a best-first search stands where as many leaves are evaluated', async () => {
  const calls = await open(TREE)
  const { search } = await grown(TREE, { algorithm: 'mcts', iterations: 30 })
  assert.equal(calls.sameTree(search), true)
  for (let step = 0; step < calls.summary.steps; step += 1) {
    const other = calls.counterpart(step, search)
    const leaves = calls.frame(step, { from: 0, to: 0 }).counts.evaluated
    assert.equal(search.frame(other, { from: 0, to: 0 }).counts.evaluated, leaves)
    if (other > 0) {
      assert.ok(search.frame(other - 1, { from: 0, to: 0 }).counts.evaluated < leaves)
    }
  }
  const scene = calls.scene(5, VIEWPORT, {}, { search, step: 9 })
  assert.ok(scene.marks.shape.length > 0)
  calls.free()
  search.free()
})

test('the picture shows visits and means, the playout as a line, and proved nodes', async () => {
  const { search, events } = await grown(TREE, { algorithm: 'mcts', iterations: 9 })
  const playout = events.find(({ kind }) => kind === 'playout')
  const { texts, marks } = search.scene(playout?.step ?? 0, VIEWPORT)
  const INK = (await import('../../www/core.js')).INK
  assert.ok([...marks.ink].some((ink) => INK[ink] === 'playout'))
  assert.ok([...search.scene(0, VIEWPORT).marks.ink].every((ink) => INK[ink] !== 'playout'))
  assert.ok(!texts.text.some((text) => text.startsWith('n ') && text !== 'n 0'))
  const last = search.scene(search.summary.steps, VIEWPORT).texts.text
  assert.ok(last.includes('n 9'), String(last))
  search.free()
  const proved = await grown(TREE, { algorithm: 'mcts', iterations: 200, solver: 'on' })
  const { text } = proved.search.scene(proved.summary.steps, VIEWPORT).texts
  assert.ok(text.includes('= 3'), String(text))
  proved.search.free()
})

test('impossible rules are refused with a reason, and correct ones work afterwards', async () => {
  /** @type {[object, string][]} */
  const refused = [
    [{ algorithm: 'mcts', exploration: Infinity }, 'bad-option'],
    [{ algorithm: 'mcts', exploration: NaN }, 'bad-option'],
    [{ algorithm: 'mcts', exploration: -1 }, 'bad-option'],
    [{ algorithm: 'mcts', iterations: 0 }, 'bad-option'],
    [{ algorithm: 'mcts', iterations: 1e8 }, 'bad-option'],
    [{ algorithm: 'mcts', iterations: 10_000_000 }, 'too-many-updates'],
    [{ algorithm: 'mcts', selection: 'puct' }, 'option-conflict'],
    [{ algorithm: 'pns', threshold: Infinity }, 'bad-option'],
  ]
  for (const [options, code] of refused) {
    await assert.rejects(open(TREE, options), { code }, JSON.stringify(options))
  }
  await assert.rejects(open('?(1 2)', { algorithm: 'pns' }), { code: 'chance-in-proof' })
  const zero = await open(TREE, { algorithm: 'mcts', exploration: 0, iterations: 20 })
  assert.equal(zero.summary.steps > 0, true)
  await assert.rejects(zero.grade([], {}), { code: 'best-first' })
  zero.free()
  const leaf = await open('5', { algorithm: 'mcts', iterations: 3 })
  assert.equal(leaf.summary.bestMove, null)
  leaf.free()
  const unknown = await open('((3 a) (2 1))', { algorithm: 'mcts', playout: 'last' })
  assert.deepEqual(unknown.summary.stoppedBy, { code: 'unknown-value', node: 3, symbol: 'a' })
  unknown.free()
})
