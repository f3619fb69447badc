// Two searches of one tree: their nodes and steps from JavaScript, the link, the presets.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { INK, LISTINGS, SHAPE, SecateurError, open } from '../../www/core.js'
import { messages } from '../../www/messages/pages.js'
import { Link, stepIn } from '../../www/page/compare/link.js'
import { PRESETS, preset } from '../../www/page/compare/presets.js'

/** @import {Search} from '../../www/core.js' */
/** @import {Options} from '../../www/types.js' */

const AIMA = '((3 12 8) (2 4 6) (14 5 2))'
const VIEWPORT = { width: 600, height: 400, x: 40, y: 40, unit: 40, rowHeight: 100 }

/** A stand-in for a tree, as far as the link needs one. It counts its moves. */
class Side extends EventTarget {
  /** @type {Search | null} */
  search = null
  step = 0
  moves = 0
  /** @type {number | null} */
  selected = null

  /** @param {Options} options @param {number} [step] @param {string} [text] */
  async open(options, step = 0, text = AIMA) {
    this.search = await open(text, options)
    this.select(null)
    this.seek(step)
    this.dispatchEvent(new Event('secateur-open'))
    return this.search
  }

  /** @param {number} step */
  seek(step) {
    this.step = Math.min(step, this.search?.summary.steps ?? 0)
    this.moves += 1
    this.dispatchEvent(new Event('secateur-step'))
  }

  /** @param {number | null} node */
  select(node) {
    this.selected = node
    this.dispatchEvent(new Event('secateur-select'))
  }
}

test('comparisons with several searches take turns', { timeout: 60_000 }, async () => {
  const random = { branching: 4, depth: 9 }
  const orders = /** @type {const} */ (['given', 'reversed', 'random'])
  const [one, two, three] = await Promise.all(orders.map((order) => open({ random }, { order })))
  assert.deepEqual(await Promise.all([one.compare(two), one.compare(three)]), [true, true])
  assert.ok(one.compared(three) && !one.compared(two))
  for (const search of [one, two, three]) search.free()
})

test('searches have the same tree if their sources describe the same one', async () => {
  const [plain, spaced] = [await open(AIMA), await open(` ${AIMA}`, { order: 'best' })]
  assert.ok(plain.sameTree(await open(AIMA, { algorithm: 'minimax' })) && plain.sameTree(spaced))
  assert.ok(!plain.sameTree(await open(AIMA, { root: 'min' })))
  const recipe = { branching: 3, depth: 4, values: /** @type {[number, number]} */ ([0, 99]) }
  const random = (/** @type {number} */ seed) => open({ random: { ...recipe, seed } })
  assert.ok((await random(1)).sameTree(await random(1)))
  assert.ok(!(await random(1)).sameTree(await random(2)))
})

test('two searches are compared, each pair in its turn', async () => {
  const recipe = {
    branching: 6,
    depth: 7,
    values: /** @type {[number, number]} */ ([0, 99]),
    seed: 4,
  }
  const make = (/** @type {Options} */ options) => open({ random: recipe }, options)
  const [one, worst, full] = [
    await make({}),
    await make({ order: 'worst' }),
    await make({ algorithm: 'minimax' }),
  ]
  assert.ok(!one.compared(worst))
  const both = Promise.all([one.compare(worst), one.compare(full)])
  assert.deepEqual(await both, [true, true])
  assert.ok(one.compared(full) && !one.compared(worst))
  const entered = full.summary.entered - one.summary.entered
  assert.ok(await full.compare(one))
  assert.equal(full.only(one).nodes - one.only(full).nodes, entered)
  const pending = one.compare(worst)
  worst.free()
  assert.equal(await pending, false)
})

test('searches of different trees are not compared', async () => {
  const [one, other] = [await open(AIMA), await open('((3 12 8) (2 4 6) (14 5 9))')]
  assert.equal(one.sameTree(other), false)
  const refused = (/** @type {unknown} */ error) =>
    error instanceof SecateurError &&
    error.code === 'bad-argument' &&
    error.params.argument === 'other' &&
    error.message ===
      '“other” cannot be Search, !sameTree(other). It takes Search, sameTree(other).'
  for (const ask of [
    () => one.only(other),
    () => one.compared(other),
    () => one.counterpart(1, other),
  ]) {
    assert.throws(ask, refused)
  }
  await assert.rejects(one.compare(other), refused)
  assert.equal(one.only(one).nodes, 0)
})

