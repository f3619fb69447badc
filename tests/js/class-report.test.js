// `secateur report`: the table of a class, from files as students hand them in.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classTable } from '../../bin/class-table.js'
import { file, secateur, written } from './secateur.js'

/** @import {StudentResult} from '../../bin/results.js' */

const TREE = '((3 12 8) (2 4 6))'
const OTHER = '((1 <b>:2) (3 4))'

/** @param {number} node @param {unknown} given @param {string} verdict */
function box(node, given, verdict) {
  const ok = ['right', 'follows'].includes(verdict)
  const reason = ok ? null : { key: 'other-value' }
  return { node, field: 'value', given, read: given, ok, verdict, reason, step: null }
}

/** A submission. @param {object} [more] @returns {any} */
function result(more = {}) {
  const counts = { right: 1, follows: 0, wrong: 0, missing: 0, extra: 0, first: null, given: [] }
  return {
    ...{ version: 1, exercise: 'practise', tree: TREE, seed: null, attempt: 1, help: 0 },
    ...{ shown: false, scope: 'all', best: 1, score: 1, points: 1, max: 1, likely: null },
    ...{ ...counts, about: null, items: [box(1, '3', 'right')] },
    ...more,
  }
}

const FILES = [
  file('ada.json', JSON.stringify(result())),
  file(
    'béla.json',
    JSON.stringify([
      result({
        best: 0.25,
        likely: 'minimax',
        items: [box(1, '12', 'wrong'), box(0, '12', 'wrong')],
      }),
      result({ best: 0.75, attempt: 2, help: 1, items: [box(1, '3', 'right')] }),
      result({ tree: OTHER, best: 0.25, likely: 'minimax', items: [box(1, null, 'missing')] }),
    ]),
  ),
  file(
    'ci.jsonl',
    `${JSON.stringify(result({ best: 0.5, likely: 'minimax', items: [box(1, '12', 'wrong'), box(0, '=1+1', 'wrong')] }))}\n\n${JSON.stringify(result({ best: 0.5, likely: 'players-exchanged', items: [box(0, '8', 'wrong')] }))}\n`,
  ),
]

test('the report of a class counts by mistake, by tree and by student', () => {
  const of = (/** @type {string} */ student, /** @type {any[]} */ ...results) =>
    results.map((one) => /** @type {StudentResult} */ ({ ...one, student }))
  const wrong = (/** @type {string} */ given) => [box(1, given, 'wrong')]
  const { students, mistakes, trees } = classTable([
    ...of(
      'a',
      result({ likely: 'minimax', best: 0, items: wrong('12') }),
      result({ best: 0.5, attempt: 2 }),
    ),
    ...of('b', result({ likely: 'minimax', best: 0, items: wrong('8') }), result({ tree: OTHER })),
    ...of('c', result({ likely: 'right-to-left', best: 0, items: wrong('12') })),
  ])
  assert.deepEqual(
    students.map(({ name, trees, best, checks, mistakes }) => [
      name,
      trees,
      best,
      checks,
      mistakes,
    ]),
    [
      ['a', 1, 0.5, 2, []],
      ['b', 2, 0.5, 2, ['minimax']],
      ['c', 1, 0, 1, ['right-to-left']],
    ],
  )
  assert.deepEqual(mistakes, [
    { mistake: 'minimax', students: 2, times: 2, trees: [TREE] },
    { mistake: 'right-to-left', students: 1, times: 1, trees: [TREE] },
  ])
  assert.deepEqual(trees, [
    {
      tree: TREE,
      students: 3,
      boxes: [
        {
          node: 1,
          field: 'value',
          students: 3,
          wrong: 3,
          given: [
            ['12', 2],
            ['8', 1],
          ],
        },
      ],
    },
    { tree: OTHER, students: 1, boxes: [] },
  ])
})

test('the page lists the wrong answers with the picture of the tree, in every language', () => {
  for (const [lang, words] of Object.entries({
    en: ['Report on the class', 'B: value'],
    de: ['Bericht über die Klasse', 'B: Wert'],
    fi: ['Luokan raportti', 'B: arvo'],
    'zh-Hans': ['全班报告', 'B: 值'],
  })) {
    const { status, stdout, stderr } = secateur(['report', ...FILES, '--lang', lang])
    assert.equal(status, 0, stderr)
    for (const word of words) assert.ok(stdout.includes(word), `${lang}: ${word}`)
    assert.match(stdout, /<svg /)
    assert.ok(stdout.includes('béla') && stdout.includes('2 / 3'))
    // The text of a broken tree never becomes markup, either.
    assert.ok(!stdout.includes('<b>') && stdout.includes('&#60;b&#62;:2'))
  }
})

test('numbers stand below the heads of their columns, and names of digits are no numbers', () => {
  file('4711.json', JSON.stringify(result()))
  const { stdout } = secateur(['report', '4711.json'])
  assert.match(stdout, /<th scope="col">Student<\/th><th scope="col" class="number">Trees<\/th>/)
  assert.match(stdout, /<td>4711<\/td><td class="number">1<\/td>/)
})

test('the CSV has a line for each box of each submission, and no formulas', () => {
  written('report', ...FILES, '-o', 'class.csv')
  const { stdout } = secateur(['report', ...FILES, '--format', 'csv'])
  const [head, ...lines] = stdout.trimEnd().split('\n')
  assert.equal(
    head,
    'student,exercise,tree,seed,attempt,help,score,best,likely,node,field,given,verdict,reason',
  )
  assert.equal(lines.length, 8)
  assert.equal(lines[0], `ada,practise,${TREE},,1,0,1,1,,1,value,3,right,`)
  assert.ok(lines.some((line) => line.includes(",'=1+1,wrong,other-value")))
})

test('a file without results is named with the place of the error', () => {
  file('broken.json', '{\n  "version": 1,\n  "x": }')
  file('other.json', JSON.stringify([result(), { version: 1 }]))
  file('empty.json', '\n')
  for (const [name, place] of [
    ['broken.json', /^secateur: broken\.json(?::3:8)?: this is no JSON/],
    ['other.json', /^secateur: other\.json: result 2 /],
    ['empty.json', /^secateur: empty\.json is empty\. A file has one result/],
    ['missing.json', /missing\.json/],
  ]) {
    const { status, stdout, stderr } = secateur(['report', FILES[0], String(name)])
    assert.equal(status, 1)
    assert.equal(stdout, '')
    assert.match(stderr, /** @type {RegExp} */ (place))
  }
  const picture = secateur(['report', FILES[0], '-o', 'class.pdf'])
  assert.equal(picture.status, 2)
  assert.match(picture.stderr, /^Reports are HTML \(\.html\) or CSV \(\.csv\), not '\.pdf'\./)
})
