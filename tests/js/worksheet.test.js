// Worksheets: the same settings give the same sheets, no two trees are alike, the grader accepts the solutions, and the
// sheets reveal nothing of them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '../../www/messages/languages.js'
import { messages } from '../../www/messages/messages.js'
import { blanks, solution } from '../../www/worksheet/content.js'
import { pageOf } from '../../www/worksheet/html.js'
import { beginning, end, pageOf as latexPage } from '../../www/worksheet/latex.js'
import { markup } from '../../www/worksheet/markup.js'
import { BadField, impossibleWishes, requestOf } from '../../www/worksheet/request.js'
import { wordsFor } from '../../www/worksheet/words.js'
import { ASKS, MOST, sheetsOf } from '../../www/worksheet/sheets.js'
import { headingOf, worksheets } from '../../www/worksheet/worksheet.js'
import { skip, typeset } from './typeset.js'

/** @import {WorksheetTable} from '../../www/worksheet/content.js' */

/** The words of a language. @param {string} tag */
async function wordsIn(tag) {
  return wordsFor(await messages(tag))
}

/** Sheets with boxes. @param {ReturnType<typeof requestOf>} order */
async function* filled(order) {
  for await (const { exercises } of sheetsOf(order)) {
    yield exercises.flatMap((exercise) => ('key' in exercise ? [exercise] : []))
  }
}

/** The trees of sheets. @param {Record<string, string>} fields */
async function treesOf(fields) {
  const sheets = []
  for await (const { exercises } of sheetsOf(requestOf(fields))) {
    sheets.push(exercises.map(({ search }) => search.print()))
    for (const { search } of exercises) search.free()
  }
  return sheets
}

test('all 180 trees differ, and the same settings give the same ones', async () => {
  const sheets = await treesOf({ trees: '6', students: '30', seed: '7' })
  assert.deepEqual([sheets.length, sheets[0].length], [30, 6])
  assert.equal(new Set(sheets.flat()).size, 180)
  assert.deepEqual(await treesOf({ trees: '6', students: '2', seed: '7' }), sheets.slice(0, 2))
  const [one, ...more] = await treesOf({ trees: '2', seed: '7' })
  assert.deepEqual([one.length, more.length], [2, 0], 'one sheet for all')
  const [other] = await treesOf({ trees: '2', seed: '8' })
  assert.ok(!one.some((tree) => other.includes(tree)))
  const few = { trees: '10', leaves: '4 5', plies: '2', values: '0 6', cutoffs: 'any', seed: '1' }
  assert.equal(new Set((await treesOf(few))[0]).size, 10, 'also with few trees')
  const most = { trees: '1', seed: String(2 ** 32 - 1), students: '1' }
  assert.equal((await treesOf(most))[0].length, 1)
})

/** The content of the tables, by the names of the nodes. @param {WorksheetTable[]} tables @param {number} row */
function cells(tables, row) {
  return tables.flatMap(({ head, rows }) =>
    head.map((name, at) => ({ name, text: rows[row].cells[at] })),
  )
}

