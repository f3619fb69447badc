// The lab without a page: the public calls behind it, its statistics, its settings.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choices, efforts, knownLeaves, open, sample } from '../../www/core.js'
import { drawDeviation } from '../../www/lab/charts/histogram.js'
import { cost, duration } from '../../www/lab/settings/cost.js'
import { plies, reach } from '../../www/lab/run/effort.js'
import { Results } from '../../www/lab/run/results.js'
import { FIELDS, requestOf, read, stateOf, textsOf } from '../../www/lab/settings/settings.js'
import { KINDS, ideaRequest, depthOf, ideasOf, tablesOf } from '../../www/lab/run/searches.js'
import { start } from '../../www/lab/run/job.js'
import { PLAYS, choicesRequest, costOfChoices } from '../../www/lab/run/choices.js'
import { interval } from '../../www/lab/run/interval.js'
import { bins, statistics } from '../../www/lab/run/statistics.js'
import { read as readLink, write } from '../../www/link/fragment.js'
import { partOf } from '../../www/messages/messages.js'
import { errorOf } from './error-of.js'

/** @import {Settings} from '../../www/lab/settings/settings.js' */

const lab = await partOf('en', 'lab')

/** @type {Settings} */
const DEFAULTS = {
  branching: 3,
  depth: 8,
  order: 'random',
  trees: 500,
  values: null,
  cut: '>=',
  seed: 1,
}

test('a sample has a mean, a deviation, an error and extremes', () => {
  const moments = statistics([2, 4, 4, 4, 5, 5, 7, 9])
  assert.deepEqual(
    { ...moments, deviation: 0, error: 0 },
    { count: 8, mean: 5, deviation: 0, error: 0, least: 2, most: 9 },
  )
  assert.ok(Math.abs(moments.deviation - Math.sqrt(32 / 7)) < 1e-12)
  assert.ok(Math.abs(moments.error - Math.sqrt(32 / 7 / 8)) < 1e-12)
})

test('the deviation of large, similar counts loses no digits', () => {
  const far = 2 ** 40
  assert.deepEqual(statistics([far, far + 1, far + 2]).deviation, 1)
})

test('a statistic of too small a sample is NaN, shown as a dash', () => {
  assert.ok(Number.isNaN(statistics([]).mean))
  const { mean, deviation, error } = statistics([7])
  assert.equal(mean, 7)
  assert.ok(Number.isNaN(deviation) && Number.isNaN(error))
  assert.equal(lab.rough(deviation), '–')
})

test('the band of the deviation lies on both sides of the mean, and ends with the axis', () => {
  /** @param {{ mean: number, deviation: number }} numbers */
  const band = (numbers) => {
    /** @type {number[][]} */
    const filled = []
    const fillRect = (/** @type {number[]} */ ...area) => filled.push(area)
    const ctx = { fillRect, save: () => {}, restore: () => {} }
    const valToPos = (/** @type {number} */ x) => 10 * x
    const chart = /** @type {any} */ ({ ctx, valToPos, bbox: { top: 3, height: 50 } })
    drawDeviation(chart, numbers, [0, 100], 'blue')
    return filled
  }
  assert.deepEqual(band({ mean: 40, deviation: 15 }), [[250, 3, 300, 50]])
  assert.deepEqual(band({ mean: 90, deviation: 15 }), [[750, 3, 250, 50]])
  assert.deepEqual(band({ mean: 40, deviation: NaN }), [])
})

/** @param {number[]} sample */
function binned(sample) {
  return bins(sample, statistics(sample))
}

test('bins hold every count once, in round widths', () => {
  assert.deepEqual(binned([5, 6, 6, 8]), { width: 1, first: 5, counts: [1, 2, 0, 1] })
  assert.deepEqual(binned([47]), { width: 1, first: 47, counts: [1] })
  assert.deepEqual(binned([18, 19, 20, 21, 29]), { width: 5, first: 15, counts: [2, 2, 1] })
  for (const size of [2, 10, 400, 5000]) {
    const sample = Array.from({ length: size }, (_, index) => 37 + ((index * 7919) % 12345))
    const { width, first, counts } = binned(sample)
    assert.match(String(width), /^[125]0*$/)
    assert.equal(first % width, 0)
    assert.equal(
      counts.reduce((a, b) => a + b),
      size,
    )
    assert.ok(counts[0] && counts.at(-1), 'no empty bin at an end')
    assert.ok(counts.length <= 40 && counts.length <= Math.ceil(2 * Math.sqrt(size)))
  }
})

