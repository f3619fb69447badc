// Worksheets with questions before decisions: the printed sheet alone is enough to find the solution, no answer is much more
// likely than another, and a sheet reveals nothing of its solution.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '../../www/messages/languages.js'
import { addBestFirst, messages } from '../../www/messages/messages.js'
import { pageOf } from '../../www/worksheet/html.js'
import { beginning, end, pageOf as latexPage } from '../../www/worksheet/latex.js'
import { markup } from '../../www/worksheet/markup.js'
import { BadField, requestOf } from '../../www/worksheet/request.js'
import { decisionSolution, decisionContent } from '../../www/worksheet/question.js'
import { wordsFor } from '../../www/worksheet/words.js'
import { sheetsOf } from '../../www/worksheet/sheets.js'
import { worksheets } from '../../www/worksheet/worksheet.js'
import { skip, typeset } from './typeset.js'

/**
 * @import {Search} from '../../www/core.js'
 * @import {WorksheetTable} from '../../www/worksheet/content.js'
 * @import {Decision} from '../../www/worksheet/decision.js'
 */

/** Searches with questions about their decisions. @type {Record<string, string>[]} */
const SEARCHES = [
  { algorithm: 'pvs' },
  { algorithm: 'pvs', deepening: 'on', table: 'unlimited' },
  { algorithm: 'mtd', table: 'unlimited' },
  { deepening: 'on' },
  { exercise: 'predict' },
  { algorithm: 'mcts' },
  { algorithm: 'pns' },
]

/** @param {string} [tag] */
async function wordsIn(tag = 'en') {
  const m = await messages(tag)
  await addBestFirst(m)
  return wordsFor(m)
}

/** The trees of an order, each with its question. @param {Record<string, string>} fields */
async function* decisions(fields) {
  for await (const { student, exercises } of sheetsOf(requestOf(fields))) {
    for (const [at, exercise] of exercises.entries()) {
      assert.ok('all' in exercise)
      yield { student, at, decision: exercise }
      exercise.search.free()
    }
  }
}

/** The numbers that a sheet prints, by the name of the node and that of the row. @param {WorksheetTable[]} tables */
function printed(tables) {
  /** @type {Map<string, Record<string, number>>} */
  const outcomes = new Map()
  for (const { head, rows } of tables) {
    for (const [at, name] of head.entries()) {
      const filled = rows.filter(({ cells }) => cells[at])
      const cells = filled.map(({ name, cells }) => [name, read(cells[at])])
      outcomes.set(name, { ...outcomes.get(name), ...Object.fromEntries(cells) })
    }
  }
  return outcomes
}

/** @param {string | null} text */
function read(text) {
  return Number(text?.replace('∞', 'Infinity').replace('−', '-') || NaN)
}

/**
 * @typedef {object} Node a node as a student sees it
 * @property {number} node
 * @property {string} name
 * @property {boolean} max
 * @property {number | null} value
 * @property {Node[]} children
 */

/** The tree of a sheet. @param {Search} search @param {(node: number) => string} nameOf @returns {Node} */
function treeOf(search, nameOf) {
  /** @type {Node[]} */
  const path = []
  for (let node = 0; node < search.summary.nodes; node += 1) {
    const { place, depth } = search.node(node, 0)
    const max = place.player === 'max'
    const copy = { node, name: nameOf(node), max, value: place.value, children: [] }
    path.length = depth
    path.at(-1)?.children.push(copy)
    path.push(copy)
  }
  return path[0]
}

/**
 * Minimax to a depth; where it ends, the number in the table or in the leaf.
 * @param {Node} node
 * @param {number} depth
 * @param {Map<string, Record<string, number>>} table
 * @returns {number}
 */
function minimax({ name, max, value, children }, depth, table) {
  if (children.length === 0) return Number(value)
  if (depth === 0) return table.get(name)?.['static value'] ?? NaN
  const values = children.map((child) => minimax(child, depth - 1, table))
  return max ? Math.max(...values) : Math.min(...values)
}

/**
 * The child with the highest UCB1 score, by the numbers on the sheet.
 * @param {Node} node
 * @param {Map<string, Record<string, number>>} table
 */
function chosen({ name, max, children }, table) {
  const parent = table.get(name)?.n ?? NaN
  const scores = children.map((child) => {
    const { n = 0, mean = 0 } = table.get(child.name) ?? {}
    if (!n) return Infinity
    return (max ? mean : 1 - mean) + Math.SQRT2 * Math.sqrt(Math.log(parent) / n)
  })
  return children[scores.indexOf(Math.max(...scores))]
}

