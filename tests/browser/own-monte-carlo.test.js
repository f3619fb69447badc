// The best-first search of a visitor's own program: dropped, judged by its own numbers, beside the search of the rules, refused.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { traceLines } from '../../www/figure/trace.js'
import { partOf } from '../../www/messages/messages.js'
import { drop as dropFile } from './element.js'
import { PHONE, visit } from './page.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const w = await partOf('en', 'imported')

/** The lines of a search of our own. @param {import('../../www/types.js').Options} rules */
async function linesOf(rules) {
  const search = await open('((3 12 8) (2 4 6) (14 5 2))', rules)
  const lines = [...traceLines(search, rules)]
  search.free()
  return lines
}

const RIGHT = await linesOf({ algorithm: 'mcts', iterations: 12, seed: 7 })
/** The first update of the root after the second iteration, in which the total stays as it was. */
const AT = RIGHT.findIndex((line) => /"event":"update".*"node":0.*"visits":2/.test(line))
const WRONG = RIGHT.with(AT, RIGHT[AT].replace(/"total":[\d.]+/, '"total":0.25'))

/** @param {Page} page @param {string[]} lines */
const drop = (page, lines) => dropFile(page, lines.join(''), 'trace.jsonl')

/** The contents of both viewers, once they show a best-first search. @param {Page} page */
function stateOf(page) {
  const state = page.waitForFunction(() => {
    const trees = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
    const ready = trees.length === 2 && trees.every(({ search }) => search?.bestFirst)
    if (!ready) return null
    const [{ search, step, shadowRoot }] = trees
    return {
      step,
      finding: search?.finding ?? null,
      mark: shadowRoot?.querySelector('.scrubber')?.getAttribute('title') ?? null,
      sentence: shadowRoot?.querySelector('.sentence')?.textContent ?? '',
      algorithm: trees.map((tree) => tree.getAttribute('algorithm')),
    }
  })
  return state.then((handle) => handle.jsonValue())
}

test('the first wrong line is quoted and shown at its step', async (t) => {
  const page = await visit(t)
  await drop(page, WRONG)
  const verdict = page.getByRole('region', { name: w.title })
  await verdict.getByText(w.first(AT + 1)).waitFor()
  await verdict.getByText(/After this update A has the total 0\.25\./).waitFor()
  await verdict.getByText(WRONG[AT].trim()).waitFor()
  await page.waitForFunction(() => {
    const [tree] = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
    return tree.step === tree.search?.finding?.step
  })
  await page.locator('secateur-tree').first().locator('.scrubber[title]').waitFor()
  const { step, finding, mark, algorithm } = /** @type {any} */ (await stateOf(page))
  assert.deepEqual([step, finding.code, finding.step], [AT, 'totals', AT])
  assert.equal(mark, w.firstAt(AT))
  assert.deepEqual(algorithm, ['mcts', 'mcts'])
  await page.locator('secateur-tree').first().locator('.remark').waitFor()
  await page.getByRole('heading', { name: w.expected }).waitFor()
  await verdict.getByRole('button', { name: w.close }).click()
  await verdict.waitFor({ state: 'detached' })
})

test('a correct search has no wrong line, on a phone too', async (t) => {
  const page = await visit(t, PHONE)
  await drop(page, RIGHT)
  const verdict = page.getByRole('region', { name: w.title })
  await verdict.getByText(w.right(RIGHT.length - 1)).waitFor()
  const { finding, mark } = /** @type {any} */ (await stateOf(page))
  assert.deepEqual([finding, mark], [null, null])
})

test('an unreadable line is refused with its place and a remedy', async (t) => {
  const page = await visit(t)
  await drop(page, RIGHT.with(3, '{"event":"update","node":1,"visits":1}\n'))
  const dialog = page.getByRole('dialog', { name: w.title })
  await dialog.getByText(/^trace\.jsonl: Line 4, column 1: .*“total” is missing/).waitFor()
  await drop(page, RIGHT.slice(1))
  await dialog.getByText(/Name the algorithm in the header/).waitFor()
})
