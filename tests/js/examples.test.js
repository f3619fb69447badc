// The captions of the examples are true of their searches. Every number and name in the captions is compared with
// the search.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { LANGUAGES } from '../../www/messages/languages.js'
import { messages } from '../../www/messages/pages.js'
import { EXAMPLES, GAMES } from '../../www/page/controls/examples.js'

/**
 * @import {Options, Source} from '../../www/types.js'
 * @import {TreeName} from '../../www/page/controls/examples.js'
 */

/**
 * The facts that a run shows.
 *
 * @typedef {object} Outcome
 * @property {number | null} value of the root
 * @property {string | null} best the move to choose
 * @property {string} evaluated leaves, of all there are
 * @property {string[]} cut one text per cutoff: the bound, the node, the holder, and the pruned leaves
 * @property {string[]} kept one text per cut test that succeeded and pruned nothing
 */

/** @param {Source} source @param {Options} options @returns {Promise<Outcome>} */
async function run(source, options) {
  const search = await open(source, options)
  const { summary } = search
  /** @type {Outcome} */
  const outcome = {
    value: summary.value,
    best: null,
    evaluated: `${summary.evaluated} of ${summary.leaves}`,
    cut: [],
    kept: [],
  }
  for (let step = 1; step <= summary.steps; step += 1) {
    const explanation = search.explain(step)
    if (explanation.key === 'finish')
      outcome.best = explanation.move && (explanation.move.name ?? String(explanation.move.value))
    if (explanation.key !== 'cutoff' && explanation.key !== 'chance-cutoff') continue
    const who = `${explanation.side} ${explanation.node.name} ${explanation.holder?.name}`
    if (explanation.children === 0) outcome.kept.push(who)
    else outcome.cut.push(`${who}: ${prunedBy(search, explanation.node.node).join(' ')}`)
  }
  search.free()
  return outcome
}

/** The leaves that the cutoff at a node prunes. @param {Awaited<ReturnType<typeof open>>} search @param {number} at */
function prunedBy(search, at) {
  const { steps, nodes } = search.summary
  const all = Array.from({ length: nodes }, (_, node) => search.node(node, steps))
  const pruned = all.filter(({ pruned, place }) => pruned?.at.node === at && place.leaf)
  return pruned.map(({ place }) => place.value ?? place.name)
}

/** @type {[TreeName, Options, Partial<Outcome>][]} */
const CLAIMS = [
  ['textbook', {}, { value: 3, cut: ['alpha C A: 4 6'], kept: ['alpha D A'] }],
  ['lastMove', {}, { best: 'C', cut: ['alpha D A: 11'] }],
  ['atog', { listing: 'agent' }, { value: 3 }],
  ['atog', {}, { value: 3, cut: ['beta E B: 9', 'alpha C A: 7 5'] }],
  ['twoCutoffs', {}, { cut: ['beta E B: 9', 'alpha C A: 0 -1'] }],
  ['oneCutoff', {}, { best: 'C', evaluated: '7 of 8' }],
  ['oneCutoff', { order: 'reversed' }, { evaluated: '6 of 8' }],
  ['wikipedia', {}, { cut: ['alpha L E: 5', 'alpha O G: 9', 'alpha D A: 9 8 6'] }],
  ['wikipedia', { cut: '>' }, { cut: ['alpha L E: 5', 'alpha D A: 9 8 6'] }],
  ['equality', {}, { evaluated: '3 of 3', cut: [] }],
  ['equality', { cut: '>=' }, { evaluated: '2 of 3', cut: ['alpha C A: 0'] }],
  ['deep', {}, { cut: ['alpha D A: 9'] }],
  ['deep', { bounds: 'shallow' }, { evaluated: '3 of 3', cut: [] }],
  ['tie', {}, { value: 3, best: 'B', cut: ['alpha C A: 0'] }],
  ['negative', {}, { cut: [], kept: [] }],
  ['minRoot', {}, { value: 7, cut: [], kept: [] }],
  ['nothingLeft', {}, { cut: [], kept: ['alpha C A'] }],
  ['unknown', {}, { value: 3, cut: ['alpha C A: a b', 'alpha D A: 7 3'] }],
  ['unknown', { algorithm: 'minimax' }, { value: null }],
  ['general', {}, { value: 6, best: 'm', cut: ['alpha D A: x', 'alpha B A: 8'] }],
  ['worstOrder', {}, { evaluated: '27 of 27', cut: [], kept: [] }],
  ['worstOrder', { algorithm: 'minimax' }, { evaluated: '27 of 27' }],
  ['idealOrder', {}, { evaluated: '11 of 27' }],
  ['dice', {}, { value: 11 / 3, best: 'B', evaluated: '8 of 8' }],
  ['averages', {}, { value: 3.5, best: 'B' }],
  ['averagesStretched', {}, { value: 5.5, best: 'C' }],
  ['star1', {}, { value: 6, best: 'B', evaluated: '4 of 5', cut: ['alpha C A: 9'] }],
  ['star1', { values: undefined }, { value: 6, evaluated: '5 of 5', cut: [] }],
  ['exchange', {}, { value: 3, best: 'C' }],
  ['exchange', { quiescence: 'off' }, { value: 9, best: 'B' }],
  ['exchange', { quiescence: 'off', depth: undefined }, { value: 3, best: 'C' }],
  ['horizon', {}, { value: -5, best: 'B' }],
  ['horizon', { quiescence: 'off' }, { value: -1, best: 'D' }],
  ['horizon', { quiescence: 'off', depth: undefined }, { value: -5, best: 'B' }],
  ['redundantMax', {}, { value: 6, cut: ['alpha C A: 7 9'] }],
  ['redundantMin', {}, { value: 4, cut: ['beta C A: 1 3'] }],
]

