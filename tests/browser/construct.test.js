// A tree is made, and a mistake in a run is found: by mouse, by touch and by keyboard alone, stored, reported, and
// without a text that reveals the mistake before it is found.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { partOf } from '../../www/messages/messages.js'
import { assertFitsWidth, painted } from './element.js'
import { PHONE, button, exercised, ready, recordedEvents, turns } from './exercise-page.js'
import { textsOf } from './page-texts.js'
import { TREE } from './host.js'
import { pointOf, watchWhole } from './scene.js'
import { axeMayStyle, violations } from './violations.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {More} from './exercise-page.js'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const { practise, find, edit, reasons } = await partOf('en', 'exercise')

/**
 * A page with an exercise, which records its events.
 * @param {TestContext} t
 * @param {string} attributes
 * @param {More & { first: string }} more
 */
function exercise(t, attributes, more) {
  const noted = ['secateur-answer', 'secateur-result', 'secateur-order']
  return exercised(t, attributes, { ...more, noted })
}

/** @param {Page} page @param {string} text */
function waitForText(page, text) {
  return page.locator('secateur-tree').getByText(text).first().waitFor()
}

/** The field of the value. @param {Page} page */
function value(page) {
  return page.locator('secateur-tree .moves input')
}

/** @param {Page} page */
function area(page) {
  return page.locator('secateur-tree textarea')
}

const MADE = { tree: '((3 12) (2 4))', first: 'textarea' }

test('a tree is made from text, values and buttons, then checked, undone and stored', async (t) => {
  const page = await exercise(t, 'exercise="practise" ask="construct"', MADE)
  await waitForText(page, practise.construct.goals.deep)
  const check = button(page, practise.scopeNames.all)
  await check.click()
  await waitForText(
    page,
    'There is a cutoff at C, but its bound is held by its parent, A: it is shallow.',
  )
  await area(page).fill('(5 (((4 9) 3) 2')
  await button(page, practise.construct.take).click()
  await page.locator('secateur-tree textarea[aria-invalid]').waitFor()
  assert.notEqual(await page.locator('secateur-tree #tree-wrong').textContent(), '')
  await area(page).fill('(5 (((4) 3) 2))')
  await button(page, practise.construct.take).click()
  await turns(page, 'MAX(5 (((4) 3) 2))')
  await check.click()
  await waitForText(page, 'but after the last child: nothing is left to cut.')
  await watchWhole(page)
  const four = await pointOf(page, 5)
  await page.mouse.click(four.x, four.y)
  await button(page, edit.changes.sibling).click()
  await turns(page, 'MAX(5 (((4 0) 3) 2))')
  await check.click()
  await waitForText(page, practise.allRight)
  const last = (await recordedEvents(page)).findLast(([type]) => type === 'secateur-result')?.[1]
  assert.deepEqual([last?.points, last?.max, last?.items[0].field], [1, 1, 'construct'])
  await page.reload()
  await ready(page, 'textarea')
  await turns(page, 'MAX(5 (((4 0) 3) 2))')
  await check.click()
  await waitForText(page, practise.allRight)
  await button(page, practise.undo).waitFor()
})

test('a check reads the text as typed; a text that is no tree costs no attempt', async (t) => {
  const page = await exercise(t, 'exercise="practise" ask="construct" attempts="1"', MADE)
  await waitForText(page, practise.construct.goals.deep)
  const check = button(page, practise.scopeNames.all)
  await area(page).fill('(5 (((4 9) 3) 2')
  await check.click()
  await page.locator('secateur-tree textarea[aria-invalid]').waitFor()
  await waitForText(page, practise.left(1))
  await area(page).fill('(5 (((4 0) 3) 2))')
  await check.click()
  await waitForText(page, practise.allRight)
  await turns(page, 'MAX(5 (((4 0) 3) 2))')
  await waitForText(page, practise.left(0))
})

test('a tree is made by keyboard alone', async (t) => {
  const page = await exercise(t, 'exercise="practise" ask="construct" goal="strict"', MADE)
  await page.locator('secateur-tree .stage').focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) {
    await page.keyboard.press(key)
    await painted(page)
  }
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await turns(page, 'MAX((5 12) (2 4))')
  await page.keyboard.press('Enter')
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await page.locator('secateur-tree .stage').focus()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await turns(page, 'MAX((3 12) (2 4))')
  await area(page).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('((5 8) (5 9))')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await turns(page, 'MAX((5 8) (5 9))')
  await button(page, practise.scopeNames.all).focus()
  await page.keyboard.press('Enter')
  await waitForText(page, practise.allRight)
})