test('the grader accepts every solution, and the empty sheet has space for it', async () => {
  const words = await wordsIn('en')
  const rules = [
    {},
    { cut: '>' },
    { returns: 'hard' },
    { bounds: 'shallow' },
    { algorithm: 'minimax', cutoffs: 'none' },
  ]
  for (const options of rules) {
    const order = requestOf({
      trees: '2',
      seed: '3',
      ask: ASKS.join(),
      windows: 'history',
      ...options,
    })
    for await (const exercises of filled(order)) {
      for (const exercise of exercises) {
        const { tables, lines } = solution(exercise, words)
        const written = (/** @type {number} */ row) =>
          cells(tables, row).filter(({ text }) => text !== '–')
        const [cut, , leaves, count] = lines.map(({ text }) => text)
        const move = exercise.key.find(({ field }) => field === 'move')?.expected
        const cuts = exercise.key.filter(({ field }) => field === 'cut')
        const { named, nothingCut } = words.grades.practise
        const names = cuts.map(({ node }) => named(exercise.search.node(node ?? 0, 0).place))
        assert.deepEqual(cut.split('; '), cuts.length ? names : [nothingCut])
        const answers = [
          ...written(0).map(({ name, text }) => ({ node: name, value: text })),
          ...written(1).map(({ name, text }) => ({ node: name, range: text })),
          ...cuts.map(({ node }) => ({ node: node ?? 0, cut: true })),
          ...(cuts.length ? [] : [{ ask: 'cuts', given: 'none' }]),
          ...[
            { ask: 'move', given: Object(move)[0] },
            { ask: 'leaves', given: leaves },
            { ask: 'count', given: count },
          ],
        ]
        const task = { ask: ASKS.filter((name) => name !== 'windows') }
        const { score, max } = await exercise.search.grade(/** @type {any} */ (answers), task)
        assert.deepEqual([score, max > 10], [1, true], JSON.stringify(options))
        for (const [field, row] of /** @type {const} */ ([
          ['alpha', 2],
          ['beta', 3],
        ])) {
          for (const { name, text } of written(row)) {
            const numbers = String(text)
              .split(' → ')
              .map((one) => one.replace('−', '-').replace('∞', 'Infinity'))
            const item = exercise.key.find(
              (item) =>
                item.field === field && item.node === exercise.search.find(name, 1).nodes[0],
            )
            assert.deepEqual(numbers.map(Number), item?.expected)
          }
        }
        const empty = blanks(exercise, order, words)
        assert.deepEqual(
          empty.tables.map(({ head }) => head),
          tables.map(({ head }) => head),
        )
        const filled = empty.tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells)).join('')
        assert.equal(filled + empty.lines.map(({ text }) => text).join(''), '')
        exercise.search.free()
      }
    }
  }
})

test('only values that are asked for have boxes; in the own window, the moved bound alone', async () => {
  const words = await wordsIn('en')
  const boxes = async (/** @type {Record<string, string>} */ fields) => {
    const order = requestOf({ trees: '1', ...fields })
    for await (const exercises of filled(order)) {
      const { tables, lines } = blanks(exercises[0], order, words)
      return {
        rows: tables[0]?.rows.map(({ name, cells }) => [name, cells[0]]),
        lines: lines.map(({ label }) => label),
      }
    }
  }
  const { whole } = words.words
  assert.deepEqual(await boxes({ ask: 'cuts' }), {
    rows: undefined,
    lines: [words.grades.practise.nothingCut],
  })
  assert.deepEqual(await boxes({ ask: 'windows,count', windows: 'own' }), {
    rows: [
      ['α', ''],
      ['β', null],
    ],
    lines: [whole.count],
  })
})

/** All pages, as they are written. @param {string} tag @param {'svg' | 'tikz'} format */
async function written(tag, format) {
  const words = await wordsIn(tag)
  const order = requestOf({
    trees: '2',
    students: '1',
    seed: '5',
    ask: ASKS.join(' '),
    windows: 'own',
  })
  const looks = { heading: '100 % & <b>“α”</b> #1_{}\\~^$', format, style: {} }
  for await (const { sheet, solved } of worksheets(order, looks, words)) {
    const write =
      format === 'tikz'
        ? latexPage
        : (/** @type {typeof sheet} */ page) => pageOf(markup, page, words.words).text
    return { sheet: write(sheet, words.words), solved: write(solved, words.words) }
  }
  assert.fail('no sheet')
}

test('a sheet reveals nothing of its solution, in any language', async () => {
  for (const tag of Object.keys(LANGUAGES)) {
    const { words } = await wordsIn(tag)
    const { sheet, solved } = await written(tag, 'svg')
    for (const page of [sheet, solved]) assert.ok(!page.includes('<b>'), 'a text is no HTML')
    const textOf = (/** @type {string} */ page) =>
      decodeURIComponent(page.replace(/%(?![0-9A-F]{2})/g, ''))
    const secrets = [`${words.whole.cuts}:`, '→', '≥ 9', 'stroke-dasharray']
    for (const secret of secrets)
      assert.ok(
        !textOf(sheet).replace(words.asked.ranges, '').includes(secret),
        `${tag}: ${secret}`,
      )
    for (const secret of [secrets[0], '→', 'stroke-dasharray'])
      assert.ok(textOf(solved).includes(secret), `${tag}: ${secret}`)
    assert.ok(
      textOf(sheet).includes(`${words.name}<`) && !textOf(solved).includes(`${words.name}<`),
    )
  }
})

