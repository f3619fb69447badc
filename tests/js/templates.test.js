// Every template of every language, filled with 0, 1, 2 and 5 and with every kind of node. Each has words of its own, grammar
// and punctuation are correct, and each number and each name is in its place.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '../../www/messages/languages.js'
import { collect, collectGrown } from './search-parts.js'
import { fillings } from './fillings.js'
import { every, leaves } from './message-texts.js'

/** @import {Leaf, Messages} from './message-texts.js' */

const [en, ...foreign] = await Promise.all(Object.keys(LANGUAGES).map(every))
const offered = [en, ...foreign]
const fill = fillings(await collect(), await collectGrown())

/** Texts that are the same in several languages: names, signs, terms, and words that happen to agree. */
const SHARED = new Set(
  `Secateur Minimax Negamax minimax Agent Alpha–beta fail-soft fail-hard MAX MIN
  PVS MTD(f) SSS* DUAL* AIMA△▽ CS188△▽ Wikipedia□○ Home End Esc Enter Shift Alt Ctrl Page↑ Page↓
  knownMax knownMin best MAX⇄MIN Name Expectiminimax Star1 UCB1 PUCT Monte-Carlo Playout Iteration Expansion pn dn n`.split(
    /\s+/,
  ),
)

/** The words of a leaf when it is filled in. @param {string} path @param {Leaf} leaf */
function textOf(path, leaf) {
  return typeof leaf === 'function' ? leaf(...fill(path)[0]) : leaf
}

/** Paths of texts that may be empty. */
const SILENT = new Set(['panels.events.brief.ready', 'panels.calls.columns.player'])

for (const m of [...offered, await every('en-XA')]) {
  test(`${m.lang} has the keys and parameters of English, and a text for each`, () => {
    /** @param {Messages} words */
    const shape = (words) =>
      leaves(words)
        .map(([path, leaf]) => `${path} ${typeof leaf}`)
        .sort()
    assert.deepEqual(shape(m), shape(en))
    for (const [path, leaf] of leaves(m)) {
      assert.notEqual(textOf(path, leaf).trim() === '', !SILENT.has(path), path)
    }
  })
}

for (const m of foreign) {
  test(`${m.lang} contains no untranslated English`, () => {
    const foreign = new Map(leaves(m))
    for (const [path, leaf] of leaves(en)) {
      const words = textOf(path, leaf)
      const own = textOf(path, /** @type {Leaf} */ (foreign.get(path)))
      if (own !== words || !/[a-z]{2}/i.test(words) || SHARED.has(words.replace(/\s/g, '')))
        continue
      assert.ok(isNotation(path), `${path} is “${own}” in both languages`)
    }
  })
}

/** Words that are typed are the same in all languages. @param {string} path */
function isNotation(path) {
  return /^(ui\.grammar\.\d+\.0|explore\.brief\.number)$/.test(path)
}

/** The text that a template shows for a missing parameter. */
const LACKING = /undefined|null(?! (window|move))|NaN|Infinity|\[object|-∞/

/** Texts that are wrong in every language. */
const NEVER = {
  'two spaces': / {2}/,
  'a space at an end': /^ | $/,
  'a line that ends within a formula': /[=≤≥<>≠×÷±] |[\p{L}\d)] [=≤≥<>≠×÷]\s|[\d)] [+−] \d/u,
  'a space before a mark': / [.,;:!?，。；：！？）]/,
  'two stops': /[.。]\s*[.。,，]|[,，;；:：]\s*[.,;:，。；：]/,
  // German may well say “die Knoten, die die zweite betritt”.
  'a word twice': /(?<![\p{L}\d])(?!die )(\p{L}{2,}) \1(?![\p{L}\d])/u,
}