test('alpha–beta searches twice as deep, or nearly, with the same effort', async () => {
  for (const branching of [2, 3, 10]) {
    for (let depth = 2; branching ** depth < 1e6; depth += 1) {
      const { fewest } = await knownLeaves(branching, depth)
      assert.equal(Math.floor(reach(branching, fewest) + 1e-9), Math.ceil(depth / 2))
    }
  }
  assert.equal(Math.floor(reach(10, 1000) + 1e-9), 3)
})

test('results are joined from slices, and give the depth that an effort reaches', async () => {
  const settings = { ...DEFAULTS, branching: 2, depth: 3, trees: 40 }
  const results = new Results(settings)
  for (let depth = 0; depth <= 3; depth += 1) {
    results.add({ kind: 'known', depth, known: await knownLeaves(2, depth) })
    const [recipe, options] = requestOf(settings, depth)
    for (const bounds of /** @type {const} */ (['deep', 'shallow'])) {
      for (const from of [0, 15]) {
        const leaves = await sample(recipe, { ...options, bounds }, from, from ? 25 : 15)
        results.add({ kind: 'slice', depth, bounds, leaves, share: 0 })
      }
    }
    assert.equal(results.last() !== undefined, depth === 3)
  }
  const rows = results.rows()
  assert.deepEqual(
    rows.map((row) => row.deep.count),
    [40, 40, 40, 40],
  )
  assert.deepEqual(
    rows.map((row) => row.known.all),
    [1, 2, 4, 8],
  )
  assert.equal(rows[3].deep.mean, rows[3].shallow.mean, 'deep and shallow agree for d ≤ 3')
  assert.equal(
    plies(rows, 5, (row) => row.deep.mean),
    2,
  )
  const whole = await sample(...requestOf(settings, 3), 0, 40)
  assert.deepEqual(results.sample(), Array.from(whole))
})

/** The texts of the settings that a link has. @param {string} link */
async function textsIn(link) {
  const { state } = await readLink(link, FIELDS)
  return textsOf(state ?? {})
}

test('settings survive a link', async () => {
  /** @type {Settings[]} */
  const all = [DEFAULTS, { ...DEFAULTS, values: 3, cut: '>', order: 'worst', seed: 2 ** 53 - 1 }]
  for (const settings of all) {
    const link = write(stateOf(settings), FIELDS)
    assert.deepEqual(read(await textsIn(link)), { settings, problems: {} })
  }
  assert.equal(write(stateOf(DEFAULTS), FIELDS), '')
  assert.deepEqual(read(await textsIn('')).settings, DEFAULTS)
  assert.deepEqual(read(await textsIn('#1&depth=%204%20')).settings, { ...DEFAULTS, depth: 4 })
})

test('each impossible setting has a message of its own', async () => {
  const link = '#1&branching=1&depth=23&trees=2.5&values=abc&order=bestest&cut=<&seed=-1'
  const { settings, problems } = read(await textsIn(link))
  assert.equal(settings, null)
  assert.deepEqual(Object.keys(problems).sort(), Object.keys(DEFAULTS).sort())
  for (const problem of Object.values(problems)) {
    assert.match(
      lab.problem(problem),
      new RegExp(`^“${problem.found}” cannot be used here\\. \\w.*\\.$`),
    )
  }
})

test('a sample follows from its seed, and is a typed array', async () => {
  const recipe = (/** @type {number} */ seed) => ({ random: { branching: 3, depth: 4, seed } })
  const [one, again, other] = await Promise.all([1, 1, 2].map((s) => sample(recipe(s), {}, 0, 50)))
  assert.ok(one instanceof Uint32Array)
  assert.deepEqual(one, again)
  assert.notDeepEqual(one, other)
  assert.deepEqual(await sample(recipe(1), {}, 20, 5), one.slice(20, 25))
  assert.deepEqual(
    await sample(recipe(1), { algorithm: 'minimax' }, 0, 2),
    new Uint32Array([81, 81]),
  )
})

test('the known leaf counts of five moves and four plies are right', async () => {
  const leaves = await knownLeaves(5, 4)
  assert.equal(leaves.all, 625)
  assert.equal(leaves.fewest, 49)
  assert.equal(leaves.expected.toFixed(4), '227.3531')
  const tied = await knownLeaves(5, 4, { values: 3, cut: '>' })
  assert.equal(tied.expected.toFixed(1), '484.8')
})

