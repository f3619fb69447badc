// The page that follows a program while it runs, as the command line gives it.

import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import { before, test } from 'node:test'
import { TraceLines } from '../../bin/trace-lines.js'
import { livePage } from '../../bin/live-page.js'
import { watchPage } from '../../bin/watch-page.js'
import { open } from '../../www/core.js'
import { traceLines } from '../../www/figure/trace.js'
import { partOf } from '../../www/messages/messages.js'
import { freshPage } from './page.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const w = await partOf('en', 'watch')
const own = await partOf('en', 'imported')
const HEADER = '{"secateur": "trace", "version": 1}'
let html = ''
/** The lines of a trace, without a header. @type {string[]} */
let all = []

before(async () => {
  html = await watchPage()
  const search = await open('((3 12 8) (2 4 6) (14 5 2))')
  all = [...traceLines(search, {})].join('').trimEnd().split('\n').slice(1)
})

/** A page that follows the lines that the test writes. @param {TestContext} t @param {number} [keep] */
async function followed(t, keep = 1000) {
  const { page, requests } = await freshPage(t, { locale: 'en' })
  const lines = new TraceLines(keep)
  const live = await livePage(lines, html, 0)
  t.after(() => live.close())
  const write = (/** @type {string[]} */ ...texts) => {
    lines.take(Buffer.from(texts.join('\n')))
    live.changed()
  }
  const end = (/** @type {number} */ code) => {
    lines.end()
    live.ended({ code, signal: null })
  }
  await page.goto(live.url)
  await page.locator('.program').getByText(w.waiting).waitFor()
  return { page, requests, write, end, url: live.url }
}

/**
 * Waits until the view has so many steps, and is at the last one. A line of a call that returns makes two, for its
 * caller compares.
 * @param {Page} page
 * @param {number} steps
 */
function shows(page, steps) {
  return page.waitForFunction((steps) => {
    const viewer = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
    return viewer?.search?.summary.steps === steps && viewer.step === steps
  }, steps)
}

/** The words above the view. @param {Page} page @param {string} text */
function textShown(page, text) {
  return page.locator('.program').getByText(text, { exact: true }).waitFor()
}

test('the page follows the lines, and reads the last one without its end', async (t) => {
  const { page, requests, write, end, url } = await followed(t)
  assert.equal(await page.locator('secateur-tree').isVisible(), false, 'there is no tree to type')
  write(...all.slice(0, 6), '')
  await shows(page, 6)
  assert.ok(await page.locator('secateur-tree').isVisible())
  await textShown(page, w.lines(6))
  await textShown(page, w.running)
  write(all[6].slice(0, 10))
  write(all[6].slice(10), all[7], '')
  await shows(page, 8)
  write(...all.slice(8))
  end(3)
  await shows(page, all.length)
  await textShown(page, w.ended(3))
  await textShown(page, own.right(all.length))
  assert.equal(await page.getByRole('button', { name: w.pause }).isVisible(), false)
  assert.ok(requests.every((address) => address.startsWith(url) || address.startsWith('data:')))
})

test('the events of a best-first program are described', async (t) => {
  const rules = /** @type {const} */ ({ algorithm: 'mcts', iterations: 5 })
  const search = await open('((3 12 8) (2 4 6) (14 5 2))', rules)
  const { page, write, end } = await followed(t)
  write([...traceLines(search, rules)].join(''))
  end(0)
  await shows(page, search.summary.steps)
  await page.locator('.panel.log .row').getByText('chooses').waitFor()
})

test('pause holds the view while lines arrive', async (t) => {
  const { page, write, end } = await followed(t)
  write(...all.slice(0, 6), '')
  await shows(page, 6)
  await page.getByRole('button', { name: w.pause }).click()
  await textShown(page, `${w.running} ${w.paused(6)}`)
  write(...all.slice(6, 21), '')
  await textShown(page, w.lines(21))
  end(0)
  await textShown(page, `${w.ended(0)} ${w.paused(6)}`)
  await shows(page, 6)
  await page.getByRole('button', { name: w.follow }).click()
  await shows(page, 21)
  await textShown(page, w.ended(0))
})

test('a step back holds the view while lines arrive', async (t) => {
  const { page, write } = await followed(t)
  write(...all.slice(0, 6), '')
  await shows(page, 6)
  await page.keyboard.press('ArrowLeft')
  await textShown(page, `${w.running} ${w.paused(6)}`)
  write(...all.slice(6, 21), '')
  await textShown(page, w.lines(21))
  await page.getByRole('button', { name: w.follow }).click()
  await shows(page, 21)
})

test('a wrong line is reported after the steps before it, and another trace replaces it', async (t) => {
  const { page, write } = await followed(t)
  write(HEADER, ...all.slice(0, 4), '{"event":"leave","node":0,"value":oops}', all[4], '')
  await page
    .locator('.problem')
    .getByText(`${own.at(6, 35)}: `)
    .waitFor()
  const [line, caret] = ((await page.locator('.problem pre').textContent()) ?? '').split('\n')
  assert.equal(line[caret.indexOf('^')], 'o')
  await shows(page, 4)
  write(HEADER, ...all.slice(0, 10), '')
  await shows(page, 10)
  await textShown(page, w.lines(11))
  assert.equal(await page.locator('.problem').count(), 0)
})

test('another trace begins without the node that was selected in the one before', async (t) => {
  const { page, write } = await followed(t)
  write(HEADER, ...all, '')
  await shows(page, all.length)
  await page.evaluate(() => document.querySelector('secateur-tree')?.select(9))
  write(HEADER, ...all.slice(0, 4), '')
  await shows(page, 4)
  const selected = await page.evaluate(() => document.querySelector('secateur-tree')?.selected)
  assert.equal(selected, null)
})

test('a step that breaks the rules is reported with its line while the program runs', async (t) => {
  const { page, write } = await followed(t)
  const at = all.findIndex((line) => line.includes('"event":"compare"'))
  const wrong = all[at].replace(/"after":[^,}]+/, '"after":-7')
  write(...all.slice(0, at), wrong, ...all.slice(at + 1, at + 4), '')
  await page
    .locator('.problem')
    .getByText(own.first(at + 1))
    .waitFor()
  assert.equal(await page.locator('.problem pre').textContent(), wrong)
})

test('the limit of lines is reported, and a trace cut there has no mistake', async (t) => {
  const { page, write, end } = await followed(t, 7)
  write(...all, '')
  await textShown(page, w.full(7))
  await textShown(page, w.lines(all.length))
  await shows(page, 7)
  end(0)
  await textShown(page, w.ended(0))
  assert.equal(await page.locator('.verdict').textContent(), '')
})