test('the heading names the search of the sheets, with and without chance', async () => {
  const words = await wordsIn('en')
  for (const [fields, heading] of /** @type {const} */ ([
    [{}, 'Alpha–beta search'],
    [{ algorithm: 'minimax' }, 'Minimax'],
    [{ chance: 'expectimax' }, 'Expectiminimax'],
    [{ chance: 'star1' }, 'Star1'],
    [{ chance: 'expectimax', algorithm: 'alpha-beta' }, 'Alpha–beta search'],
    [{ values: '0 10' }, 'Alpha–beta search'],
  ])) {
    assert.equal(headingOf(requestOf(fields), words), heading)
  }
})

test('the wishes for a cutoff that are offered are fulfilled, and no others', async () => {
  const two = /** @type {const} */ (['tie', 'deep'])
  for (const [fields, possible] of /** @type {[Record<string, string>, string[]][]} */ ([
    [{}, [...two]],
    [{ algorithm: 'pvs' }, [...two]],
    [{ chance: 'star1' }, [...two]],
    [{ exercise: 'condition' }, [...two]],
    [{ cut: '>' }, ['deep']],
    [{ bounds: 'shallow' }, ['tie']],
    [{ listing: 'known-bounds' }, ['tie']],
    [{ depth: '3' }, ['tie']],
    [{ depth: '4' }, [...two]],
    [{ exercise: 'horizon' }, ['tie']],
    [{ exercise: 'horizon', cutoffs: 'none' }, ['tie']],
    [{ algorithm: 'mcts' }, ['tie']],
    [{ cutoffs: 'none' }, []],
    [{ algorithm: 'minimax' }, []],
    [{ chance: 'expectimax' }, []],
    [{ chance: 'expectimax', algorithm: 'alpha-beta' }, []],
  ])) {
    const about = JSON.stringify(fields)
    const { exercise } = requestOf(fields)
    const impossible = impossibleWishes(fields, exercise)
    for (const wish of two) {
      const fits = possible.includes(wish)
      assert.equal(!impossible.includes(wish), fits, `${wish} ${about}`)
      const request = requestOf({ ...fields, [wish]: 'on', trees: '2' })
      const sheet = sheetsOf(request).next()
      if (!fits) await assert.rejects(sheet, { code: 'no-such-exercise' }, `${wish} ${about}`)
      else for (const { search } of (await sheet).value?.exercises ?? []) search.free()
    }
  }
})

test('in LaTeX a tree has a box for “no cut”, and its solution none', async () => {
  const { words } = await wordsIn('en')
  const box = new RegExp(`^.*\\\\fbox.* ${words.nothingCut}.*$`, 'gm')
  const { sheet, solved } = await written('en', 'tikz')
  assert.equal(sheet.match(box)?.length, 2)
  assert.doesNotMatch(solved, box)
})

test('LaTeX makes a PDF of the sheets and solutions', { skip }, async () => {
  /** @type {Record<string, string>} */
  const texts = {}
  // Chinese needs another program, and a font.
  for (const tag of ['en', 'de', 'fi']) {
    const { sheet, solved } = await written(tag, 'tikz')
    texts[tag] = beginning(tag) + sheet + solved + end
  }
  typeset(texts)
  assert.match(beginning('zh-Hans'), /ctex/)
})

test('impossible settings are refused, with the possible ones', () => {
  for (const fields of [
    ...[
      { ask: 'everything' },
      { windows: 'path' },
      { trees: '0' },
      { trees: String(MOST.trees + 1) },
    ],
    ...[{ students: '-1' }, { students: '501' }, { seed: '1.5' }, { seed: 'x' }],
    ...[{ leaves: '4' }, { leaves: '9 4' }, { values: '0 x' }, { plies: 'x' }],
  ]) {
    assert.throws(() => requestOf(fields), BadField, JSON.stringify(fields))
  }
  const { wish, options, ask } = requestOf({
    ...{ leaves: '4 9', plies: '2', tie: 'on', cut: '>', window: '-5 inf', ask: 'cuts, values' },
  })
  assert.deepEqual(wish, { leaves: [4, 9], plies: 2, tie: true })
  assert.deepEqual(options, { cut: '>', window: [-5, Infinity] })
  assert.deepEqual(ask, ['values', 'cuts'])
})
