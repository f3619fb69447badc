// `secateur grade`: the answers of a student, graded again on a server.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AIMA as TREE, file, secateur } from './secateur.js'

/** All answers to the textbook tree: A, B, C and D return 3, 3, 2 and 2, and two leaves of C are pruned. */
const RIGHT = {
  ...{ '0.value': '3', '1.value': '3', '5.value': '2', '9.value': '2' },
  ...{ '7.cut': 'x', '8.cut': 'x' },
}

/** @param {unknown} answers @param {object} [exercise] */
function grade(answers, exercise = {}) {
  const exerciseFile = file('exercise.json', { tree: TREE, ask: ['values', 'cuts'], ...exercise })
  return secateur(['grade', exerciseFile, '--answers', file('answers.json', answers)])
}

/** @param {unknown} answers @param {object} [exercise] */
function result(answers, exercise) {
  const { status, stdout, stderr } = grade(answers, exercise)
  assert.equal(status, 0, stderr)
  return JSON.parse(stdout)
}

test('the score follows from the answers, not from the score stated with them', () => {
  const all = result({ tree: null, answers: RIGHT, best: 0.1, attempts: 2 })
  assert.equal(all.score, 1)
  assert.equal(all.points, all.max)
  assert.deepEqual([all.version, all.exercise, all.attempt], [1, 'practise', 2])
  assert.match(all.tree, /3 12 8/)
  const none = result({ answers: {}, best: 1 })
  assert.equal(none.points, 0)
  const some = result({ answers: { ...RIGHT, '5.value': '7' } })
  assert.ok(some.score > 0 && some.score < 1)
  assert.equal(
    some.items.find((/** @type {any} */ { node, field }) => node === 5 && field === 'value')
      .verdict,
    'wrong',
  )
})

test('help that gave an answer costs the points of its box', () => {
  const { points, max } = result({ answers: RIGHT, helped: { '5.value': 3 }, help: 3 })
  assert.ok(points < max)
})

test('windows are graded in the view of the listing', () => {
  const exercise = {
    tree: '((3 12) (2 4))',
    ask: ['windows'],
    windows: 'entry',
    listing: 'negamax-alpha-beta',
  }
  const { items } = result({ answers: { '4.alpha': '-inf', '4.beta': '-3' } }, exercise)
  const [alpha, beta] = ['alpha', 'beta'].map((name) =>
    items.find((/** @type {any} */ { node, field }) => node === 4 && field === name),
  )
  assert.deepEqual([alpha.verdict, beta.verdict], ['right', 'right'])
})

test('averages and statements are graded, too', () => {
  const chance = result(
    { answers: { '0.value': '20/3', '1.value': '6.67', '4.value': '17/3', '7.cut': 'x' } },
    { tree: '(?(1/3:4 2/3:8) ?(1 6 9))', values: [0, 10] },
  )
  assert.equal(chance.score, 1)
  const judged = result(
    { answers: { 'null.statement': 'false', 'null.why': '((3 5) (2 9) (4 8))' } },
    { tree: '((3 5) (2 9))', ask: 'statement', goal: 'rightmost-leaf' },
  )
  assert.deepEqual([judged.points, judged.max], [2, 2])
})

test('answers about another tree, nonsense and exercises without a sheet are refused', () => {
  for (const [answers, exercise, message] of /** @type {[unknown, object, RegExp][]} */ ([
    [{ tree: '((1 2))', answers: {} }, {}, /answers\.json: the answers are about another tree/],
    [[], {}, /answers\.json has no "answers"/],
    ['', {}, /answers\.json is empty\. .*`tree\.answers`/],
    ['{', {}, /answers\.json(?::1:2)?: this is no JSON\. .*`tree\.answers`/],
    [{ answers: { '0.nope': '1' } }, {}, /^answers\.json: There is no option/],
    [{ answers: {} }, { exercise: 'find' }, /judged step by step/],
  ])) {
    const { status, stdout, stderr } = grade(answers, exercise)
    assert.deepEqual([status, stdout], [1, ''])
    assert.match(stderr, message)
  }
  // Unknown boxes are ignored, such as those of another version.
  assert.equal(
    result({ answers: { ...RIGHT, '99.value': '3', __proto__: 1, 'x.y': 'z' } }).score,
    1,
  )
})