test('a question about a freed search is refused', async () => {
  const [one, other] = [await open(AIMA), await open(AIMA)]
  other.free()
  for (const ask of [
    () => one.sameTree(other),
    () => one.counterpart(1, other),
    () => one.only(other),
    () => other.only(one),
    () => one.compared(other),
  ]) {
    assert.throws(ask, (error) => error instanceof SecateurError && error.code === 'freed')
  }
})

test('all differences of two searches are listed, in columns and one by one', async () => {
  const minimax = await open(AIMA, { algorithm: 'minimax' })
  const alphaBeta = await open(AIMA)
  const differences = await minimax.differences(alphaBeta)
  assert.deepEqual(
    [differences?.nodes, differences?.totals].map((column) => [...(column ?? [])]),
    [[-2], [-2]],
  )
  assert.deepEqual([...(differences?.followers ?? [])], [0])
  const difference = minimax.difference(alphaBeta, 0)
  assert.ok(difference)
  const { place, cutoff, ...values } = difference
  assert.equal(place.name, 'C')
  assert.deepEqual([cutoff?.best, cutoff?.bound, cutoff?.holder?.name], [2, 3, 'A'])
  const numbers = { by: 'first', nodes: 2, total: -2, followers: 0, cause: 'never' }
  const step = minimax.node(7, minimax.summary.steps).entered
  const steps = [step, minimax.counterpart(step, alphaBeta)]
  assert.deepEqual(values, { ...numbers, steps, found: null, late: null })
  assert.equal(minimax.difference(alphaBeta, 1), null)
  assert.equal(minimax.difference(minimax, 0), null)
  assert.equal((await minimax.differences(minimax))?.nodes.length, 0)
  const pending = minimax.differences(alphaBeta)
  alphaBeta.free()
  assert.equal(await pending, null)
})

/**
 * A call of alpha–beta that never cuts off, as lines of a trace.
 * @param {any} tree
 * @param {number} alpha
 * @param {number} beta
 * @param {string} node
 * @param {boolean} max
 * @param {string[]} lines
 * @returns {number}
 */
function uncut(tree, alpha, beta, node, max, lines) {
  const bound = (/** @type {number} */ x) =>
    Number.isFinite(x) ? x : x < 0 ? '-Infinity' : 'Infinity'
  const write = (/** @type {object} */ line) => lines.push(JSON.stringify(line))
  write({ event: 'enter', node, alpha: bound(alpha), beta: bound(beta) })
  let value = max ? -Infinity : Infinity
  if (typeof tree === 'number') write({ event: 'evaluate', node, value: (value = tree) })
  else {
    for (const [at, child] of tree.entries()) {
      const leaves = uncut(child, alpha, beta, `${node}/${at}`, !max, lines)
      value = max ? Math.max(value, leaves) : Math.min(value, leaves)
      if (max) alpha = Math.max(alpha, value)
      else beta = Math.min(beta, value)
    }
  }
  write({ event: 'leave', node, value })
  return value
}

test('a missed cutoff of a program is found with its place and its cost', async () => {
  /** @type {string[]} */
  const lines = []
  uncut(
    JSON.parse(AIMA.replace(/\(/g, '[').replace(/\)/g, ']').replace(/ /g, ',')),
    -Infinity,
    Infinity,
    '',
    true,
    lines,
  )
  const program = await open({ trace: lines.join('\n'), tree: AIMA }, {})
  const alphaBeta = await open(AIMA)
  const differences = await program.differences(alphaBeta)
  assert.deepEqual([...(differences?.nodes ?? [])], [-2])
  const difference = program.difference(alphaBeta, 0)
  assert.deepEqual(
    [difference?.cause, difference?.nodes, difference?.place.name],
    ['missed', 2, 'C'],
  )
})

