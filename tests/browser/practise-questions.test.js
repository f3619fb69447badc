// The kinds of questions of an answer sheet: of the whole tree, the order, prior knowledge, and where chance moves.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  B,
  FOUR,
  PHONE,
  words,
  exercise,
  ready,
  recordedEvents,
  box,
  button,
  checked,
} from './answer-sheet.js'
import { painted, selected } from './element.js'
import { turns } from './exercise-page.js'
import { WIDE } from './page.js'
import { pointOf, watchWhole } from './scene.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

/** Waits until the element says why it asks nothing, and shows nothing to fill in or to check. @param {Page} page @param {string} why */
async function nothingToAnswer(page, why) {
  await page.locator('secateur-tree .task').getByText(why).waitFor()
  assert.equal(await page.locator('secateur-tree .sheet').isVisible(), false)
  const check = button(page, words.scopeNames.all)
  assert.equal(await check.getAttribute('aria-disabled'), 'true')
  assert.equal(await button(page, words.another).isVisible(), true)
}

test('questions about the whole tree: leaves are pressed, a condition is typed, all have help', async (t) => {
  const page = await exercise(t, 'ask="move leaves count"', WIDE, '.question')
  assert.equal(await page.locator('secateur-tree .sheet table').isVisible(), false)
  assert.equal(await button(page, words.scopeNames.node).count(), 0, 'nothing is asked at nodes')
  const spoken = await page.locator('secateur-tree .sheet').ariaSnapshot()
  assert.match(spoken, /listitem: A, MAX\s.*listitem: B, MIN\s.*listitem: leaf 3, child 1 of B\s/s)
  assert.equal(
    await page.locator('secateur-tree .stage').getAttribute('aria-label'),
    'Picture of the tree. Arrow keys go from node to node.',
  )
  await watchWhole(page)
  for (const leaf of [2, 3, 4, 6]) {
    const place = await pointOf(page, leaf)
    await page.mouse.click(place.x, place.y)
  }
  await page.locator('secateur-tree .stage').focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'l']) {
    await page.keyboard.press(key)
    await painted(page)
  }
  assert.equal(await box(page, 'null.leaves').inputValue(), '3 12 8 2 3')
  await page.keyboard.press('Control+z')
  assert.equal(await box(page, 'null.leaves').inputValue(), '3 12 8 2')
  await box(page, 'null.leaves').fill('3 12 8 2 14 5 2')
  await box(page, 'null.move').fill('C')
  await box(page, 'null.count').fill('seven')
  await button(page, words.scopeNames.all).click()
  await page.locator('secateur-tree').getByText(words.cannotRead(1)).waitFor()
  await box(page, 'null.count').fill('')
  await button(page, words.scopeNames.all).click()
  const empty = page.locator('secateur-tree .summary li', { hasText: words.whole.count })
  await empty.getByText('missing').waitFor()
  await box(page, 'null.count').fill('7')
  await button(page, words.scopeNames.all).click()
  await page.getByText(/4 of 5 First mistake: best move\./).waitFor()
  await page.locator('secateur-tree').evaluate((tree) => {
    tree.setAttribute('ask', 'condition')
    tree.setAttribute('tree', 'A(B(3 12 8) C(x E(4 6)) D(14 5 2))')
  })
  const question = page.locator('secateur-tree .question.condition')
  await question.getByText('For which x is E never visited?').waitFor()
  await box(page, 'null.condition').fill('4>x')
  await question.getByText(words.readAs('x < 4')).waitFor()
  await button(page, words.scopeNames.all).click()
  const hints = question.locator('.hints')
  await hints.getByText('It does not hold for 3.5, but by your answer it does.').waitFor()
  await question.getByRole('button', { name: words.helpSteps[3] }).click()
  await hints.getByText(words.answer('x ≤ 3')).waitFor()
  await page.locator('secateur-tree').evaluate((tree) => tree.setAttribute('tree', '((1 2) 3)'))
  await nothingToAnswer(page, words.conditions.missing)
})

test('a press on a leaf selects it if the leaves are not asked for', async (t) => {
  const page = await exercise(t, 'ask="values"')
  await watchWhole(page)
  const place = await pointOf(page, FOUR)
  await page.mouse.click(place.x, place.y)
  assert.equal(await selected(page), FOUR)
})

test('an order is made by buttons, keys and touch, then checked, undone and stored', async (t) => {
  const moved = (/** @type {string} */ d) => `MAX A(B(3 12 8) C(2 4 6) D(${d}))`
  const page = await exercise(t, 'ask="order"', WIDE, '.order li')
  await button(page, words.scopeNames.all).click()
  const summary = page.locator('secateur-tree .summary')
  await summary.getByText('In this order the search evaluates 7 leaves.').waitFor()
  await button(page, words.order.left('2')).last().click()
  await turns(page, moved('14 2 5'))
  await page.waitForFunction(() => {
    const inside = document.querySelector('secateur-tree')?.shadowRoot?.activeElement
    return /** @type {HTMLElement} */ (inside)?.dataset.direction === 'left'
  })
  await page.keyboard.press('Enter')
  await turns(page, moved('2 14 5'))
  await page.reload()
  await ready(page, '.order li')
  await turns(page, moved('2 14 5'))
  await button(page, words.scopeNames.all).click()
  await page.locator('secateur-tree').getByText(words.allRight).waitFor()
  await page.locator('secateur-tree .stage').focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'Alt+ArrowLeft']) {
    await page.keyboard.press(key)
    await painted(page)
  }
  await turns(page, 'MAX A(C(2 4 6) B(3 12 8) D(2 14 5))')
  await page.locator('secateur-tree .order .selected').getByText('C').waitFor()
  assert.equal(await button(page, words.order.toLeft).getAttribute('aria-disabled'), 'true')
  await button(page, words.order.toRight).click()
  await turns(page, moved('2 14 5'))
  await button(page, words.order.mirror).click()
  await turns(page, 'MAX A(D(5 14 2) C(6 4 2) B(8 12 3))')
  await page.keyboard.press('Control+z')
  await turns(page, moved('2 14 5'))
  await button(page, words.redo).click()
  await turns(page, 'MAX A(D(5 14 2) C(6 4 2) B(8 12 3))')
  await button(page, words.undo).click()
  await turns(page, moved('2 14 5'))
})