for (const [name, options, claim] of CLAIMS) {
  test(`the caption of ${name} is true ${JSON.stringify(options)}`, async () => {
    const { text, rules } = EXAMPLES[name]
    const ruleOptions = {
      ...(rules?.values && { values: rules.values.split(' ').map(Number) }),
      ...(rules?.depth && { depth: Number(rules.depth) }),
    }
    const outcome = await run(text, {
      .../** @type {any} */ ({ ...rules, ...ruleOptions }),
      ...options,
    })
    assert.deepEqual({ ...outcome, ...claim }, outcome)
  })
}

test('no order needs fewer leaves than the ideal one', async () => {
  const search = await open(EXAMPLES.idealOrder.text)
  assert.equal(search.uniform()?.fewest, 11)
  search.free()
})

test('the bound of the deep cutoff is held three plies above', async () => {
  const search = await open(EXAMPLES.deep.text)
  const explanation = search.explain(search.next(0, 'cutoff') ?? 0)
  assert.ok(
    explanation.key === 'cutoff' && explanation.reach === 'deep' && explanation.distance === 3,
  )
  search.free()
})

test('White has one point that does not lose, and one reply refutes each later point', async () => {
  const { board } = GAMES.bestPoint.game
  /** @type {Source} */
  const source = { game: 'five-in-a-row', board, win: 4, turn: 'o', plies: 2 }
  const all = await open(source, { algorithm: 'minimax' })
  const values = all.children(0, 0, 99).map((node) => all.node(node, all.summary.steps))
  const playable = values.filter(({ value }) => value !== -100000)
  assert.deepEqual(
    playable.map(({ place }) => place.name),
    ['a4'],
  )
  assert.equal(values[Number(all.summary.bestMove)].place.name, 'a4')
  assert.equal(all.drawing(0)?.turn, 'white')
  const search = await open(source)
  let hasCutoff = false
  for (const node of search.children(0, 0, 99)) {
    const { place, cut, children } = search.node(node, search.summary.steps)
    const entered = search
      .children(node, 0, 99)
      .filter((child) => search.node(child, search.summary.steps).entered)
    assert.equal(cut !== null, hasCutoff || place.name === 'e5')
    if (hasCutoff) assert.ok(entered.length === 1 && children > 1)
    hasCutoff ||= place.name === 'a4'
  }
  const first = search.explain(search.next(0, 'cutoff') ?? 0)
  assert.ok(first.key === 'cutoff' && first.node.name === 'e5' && first.giver?.name === 'b5')
  all.free()
  search.free()
})