test('nodes that one search alone enters are counted, named and tinted', async () => {
  const alphaBeta = await open(AIMA)
  const minimax = await open(AIMA, { algorithm: 'minimax' })
  assert.deepEqual(minimax.only(alphaBeta), { nodes: 2, tops: [7, 8], more: 0 })
  assert.deepEqual(alphaBeta.only(minimax), { nodes: 0, tops: [], more: 0 })
  /** @param {Search} one @param {Search} other @param {number} step */
  const tinted = (one, other, step) => {
    const pair = { search: other, step: one.counterpart(step, other) }
    const { marks } = one.scene(step, VIEWPORT, {}, pair)
    const line = SHAPE.indexOf('line')
    const under = (/** @type {number} */ at) => INK[marks.ink[at]] === 'differs'
    return [...marks.node].filter((_, at) => under(at) && marks.shape[at] !== line)
  }
  for (const [one, other] of [
    [minimax, alphaBeta],
    [alphaBeta, minimax],
  ]) {
    assert.deepEqual(tinted(one, other, one.summary.steps), [7, 8])
    assert.deepEqual(tinted(one, other, 1), [])
  }
})

test('a uniform tree has a count of the fewest leaves that decide it', async () => {
  const best = await open(AIMA, { order: 'best' })
  assert.deepEqual(best.uniform(), { branching: 3, depth: 2, fewest: 5 })
  assert.equal(best.summary.evaluated, 5)
  assert.equal((await open('((1 2) 3)')).uniform(), null)
})

test('the other search follows by node, by number, or not at all', async () => {
  const one = await open(AIMA)
  const search = await open(AIMA, { algorithm: 'minimax' })
  const cutoff = one.next(0, 'cutoff') ?? 0
  const at = { search: one, step: cutoff }
  assert.equal(stepIn('none', at, { search }), null)
  assert.equal(stepIn('step', at, { search }), cutoff)
  assert.equal(stepIn('step', { search, step: 49 }, { search: one }), one.summary.steps)
  const step = stepIn('node', at, { search }) ?? 0
  const [event] = search.events(step - 1, step)
  assert.deepEqual([event.kind, event.node], ['compare', 5])
  assert.equal(stepIn('node', at, { search: await open('(1 2)') }), null)
  assert.equal(stepIn('node', at, { search: null }), null)
})

test('the link works in both directions, and moves no tree back', async () => {
  const [one, two] = [new Side(), new Side()]
  const link = new Link(one, two)
  const first = await one.open({}, 22)
  const second = await two.open({ algorithm: 'minimax' })
  assert.equal(one.step, 22, 'an opening moves only the second search')
  assert.equal(two.step, first.counterpart(22, second))

  const moves = one.moves
  const pruned = second.node(7, second.summary.steps).entered
  two.seek(pruned)
  assert.equal(one.step, 22, 'the first search has pruned the node')
  one.seek(first.summary.steps)
  assert.equal(two.step, second.summary.steps)
  two.seek(1)
  assert.equal(one.step, 1)
  assert.equal(one.moves, moves + 2, 'an unchanged step moves nothing')

  one.seek(22)
  link.kind = 'step'
  assert.deepEqual([one.step, two.step], [22, 22])
  two.seek(second.summary.steps)
  assert.deepEqual([one.step, two.step], [first.summary.steps, second.summary.steps])
  link.kind = 'none'
  two.seek(3)
  assert.equal(one.step, first.summary.steps)
})

test('the tree that moved last leads after a repeated event, the first after a new search', async () => {
  const [one, two] = [new Side(), new Side()]
  const link = new Link(one, two)
  const first = await one.open({}, 22)
  const second = await two.open({ algorithm: 'minimax' })
  const pruned = second.node(7, second.summary.steps).entered
  two.seek(pruned)
  one.dispatchEvent(new Event('secateur-open'))
  assert.deepEqual([one.step, two.step], [22, pruned])
  await one.open({}, 22)
  assert.equal(two.step, first.counterpart(22, second))
  two.step = pruned
  link.lead(two)
  one.dispatchEvent(new Event('secateur-open'))
  assert.deepEqual([one.step, two.step], [22, pruned])
})

