// Answers are graded through the public API; tests/exercise/ has the grading itself.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawExercise, open } from '../../www/core.js'
import { LANGUAGES } from '../../www/messages/languages.js'
import { errorText, messages, reasonOf, partOf } from '../../www/messages/messages.js'
import { errorOf } from './error-of.js'

/** @import { Answer, Asked, Item, Options } from '../../www/types.js' */

const TEXTBOOK = '((3 12 8) (2 4 6) (14 5 2))'

test('answers are graded by name, by number and as typed', async () => {
  const search = await open(TEXTBOOK, { order: 'reversed' })
  const inOrder = await open(TEXTBOOK)
  /** @type {Answer[]} */
  const answers = [
    { node: 'A', value: 3 },
    { node: 'B', value: '３' },
    { node: 'C', value: '≤ 2' },
    { node: '#9', value: '2,0' },
    { node: 7, cut: true },
    { node: 8, cut: true },
  ]
  const grade = await inOrder.grade(answers)
  assert.deepEqual([grade.points, grade.max, grade.score, grade.first], [16, 16, 1, null])
  const c = grade.items.find(({ node, field }) => node === 5 && field === 'value')
  assert.deepEqual(c?.read, [-Infinity, 2])
  assert.deepEqual([c?.given, c?.expected, c?.verdict, c?.step], ['≤ 2', 2, 'right', 23])
  // Names belong to the tree as given, numbers to the tree as searched.
  const reversed = await search.grade([{ node: 'D', value: 2 }], { ask: ['values'] })
  const [d] = reversed.items.filter(({ given }) => given !== null)
  assert.deepEqual([d.node, d.verdict], [1, 'right'])
  inOrder.free()
  search.free()
})

test('each verdict has a reason in every language', async () => {
  const search = await open(TEXTBOOK)
  const options = { ask: 'values cuts', follow: /** @type {const} */ ('none') }
  const grade = await search.grade(
    [
      { node: 'B', value: 12 },
      { node: 'C', value: '≥ 2' },
      { node: 'D', value: '?' },
      { node: 11, cut: true },
    ],
    options,
  )
  const reasons = grade.items.flatMap(({ reason }) => (reason ? [reason] : []))
  const keys = [
    'other-player',
    'wrong-sign',
    'test-holds',
    'test-holds',
    'unreadable',
    'test-fails',
  ]
  assert.deepEqual(
    reasons.map(({ key }) => key),
    keys,
  )
  assert.equal(grade.items[/** @type {number} */ (grade.first)].node, 1)
  for (const tag of Object.keys(LANGUAGES)) {
    const words = await partOf(tag, 'exercise')
    for (const reason of reasons) assert.match(reasonOf(words, reason), /[.。]$/)
  }
  const english = await partOf('en', 'exercise')
  assert.match(reasonOf(english, reasons[2]), /2\u00a0≤\u00a0α\u00a0=\u00a03/)
  search.free()
})

test('answers are read before the call returns', async () => {
  const search = await open(TEXTBOOK)
  const answers = [{ node: 'B', value: 3 }]
  const grading = search.grade(answers, { ask: 'values' })
  answers[0].value = 4
  answers.push({ node: 'nobody', value: 1 })
  assert.equal((await grading).right, 1)
  search.free()
  await assert.rejects(search.grade([]), { code: 'freed' })
})

test('malformed answers are refused with their place', async () => {
  const search = await open(TEXTBOOK)
  /** @param {unknown} answers @param {object} [options] */
  const refused = (answers, options) =>
    errorOf(() => search.grade(/** @type {Answer[]} */ (answers), options))
  const nobody = await refused([
    { node: 'B', value: 3 },
    { node: 'nobody', value: 3 },
  ])
  assert.deepEqual([nobody.code, nobody.params.option], ['bad-option', 'answers[1].node'])
  const proto = await refused([JSON.parse('{"node":"__proto__","value":1}')])
  assert.equal(proto.params.option, 'answers[0].node')
  const twice = await refused([
    { node: 'B', value: 3 },
    { node: '#1', value: 4 },
  ])
  assert.deepEqual([twice.code, twice.params.before], ['answered-twice', 'answers[0].value'])
  assert.equal((await refused(Array(10_001).fill({}))).code, 'too-much-at-once')
  assert.equal((await refused('B = 3')).code, 'bad-argument')
  assert.equal((await refused([], { ask: 'weather' })).params.option, 'ask')
  const long = await search.grade([{ node: 'B', value: '7'.repeat(2 ** 20) }])
  assert.equal(long.items.find(({ given }) => given !== null)?.verdict, 'unread')
  search.free()
  const large = await open({ random: { branching: 10, depth: 4 } })
  const error = await errorOf(() => large.grade([]))
  assert.deepEqual([error.code, error.params.limit], ['too-many-nodes', 10_000])
  large.free()
})