/** Texts that are wrong in one language: wrong plural forms, and punctuation of another script. */
const WRONG = {
  en: {
    'many of one': number(
      '1',
      'nodes|leaves|plies|children|coins|moves|trees|values|searches|bytes|errors',
    ),
    'one of many': number('[025]', 'node|leaf|ply|child|coin|move|tree|value|search|byte'),
  },
  de: {
    'many of one': number(
      '1',
      'Blättern?|Halbzügen?|Kindern?|Münzen|Zügen?|Bäumen?|Werten?|Suchen|Bytes|weitere',
    ),
    'one of many': number('[025]', 'Blatt|Halbzug|Kind|Münze|Zug|Baum|Wert|Suche|Byte|weiterer'),
    English: /\b(the|of|is|and|with|nodes?|leaf|leaves|child|returns|worth)\b/,
  },
  fi: {
    'many of one': number(
      '1',
      'solmua|lehteä|lasta|kolikkoa|siirtoa|puuta|hakua|tavua|arvoa|muuta',
    ),
    'one of many': number('[025]', 'solmu|lehti|lapsi|kolikko|siirto|puu|haku|tavu|arvo|muu'),
    English: /\b(the|of|and|with|nodes?|leaf|leaves|child|returns|worth)\b/,
  },
  'zh-Hans': {
    'a mark of half width': /\p{sc=Han}[,.;:!?()]|[,;:!?()]\p{sc=Han}/u,
    'no space beside a letter or digit':
      /\p{sc=Han}[\p{sc=Latn}\p{sc=Grek}\d−]|[\p{sc=Latn}\p{sc=Grek}\d]\p{sc=Han}/u,
    'a space between two characters': /\p{sc=Han} \p{sc=Han}/u,
    'a space beside a wide mark': / [，。；：（）“”]|[，。；：（）“”] /,
    English: /\b(the|of|is|and|with|nodes?|leaf|leaves|child|returns|worth)\b/,
  },
}

/** A number and the form that does not suit it. @param {string} digits @param {string} forms */
function number(digits, forms) {
  return new RegExp(`(?<![\\p{L}\\d.,·#−])${digits} (${forms})(?!\\p{L})`, 'u')
}

/** A number where the decimal sign is a comma, or as the notation has it; and where it is a point. */
const WITH_COMMA = /\d+\.\d{1,2}(?!\d)|\d+(?:[.\u00a0]\d{3})*(?:,\d+)?/g
const WITH_POINT = /\d+(?:,\d{3})*(?:\.\d+)?/g

/** The end of a sentence. */
const ENDS = { en: /[.!?]$/, de: /[.!?]$/, fi: /[.!?]$/, 'zh-Hans': /[。！？]$/ }

/**
 * Texts with numbers and names in another order than in English: the words of the language, and the order of English.
 * @type {Record<string, [own: RegExp, english: string][]>}
 */
