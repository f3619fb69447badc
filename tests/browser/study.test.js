// The sheets of the study in a real browser: an answer is handed in once and not judged, the record is a file, nothing is sent or stored.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { resultsOf } from '../../bin/results.js'
import { LANGUAGES } from '../../www/messages/languages.js'
import { partOf } from '../../www/messages/messages.js'
import { SHEETS, elementsOf } from '../../www/lessons/study.js'
import { assertFitsWidth, painted, scrollPast } from './element.js'
import { WIDE, load } from './page.js'
import { axeMayStyle, violationsInSchemes } from './violations.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {Options} from './page.js'
 * @import {SheetName} from '../../www/lessons/study.js'
 */

const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true }

/** @param {TestContext} t @param {SheetName} sheet @param {string} lang @param {Options} options */
async function opened(t, sheet, lang, options) {
  const page = await load(t, options, undefined, `lessons.html#1&lang=${lang}&study=${sheet}`)
  await page.waitForFunction(
    (count) => document.querySelectorAll('secateur-tree').length === count,
    elementsOf(sheet).length,
  )
  await scrollPast(page)
  await painted(page)
  return page
}

/** The record that a press on the button saves, and the name of its file. @param {Page} page @param {string} button */
async function saved(page, button) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await coming
  const path = await download.path()
  return {
    name: download.suggestedFilename(),
    path,
    entries: JSON.parse(readFileSync(path, 'utf8')),
  }
}

test('an answer of a test is handed in once, not judged, and in the record for the report', async (t) => {
  const page = await opened(t, 'before', 'en', WIDE)
  const { study } = await partOf('en', 'lessons')
  const { practise } = await partOf('en', 'exercise')
  /** @type {string[]} */
  const sent = []
  page.on('request', (request) => sent.push(request.url()))
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  const before = await stored()
  const item = page.locator('.item').first()
  await item.locator('.sheet [data-box="0.value"]').fill('14')
  await item.locator('.sheet [data-box="1.value"]').fill('66')
  await item.getByRole('button', { name: practise.handIn }).click()
  await item.getByText(study.handedIn).waitFor()
  assert.equal(await item.locator('secateur-tree').count(), 0, 'no feedback')
  assert.equal(await page.locator('.record [role=status]').innerText(), study.open(11))
  await page.getByLabel(study.code).fill('Ab 12/x')
  const { name, path, entries } = await saved(page, study.save)
  assert.equal(name, 'secateur-before-Ab_12_x.json')
  assert.equal(entries.length, 1)
  const [{ points, max, study: entry }] = entries
  assert.deepEqual([points, max], [1, 4])
  const { sheet, item: number, lang, code, answers } = entry
  assert.deepEqual([sheet, number, lang, code], ['before', 1, 'en', 'Ab 12/x'])
  assert.deepEqual(answers.answers['0.value'], '14')
  assert.equal(resultsOf(path).length, 1)
  assert.deepEqual(
    sent.filter((url) => !/\.(js|wasm|css|svg)\b|^blob:/.test(url)),
    [],
  )
  assert.equal(await stored(), before)
})

test('the watching arm records the furthest step, the predicting arm the answers', async (t) => {
  const { study } = await partOf('en', 'lessons')
  const watch = await opened(t, 'watch', 'en', WIDE)
  const tree = watch.locator('secateur-tree').first()
  await tree.evaluate((tree) => /** @type {any} */ (tree).seek('last'))
  await tree.evaluate((tree) => /** @type {any} */ (tree).seek(3))
  await watch.waitForFunction(
    () => /** @type {any} */ (document.querySelector('secateur-tree')).step === 3,
  )
  const [first] = (await saved(watch, study.save)).entries
  assert.deepEqual(
    [first.exercise, first.step, first.steps, first.study.item],
    ['watch', 42, 42, 1],
  )

  const { predict } = await partOf('en', 'exercise')
  const page = await opened(t, 'predict', 'en', WIDE)
  const run = page.locator('.item').first()
  for (const name of [predict.begin, predict.show]) {
    await run.getByRole('button', { name, exact: true }).click()
  }
  await run.locator('.card .found').waitFor()
  const { entries } = await saved(page, study.save)
  assert.deepEqual(
    [entries.length, entries[0].exercise, entries[0].items.length],
    [1, 'predict', 1],
  )
})

for (const [number, lang] of Object.keys(LANGUAGES).entries()) {
  const sheet = SHEETS[number % SHEETS.length]
  test(`a sheet of the study has no violations: ${sheet}, ${lang}`, async (t) => {
    const page = await opened(t, sheet, lang, { ...(number % 2 ? PHONE : WIDE), ...axeMayStyle })
    const { study } = await partOf(lang, 'lessons')
    assert.equal(await page.locator('main > section > h2').innerText(), study.titles[sheet])
    assert.equal(await page.locator('.item > h3').count(), elementsOf(sheet).length)
    assert.deepEqual(await violationsInSchemes(page), [])
    await assertFitsWidth(page)
  })
}