test('a tree is drawn, and its full answer is right', async () => {
  const drawn = await drawExercise({ seed: 5 }, {}, { ask: 'values cuts windows' })
  const search = await open(drawn.text)
  const task = { ask: 'values cuts windows' }
  const empty = await search.grade([], task)
  assert.deepEqual([empty.points, empty.missing], [0, empty.items.length])
  /** @param {Item} item */
  const answer = ({ node, field, expected }) => ({ node, [field]: expected })
  const full = empty.items.map(answer)
  assert.equal((await search.grade(/** @type {Answer[]} */ (full), task)).score, 1)
  assert.ok(drawn.tells.length >= 2 && drawn.difficulty >= 1)
  search.free()
})

test('a value of a chance node that is clamped into the window is told as that', async () => {
  const search = await open('(?(4 8) ?(1 6 9))', { values: [0, 10] })
  // After 1 and 6 the average of C is at most 17/3, below α = 6.
  const { items } = await search.grade([{ node: 'C', value: 6 }], { ask: 'values' })
  const item = items.find(({ given }) => given !== null)
  assert.deepEqual([item?.verdict, item?.reason?.key], ['wrong', 'clamped'])
  search.free()
})

test('a condition on two unknown leaves is graded, in the words of each language', async () => {
  const search = await open('A(B(3 12) C(x D(y 9)) E(2 6))')
  /** @param {string} given */
  const grade = async (given) => {
    const { items, about } = await search.grade([{ ask: 'condition', given }], { ask: 'condition' })
    assert.equal(about, 8, 'the leaf 9')
    return items[0]
  }
  for (const tag of Object.keys(LANGUAGES)) {
    const words = await partOf(tag, 'exercise')
    const { and, or } = words.practise.conditions
    const right = await grade(`x ≤ 3 ${or} 3 < x ${and} y ≥ x`)
    assert.equal(right.verdict, 'right', tag)
    const wrong = await grade(`x ≤ 3 ${and} y ≥ x`)
    assert.equal(wrong.verdict, 'wrong', tag)
    assert.match(
      reasonOf(words, wrong.reason ?? { key: 'no-move' }),
      /x\u00a0=\u00a0.*y\u00a0=\u00a0/,
      tag,
    )
  }
  const { expected } = await grade('never')
  const less = { left: 'first', sign: '≤', right: 3 }
  assert.deepEqual(expected, { any: [[{ left: 'first', sign: '≤', right: 'second' }], [less]] })
  search.free()
})