/** @type {Record<string, [string, () => Promise<unknown>]>} */
const FAULTS = {
  'a tree too large': [
    'too-many-nodes',
    () => sample({ random: { branching: 10, depth: 7 } }, {}, 0, 1),
  ],
  'a tree too large to know': ['too-many-nodes', () => knownLeaves(10, 7)],
  'a recipe without a depth': [
    'bad-option',
    () => sample(/** @type {never} */ ({ random: { branching: 2 } }), {}, 0, 1),
  ],
  'an unknown option': [
    'unknown-option',
    () => sample({ random: { branching: 2, depth: 2 } }, /** @type {never} */ ({ ties: 1 }), 0, 1),
  ],
  'a text': ['bad-source', () => sample(/** @type {never} */ ('(1 2)'), {}, 0, 1)],
  'too large a sample': [
    'bad-argument',
    () => sample({ random: { branching: 2, depth: 2 } }, {}, 0, 1e7),
  ],
  'a tree before the first': [
    'bad-argument',
    () => sample({ random: { branching: 2, depth: 2 } }, {}, -1, 1),
  ],
  'half a move': ['bad-argument', () => knownLeaves(2.5, 2)],
  'no cut test': ['bad-argument', () => knownLeaves(2, 2, { cut: /** @type {never} */ ('<') })],
}

for (const [name, [code, ask]] of Object.entries(FAULTS)) {
  test(`${name} is refused: ${code}`, async () => {
    const error = await errorOf(ask)
    assert.equal(error.code, code)
    assert.notEqual(error.message, code)
  })
}

test('the time of a run is estimated beforehand, and stated in the largest unit', () => {
  assert.ok(cost(DEFAULTS) < 2, 'the lab starts by itself')
  const seconds = cost({ ...DEFAULTS, branching: 2, depth: 22, trees: 100_000 })
  assert.ok(seconds > 60 * 60 * 24)
  assert.equal(cost({ ...DEFAULTS, depth: 22 }), 0, 'refused settings take no time')
  assert.ok(cost({ ...DEFAULTS, order: 'best' }) > 2 * cost(DEFAULTS))
  assert.deepEqual(
    [0.4, 2.6, 59, 61, 7300, 90_000, 5e7].map((time) => duration('en', time)),
    ['0 seconds', '3 seconds', '59 seconds', '1 minute', '2 hours', '1 day', '579 days'],
  )
  assert.deepEqual(
    ['de', 'fi', 'zh-Hans', 'en-XA'].map((lang) => duration(lang, 180)),
    ['3 Minuten', '3 minuuttia', '3分钟', '3 minutes'],
  )
})

test('the effort of each idea is the average over all trees', async () => {
  const settings = { ...DEFAULTS, branching: 2 }
  for (const treeKind of KINDS) {
    const depth = treeKind === 'random' ? 3 : 2
    /** @type {import('../../www/lab/run/job.js').AnyReport[]} */
    const reports = []
    await start({ treeKind, depth, settings }, (report) => reports.push(report), 30)
    assert.equal(reports.at(-1)?.kind, 'done')
    for (const idea of ideasOf(treeKind)) {
      for (const table of tablesOf(idea)) {
        const report = reports.find(
          (one) =>
            one.kind === 'effort' &&
            one.depth === depth &&
            one.name === idea.name &&
            one.table === table,
        )
        assert.ok(report?.kind === 'effort', idea.name)
        const [source, options] = ideaRequest({ treeKind, settings }, depth, idea, table)
        const counts = await efforts(source, options, 0, treeKind === 'random' ? 40 : 1)
        const calls = counts.filter((_, at) => at % 3 === 2)
        const mean = calls.reduce((sum, n) => sum + n, 0) / calls.length
        assert.ok(Math.abs(report.effort.calls - mean) < 1e-9, idea.name)
        if (treeKind === 'random') continue
        const { summary } = await open(source, options)
        const { evaluated, entered, distinct } = summary
        const leaves = distinct?.evaluated ?? evaluated
        assert.deepEqual(report.effort, { leaves, evaluated, calls: entered }, idea.name)
      }
    }
  }
})

test('the effort on a game heeds the order of its moves', async () => {
  const game = /** @type {const} */ ({ game: 'tic-tac-toe', plies: 2 })
  for (const order of /** @type {const} */ (['worst', 'best', 'reversed'])) {
    for (const table of /** @type {const} */ (['none', 'unlimited'])) {
      const { summary } = await open(game, { order, table })
      const { evaluated, entered, distinct } = summary
      const counts = Array.from(await efforts(game, { order, table }, 0, 1))
      assert.deepEqual(counts, [distinct?.evaluated ?? evaluated, evaluated, entered])
    }
  }
})

test('questions about ideas have limits', async () => {
  for (const treeKind of KINDS) assert.ok(depthOf(treeKind) > 0)
  const job = { treeKind: /** @type {const} */ ('five-in-a-row'), depth: 12, settings: DEFAULTS }
  const [source, options] = ideaRequest(job, 12, ideasOf('five-in-a-row')[1], false)
  await assert.rejects(efforts(source, options, 0, 1), { code: 'too-many-nodes' })
  await assert.rejects(efforts({ game: 'coins' }, {}, 0, 2), { code: 'too-much-at-once' })
})