/** The child with the least proof or disproof number. @param {Node} node @param {Map<string, Record<string, number>>} table */
function mostProving({ max, children }, table) {
  const numbers = children.map(({ name }) => table.get(name)?.[max ? 'pn' : 'dn'] ?? NaN)
  return children[numbers.indexOf(Math.min(...numbers))]
}

/** @param {Node} root @param {number} node @returns {Node} */
function below(root, node) {
  const all = [root]
  for (const one of all) all.push(...one.children)
  return /** @type {Node} */ (all.find((one) => one.node === node))
}

/** The first node that is entered after a step, by the events. @param {Search} search @param {number} step */
function enteredAfter(search, step) {
  const { steps } = search.summary
  const later = search.events(step, Math.min(steps, step + 400))
  return later.find(({ kind }) => kind === 'enter')?.node ?? null
}

test('the printed sheet alone is enough to find its solution', async () => {
  const words = await wordsIn()
  /** @type {Record<string, number>} */
  const counts = {}
  for (const fields of SEARCHES) {
    for await (const { decision } of decisions({
      ...fields,
      trees: '12',
      students: '2',
      seed: '5',
    })) {
      const { search, all } = decision
      const sheet = decisionContent(decision, words)
      const table = printed(sheet.tables)
      const root = treeOf(search, (node) => words.m.viewer.short(search.node(node, 0).place))
      for (const { question, prediction } of all) {
        const { ask, node, step } = /** @type {{ ask: string, node: number, step: number }} */ (
          question
        )
        const expected = /** @type {any} */ (prediction.expected)
        const because = `${JSON.stringify(fields)} ${ask} ${search.print()} at ${step}`
        counts[ask] = (counts[ask] ?? 0) + 1
        if (ask === 'table') {
          const state = search.table(node, step, 0)
          assert.ok(state && sheet.sentences.includes(words.passes.table.told(state)), because)
        }
        if (ask === 'pass' && fields.deepening) {
          const [, depth] = /to depth (\d)/.exec(sheet.sentences[0]) ?? []
          assert.equal(minimax(root, Number(depth), table), expected.value, because)
        } else if (ask === 'next' || ask === 'again') {
          assert.equal(enteredAfter(search, step), expected.node, because)
        } else if (ask === 'child') {
          const pick = fields.algorithm === 'pns' ? mostProving : chosen
          assert.equal(pick(below(root, node), table)?.node, expected.node, because)
        } else if (ask === 'leaf' && fields.algorithm === 'pns') {
          let at = root
          while (at.children.some(({ name }) => table.has(name))) at = mostProving(at, table)
          assert.equal(at.node, expected.node, because)
        } else if (ask === 'leaf') {
          let at = root
          while (at.children.length > 0 && table.has(at.name)) at = chosen(at, table)
          assert.equal(at.node, expected.node, because)
        } else if (ask === 'backup' && fields.algorithm === 'mcts') {
          const [, reward] = /is (\d\.\d+)/.exec(sheet.questions[0]) ?? []
          const added = printed(decisionSolution(decision, words).tables)
          assert.ok(added.size > 1, because)
          for (const [name, { n, w }] of added) {
            const before = table.get(name) ?? {}
            assert.equal(n, before.n + 1, because)
            assert.ok(Math.abs(w - before.w - Number(reward)) < 2e-4, because)
          }
        }
      }
    }
  }
  for (const ask of [
    'pass',
    'evaluates',
    'next',
    'again',
    'child',
    'leaf',
    'backup',
    'table',
    'test',
  ])
    assert.ok(counts[ask] >= 4, `${ask}: ${counts[ask]}`)
})

test('subjects take turns, the same for all students, on trees that all differ', async () => {
  const fields = { algorithm: 'pvs', ask: 'again windows', trees: '4', students: '5', seed: '2' }
  /** @type {Set<string>} */
  const trees = new Set()
  for await (const { at, decision } of decisions(fields)) {
    const [{ question }] = decision.all
    assert.equal(question.ask === 'again', at % 2 === 1, `${at}`)
    trees.add(decision.search.print())
  }
  assert.equal(trees.size, 20)
  const texts = async (/** @type {Record<string, string>} */ more) => {
    const words = await wordsIn()
    const texts = []
    for await (const { decision } of decisions({ ...fields, ...more }))
      texts.push(JSON.stringify(decisionContent(decision, words)))
    return texts
  }
  const two = await texts({ students: '2' })
  assert.deepEqual(await texts({ students: '2' }), two)
  assert.notDeepEqual(await texts({ students: '2', seed: '3' }), two)
})

