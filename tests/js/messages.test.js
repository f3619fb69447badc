// There is a sentence for everything that the core can say, and the sentences are true.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { EXAMPLES } from '../../www/page/controls/examples.js'
import { LANGUAGES } from '../../www/messages/languages.js'
import { errorText, sentence } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { offset } from '../../www/page/controls/editor.js'
import { errorOf } from './error-of.js'
import { RULES } from './rules.js'

/** @import {Options, View} from '../../www/types.js' */

const m = await messages('en')

const { atog, textbook, deep, unknown } = EXAMPLES
// Static values are estimates.
const estimated = '(B=4(1 9) C=3(8 7))'
// Under fail-hard the value that a call returns is not the value of its node.
const hard = /** @type {const} */ ({ returns: 'hard' })

/**
 * Searches, and the sentences of their steps.
 * @type {({ tree: string, rules?: Options, view?: View } & Record<string, unknown>)[]}
 */
const SENTENCES = [
  {
    tree: textbook.text,
    0: 'Nothing has happened yet. The tree has 13 nodes, 9 of them leaves, and MAX moves first, at A.',
    17: 'Down to C, child 2 of A, where MIN moves. It gets the window α\u00a03 β\u00a0+∞: α\u00a0=\u00a03 is held by A.',
    cutoff:
      'C is worth at most 2, but A already has 3 from B, so the rest of C (2 nodes) is pruned. This is an alpha cutoff: 2\u00a0≤\u00a0α\u00a0=\u00a03, held by the parent, A.',
    23: 'C returns 2 to A. That is only a bound: its true value is at most 2.',
    24: 'C, worth at most 2, is no better for MAX than α\u00a0=\u00a03.',
    38: 'D is worth at most 2, but A already has 3 from B. The alpha cut test holds (2\u00a0≤\u00a0α\u00a0=\u00a03), yet D has no child left to prune.',
    last: 'The search ends: A is worth exactly 3. MAX should move to B; with best play the game goes B → 3.',
  },
  {
    tree: textbook.text,
    view: 'mover',
    17: 'Down to C, child 2 of A, where MIN moves. It gets the window α\u00a0−∞ β\u00a0−3: β\u00a0=\u00a0−3 is held by A.',
    6: 'The leaf 3 is the first result at B: MIN has −3 there, and α rises to −3.',
    cutoff:
      'C is worth at least −2, but A already has 3 from B, so the rest of C (2 nodes) is pruned. This is a beta cutoff: −2\u00a0≥\u00a0β\u00a0=\u00a0−3, held by the parent, A.',
  },
  {
    tree: textbook.text,
    rules: { cut: '>' },
    cutoff:
      'C is worth at most 2, but A already has 3 from B, so the rest of C (2 nodes) is pruned. This is an alpha cutoff: 2\u00a0<\u00a0α\u00a0=\u00a03, held by the parent, A.',
  },
  {
    tree: textbook.text,
    rules: { window: [4, 9] },
    last: 'The search ends: A is worth between 2 and 3. The window it was given was too narrow to prove more.',
    cutoff:
      'B is worth at most 3, but the search asks only for values above 4, so the rest of B (2 nodes) is pruned. This is an alpha cutoff: 3\u00a0≤\u00a0α\u00a0=\u00a04, a bound of the root’s own window.',
  },
  {
    tree: atog.text,
    cutoff:
      'E is worth at least 5, but B already has 3 from D, so the rest of E (1 node) is pruned. This is a beta cutoff: 5\u00a0≥\u00a0β\u00a0=\u00a03, held by the parent, B.',
  },
  {
    tree: deep.text,
    cutoff:
      'D is worth at most 4, but A already has 5 from the leaf 5, so the rest of D (1 node) is pruned. This is a deep alpha cutoff: 4\u00a0≤\u00a0α\u00a0=\u00a05, held by A, 3 plies up.',
  },
  {
    tree: unknown.text,
    rules: { algorithm: 'minimax' },
    last: 'The value of a is unknown, so the search cannot go on. It stops here, without an answer.',
  },
  {
    tree: textbook.text,
    rules: { depth: 1 },
    last: 'The depth limit is reached at B, which has no static value, so the search stops here, without an answer.',
  },
  {
    tree: estimated,
    rules: { depth: 1 },
    3: 'The depth limit stops the search at B; its static value is 4.',
    4: 'B returns 4 to A, its value at depth 1.',
    5: 'B, worth 4 at depth 1, is the first result at A: MAX has 4 there, and α rises to 4.',
    last: 'The search ends: A is worth 4 at depth 1. Judged at that depth, MAX should move to B.',
  },
  {
    tree: estimated,
    rules: { depth: 2 },
    last: 'The search ends: A is worth exactly 7. MAX should move to C; with best play the game goes C → 7.',
  },
  {
    tree: '((6 9) (5 4))',
    rules: hard,
    cutoff:
      'C is worth at most 5, but A already has 6 from B, so the rest of C (1 node) is pruned. This is a cutoff: 5\u00a0≤\u00a0knownMax\u00a0=\u00a06, held by the parent, A.',
    19: 'C returns 6 to A: fail-hard clamps the result to the window. The true value of C is at most 5.',
  },
  {
    tree: '((3 9) 2)',
    rules: { ...hard, window: [4, 9] },
    9: 'B, which returned 4 but is worth at most 3, is the first result at A: it does not beat knownMax\u00a0=\u00a04.',
  },
  // A leaf has one value in the tree and another for MIN.
  {
    tree: '((6 8))',
    rules: { algorithm: 'minimax' },
    view: 'mover',
    10: 'The leaf 8 counts as −8 for MIN: no better than −6, the best so far at B.',
  },
  {
    tree: '((8 6))',
    view: 'mover',
    10: 'The leaf 6 counts as −6 for MIN: better than −8, and B now has −6, and α rises to −6.',
  },
  { tree: '(8 6)', view: 'mover', 3: 'Child 1 of A is a leaf, worth 8: −8 for MIN.' },
  // The child that a bound comes from need not be the best child of the holder.
  {
    tree: '(3 (2 4))',
    rules: { bounds: 'shallow', window: [5, 10] },
    11: 'B is worth at most 2, but A already has 3 from the leaf 3, so the rest of B (1 node) is pruned. This is an alpha cutoff: 2\u00a0≤\u00a0α\u00a0=\u00a03, held by the parent, A.',
  },
  // The article gives the bounds other names.
  {
    tree: textbook.text,
    rules: { listing: 'known-bounds' },
    17: 'Down to C, child 2 of A, where MIN moves. It gets the window knownMax\u00a03 knownMin\u00a0+∞: knownMax\u00a0=\u00a03 is held by A.',
  },
  {
    tree: textbook.text,
    rules: { listing: 'window' },
    cutoff:
      'C is worth at most 2, but A already has 3 from B, so the rest of C (2 nodes) is pruned. This is a cutoff: 2\u00a0≤\u00a0knownMax\u00a0=\u00a03, held by the parent, A.',
  },
]

for (const { tree, rules = {}, view, ...sentences } of SENTENCES) {
  for (const [at, expected] of Object.entries(sentences)) {
    test(String(expected), async () => {
      const search = await open(tree, rules)
      /** @type {Record<string, number | null>} */
      const named = { cutoff: search.next(0, 'cutoff'), last: search.summary.steps }
      assert.equal(sentence(m, search.explain(Number(named[at] ?? at), view)), expected)
      search.free()
    })
  }
}

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

test('errors of the handle have messages, too', async () => {
  const search = await open('(1 2)')
  for (const step of [-1, 1e6, 0.5]) assert.throws(() => search.frame(step), /cannot be/)
  search.free()
  assert.throws(() => search.print(), { message: m.errors.freed({}) })
})

test('the message about a fraction in the place of a value shows a weight', async () => {
  for (const language of Object.keys(LANGUAGES)) {
    const m = await messages(language)
    const of = async (/** @type {string} */ text) => errorText(m, await errorOf(() => open(text)))
    assert.match(await of('(1/3 4)'), /1\/3:7/)
    assert.doesNotMatch(await of('(1.2.3 4)'), /1\/3/)
  }
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
