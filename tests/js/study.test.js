// The study kit: the two tests are parallel, and the analysis recovers the numbers of made-up records.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { resultsOf } from '../../bin/results.js'
import { open } from '../../www/core.js'
import { optionsOf } from '../../www/element/attributes.js'
import { readTask, coreTask } from '../../www/exercise/attributes.js'
import { ITEMS } from '../../www/lessons/study-items.js'
import { SHEETS, elementsOf } from '../../www/lessons/study.js'
import { random as randomFrom } from './random.js'
import { elementWith } from './stand-ins.js'

const SCRIPT = new URL('../../docs/study/analyse.py', import.meta.url).pathname

/** The questions of an item, measured. @param {Record<string, string>} attributes @param {string} tree */
async function measured(attributes, tree) {
  const options = optionsOf(elementWith(attributes))
  const task = coreTask(
    readTask((name) => attributes[name] ?? ''),
    'max',
  )
  const search = await open(tree, options)
  const { items, max, weight } = await search.grade([], task)
  const { evaluated, pruned, cutoffs } = /** @type {any} */ (search.summary)
  search.free()
  const boxes = items.map(({ field, of }) => `${field} ${of}`).sort()
  return { boxes, max, weight, evaluated, pruned, cutoffs, shape: tree.replace(/\d+/g, '0') }
}

test('the two tests ask the same about trees of the same shape, with other numbers', async () => {
  assert.equal(ITEMS.length, 12)
  for (const { attributes, before, after } of ITEMS) {
    assert.notEqual(before, after)
    assert.deepEqual(await measured(attributes, before), await measured(attributes, after), before)
  }
  const trees = ITEMS.flatMap(({ before, after }) => [before, after])
  assert.equal(new Set(trees).size, trees.length)
})

test('an item about ties has cuts by ties alone, and an item without cuts has none', async () => {
  const cuts = async (/** @type {string} */ tree, /** @type {'>=' | '>'} */ cut) => {
    const search = await open(tree, { cut })
    const { items } = await search.grade([], { ask: 'cuts' })
    search.free()
    return items.filter(({ field, expected }) => field === 'cut' && expected === true).length
  }
  for (const sheet of /** @type {const} */ (['before', 'after'])) {
    const [tie, none] = [ITEMS[7][sheet], ITEMS[8][sheet]]
    assert.deepEqual([await cuts(tie, '>='), await cuts(tie, '>')], [1, 0], tie)
    assert.equal(await cuts(none, '>='), 0, none)
  }
})

test('every sheet has elements that are answered once and store nothing', () => {
  for (const sheet of SHEETS) {
    const elements = elementsOf(sheet)
    assert.equal(elements.length, sheet === 'before' || sheet === 'after' ? 12 : 4)
    for (const { exercise, keep } of elements) {
      assert.equal(keep, exercise ? 'off' : undefined)
    }
  }
})

/**
 * A made-up record of a test: so many items with all points, one without a point, the rest not handed in.
 * @param {string} sheet
 * @param {string} code
 * @param {number} right
 */
function record(sheet, code, right) {
  return Array.from({ length: Math.min(12, right + 1) }, (_, at) => ({
    ...{ version: 1, exercise: 'practise', seed: null, attempt: 1, help: 0, shown: false },
    ...{
      scope: 'all',
      best: 0,
      score: 0,
      points: at < right ? 4 : 0,
      max: 4,
      right: 0,
      follows: 0,
    },
    ...{ wrong: 0, missing: 0, extra: 0, first: null, given: [], about: null, items: [] },
    likely: at < right ? null : 'minimax',
    study: { sheet, item: at + 1, lang: 'en', code, seconds: 9 * at },
  }))
}

