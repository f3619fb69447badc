// A statement is judged: by mouse and by keyboard alone, with a reason or a counter-example, checked, stored and reported.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partOf } from '../../www/messages/messages.js'
import { checked } from './answer-sheet.js'
import { assertFitsWidth } from './element.js'
import { PHONE, button, exercised, ready, recordedEvents, turns } from './exercise-page.js'
import { WIDE } from './page.js'
import { violations } from './violations.js'

/**
 * @import {BrowserContextOptions, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 */

const { practise, reasons, statements } = await partOf('en', 'exercise')
/** Selects an element that appears with the exercise. */
const FIRST = 'input[type=radio]'

/**
 * A page with a statement, which records the results.
 * @param {TestContext} t
 * @param {string} goal
 * @param {BrowserContextOptions} [options]
 */
function stating(t, goal, options = WIDE) {
  const attributes = `exercise="practise" ask="statement" goal="${goal}"`
  return exercised(t, attributes, { options, first: FIRST, noted: ['secateur-result'] })
}

/** @param {Page} page @param {string} name */
function choice(page, name) {
  return page.locator('secateur-tree').getByRole('radio', { name, exact: true })
}

/** Checks the whole sheet. @param {Page} page */
async function check(page) {
  await button(page, practise.scopeNames.all).click()
  await checked(page)
  return (await page.locator('secateur-tree .summary').textContent()) ?? ''
}

test('a true statement: the choice is judged, and a reason is chosen', async (t) => {
  const page = await stating(t, 'leftmost-leaf')
  const task = await page.locator('secateur-tree .task').textContent()
  assert.ok(task?.startsWith(statements.all['leftmost-leaf']), task ?? '')
  assert.equal(await page.locator('secateur-tree textarea').isVisible(), false)
  assert.match(await check(page), new RegExp(practise.nothingYet))
  await choice(page, statements.truths.false).check()
  await page.locator('secateur-tree textarea').waitFor()
  const wrong = await check(page)
  assert.ok(wrong.includes(reasons.proved({ key: 'proved' })), wrong)
  assert.ok(wrong.includes(reasons['holds-there']({ key: 'holds-there' })), wrong)
  await choice(page, statements.truths.true).check()
  assert.equal(await page.locator('secateur-tree textarea').isVisible(), false)
  await choice(page, statements.reasons['too-flat']).check()
  const other = await check(page)
  assert.ok(other.includes(reasons['other-reason']({ key: 'other-reason' })), other)
  await choice(page, statements.reasons['nothing-before']).check()
  assert.match(await check(page), /2 of 2 All right/)
  const last = (await recordedEvents(page)).at(-1)?.[1]
  assert.deepEqual([last?.points, last?.max], [2, 2])
  await page.reload()
  await ready(page, FIRST)
  assert.ok(await choice(page, statements.reasons['nothing-before']).isChecked())
})

test('a false statement: a counter-example is made by keyboard alone, stored and undone', async (t) => {
  const page = await stating(t, 'rightmost-leaf')
  await choice(page, statements.truths.true).focus()
  await page.keyboard.press('ArrowDown')
  assert.ok(await choice(page, statements.truths.false).isChecked())
  const area = page.locator('secateur-tree textarea')
  await area.waitFor()
  await area.fill('((3 5) (2 9))')
  const flat = await check(page)
  assert.ok(flat.includes(reasons['holds-there']({ key: 'holds-there' })), flat)
  await area.fill('((3 5) (2 9) (4 8))')
  assert.match(await check(page), /2 of 2 All right/)
  const turned = () => turns(page, 'MAX((3 5) (2 9) (4 8))')
  await turned()
  await page.reload()
  await ready(page, FIRST)
  await turned()
  assert.ok(await choice(page, statements.truths.false).isChecked())
  assert.match(await check(page), /2 of 2 All right/)
})

test('a statement is in reach on a phone, without violations', async (t) => {
  for (const goal of ['two-plies', 'half']) {
    const page = await stating(t, goal, PHONE)
    await choice(page, statements.truths[goal === 'half' ? 'false' : 'true']).tap()
    assert.deepEqual(await violations(page), [])
    await assertFitsWidth(page)
  }
})