test('an order is made by touch, with two buttons', async (t) => {
  const page = await exercise(t, 'ask="order" goal="most"', PHONE, '.order li')
  await watchWhole(page)
  const b = await pointOf(page, B)
  await page.touchscreen.tap(b.x, b.y)
  const right = button(page, words.order.toRight)
  const { height = 0 } = (await right.boundingBox()) ?? {}
  assert.ok(height >= 26, `${height} px`)
  await right.tap()
  await turns(page, 'MAX A(C(2 4 6) B(3 12 8) D(14 5 2))')
  await button(page, words.scopeNames.all).tap()
  await page.locator('secateur-tree').getByText(words.allRight).waitFor()
})

test('only cuts that prior knowledge adds are asked for, the others are given', async (t) => {
  const page = await exercise(t, 'known="values 0 12" tree="((0 12 8) (2 4 6) (1 5 2))"')
  const ticks = page.locator('secateur-tree .sheet [data-box="11.cut"]:disabled:checked')
  await ticks.waitFor()
  await page.locator('secateur-tree .task').getByText('between 0 and 12').waitFor()
  await box(page, '4.cut').check()
  await button(page, words.scopeNames.all).click()
  await page.locator('secateur-tree .summary').getByText('1 of 2').waitFor()
  await box(page, '3.cut').check()
  await button(page, words.scopeNames.all).click()
  await page.locator('secateur-tree').getByText(words.allRight).waitFor()
  const [[, detail]] = await recordedEvents(page)
  assert.deepEqual([detail.given, detail.max], [[11, 12], 2])
  await page.locator('secateur-tree').evaluate((tree) => tree.setAttribute('known', 'values 0 9'))
  await nothingToAnswer(page, words.known.missing)
})

test('averages are typed as fractions or rounded, and chance nodes are cut', async (t) => {
  const tree = '(?(1/3:4 2/3:8) ?(1 6 9))'
  const page = await exercise(t, `tree="${tree}" values="0 10" ask="values cuts count"`)
  const sheet = page.locator('secateur-tree .sheet')
  assert.match((await sheet.locator('tbody').textContent()) ?? '', /△ A○ B▢ 4▢ 8○ C/)
  const task = (await page.locator('secateur-tree .task').textContent()) ?? ''
  assert.match(task, /7\/3.*2\.33.*average weighted by probability.*between 0 and 10/)
  const all = { '1.value': '20/3', '4.value': '5.67', '0.value': '6.7', 'null.count': '4' }
  for (const [key, text] of Object.entries(all)) await box(page, key).fill(text)
  await box(page, '7.cut').check()
  await button(page, words.scopeNames.all).click()
  await checked(page)
  const summary = page.locator('secateur-tree .summary')
  assert.match((await summary.textContent()) ?? '', /First mistake: A, MAX, value/)
  assert.deepEqual(
    await sheet.locator('[aria-invalid]').evaluateAll((boxes) => boxes.map((box) => box.id)),
    ['sheet-0-value'],
    'one decimal is too few',
  )
  await box(page, '0.value').fill('6.67')
  await button(page, words.scopeNames.all).click()
  await checked(page)
  assert.match((await summary.textContent()) ?? '', /All right/)
  const before = await page.locator('secateur-tree').getAttribute('tree')
  await button(page, words.another).click()
  await page.waitForFunction(
    (before) => document.querySelector('secateur-tree')?.getAttribute('tree') !== before,
    before,
  )
  const next = (await page.locator('secateur-tree').getAttribute('tree')) ?? ''
  assert.match(next, /\?/, 'the other tree has chance nodes')
  const values = next.match(/(?<![\d/.])\d+(?![\d/:])/g) ?? []
  assert.ok(
    values.map(Number).every((value) => value <= 10),
    next,
  )
})

test('a tree of too many nodes asks nothing, and can be exchanged for another', async (t) => {
  const page = await exercise(t)
  const large = `(${'1 '.repeat(300)})`
  await page.locator('secateur-tree').evaluate((tree, text) => (tree.textContent = text), large)
  await page.locator('secateur-tree .task').getByText(words.tooLarge(301, 300)).waitFor()
  const check = button(page, words.scopeNames.all)
  assert.equal(await check.isVisible(), false)
  await button(page, words.another).click()
  await check.waitFor()
  await ready(page)
})