const ORDERS = {
  de: [
    [/an N(?<to>\d+) den (?:exakten )?Wert (?<value>−?\d+)/, '$<value> $<to>'],
    [
      /bei Tiefe (?<limit>\d+) \p{L}+ (?<lo>−?[\d,]+)(?: und (?<hi>−?[\d,]+))?/gu,
      '$<lo> $<hi> $<limit>',
    ],
    [/beste Wert bei N(?<at>\d+), (?<best>−?\d+)/, '$<best> $<at>'],
  ],
  fi: [
    [
      /syvyydellä (?<limit>\d+) (?:\p{L}+ )?(?<lo>−?[\d,]+)(?: ja enintään (?<hi>−?[\d,]+))?/gu,
      '$<lo> $<hi> $<limit>',
    ],
    [/solmun N(?<of>\d+) laps\p{L}+ (?<ordinal>\d+)/iu, '$<ordinal> $<of>'],
    [/solmulle N(?<to>\d+) (?:tarkan )?arvon (?<value>−?\d+)/, '$<value> $<to>'],
    [/solmun N(?<at>\d+) tähänastinen paras arvo (?<best>−?\d+)/, '$<best> $<at>'],
    [/N(?<name>\d+) \(solmun N(?<of>\d+) laps\p{L}+ (?<ordinal>\d+)/u, '$<name> $<ordinal> $<of>'],
  ],
  'zh-Hans': [
    [
      /在深度 (?<limit>\d+) 处\p{L}+ (?<lo>−?[\d.]+)(?: 与 (?<hi>−?[\d.]+))?/gu,
      '$<lo> $<hi> $<limit>',
    ],
    [/N(?<of>\d+) 的第 (?<ordinal>\d+) 个子节点/, '$<ordinal> $<of>'],
    [/向 N(?<to>\d+) 返回 (?<value>−?\d+)/, '$<value> $<to>'],
    [/N(?<at>\d+) 目前的最佳值 (?<best>−?\d+)/, '$<best> $<at>'],
    [/已经从\D+(?<giver>\d+) 得到 (?<held>\d+)/, '$<held> $<giver>'],
    [/往上 (?<plies>\d+) 层的 N(?<holder>\d+)/, '$<holder> $<plies>'],
    [/深度到 (?<depth>\d+) 为止，每个深度 (?<trees>\d+) 棵树/, '$<trees> $<depth>'],
    [/(?<all>\d+) 枚硬币还剩 (?<left>\d+) 枚/, '$<left> $<all>'],
    [/(?<leaves>\d+) 个叶节点中评估了 (?<evaluated>\d+) 个/, '$<evaluated> $<leaves>'],
  ],
}

/** A line of a trace, which is the same in all languages. */
const JSON_LINE = /\{".*?\}/g

/** Paths of texts that are no sentences: codes, signs and names of keys. */
const SIGNS = /^(lang|decimal)$|\.keys\./

/** All that a leaf can say. @param {string} path @param {Leaf} leaf */
function textsOf(path, leaf) {
  return typeof leaf === 'string' ? [leaf] : fill(path).map((filling) => leaf(...filling))
}

for (const m of offered) {
  const lang = /** @type {keyof typeof WRONG} */ (m.lang)
  test(`${lang}: no template breaks grammar or punctuation`, () => {
    for (const [path, leaf] of leaves(m)) {
      if (SIGNS.test(path)) continue
      for (const words of textsOf(path, leaf)) {
        if (typeof leaf === 'function') assert.doesNotMatch(words, LACKING, path)
        // Only examples of typed input have two numbers in a row.
        if (/^(explain|viewer|bounds|panels)\./.test(path))
          assert.doesNotMatch(words, /\d \d/, path)
        const prose = words.replace(JSON_LINE, '…')
        for (const [fault, sign] of Object.entries({ ...NEVER, ...WRONG[lang] })) {
          assert.doesNotMatch(prose, sign, `${path}: ${fault}`)
        }
      }
    }
  })
}

for (const m of foreign) {
  const lang = /** @type {keyof typeof WRONG} */ (m.lang)
  const own = new Map(leaves(m))

  test(`${lang}: every sentence of English ends with a stop, and no other text does`, () => {
    for (const [path, leaf] of leaves(en)) {
      if (SIGNS.test(path)) continue
      const english = textsOf(path, leaf)
      textsOf(path, /** @type {Leaf} */ (own.get(path))).forEach((words, k) => {
        assert.equal(ENDS[lang].test(words), ENDS.en.test(english[k]), `${path}: ${words}`)
      })
    }
  })

  test(`${lang}: each number and each name is in its place`, () => {
    for (const [path, leaf] of leaves(en)) {
      // A text without parameters has no numbers that could be confused.
      if (typeof leaf === 'string') continue
      const english = textsOf(path, leaf)
      textsOf(path, /** @type {Leaf} */ (own.get(path))).forEach((words, k) => {
        const [actual, expected] = [figures(m, words), figures(en, english[k])]
        assert.equal(actual, expected, `${path}: ${words}`)
      })
    }
  })
}

/** The numbers of a text as English writes them, in the order of English. @param {Messages} m @param {string} words */
function figures({ lang, decimal }, words) {
  const ordered = (ORDERS[lang] ?? []).reduce(
    (text, [own, order]) => text.replace(own, order),
    words,
  )
  const number = decimal === ',' ? WITH_COMMA : WITH_POINT
  return Array.from(ordered.matchAll(number), ([token]) => plain(token, decimal)).join(' ')
}

/**
 * A number as English writes it; one with few digits after a point is typed by the notation.
 * @param {string} token
 * @param {string} decimal
 */
function plain(token, decimal) {
  if (/^\d+\.\d{1,2}$/.test(token)) return token
  return decimal === ','
    ? token.replace(/[.\u00a0]/g, '').replace(',', '.')
    : token.replace(/,/g, '')
}

test('the check finds exchanged numbers and names', () => {
  const [, de] = offered
  const two = (/** @type {Leaf} */ tree) =>
    /** @type {(a: number, b: number) => string} */ (tree)(1, 2)
  const swapped = de.ui.treeIs(2, 1)
  assert.notEqual(figures(de, swapped), figures(en, two(/** @type {Leaf} */ (en.ui.treeIs))))
  assert.notEqual(figures(de, 'liefert an N3 den Wert 21'), figures(en, 'returns 3 to N21'))
  assert.equal(figures(de, 'liefert an N21 den Wert 3'), figures(en, 'returns 3 to N21'))
})
