// Step sizes in a real browser: keys, buttons, play and the typed number go from stop to stop.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '../../www/messages/pages.js'
import { openMore, painted, seek, setAttributes, stepOf } from './element.js'
import { visit } from './page.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 * @import {StepSize} from '../../www/types.js'
 */

const m = await messages('en')
const FIRST_CUTOFF = 22
const LAST = 42
/** The steps of the decisions of the textbook tree: 3 at B, 3 at A, 2 at C, the cutoff, and 14, 5, 2 at D. */
const DECISIONS = [6, 16, 21, 22, 29, 33, 37]

/** The number and the total of the count. @param {Page} page */
async function count(page) {
  await painted(page)
  const field = page.locator('.position input')
  return [await field.inputValue(), await page.locator('.position .number > span').innerText()]
}

test('keys, buttons and play step by the chosen size, and the count follows', async (t) => {
  const page = await visit(t)
  await openMore(page)
  await page.getByLabel(m.viewer.stepSize.label).selectOption('decision')
  const element = page.locator('secateur-tree')
  assert.equal(await element.getAttribute('step-size'), 'decision')
  assert.deepEqual(await count(page), ['4', m.viewer.stepSize.of(7)])
  await page.locator('.stage').focus()
  await page.keyboard.press('Home')
  for (const [at, step] of DECISIONS.entries()) {
    await page.keyboard.press('ArrowRight')
    assert.equal(await stepOf(page), step)
    assert.deepEqual(await count(page), [String(at + 1), m.viewer.stepSize.of(7)])
  }
  await page.keyboard.press('ArrowRight')
  assert.equal(await stepOf(page), LAST, 'the end of the run comes after the last')
  assert.deepEqual(await count(page), ['7', m.viewer.stepSize.of(7)])
  await page.getByRole('button', { name: m.viewer.back }).click()
  assert.equal(await stepOf(page), DECISIONS[6])
  await page.getByRole('button', { name: m.viewer.back }).click()
  assert.equal(await stepOf(page), DECISIONS[5])
  await seek(page, 17)
  assert.deepEqual(await count(page), ['2', m.viewer.stepSize.of(7)], 'two iterations are complete')
  await page.getByRole('button', { name: m.viewer.forward }).click()
  assert.equal(await stepOf(page), DECISIONS[2])

  /** @type {[StepSize, number, number][]} */
  const sizes = [
    ['event', 1, 42],
    ['child', 1, 21],
    ['cutoff', FIRST_CUTOFF, 1],
  ]
  for (const [size, first, all] of sizes) {
    await setAttributes(page, { 'step-size': size })
    await seek(page, 0)
    assert.deepEqual(await count(page), ['0', m.viewer.stepSize.of(all)])
    const counted = size === 'event' ? '' : m.viewer.stepSize.sizes[size]
    assert.equal(await page.locator('.position .counted').textContent(), counted)
    await page.locator('.stage').focus()
    await page.keyboard.press('ArrowRight')
    assert.equal(await stepOf(page), first, size)
  }
  await setAttributes(page, { 'step-size': 'decision' })
  await seek(page, 0)
  const refused = await page.locator('secateur-tree').evaluate((element) => {
    const tree = /** @type {SecateurTree} */ (element)
    tree.move(2)
    try {
      tree.move(0.5)
    } catch (error) {
      return /** @type {{ code: string }} */ (error).code
    }
  })
  assert.equal(refused, 'bad-argument')
  assert.equal(await stepOf(page), DECISIONS[1])
  await setAttributes(page, { 'step-size': 'nonsense' })
  await openMore(page)
  assert.equal(await page.getByLabel(m.viewer.stepSize.label).inputValue(), 'event')
})

test('a run plays from decision to decision', async (t) => {
  const page = await visit(t)
  await setAttributes(page, { 'step-size': 'decision' })
  await seek(page, 0)
  await page.locator('secateur-tree').evaluate((element) => {
    /** @type {number[]} */
    const steps = []
    element.addEventListener('secateur-step', (event) => {
      steps.push(/** @type {CustomEvent<{ step: number }>} */ (event).detail.step)
      element.setAttribute('data-steps', steps.join(' '))
    })
  })
  await openMore(page)
  await page.getByLabel(m.viewer.speed).selectOption('8')
  await page.getByRole('button', { name: m.viewer.play, exact: true }).click()
  await page.waitForFunction(
    (last) =>
      /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))?.step === last,
    LAST,
  )
  const seen = await page.locator('secateur-tree').getAttribute('data-steps')
  for (const step of seen?.split(' ') ?? []) {
    assert.ok([...DECISIONS, LAST].includes(Number(step)), step)
  }
})

test('a typed number counts steps of the chosen size', async (t) => {
  const page = await visit(t)
  const field = page.locator('.position input')
  await field.fill('11')
  await page.keyboard.press('Enter')
  assert.equal(await stepOf(page), 11)
  await setAttributes(page, { 'step-size': 'decision' })
  await field.fill('5')
  await page.keyboard.press('Enter')
  assert.equal(await stepOf(page), DECISIONS[4])
  await field.fill('7')
  await page.keyboard.press('Enter')
  assert.equal(await stepOf(page), DECISIONS[6], 'the last one')
  await field.fill('5')
  await page.keyboard.press('Enter')
  await field.fill('8')
  await page.keyboard.press('Enter')
  assert.equal(await stepOf(page), DECISIONS[4], 'there is no eighth')
  assert.equal(
    await field.evaluate((input) => /** @type {HTMLInputElement} */ (input).validationMessage),
    m.viewer.notWhole(0, 7),
  )
  await page.keyboard.press('Escape')
  assert.equal(await field.inputValue(), '5')
})
