// Each language says everything that English says, in its own words and number format.

import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { HELP } from '../../bin/help.js'
import { open } from '../../www/core.js'
import { ALL, LANGUAGES } from '../../www/messages/languages.js'
import { languageFor, sentence } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { EXAMPLES } from '../../www/page/controls/examples.js'
import { readNumber } from '../../www/page/controls/numbers.js'
import { page } from '../../scripts/pages.js'
import { every, leaves } from './message-texts.js'
import { programs } from './programs.js'
import { STATIC, rulesFor } from './rules.js'
import { pathsIn, read } from './sources.js'

/** @import {Search} from '../../www/core.js' */
/** @import {Explanation, Options} from '../../www/types.js' */
/** @import {Messages} from './message-texts.js' */

const offered = await Promise.all(Object.keys(LANGUAGES).map(every))
const [en] = offered
const all = [...offered, await every('en-XA')]

/**
 * The expectations of each language: how it writes a bound, an exact value and the end of a sentence, and how it writes
 * −2.5 and 12,345.
 * @type {Record<string, { bound: RegExp, exact: RegExp, end: RegExp, fraction: string, count: string }>}
 */
const EXPECTED = {
  en: {
    ...{ bound: /at most|at least|between|anything/, exact: /exact/, end: /\.$/ },
    ...{ fraction: '−2.5', count: '12,345' },
  },
  de: {
    ...{ bound: /höchstens|mindestens|zwischen|beliebig/, exact: /exakt|genau/, end: /\.$/ },
    ...{ fraction: '−2,5', count: '12.345' },
  },
  fi: {
    ...{ bound: /enintään|vähintään|mikä tahansa/, exact: /tarkka|tasan/, end: /\.$/ },
    ...{ fraction: '−2,5', count: '12\u{a0}345' },
  },
  'zh-Hans': {
    ...{ bound: /至多|至少|介于|任意/, exact: /精确|恰/, end: /。$/ },
    ...{ fraction: '−2.5', count: '12,345' },
  },
}

/** Private words where the field has a term: to search a node again, and a chance node. */
const OWN_WORDS = /c[oa]mes? back to (a )?nodes?|nodes? of chance/i

