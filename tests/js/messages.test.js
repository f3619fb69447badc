// There is a sentence for everything that the core can say, and the sentences are true.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SecateurError, open } from '../../www/core.js'
import { EXAMPLES } from '../../www/page/controls/examples.js'
import { errorText, sentence } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { offset } from '../../www/page/controls/editor.js'
import { programs } from './programs.js'
import { RULES, STATIC, rulesFor } from './rules.js'

/**
 * @import {Search} from '../../www/core.js'
 * @import {Options, Source, View} from '../../www/types.js'
 */

const m = await messages('en')

const NO_WORDS = /undefined|null(?! window)|NaN|Infinity|\[object|-\d|-∞/

const VIEWS = /** @type {const} */ (['max', 'mover'])

const TREES = [
  ...Object.values(EXAMPLES).map(({ text }) => text),
  'A=4(B=-2.5(1 -0 1e3) x:7 ((0.1 a) -1e20))',
  STATIC,
  '5',
  'x',
]

/**
 * Every step of every tree under every rule.
 * @param {(search: Awaited<ReturnType<typeof open>>, step: number) => void} visit
 */
async function everyStep(visit) {
  for (const text of TREES) {
    /** @type {Options[]} */
    const tight = text === EXAMPLES.star1.text ? [{ values: [0, 10] }] : []
    for (const rules of [...rulesFor(text), ...tight]) {
      const search = await open(text, rules)
      for (let step = 0; step <= search.summary.steps; step += 1) visit(search, step)
      if (!Object.keys(rules).length) await everyStepOfPrograms(search, text, visit)
      search.free()
    }
  }
}

/**
 * Every step of other programs that search a tree.
 * @param {Search} search
 * @param {string} tree
 * @param {(search: Search, step: number) => void} visit
 */
async function everyStepOfPrograms(search, tree, visit) {
  for (const trace of programs(search)) {
    const program = await open({ trace, tree })
    for (let step = 0; step <= program.summary.steps; step += 1) visit(program, step)
    program.free()
  }
}

test('every step has a sentence', async () => {
  const keys = new Set()
  await everyStep((search, step) => {
    for (const view of VIEWS) {
      const explanation = search.explain(step, view)
      const words = sentence(m, explanation)
      assert.match(words, /\.$/)
      assert.doesNotMatch(words, NO_WORDS, JSON.stringify(explanation))
      keys.add(explanation.key)
    }
  })
  assert.deepEqual([...keys].sort(), Object.keys(m.explain).sort(), 'every key occurs')
})

test('no sentence states a bound as a value', async () => {
  await everyStep((search, step) => {
    const explanation = search.explain(step)
    const open = 'lo' in explanation && explanation.lo < explanation.hi
    if (!open || (explanation.key === 'compare' && !explanation.improved)) return
    assert.match(sentence(m, explanation), /at most|at least|between|anything/)
    assert.doesNotMatch(sentence(m, explanation), /exact/)
  })
})

/**
 * @param {string} text
 * @param {Options} rules
 * @param {number | 'cutoff' | 'last'} at
 * @param {string} expected
 * @param {View} [view]
 */
function checkSentence(text, rules, at, expected, view) {
  test(expected, async () => {
    const search = await open(text, rules)
    const step = { cutoff: search.next(0, 'cutoff') ?? 0, last: search.summary.steps }[at] ?? at
    assert.equal(sentence(m, search.explain(Number(step), view)), expected)
    search.free()
  })
}

const { textbook, deep, unknown } = EXAMPLES

checkSentence(
  textbook.text,
  {},
  0,
  'Nothing has happened yet. The tree has 13 nodes, 9 of them leaves, and MAX moves first, at A.',
)
checkSentence(
  textbook.text,
  {},
  17,
  'Down to C, child 2 of A, where MIN moves. It gets the window α\u00a03 β\u00a0+∞: α\u00a0=\u00a03 is held by A.',
)
checkSentence(
  textbook.text,
  {},
  'cutoff',
  'C is worth at most 2, but A already has 3 from B, so the rest of C (2 nodes) is pruned. This is an alpha cutoff: 2\u00a0≤\u00a0α\u00a0=\u00a03, held by the parent, A.',
)
checkSentence(
  textbook.text,
  {},
  17,
  'Down to C, child 2 of A, where MIN moves. It gets the window α\u00a0−∞ β\u00a0−3: β\u00a0=\u00a0−3 is held by A.',
  'mover',
)
checkSentence(
  textbook.text,
  {},
  6,
  'The leaf 3 is the first result at B: MIN has −3 there, and α rises to −3.',
  'mover',
)
checkSentence(
  textbook.text,
  {},
  'cutoff',
  'C is worth at least −2, but A already has 3 from B, so the rest of C (2 nodes) is pruned. This is a beta cutoff: −2\u00a0≥\u00a0β\u00a0=\u00a0−3, held by the parent, A.',
  'mover',
)
checkSentence(
  textbook.text,
  { cut: '>' },
  'cutoff',
  'C is worth at most 2, but A already has 3 from B, so the rest of C (2 nodes) is pruned. This is an alpha cutoff: 2\u00a0<\u00a0α\u00a0=\u00a03, held by the parent, A.',
)
checkSentence(
  textbook.text,
  {},
  23,
  'C returns 2 to A. That is only a bound: its true value is at most 2.',
)
checkSentence(
  textbook.text,
  {},
  24,
  'C, worth at most 2, is no better for MAX than α\u00a0=\u00a03.',
)
checkSentence(
  textbook.text,
  {},
  38,
  'D is worth at most 2, but A already has 3 from B. The alpha cut test holds (2\u00a0≤\u00a0α\u00a0=\u00a03), yet D has no child left to prune.',
)
checkSentence(
  textbook.text,
  {},
  'last',
  'The search ends: A is worth exactly 3. MAX should move to B; with best play the game goes B → 3.',
)
checkSentence(
  textbook.text,
  { window: [4, 9] },
  'last',
  'The search ends: A is worth between 2 and 3. The window it was given was too narrow to prove more.',
)
checkSentence(
  textbook.text,
  { window: [4, 9] },
  'cutoff',
  'B is worth at most 3, but the search asks only for values above 4, so the rest of B (2 nodes) is pruned. This is an alpha cutoff: 3\u00a0≤\u00a0α\u00a0=\u00a04, a bound of the root’s own window.',
)
checkSentence(
  EXAMPLES.atog.text,
  {},
  'cutoff',
  'E is worth at least 5, but B already has 3 from D, so the rest of E (1 node) is pruned. This is a beta cutoff: 5\u00a0≥\u00a0β\u00a0=\u00a03, held by the parent, B.',
)
checkSentence(
  deep.text,
  {},
  'cutoff',
  'D is worth at most 4, but A already has 5 from the leaf 5, so the rest of D (1 node) is pruned. This is a deep alpha cutoff: 4\u00a0≤\u00a0α\u00a0=\u00a05, held by A, 3 plies up.',
)
checkSentence(
  unknown.text,
  { algorithm: 'minimax' },
  'last',
  'The value of a is unknown, so the search cannot go on. It stops here, without an answer.',
)
checkSentence(
  textbook.text,
  { depth: 1 },
  'last',
  'The depth limit is reached at B, which has no static value, so the search stops here, without an answer.',
)

// Static values are estimates.
const estimated = '(B=4(1 9) C=3(8 7))'
checkSentence(
  estimated,
  { depth: 1 },
  3,
  'The depth limit stops the search at B; its static value is 4.',
)
checkSentence(estimated, { depth: 1 }, 4, 'B returns 4 to A, its value at depth 1.')
checkSentence(
  estimated,
  { depth: 1 },
  5,
  'B, worth 4 at depth 1, is the first result at A: MAX has 4 there, and α rises to 4.',
)
checkSentence(
  estimated,
  { depth: 1 },
  'last',
  'The search ends: A is worth 4 at depth 1. Judged at that depth, MAX should move to B.',
)
checkSentence(
  estimated,
  { depth: 2 },
  'last',
  'The search ends: A is worth exactly 7. MAX should move to C; with best play the game goes C → 7.',
)
// Under fail-hard the value that a call returns is not the value of its node.
const hard = /** @type {const} */ ({ returns: 'hard' })
checkSentence(
  '((6 9) (5 4))',
  hard,
  'cutoff',
  'C is worth at most 5, but A already has 6 from B, so the rest of C (1 node) is pruned. This is a cutoff: 5\u00a0≤\u00a0knownMax\u00a0=\u00a06, held by the parent, A.',
)
checkSentence(
  '((6 9) (5 4))',
  hard,
  19,
  'C returns 6 to A: fail-hard clamps the result to the window. The true value of C is at most 5.',
)
checkSentence(
  '((3 9) 2)',
  { ...hard, window: [4, 9] },
  9,
  'B, which returned 4 but is worth at most 3, is the first result at A: it does not beat knownMax\u00a0=\u00a04.',
)
// A leaf has one value in the tree and another for MIN.
checkSentence(
  '((6 8))',
  { algorithm: 'minimax' },
  10,
  'The leaf 8 counts as −8 for MIN: no better than −6, the best so far at B.',
  'mover',
)
checkSentence(
  '((8 6))',
  {},
  10,
  'The leaf 6 counts as −6 for MIN: better than −8, and B now has −6, and α rises to −6.',
  'mover',
)
checkSentence('(8 6)', {}, 3, 'Child 1 of A is a leaf, worth 8: −8 for MIN.', 'mover')
// The child that a bound comes from need not be the best child of the holder.
checkSentence(
  '(3 (2 4))',
  { bounds: 'shallow', window: [5, 10] },
  11,
  'B is worth at most 2, but A already has 3 from the leaf 3, so the rest of B (1 node) is pruned. This is an alpha cutoff: 2\u00a0≤\u00a0α\u00a0=\u00a03, held by the parent, A.',
)
// The article gives the bounds other names.
checkSentence(
  textbook.text,
  { listing: 'known-bounds' },
  17,
  'Down to C, child 2 of A, where MIN moves. It gets the window knownMax\u00a03 knownMin\u00a0+∞: knownMax\u00a0=\u00a03 is held by A.',
)
checkSentence(
  textbook.text,
  { listing: 'window' },
  'cutoff',
  'C is worth at most 2, but A already has 3 from B, so the rest of C (2 nodes) is pruned. This is a cutoff: 2\u00a0≤\u00a0knownMax\u00a0=\u00a03, held by the parent, A.',
)

test('no sentence states an estimate as the true value', async () => {
  let sentences = 0
  for (const text of ['A=4(B=-2.5(1 -0 1e3) x:7 C=2((0.1 5) -1e20))', estimated]) {
    for (const rules of RULES) {
      for (const depth of [0, 1, 2]) {
        const search = await open(text, { ...rules, depth })
        for (let step = 0; step <= search.summary.steps; step += 1) {
          const explanation = search.explain(step)
          if (!('limit' in explanation) || explanation.limit === null) continue
          const words = sentence(m, explanation)
          assert.doesNotMatch(words, /exact|true value/)
          if (explanation.key === 'leave' || explanation.key === 'finish')
            assert.ok(words.includes(`at depth ${depth}`), words)
          sentences += 1
        }
        search.free()
      }
    }
  }
  assert.ok(sentences > 100)
})

/** @type {[number, string][]} */
const NUMBERS = [
  [0, '0'],
  [-0, '0'],
  [-2.5, '−2.5'],
  [0.1, '0.1'],
  [12345, '12345'],
  [Infinity, '+∞'],
  [-Infinity, '−∞'],
  [1e300, '1E300'],
  [1e-9, '1E−9'],
]

test('numbers have a true minus and no grouping', () => {
  for (const [x, expected] of NUMBERS) assert.equal(m.number(x), expected)
})

/** @type {[string, Source, object?][]} */
const FAULTS = [
  ['empty-text', ' # nothing\n'],
  ['unexpected', '(3 x: )'],
  ['unclosed', '((3 12'],
  ['mismatched', '((3 12] 5)'],
  ['empty-list', '(3 ())'],
  ['stray', '(3 4) 5'],
  ['bad-number', '(3 1.2.3)'],
  ['not-finite', '(3 1e999)'],
  ['bad-character', '(3 ; 4)'],
  ['typography', '(3 ½)'],
  ['player-without-bracket', '(MAX 3)'],
  ['number-before-bracket', '(3(1 2))'],
  ['text-too-long', ' '.repeat(2 ** 20 + 1)],
  ['too-deep', '('.repeat(1001) + '1' + ')'.repeat(1001)],
  ['too-many-nodes', { random: { branching: 10, depth: 10 } }],
  ['too-few-values', { random: { branching: 9, depth: 2, values: [0, 9], ties: 0 } }],
  ['bad-option', '(1 2)', { window: [5, 2] }],
  ['unknown-option', '(1 2)', { windows: [2, 5] }],
  ['bad-source', /** @type {never} */ (7)],
]

for (const [code, source, rules] of FAULTS) {
  test(`the error ${code} has a message`, async () => {
    const error = await open(source, rules).catch((error) => error)
    assert.ok(error instanceof SecateurError)
    assert.equal(error.code, code)
    const words = errorText(m, error)
    assert.notEqual(words, code)
    assert.doesNotMatch(words, /undefined|null|NaN|\[object/)
    if (typeof source === 'string' && !rules) assert.ok(error.line && error.column)
  })
}

test('errors of the handle have messages, too', async () => {
  const search = await open('(1 2)')
  for (const step of [-1, 1e6, 0.5]) assert.throws(() => search.frame(step), /cannot be/)
  search.free()
  assert.throws(() => search.print(), { message: m.errors.freed({}) })
})

test('an error without a message of ours shows its own', () => {
  assert.equal(errorText(m, { code: '__proto__', params: {}, message: 'odd' }), 'odd')
})

test('a place in the text counts lines and code points', () => {
  const text = '(😀 1\n 🌲🌳 x'
  assert.equal(text[offset(text, 1, 3)], ' ')
  assert.equal(text[offset(text, 2, 5)], 'x')
  assert.equal(offset(text, 2, 6), text.length)
})