/** @param {import('../../www/lab/run/choices.js').Played} choices @param {number} trees */
function choosing(choices, trees) {
  const rules = { solver: /** @type {const} */ ('on'), exploration: 0.7 }
  return { choices, evaluations: 256, rules, settings: { ...DEFAULTS, depth: 4, trees } }
}

test('the count of best moves found does not depend on the slices', async () => {
  for (const of of PLAYS) {
    const job = choosing(of, 13)
    const shares = []
    for (const slice of [1, 30_000, 1e9]) {
      /** @type {import('../../www/lab/run/job.js').AnyReport[]} */
      const reports = []
      await start(job, (report) => reports.push(structuredClone(report)), slice)
      assert.equal(reports.at(-1)?.kind, 'done')
      const last = reports.at(-2)
      assert.ok(last?.kind === 'choices')
      assert.equal(last.share, 1)
      shares.push(last.counts)
    }
    assert.deepEqual(shares[1], shares[0])
    assert.deepEqual(shares[2], shares[0])
    const { trees, monteCarlo, alphaBeta, blind } = shares[0]
    assert.equal(trees, 13)
    assert.equal(monteCarlo.length, 9)
    const counted = await choices(...choicesRequest(job), 8, 0, 13)
    const rows = Array.from({ length: 13 }, (_, at) => counted.slice(4 * at, 4 * at + 4))
    monteCarlo.forEach((count, k) => {
      assert.equal(count, rows.filter(([bits]) => (bits >> k) & 1).length)
      assert.equal(alphaBeta[k], rows.filter(([, bits]) => (bits >> k) & 1).length)
    })
    assert.ok(Math.abs(blind - rows.reduce((sum, row) => sum + row[2] / row[3], 0)) < 1e-9)
    assert.ok(blind < 13, 'some moves are not best')
  }
})

test('more evaluations find the best move more often', async () => {
  const job = { ...choosing('coins', 60), evaluations: 4096 }
  const counted = await choices(...choicesRequest(job), 12, 0, 60)
  const of = (/** @type {number} */ k) =>
    counted.filter((bits, at) => at % 4 === 0 && (bits >> k) & 1).length
  assert.ok(of(12) > of(2))
})

test('questions about choices have limits, and only a short run starts by itself', async () => {
  const [source, options] = choicesRequest(choosing('random', 1))
  await assert.rejects(choices(source, {}, 4, 0, 1), { code: 'bad-argument' })
  await assert.rejects(choices(source, { algorithm: 'pns' }, 4, 0, 1), { code: 'bad-argument' })
  await assert.rejects(choices(source, options, 21, 0, 1), { code: 'bad-argument' })
  await assert.rejects(choices(source, options, 20, 0, 1000), { code: 'too-much-at-once' })
  assert.equal((await choices(source, options, 0, 0, 0)).length, 0)
  assert.ok(costOfChoices({ ...choosing('random', 500), evaluations: 1024 }) < 2)
  assert.ok(costOfChoices({ ...choosing('random', 500), evaluations: 65_536 }) > 2)
})

test('the confidence intervals are those of published tables', () => {
  const rounded = (/** @type {number} */ hits, /** @type {number} */ all) =>
    interval(hits, all).map((end) => end.toFixed(4))
  // By hand where all or none are found: 0.025 = (1 - high)ⁿ.
  assert.deepEqual(rounded(0, 10), ['0.0000', (1 - 0.025 ** 0.1).toFixed(4)])
  assert.deepEqual(rounded(10, 10), [(0.025 ** 0.1).toFixed(4), '1.0000'])
  assert.deepEqual(rounded(5, 10), ['0.1871', '0.8129'])
  assert.deepEqual(rounded(1, 20), ['0.0013', '0.2487'])
})

test('a confidence interval holds the true share in at least 95 of 100 samples', () => {
  for (const all of [1, 7, 40]) {
    for (let share = 0.01; share < 1; share += 0.01) {
      let [sum, ways] = [0, 1]
      for (let hits = 0; hits <= all; hits += 1) {
        const [low, high] = interval(hits, all)
        if (low <= share && share <= high) sum += ways * share ** hits * (1 - share) ** (all - hits)
        ways = (ways * (all - hits)) / (hits + 1)
      }
      assert.ok(sum >= 0.95 - 1e-9, `${all}, ${share}: ${sum}`)
    }
  }
  const [low, high] = interval(50_000, 100_000)
  assert.ok(high - low > 0.006 && high - low < 0.0064, 'a large sample has a narrow interval')
})