test('a tree is made by touch, at 320 px too, without violations', async (t) => {
  const page = await exercise(t, 'exercise="practise" ask="construct"', {
    ...MADE,
    options: { ...PHONE, ...axeMayStyle },
  })
  await watchWhole(page)
  const leaf = await pointOf(page, 5)
  await page.touchscreen.tap(leaf.x, leaf.y)
  await value(page).fill('7')
  await value(page).blur()
  await turns(page, 'MAX((3 12) (7 4))')
  assert.deepEqual(await violations(page), [])
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 664 })
    await painted(page)
    await assertFitsWidth(page)
  }
})

/** A run with a mistake: the steps, and the number of the first wrong one. @param {string} tree @param {number} seed */
async function planted(tree, seed) {
  const search = await open(tree)
  const { steps } = await search.plant({ seed })
  const { at, due } = await search.point(null, { seed })
  search.free()
  assert.ok(at !== null && due)
  return { steps, at, due }
}

test('the first mistake is found by mouse; earlier and later steps get different verdicts', async (t) => {
  const { at, steps } = await planted(TREE, 0)
  const page = await exercise(t, 'exercise="find"', { first: 'li' })
  await waitForText(page, find.task)
  const rows = page.locator('secateur-tree .steps button')
  assert.equal(await rows.count(), steps.length)
  await rows.nth(at - 1).click()
  await button(page, find.wrongHere).click()
  await waitForText(page, reasons['step-right']({ key: 'step-right' }))
  await rows.nth(at + 1).click()
  await button(page, find.wrongHere).click()
  await waitForText(page, reasons['wrong-before']({ key: 'wrong-before' }))
  await page.reload()
  await ready(page, 'li')
  await page.locator('secateur-tree .steps .wrong').nth(1).waitFor()
  await page.evaluate(() => {
    addEventListener('secateur-result', (event) =>
      Object.assign(window, { result: /** @type {CustomEvent} */ (event).detail }),
    )
  })
  await rows.nth(at).click()
  await button(page, find.wrongHere).click()
  await waitForText(page, find.found)
  const {
    exercise: kind,
    points,
    max,
    wrong,
    attempt,
  } = await page.evaluate(() => /** @type {any} */ (window).result)
  assert.deepEqual([kind, points, max, wrong, attempt], ['find', 1, 3, 2, 3])
})

test('a mistake is found by keyboard alone, and no text reveals it before', async (t) => {
  const { at, due, steps } = await planted(TREE, 5)
  const page = await exercise(t, 'exercise="find" mistake="5"', { first: 'li' })
  await page.locator('secateur-tree .stage').focus()
  const before = await textsOf(page)
  for (const words of [find.found, find.due(''), find.shown(at + 1)]) {
    assert.ok(!before.includes(words), words)
  }
  for (let step = 0; step <= at; step += 1) await page.keyboard.press('ArrowRight')
  await waitForText(page, find.step(at + 1, steps.length))
  const textsBefore = await textsOf(page)
  assert.ok(!textsBefore.includes(find.found))
  const status = page.locator('secateur-tree .card [role="status"]')
  assert.equal(await status.getAttribute('aria-atomic'), 'false', 'the task is announced once')
  await status.evaluate((status) => {
    const again = () => Object.assign(window, { again: true })
    new MutationObserver(again).observe(status, { subtree: true, childList: true })
  })
  await page.keyboard.press('w')
  await waitForText(page, find.found)
  assert.ok(!(await page.evaluate(() => 'again' in window)), 'the step is announced once')
  const texts = await textsOf(page)
  assert.ok(texts.includes(find.due('').trim()), JSON.stringify(due))
  const inside = await page.evaluate(
    () => document.querySelector('secateur-tree')?.shadowRoot?.activeElement?.className,
  )
  assert.match(inside ?? '', /found/)
})

test('a mistake is found by touch: buttons are large enough; a shown answer brings no points', async (t) => {
  const page = await exercise(t, 'exercise="find"', {
    options: { ...PHONE, ...axeMayStyle },
    first: 'li',
  })
  const forward = page.locator('secateur-tree .run button').last()
  await forward.tap()
  await forward.tap()
  for (const name of [find.wrongHere, find.show]) {
    const { height = 0 } = (await button(page, name).boundingBox()) ?? {}
    assert.ok(height >= 44, `${name} is ${height} px high`)
  }
  assert.deepEqual(await violations(page), [])
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 664 })
    await painted(page)
    await assertFitsWidth(page)
  }
  await button(page, find.show).tap()
  await page.waitForFunction(() => /** @type {any} */ (window).events.length === 2)
  const [[, answer], [type, result]] = await recordedEvents(page)
  assert.deepEqual(
    [answer.help, type, result.points, result.shown],
    [1, 'secateur-result', 0, true],
  )
})