const NO_WORDS = /undefined|null(?! window)|NaN|Infinity|\[object|-\d|-∞| {2}/

/** Trees whose searches have steps of every kind. */
const TREES = [
  ...Object.values(EXAMPLES).map(({ text }) => text),
  ...['A=4(B=-2.5(1 -0 1e3) x:7 ((0.1 a) -1e20))', STATIC, '5', 'x', '(1 (-0.5 a))'],
]

/** The searches of a tree: under every rule, and by other programs. @param {string} tree @returns {AsyncGenerator<Search>} */
async function* searchesOf(tree) {
  const tight = tree === EXAMPLES.star1.text ? [{ values: [0, 10] }] : []
  for (const rules of /** @type {Options[]} */ ([...rulesFor(tree), ...tight])) {
    const search = await open(tree, rules)
    yield search
    const traces = Object.keys(rules).length ? [] : programs(search)
    search.free()
    for (const trace of traces) {
      const program = await open({ trace, tree })
      yield program
      program.free()
    }
  }
}

test('every step has a sentence in each language, and no bound is stated as a value', async () => {
  const keys = new Set()
  for (const tree of TREES) {
    for await (const search of searchesOf(tree)) {
      for (let at = 0; at <= search.summary.steps * 2 + 1; at += 1) {
        const explanation = search.explain(at >> 1, at % 2 === 0 ? 'max' : 'mover')
        keys.add(explanation.key)
        for (const m of offered) checkSentence(m, explanation)
      }
    }
  }
  assert.deepEqual([...keys].sort(), Object.keys(en.explain).sort(), 'every key occurs')
})

/** @param {Messages} m @param {Explanation} explanation */
function checkSentence(m, explanation) {
  const { bound, exact, end } = EXPECTED[m.lang]
  const words = sentence(m, explanation)
  assert.match(words, end)
  assert.doesNotMatch(words, NO_WORDS, JSON.stringify(explanation))
  const ranged = 'lo' in explanation && explanation.lo < explanation.hi
  if (!ranged || (explanation.key === 'compare' && !explanation.improved)) return
  assert.match(words, bound)
  assert.doesNotMatch(words, exact)
}

test('digits and signs follow the language', () => {
  assert.deepEqual(Object.keys(EXPECTED), Object.keys(LANGUAGES))
  for (const m of offered) {
    const { fraction, count } = EXPECTED[m.lang]
    assert.deepEqual([-2.5, 1e-9, Infinity].map(m.number), [fraction, '1E−9', '+∞'])
    assert.equal(m.count(12345), count)
    assert.equal(m.decimal, fraction.at(-2))
  }
})

test('the call stack names bounds as the listing does', () => {
  for (const { bounds, panels } of offered) {
    for (const naming of /** @type {const} */ (['greek', 'known', 'best'])) {
      assert.equal(panels.calls.window([2, 3], naming), bounds.window(2, 3, naming))
    }
  }
})

test('a language is a folder and a line in languages.js: no other file names it', () => {
  const www = fileURLToPath(new URL('../../www/', import.meta.url))
  const paths = pathsIn('www', '.js', '.css')
  const folders = readdirSync(`${www}messages`).filter((name) => !name.includes('.'))
  assert.deepEqual(folders.sort(), Object.keys(ALL).sort())
  const tags = folders.filter((tag) => tag !== 'en')
  const named = paths
    .filter((path) => path !== 'messages/languages.js')
    .filter((path) => {
      const text = read(`www/${path}`)
      return tags.some(
        (tag) => !path.startsWith(`messages/${tag}/`) && new RegExp(`['"/]${tag}['"/]`).test(text),
      )
    })
  assert.deepEqual(named, [])
})

test('all pages have the same message while they load', () => {
  const www = fileURLToPath(new URL('../../www/', import.meta.url))
  const [tree, ...others] = ['index', 'lab', 'how', 'lessons', 'worksheet'].map((name) => {
    const html = page(www, `${name}.html`)
    const [noscript, starting] = [
      /<noscript\s*>([^]*)<\/noscript/,
      /class="starting">([^]*?)<\/div>/,
    ]
    return [noscript, starting].map((part) => part.exec(html)?.[1].replace(/\s+/g, ' ').trim())
  })
  for (const other of others) assert.deepEqual(other, tree)
  for (const part of tree) {
    const tags = Array.from(part?.matchAll(/ lang="(.+?)"/g) ?? [], ([, tag]) => tag)
    for (const tag of tags) assert.ok(tag in LANGUAGES, tag)
    assert.notEqual(tags.length, 0)
  }
})

test('a field reads numbers as the page and the notation write them', () => {
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

test('a language tag selects its language', () => {
  const tags = ['en-GB', 'de', 'de-AT', 'FI', 'zh', 'zh-CN', 'zh-SG', 'zh-Hans', 'zh-TW', 'zh-Hant']
  const zh = Array(6).fill('zh-Hans')
  assert.deepEqual(tags.map(languageFor), ['en', 'de', 'de', 'fi', ...zh])
  assert.equal(languageFor('en-xa'), 'en-XA')
  for (const tag of ['tlh', '', 'e', 'constructor', 'den'])
    assert.equal(languageFor(tag), null, tag)
})

test('the messages of a language are one object, and every tag has messages', async () => {
  assert.equal(await messages('de-CH'), await messages('de'))
  assert.equal(await messages('tlh'), await messages('en'))
  assert.equal(await messages(), await messages('en'))
})

test('the texts use the terms of the field', () => {
  assert.match('Nodes of chance, and where a search comes back to nodes', OWN_WORDS)
  const texts = [...leaves(en), ...Object.entries(HELP)]
  for (const [path, text] of texts) assert.doesNotMatch(String(text), OWN_WORDS, String(path))
})

test('the filter of pandoc knows the languages', () => {
  const filter = read('plugins/pandoc/gametree.lua')
  const [, spoken = ''] = filter.match(/^local SPOKEN = \{ (.*) \}$/m) ?? []
  const primary = Object.keys(LANGUAGES).map((tag) => `${tag.split('-')[0]} = true`)
  assert.equal(spoken, primary.join(', '))
})