test('a node selected in one search is selected in the other', async () => {
  const [one, two] = [new Side(), new Side()]
  const link = new Link(one, two)
  const first = await one.open({})
  const second = await two.open({ order: 'worst' })
  one.select(7)
  assert.equal(two.selected, second.searched(first.given(7)))
  assert.notEqual(two.selected, 7)
  two.select(1)
  assert.equal(one.selected, first.searched(second.given(1)))
  one.select(null)
  assert.equal(two.selected, null)
  link.kind = 'none'
  one.select(3)
  assert.equal(two.selected, null)
  link.kind = 'step'
  one.select(4)
  assert.notEqual(two.selected, null)
  await two.open({}, 0, '(1 2)')
  two.select(1)
  assert.equal(one.selected, 4, 'another tree')
})

test('a node selected for a new tree stays selected when the other search has opened it', async () => {
  const [one, two] = [new Side(), new Side()]
  new Link(one, two)
  await Promise.all([one.open({}), two.open({})])
  await one.open({}, 0, '((1 2) (3 4))')
  one.select(3)
  await two.open({}, 0, '((1 2) (3 4))')
  assert.deepEqual([one.selected, two.selected], [3, 3])
})

test('the link waits until both searches have the same tree', async () => {
  const [one, two] = [new Side(), new Side()]
  new Link(one, two).kind = 'step'
  await one.open({})
  await two.open({})
  await one.open({}, 5, '((1 2) (3 4))')
  one.seek(6)
  assert.equal(two.step, 0)
  await two.open({}, 0, '((1 2) (3 4))')
  assert.deepEqual([one.step, two.step], [6, 6])
})

test('a preset inverts one rule and leaves the others', () => {
  const rules = { cut: '>', depth: '3', order: 'random', seed: '4' }
  assert.deepEqual(preset('algorithm', rules), { ...rules, algorithm: 'minimax' })
  assert.equal(preset('algorithm', { algorithm: 'minimax' }).algorithm, 'alpha-beta')
  assert.equal(preset('cut', rules).cut, '>=')
  assert.equal(preset('bounds', { algorithm: 'minimax' }).algorithm, 'alpha-beta')
  assert.deepEqual(preset('best', rules), { ...rules, order: 'best' })
  // The rules of a listing need not be named.
  assert.equal(preset('algorithm', { listing: 'minimax' }).algorithm, 'alpha-beta')
  assert.equal(preset('update', { listing: 'agent' }).update, 'after')
  // With bounds of all values it would be Star1.
  const star1 = { listing: 'star1', values: '0 10' }
  assert.deepEqual(preset('alpha-beta-chance', star1), { listing: 'alpha-beta-chance' })
  assert.equal(preset('expectiminimax', star1).values, '0 10')
})

test('a preset turns its idea on, or off if it was on', () => {
  for (const [idea, without, other, ...more] of [
    ['table', 'none', 'unlimited', '64', 'unlimited'],
    ['aspiration', '', '1', '2', '0.5'],
    ['deepening', 'off', 'on', 'on'],
    ['quiescence', 'off', 'on', 'on'],
  ]) {
    assert.equal(preset(idea, {})[idea], other)
    assert.equal(preset(idea, { [idea]: without })[idea], other)
    for (const value of more) assert.equal(preset(idea, { [idea]: value })[idea], without, value)
  }
})

test('every preset opens, differs as its name says, and has words', async () => {
  const { compare, listings } = await messages('en')
  for (const name of [...PRESETS.rules, ...PRESETS.order]) {
    assert.ok(compare.presets[name])
    await open(AIMA, preset(name, {}))
  }
  const ideas = PRESETS.again.map(String)
  for (const { id, rules } of LISTINGS) {
    assert.ok(listings.names[id])
    assert.equal(PRESETS.listing.includes(id), !ideas.includes(id))
    // The idea of this name stands for the listing.
    if (ideas.includes(id)) continue
    assert.deepEqual(preset(id, { order: 'best', ...rules }), { order: 'best', listing: id })
  }
})