test('the analysis recovers the numbers of made-up records, skips incomplete ones, and is reproducible', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'secateur-study-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const random = randomFrom(28)
  const write = (
    /** @type {string} */ sheet,
    /** @type {string} */ code,
    /** @type {object[]} */ entries,
  ) => writeFileSync(join(folder, `secateur-${sheet}-${code}.json`), JSON.stringify(entries))
  /** @type {Record<string, number[]>} */
  const gains = { watch: [], predict: [] }
  for (let number = 0; number < 40; number += 1) {
    const arm = number % 2 ? 'predict' : 'watch'
    const before = 2 + Math.floor(random() * 4)
    const gain = (number % 2 ? 3 : 1) + Math.floor(random() * 3)
    const code = `s${number}`
    gains[arm].push(gain)
    write('before', code, record('before', code, before))
    write(arm, code, [{ version: 1, study: { sheet: arm, item: 1, code } }])
    write('after', code, record('after', code, before + gain))
  }
  write('before', 'gone', record('before', 'gone', 5))
  const run = () =>
    JSON.parse(
      execFileSync('python3', [SCRIPT, folder, '--json', '--rounds', '2000'], { encoding: 'utf8' }),
    )
  const result = run()
  assert.deepEqual(result, run())
  assert.deepEqual(result.left_out, ['gone'])
  const mean = (/** @type {number[]} */ list) =>
    list.reduce((sum, one) => sum + one, 0) / list.length
  const squares = (/** @type {number[]} */ list) =>
    list.reduce((sum, one) => sum + (one - mean(list)) ** 2, 0)
  for (const [arm, list] of Object.entries(gains)) {
    assert.equal(result.arms[arm].n, 20)
    near(result.arms[arm].gain, mean(list))
  }
  const { watch, predict } = gains
  const difference = mean(predict) - mean(watch)
  const deviation = Math.sqrt((squares(watch) + squares(predict)) / 38)
  const { comparison } = result
  near(comparison.difference, difference)
  near(comparison.g, (difference / deviation) * (1 - 3 / (4 * 38 - 1)))
  const [low, high] = comparison.interval
  assert.ok(low < difference && difference < high && low > 0, `${low} ${difference} ${high}`)
  assert.ok(comparison.p < 0.01, comparison.p)
  // Everybody has the first two items of the first test right, and the item after the last right one wrong.
  assert.equal(result.tests.before.items[0].mean, 1)
  assert.deepEqual(result.tests.before.mistakes, { minimax: 40 })
  assert.ok(result.tests.before.alpha > 0 && result.tests.before.alpha <= 1)
  // A teacher's table reads the same files.
  assert.equal(resultsOf(join(folder, 'secateur-before-s1.json'))[0].student, 'secateur-before-s1')
})

test('two arms of equal gains do not differ, and a file that is no record is refused', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'secateur-study-'))
  t.after(() => rmSync(folder, { recursive: true }))
  for (let number = 0; number < 20; number += 1) {
    const code = `s${number}`
    const arm = number < 10 ? 'predict' : 'watch'
    const all = [
      ...record('before', code, 3),
      { study: { sheet: arm, item: 1, code } },
      ...record('after', code, 4 + (number % 5)),
    ]
    writeFileSync(join(folder, `${code}.json`), JSON.stringify(all))
  }
  const run = () =>
    execFileSync('python3', [SCRIPT, folder, '--json', '--rounds', '500'], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
  const { comparison } = JSON.parse(run())
  assert.equal(comparison.difference, 0)
  assert.ok(comparison.p > 0.9, comparison.p)
  writeFileSync(join(folder, 'other.json'), '[{"study": {}}]')
  assert.throws(run, /other\.json is no record of the study/)
})

/** @param {number} value @param {number} expected */
function near(value, expected) {
  assert.ok(Math.abs(value - expected) < 1e-9, `${value} ${expected}`)
}

test('the study kit uses the standard library alone', () => {
  const imported = Array.from(
    readFileSync(SCRIPT, 'utf8').matchAll(/^import (\w+)$/gm),
    ([, name]) => name,
  )
  const names = [
    'argparse',
    'collections',
    'csv',
    'json',
    'math',
    'pathlib',
    'random',
    'statistics',
    'sys',
  ]
  assert.deepEqual(imported, names)
})
