// The languages: that each says everything English does, in its own words and its own digits.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { LANGUAGES, help, known, sentence } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { EXAMPLES } from '../../www/page/examples.js'
import { readNumber } from '../../www/page/numbers.js'
import { RULES } from './rules.js'

/** @typedef {Awaited<ReturnType<typeof every>>} Messages */
/** @import {Options} from '../../www/types.js' */

/** All words of a language, whenever they are loaded. @param {string} tag */
async function every(tag) {
  return { ...(await messages(tag)), help: await help(tag) }
}

const offered = await Promise.all(Object.keys(LANGUAGES).map(every))
const [en, ...foreign] = offered
const all = [...offered, await every('en-XA')]

/** @type {Record<string, { bound: RegExp, exact: RegExp, end: RegExp }>} */
const TELLING = {
  en: { bound: /at most|at least|between|anything/, exact: /exact/, end: /\.$/ },
  de: { bound: /höchstens|mindestens|zwischen|beliebig/, exact: /exakt|genau/, end: /\.$/ },
  fi: { bound: /enintään|vähintään|mikä tahansa/, exact: /tarkka|tasan/, end: /\.$/ },
  'zh-Hans': { bound: /至多|至少|介于|任意/, exact: /精确|恰/, end: /。$/ },
}

const NO_WORDS = /undefined|null|NaN|Infinity|\[object|-\d|-∞| {2}/

/** The sign of a number as the notation has it, in any language. */
const TYPED = /-(?=2\.5)/g

/** What is the same in several languages: names, signs, terms, and words that happen to agree. */
const SHARED = new Set(
  `Secateur Minimax Negamax minimax Agent Alpha–beta fail-soft fail-hard MAX MIN
  AIMA△▽ CS188△▽ Wikipedia□○ Home End Esc Enter Shift`.split(/\s+/),
)

/** @typedef {string | ((...p: unknown[]) => string)} Leaf */

/**
 * Every text and every function of some words, by its path.
 * @param {unknown} words
 * @param {string} [path]
 * @returns {[path: string, leaf: Leaf][]}
 */
function leaves(words, path = '') {
  if (typeof words === 'string' || typeof words === 'function') {
    return [[path, /** @type {Leaf} */ (words)]]
  }
  assert.ok(words instanceof Object, `${path} is neither words nor a group of them`)
  return Object.entries(words).flatMap(([key, part]) => leaves(part, path ? `${path}.${key}` : key))
}

/** @param {Messages} m @param {string} path */
function find(m, path) {
  /** @type {unknown} */
  let words = m
  for (const key of path.split('.')) words = /** @type {Record<string, unknown>} */ (words)[key]
  return /** @type {Leaf} */ (words)
}

const search = await open('A(B(3 12.5 x:8) C(y:2 4 6) D(14 5 2))')
const cutoff = search.next(0, 'cutoff') ?? 0
const board = await open({ game: 'tic-tac-toe', board: 'xo. .x. ..o' })
const pruned = search.node(7, cutoff)
const samples = {
  place: search.node(5, 0).place,
  node: search.node(5, cutoff),
  // Whatever the lab may tell of.
  lab: {
    ...{ code: 'whole', found: '99', least: 1, most: 9, depth: 4, deepest: 8, share: 0.5 },
    ...{ branching: 3, trees: 10, order: 'best', values: 5, cut: '>=', seed: 7 },
    ...{
      all: 81,
      deep: 30.5,
      shallow: 33.25,
      fewest: 17,
      leaves: 81,
      minimax: 4,
      best: 8,
      plies: 7,
    },
    ...{ mean: 30.5, deviation: 2.5, error: 0.25, expected: 30, off: 0.5 },
  },
  // Whatever an error may bring along.
  error: {
    ...{ found: '5', expected: 'node', open: '(', close: ')', openLine: 1, openColumn: 2 },
    ...{
      limit: 1000,
      needed: 300,
      available: 9,
      option: 'window',
      argument: 'step',
      reason: 'none',
    },
  },
}

/** The explanations of a run by key, and those of runs that end in another way. */
const explanations = new Map()
for (const [text, options] of /** @type {[string, Options][]} */ ([
  ['A(B(3 12 8) C(2 4 6) D(14 5 2))', {}],
  ['(x)', {}],
  ['((1 2))', { depth: 1 }],
])) {
  const run = await open(text, options)
  for (let step = 0; step <= run.summary.steps; step += 1) {
    explanations.set(run.explain(step).key, run.explain(step))
  }
  run.free()
}

/** The functions of a place, of what the lab found, and of a pair of bounds. */
const PLACES =
  /^(place|wayfinding\.find\.at|viewer\.(picture|log\.short|counts\.stopped|skipName\.\w+|node\.select)|panels\.(variables\.of|calls\.player))$/
const LAB =
  /^lab\.(problem|progressAt|about|growthSummary|effort|effortHere|spreadSummary|expectedIs)$/
const PAIRS = /^(panels\.calls\.window|bounds\.proved)$/

/**
 * What to call a function with: numbers, unless its path says otherwise.
 * @param {string} path
 * @returns {unknown[]}
 */
function sample(path) {
  const key = path.slice(path.lastIndexOf('.') + 1)
  if (explanations.has(key) && /^(explain|viewer\.log\.brief)\./.test(path)) {
    return [explanations.get(key)]
  }
  if (path.startsWith('errors.')) return [samples.error]
  if (LAB.test(path)) return [samples.lab]
  if (path === 'compare.side') return [true, 'x', false, 'y']
  if (path.startsWith('compare.orders.reason.')) {
    return [5, 9, { fewest: 4, branching: 2, depth: 3 }]
  }
  if (path === 'position.moves') return [['a1', 'b2']]
  if (path.startsWith('position.')) return [board.drawing(1), Array(9).fill('a1')]
  if (PLACES.test(path)) return [samples.place, 7]
  if (PAIRS.test(path)) return [[2, 5]]
  if (/^(viewer\.(node\.(heading|status)|outline\.item)|bounds\.line\.words)$/.test(path)) {
    return [samples.node, 7]
  }
  if (path === 'viewer.node.why') return [pruned.pruned]
  if (path === 'panels.calls.frame') return [search.calls(cutoff, 0, 1)[0]]
  return [2, 5, 'x']
}

/** @param {string} path @param {Leaf} leaf */
function said(path, leaf) {
  return typeof leaf === 'function' ? leaf(...sample(path)) : leaf
}

/** Where nothing needs to be said. */
const SILENT = new Set(['viewer.log.brief.ready', 'panels.calls.columns.player'])

for (const m of all) {
  test(`${m.lang} has the keys and parameters of English, and words for each`, () => {
    /** @param {Messages} words */
    const shape = (words) =>
      leaves(words)
        .map(([path, leaf]) => `${path} ${typeof leaf}`)
        .sort()
    assert.deepEqual(shape(m), shape(en))
    for (const [path, leaf] of leaves(m)) {
      const words = said(path, leaf)
      assert.equal(typeof words, 'string', path)
      assert.notEqual(words.trim() === '', !SILENT.has(path), path)
      if (typeof leaf === 'string') continue
      assert.doesNotMatch(words.replace(TYPED, ''), NO_WORDS, path)
      // Pseudo-English says most things twice.
      if (m.lang !== 'en-XA') assert.equal(digits(words), digits(said(path, find(en, path))), path)
    }
  })
}

/** The digits of a text, whatever stands between them. @param {string} words */
function digits(words) {
  return Array.from(words.matchAll(/\d/g)).sort().join('')
}

for (const m of foreign) {
  test(`${m.lang} leaves no English standing`, () => {
    for (const [path, leaf] of leaves(en)) {
      const words = said(path, leaf)
      const own = said(path, find(m, path))
      if (own !== words || !/[a-z]{2}/i.test(words) || SHARED.has(words.replace(/\s/g, '')))
        continue
      assert.ok(isNotation(path), `${path} is “${own}” in both languages`)
    }
  })
}

/** What is typed is the same in all languages. @param {string} path */
function isNotation(path) {
  return /^ui\.grammar\.\d+\.0$/.test(path)
}

for (const m of offered) {
  test(`every step has a sentence in ${m.lang}, which tells no bound as a value`, async () => {
    const { bound, exact, end } = TELLING[m.lang]
    const texts = [...Object.values(EXAMPLES).map(({ text }) => text), '5', 'x', '(1 (-0.5 a))']
    for (const text of texts) {
      for (const rules of RULES) {
        const search = await open(text, rules)
        for (let at = 0; at <= search.summary.steps * 2 + 1; at += 1) {
          const explanation = search.explain(at >> 1, at % 2 === 0 ? 'max' : 'mover')
          const words = sentence(m, explanation)
          assert.match(words, end)
          assert.doesNotMatch(words, NO_WORDS)
          const ranged = 'lo' in explanation && explanation.lo < explanation.hi
          if (!ranged || (explanation.key === 'compare' && !explanation.improved)) continue
          assert.match(words, bound)
          assert.doesNotMatch(words, exact)
        }
        search.free()
      }
    }
  })
}

test('digits and signs are those of the language', () => {
  const shown = offered.map((m) => [-2.5, 1e-9, Infinity].map(m.number).join(' '))
  assert.deepEqual(shown, ['−2.5 1E−9 +∞', '−2,5 1E−9 +∞', '−2,5 1E−9 +∞', '−2.5 1E−9 +∞'])
  assert.deepEqual(
    offered.map((m) => m.count(12345)),
    ['12,345', '12.345', '12\u{a0}345', '12,345'],
  )
  assert.deepEqual(
    offered.map((m) => m.decimal),
    ['.', ',', ',', '.'],
  )
})

test('a field reads what the page shows, and what the notation writes', () => {
  for (const m of all) {
    for (const x of [0, 7, -2.5, 1234567, 1e300, -1e-9, Infinity, -Infinity]) {
      assert.equal(readNumber(m.number(x), m.decimal), x, `${m.lang}: ${m.number(x)}`)
    }
    assert.equal(readNumber(' -2.5 ', m.decimal), -2.5)
  }
  for (const text of ['', 'x', '1,2,3', '--1', '0x10', '1 2']) {
    assert.ok(Number.isNaN(readNumber(text, ',')), text)
  }
})

test('a tag finds its language', () => {
  const tags = ['en-GB', 'de', 'de-AT', 'FI', 'zh', 'zh-CN', 'zh-SG', 'zh-Hans', 'zh-TW', 'zh-Hant']
  const zh = Array(6).fill('zh-Hans')
  assert.deepEqual(tags.map(known), ['en', 'de', 'de', 'fi', ...zh])
  assert.equal(known('en-xa'), 'en-XA')
  for (const tag of ['fr', '', 'e', 'constructor', 'den']) assert.equal(known(tag), null, tag)
})

test('the same words are the same object, and there are words for any tag', async () => {
  assert.equal(await messages('de-CH'), await messages('de'))
  assert.equal(await messages('fr'), await messages('en'))
  assert.equal(await messages(), await messages('en'))
})