test('the answer that no child is searched again is seldom right', async () => {
  const fields = { algorithm: 'pvs', ask: 'again', trees: '20', students: '5', seed: '1' }
  let again = 0
  for await (const { decision } of decisions(fields)) {
    const [{ question, prediction }] = decision.all
    again += Number(/** @type {any} */ (prediction.expected).node === question.child)
  }
  assert.ok(again > 15 && again < 85, `${again} of 100`)
})

/** The pages of one sheet. @param {string} tag @param {Record<string, string>} fields @param {'svg' | 'tikz'} format */
async function written(tag, fields, format) {
  const words = await wordsIn(tag)
  const order = requestOf({ trees: '6', students: '1', seed: '4', ...fields })
  for await (const pages of worksheets(order, { heading: '', format, style: {} }, words)) {
    return { ...pages, words: words.words }
  }
  assert.fail('no sheet')
}

test('a sheet has questions and space, its solution the answers, in every language', async () => {
  for (const tag of Object.keys(LANGUAGES)) {
    for (const fields of SEARCHES) {
      const { sheet, solved, words } = await written(tag, fields, 'svg')
      const because = `${tag} ${JSON.stringify(fields)}`
      assert.equal(
        sheet.heading,
        words.headings[/** @type {'pvs'} */ (fields.algorithm ?? 'alpha-beta')],
      )
      assert.ok(sheet.task.startsWith(words.decide), because)
      for (const [at, part] of sheet.parts.entries()) {
        const right = solved.parts[at]
        assert.ok(
          part.questions.every((text) => /\S/.test(text) && !/undefined|NaN/.test(text)),
          because,
        )
        assert.deepEqual(right.questions, part.questions)
        assert.ok(
          right.lines.every(({ text }) => /\S/.test(text) && !/undefined|NaN/.test(text)),
          because,
        )
        // A sheet has nothing but a table of known numbers, with or without boxes.
        assert.ok(
          part.lines.every(({ text }) => text === ''),
          because,
        )
        const boxes = part.tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
        assert.ok(part.lines.length > 0 || boxes.includes(''), because)
        const page = pageOf(markup, { ...sheet, parts: [part] }, words).text
        for (const { text } of right.lines) assert.ok(!page.includes(text), `${because} ${text}`)
      }
    }
  }
})

test('LaTeX makes a PDF of the sheets and solutions', { skip }, async () => {
  /** @type {Record<string, string>} */
  const texts = {}
  // Chinese needs another program, and a font.
  for (const tag of ['en', 'de', 'fi']) {
    const pages = []
    for (const fields of SEARCHES) {
      const { sheet, solved, words } = await written(tag, fields, 'tikz')
      pages.push(latexPage(sheet, words), latexPage(solved, words))
    }
    texts[tag] = beginning(tag) + pages.join('') + end
  }
  typeset(texts)
})

test('a search without boxes gets questions before decisions, of its own kinds alone', async () => {
  for (const fields of SEARCHES) assert.equal(requestOf(fields).exercise, 'predict')
  assert.equal(requestOf({}).exercise, 'practise')
  assert.deepEqual(requestOf({}).ask, ['values', 'cuts'])
  assert.deepEqual(requestOf({ algorithm: 'mcts', selection: 'mean' }).ask, [
    'child',
    'leaf',
    'backup',
  ])
  assert.deepEqual(requestOf({ listing: 'pvs' }).ask, ['values', 'windows', 'cuts', 'again'])
  for (const fields of [
    ...[{ ask: 'leaf' }, { algorithm: 'pvs', ask: 'leaf' }, { algorithm: 'mcts', ask: 'values' }],
    ...[{ algorithm: 'pvs', ask: 'table' }, { exercise: 'find' }],
  ])
    assert.throws(() => requestOf(fields), BadField, JSON.stringify(fields))
  const boxes = requestOf({ algorithm: 'pvs', exercise: 'practise', trees: '1' })
  await assert.rejects(sheetsOf(boxes).next(), { code: 'searched-again-in-exercise' })
})