/**
 * The numbers of the root's children at the end of an iteration, by name.
 * @param {import('../../www/core.js').Search} search
 * @param {number} iteration
 */
function numbered(search, iteration) {
  const ratings = search.ratings(0, search.stop(iteration, 'iteration'), 9)
  assert.ok(ratings)
  return Object.fromEntries(ratings.children.map((child) => [child.child.name, child]))
}

test('Monte-Carlo on the textbook tree first follows the 14, then returns to B', async () => {
  const { text, step } = EXAMPLES.monteCarlo
  const search = await open(text, { algorithm: 'mcts', iterations: 60 })
  assert.equal(step, search.stop(4, 'iteration'))
  const seen = numbered(search, 4)
  assert.deepEqual([seen.B.visits, seen.C.visits, seen.D.visits], [1, 1, 2])
  const { grown } = /** @type {any} */ (search.node(search.find('D', 1).nodes[0], Number(step)))
  assert.deepEqual([grown.total, grown.mean], [2, 1], 'twice the greatest reward')
  const last = search.stop(search.stops(search.summary.steps, 'choice'), 'choice')
  assert.equal(search.stops(last, 'iteration'), 15)
  assert.equal(numbered(search, 60).B.visits, 26)
  assert.deepEqual(search.summary.bestMove, 0)
  search.free()
})

test('the proof numbers of the example are as designed, and its proof lies under C', async () => {
  const { text, step } = EXAMPLES.proofNumbers
  const search = await open(text, { algorithm: 'pns', threshold: 5 })
  assert.equal(step, search.stop(4, 'iteration'))
  const { B, C, D } = numbered(search, 4)
  assert.deepEqual(
    [B, C, D].map(({ proof }) => proof),
    [
      [3, 1],
      [2, 1],
      [4, 1],
    ],
  )
  const { grown } = /** @type {any} */ (search.node(0, Number(step)))
  assert.deepEqual([grown.proof, grown.disproof], [2, 3])
  assert.deepEqual(
    search.proofSet(Number(step), 9)?.nodes.map(({ name }) => name),
    ['H', 'I'],
  )
  const { iterations, verdict } = /** @type {any} */ (search.summary)
  assert.deepEqual([iterations, verdict], [6, true])
  assert.equal(numbered(search, 6).C.proof?.[0], 0)
  search.free()
})

test('solved games leave moves undecided that the proof does not need', async () => {
  for (const [game, evaluated, leaves, iterations, verdicts] of /** @type {const} */ ([
    ['provedCoins', 11, 44, 19, { '6○': null, '5○': false, '4○': true }],
    ['provedTicTacToe', 12, 102, 18, { c3: false, a2: true, c2: null, a1: null, b1: null }],
  ])) {
    const { take, coins, ...others } = /** @type {any} */ (GAMES[game].game)
    const numbers = take ? { take: take.split(' ').map(Number), coins: Number(coins) } : {}
    const search = await open({ ...others, ...numbers }, { algorithm: 'pns' })
    const summary = /** @type {any} */ (search.summary)
    assert.deepEqual(
      [summary.verdict, summary.evaluated, summary.leaves, summary.iterations],
      [true, evaluated, leaves, iterations],
    )
    for (const child of search.children(0, 0, 9)) {
      const { place, grown } = /** @type {any} */ (search.node(child, summary.steps))
      assert.equal(grown.verdict, /** @type {any} */ (verdicts)[place.name], place.name)
    }
    search.free()
  }
})

/** The numbers of a text. @param {string} words */
function numbers(words) {
  return Array.from(words.matchAll(/[−-]?\d+/g), ([number]) => number.replace('−', '-')).sort()
}

test('captions have the same numbers in all languages', async () => {
  const en = await messages('en')
  for (const language of Object.keys(LANGUAGES)) {
    const m = await messages(language)
    for (const [name, { look, narration = [] }] of Object.entries(en.examples)) {
      const own = m.examples[/** @type {TreeName} */ (name)]
      assert.deepEqual(numbers(own.look), numbers(look), `${language}: ${name}`)
      narration.forEach((words, i) =>
        assert.deepEqual(numbers(own.narration?.[i] ?? ''), numbers(words)),
      )
    }
  }
})
