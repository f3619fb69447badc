// docs/rules.md and docs/best-first.md list each option of a search with its words, as the table of the core does.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SEARCH } from '../../www/api/options.js'
import { read } from './sources.js'

const text = ['rules', 'best-first'].map((name) => read(`docs/${name}.md`)).join('\n')
/** The first two cells of each row; an option and a listing can have one name. */
const rows = [...text.matchAll(/^\| `([\w-]+)` +\|([^|]*)\|/gm)].map(([, ...cells]) => cells)
/** Described elsewhere: in docs/element.md, and beside `order`. */
const ELSEWHERE = ['root', 'seed']
/** Those with a row of their own for each word. */
const { listing, ...others } = SEARCH

test('the documents have a row for each option and each listing, and no other', () => {
  const options = Object.keys(others).filter((name) => !ELSEWHERE.includes(name))
  assert.deepEqual(rows.map(([name]) => name).sort(), [...options, ...listing.words].sort())
})

/** A word stands alone: `>` is a part of `>=`. @param {string} choices */
const wordsIn = (choices) => choices.match(/>=|>|[a-z][a-z0-9]*(?:-[a-z]+)*/g) ?? []

test('a row lists the words of its option, the default first', () => {
  for (const [name, row] of Object.entries(others)) {
    if (ELSEWHERE.includes(name) || !('words' in row)) continue
    const expected = name === 'algorithm' ? row.words.slice(0, 2) : row.words
    const listed = rows.filter(([about]) => about === name).map(([, choices]) => wordsIn(choices))
    const words = listed.map((all) =>
      all.filter((word) => row.words.some((choice) => choice === word)),
    )
    assert.ok(
      words.some((words) => words.join() === expected.join()),
      `${name}: ${words.join(' or ')}`,
    )
  }
})
