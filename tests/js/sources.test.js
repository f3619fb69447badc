// docs/sources.md: the files and tests that it names exist, and each listing and each rule names its source.

import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../scripts/phase.js'
import { LISTINGS, open } from '../../www/core.js'
import { TREES } from '../../www/how/trees.js'
import { LANGUAGES } from '../../www/messages/languages.js'
import { partOf } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { EXAMPLES, GAMES, GROUPS } from '../../www/page/controls/examples.js'
import { read } from './sources.js'

const text = read('docs/sources.md')
const { sections } = await partOf('en', 'how')

/** The names that the second column can have, by kind. @type {Record<string, string[]>} */
const KINDS = {
  example: [...Object.keys(EXAMPLES), ...Object.keys(GAMES)],
  listing: LISTINGS.map(({ id }) => id),
  section: Object.keys(sections),
}

/** The rows of all tables without the header rows. */
const rows = text
  .split('\n')
  .filter((line) => /^\| (?!passage|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('every passage is shown by an existing example, listing or file', () => {
  assert.ok(rows.length > 30)
  for (const [, passage, quotation] of rows) {
    const [, kind, name] = quotation.match(/^(?:(\w+) )?`([^`]+)`$/) ?? []
    const exists = kind ? KINDS[kind]?.includes(name) : existsSync(join(root, name ?? ''))
    assert.ok(passage && name && exists, quotation)
  }
})

test('every passage is held by an existing test', () => {
  for (const [, passage, , citation] of rows) {
    const [, path, title] = citation.match(/^`([^`]+)`: (.+)$/) ?? []
    assert.ok(path && existsSync(join(root, path)), citation)
    const own = read(path).replace(/\s+/g, ' ')
    assert.ok(own.includes(title), `${passage}: no “${title}” in ${path}`)
  }
})

test('every listing and every example of the sources belongs to a passage', () => {
  const named = [...KINDS.listing, ...GROUPS.slides, ...GROUPS.pruning, ...GROUPS.principle]
  for (const name of named) assert.ok(text.includes(`\`${name}\``), name)
})

test('the best move of a search to depth 1 comes first in its tree, and is best in the end', async () => {
  const { text } = TREES.before
  const [shallow, deep] = await Promise.all([open(text, { depth: 1 }), open(text)])
  assert.equal(shallow.summary.bestMove, 0)
  assert.deepEqual([shallow.summary.value, deep.summary.value, deep.summary.bestMove], [7, 6, 0])
  const late = await open('(B=4(5 9) D=2(3 7) C=7(6 8))')
  assert.ok(late.summary.evaluated > deep.summary.evaluated)
})

const ORIGIN =
  /Knuth|Russell|Fishburn|Baudet|Pearl|Slate|Breuker|Ballard|Marsland|Plaat|Reinefeld|Auer|Kocsis|Coulom|Winands|Allis|Silver|article|slides|Artikel|Folien|artikkeli|kalvot|文章|讲义/

for (const lang of Object.keys(LANGUAGES)) {
  test(`each listing and each rule names its origin: ${lang}`, async () => {
    const { effects, rules } = await messages(lang)
    for (const [id, effect] of Object.entries(effects)) assert.match(effect, ORIGIN, id)
    for (const [name, { values }] of Object.entries(rules.choices)) {
      if (name === 'windows') continue
      const texts = Object.values(values).map(({ effect }) => effect)
      assert.match(texts.join(' '), ORIGIN, name)
      // Each of these comes from somewhere else.
      if (['convention', 'root'].includes(name)) {
        for (const effect of texts)
          assert.match(effect, new RegExp(`${ORIGIN.source}|Wikipedia|CS 188`))
      }
    }
    assert.match(rules.window.effect(-Infinity, Infinity), ORIGIN)
    assert.match(rules.depth.effect(Infinity), ORIGIN)
  })
}