test('a condition on one unknown leaf is graded', async () => {
  const search = await open('A(B(3 12 8) C(x E(4 6)) D(14 5 2))')
  const asked = { ask: 'condition', node: 'E' }
  /** @param {Answer[]} answers @param {object} [options] */
  const grade = async (answers, options = {}) => {
    const result = await search.grade(answers, { ...asked, ...options })
    return { ...result.items[0], about: result.about }
  }
  const right = await grade([{ ask: 'condition', given: '3 ≥ x' }])
  assert.deepEqual(
    [right.field, right.verdict, right.step, right.about],
    ['condition', 'right', null, 7],
  )
  assert.deepEqual(right.expected, { from: -Infinity, to: 3, open: [false, false] })
  const wrong = await grade([{ ask: 'condition', given: 'never' }])
  assert.deepEqual([wrong.read, wrong.reason], [false, { key: 'holds-at', at: 2 }])
  const always = await grade([{ ask: 'condition', given: 'always' }], {
    condition: 'root',
    node: undefined,
  })
  assert.deepEqual([always.read, always.expected, always.about], [true, [3, 6], null])
  for (const tag of Object.keys(LANGUAGES)) {
    const words = await partOf(tag, 'exercise')
    for (const reason of [wrong.reason, always.reason]) {
      assert.match(
        reasonOf(words, /** @type {import('../../www/types.js').Reason} */ (reason)),
        /[.。]$/,
      )
    }
    // The name on the page can be typed.
    const [yes, no] = [words.practise.always, words.practise.never]
    assert.equal((await grade([{ ask: 'condition', given: yes }])).read, true, yes)
    assert.equal((await grade([{ ask: 'condition', given: no }])).read, false, no)
  }
  const { code, params } = await errorOf(() => search.grade([], { ...asked, node: 'nobody' }))
  assert.deepEqual([code, params.option], ['bad-option', 'node'])
  search.free()
  const textbook = await open(TEXTBOOK)
  const unasked = await errorOf(() => textbook.grade([], { ask: 'condition' }))
  assert.equal(unasked.params.option, 'ask')
  textbook.free()
  const drawn = await drawExercise({ seed: 7 }, {}, { ask: 'condition' })
  assert.match(drawn.text, /\bx\b/)
})

/** The listings of searches that search nodes again. */
const SEARCHING_AGAIN = /** @type {const} */ ([
  ...['pvs', 'deepening', 'alpha-beta-memory', 'mtd-without-memory', 'mtd'],
])

test('a sheet and a planted mistake refuse a search that searches nodes again', async () => {
  for (const options of /** @type {Options[]} */ ([
    { algorithm: 'pvs' },
    { algorithm: 'mtd' },
    { deepening: 'on' },
    { table: 'unlimited' },
    ...SEARCHING_AGAIN.map((listing) => ({ listing })),
  ])) {
    const search = await open('((3 12 8) (2 4 6) (14 5 2))', options)
    // Questions before decisions are possible: tests/js/predict.test.js.
    for (const ask of [() => search.grade([]), () => search.plant()]) {
      const refused = await errorOf(ask)
      assert.equal(refused.code, 'searched-again-in-exercise')
      for (const tag of Object.keys(LANGUAGES))
        assert.match(errorText(await messages(tag), refused), /alpha|alfa/i, tag)
    }
    search.free()
  }
})

test('trees for searches with several visits or best-first ones are drawn with static values', async () => {
  const plain = (await drawExercise({ seed: 6 })).text
  for (const options of /** @type {Options[]} */ ([
    { algorithm: 'pvs', table: 'unlimited' },
    { algorithm: 'mtd' },
    { algorithm: 'mcts', iterations: 20 },
    { algorithm: 'pns' },
  ]))
    assert.equal((await drawExercise({ seed: 6 }, options)).text, plain)
  for (const options of /** @type {Options[]} */ ([
    { deepening: 'on' },
    { algorithm: 'mcts', iterations: 20, playout: 'value' },
  ])) {
    const { text } = await drawExercise({ seed: 6 }, options)
    assert.match(text, /=\d/)
    const search = await open(text, options)
    assert.ok((await search.questions()).length > 0)
    search.free()
  }
})

test('a search with quiescence is refused, in the words of each language', async () => {
  const options = { depth: 1, quiescence: /** @type {const} */ ('on') }
  const search = await open('(B=9!(1 9) C=3(3 4))', options)
  for (const ask of [() => search.grade([]), () => search.questions(), () => search.plant()]) {
    const refused = await errorOf(ask)
    assert.equal(refused.code, 'quiescence-in-exercise')
  }
  search.free()
})

test('rules beside a listing decide whether nodes are searched again', async () => {
  const tree = '((3 12 8) (2 4 6) (14 5 2))'
  const plain = { ...{ algorithm: 'alpha-beta', deepening: 'off', table: 'none' }, cut: '>' }
  const right = await open(tree, /** @type {Options} */ ({ algorithm: 'alpha-beta', cut: '>' }))
  const planted = await right.plant({ seed: 2 })
  right.free()
  for (const listing of SEARCHING_AGAIN) {
    const search = await open(tree, /** @type {Options} */ ({ listing, ...plain }))
    assert.deepEqual(await search.plant({ seed: 2 }), planted, listing)
    search.free()
  }
})
