// Projector mode, and the keys of the page: they work wherever the focus is, except in a field that takes text.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '../../www/messages/pages.js'
import { painted, settled, stepOf } from './element.js'
import { WIDE, visit } from './page.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const m = await messages('en')

/** @param {Page} page */
function projecting(page) {
  return page.evaluate(() => document.documentElement.hasAttribute('data-projector'))
}

test('the keys of the page step at once, whatever was pressed before', async (t) => {
  const page = await visit(t, WIDE)
  await page.locator('.projector').waitFor()
  await page.getByText(m.viewer.hint).waitFor()
  await page.keyboard.press('ArrowRight')
  assert.equal(await stepOf(page), 23)
  assert.equal(await page.getByText(m.viewer.hint).isVisible(), false)
  for (const name of [
    'label:has([name="algorithm"][value="alpha-beta"])',
    '.tabs button',
    'aside summary',
    '.skips button',
  ]) {
    await page.locator(name).first().click()
    const before = await stepOf(page)
    await page.keyboard.press('ArrowLeft')
    assert.equal(await stepOf(page), before - 1, name)
    await page.keyboard.press('ArrowRight')
  }
  // A click would open the list, which is the browser's own.
  await page.locator('#example').dispatchEvent('pointerdown')
  await page.locator('#example').focus()
  await page.keyboard.press('ArrowRight')
  assert.equal(await page.inputValue('#example'), 'textbook')
  await page.keyboard.press(' ')
  await page.locator('secateur-tree').getByRole('button', { name: m.viewer.pause }).waitFor()
  await page.keyboard.press(' ')
  await page.locator('#tree').focus()
  const before = await stepOf(page)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Home')
  assert.equal(await stepOf(page), before, 'a field that takes text has its own keys')
})

test('a control that was reached by Tab has its own keys, and Space never scrolls the page', async (t) => {
  const page = await visit(t, { viewport: { width: 1024, height: 600 } })
  await page.locator('#example').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await settled(page, () => page.keyboard.press('ArrowDown'))
  assert.equal(await page.inputValue('#example'), 'general')
  await page.locator('h1').click()
  await page.keyboard.press(' ')
  await page.keyboard.press(' ')
  assert.equal(await page.evaluate(() => scrollY), 0)
})

test('projector mode: in and out by key, by button and by Escape, and kept over a reload', async (t) => {
  const page = await visit(t, WIDE)
  const button = page.getByRole('button', { name: m.ui.projector })
  await button.click()
  assert.equal(await page.locator('aside').isVisible(), false)
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight))
  await page.reload()
  await button.waitFor()
  assert.ok(await projecting(page))
  await page.locator('secateur-tree .transport').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-projector'))
  await page.keyboard.press('p')
  assert.ok(await projecting(page))
  await page.keyboard.press('p')
  assert.equal(await projecting(page), false)
  assert.equal(await page.locator('aside').isVisible(), true)
})

test('a clicker steps in projector mode, and the next example comes without leaving it', async (t) => {
  const page = await visit(t, WIDE)
  await page.getByRole('button', { name: m.ui.projector }).click()
  await page.keyboard.press('PageDown')
  assert.equal(await stepOf(page), 23)
  await page.keyboard.press('PageUp')
  await page.keyboard.press('PageUp')
  assert.equal(await stepOf(page), 21)
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  assert.equal(await stepOf(page), 0)
  await settled(page, () => page.keyboard.press('n'))
  assert.equal(await page.inputValue('#example'), 'general')
  assert.ok(await projecting(page))
})

test('sentence, values and windows are hidden from the class, and shown again', async (t) => {
  const page = await visit(t, WIDE)
  await page.getByRole('button', { name: m.ui.projector }).click()
  await painted(page)
  const sentence = page.locator('.sentence')
  await page.keyboard.press('1')
  assert.equal(await sentence.isVisible(), false)
  await page.keyboard.press('1')
  assert.equal(await sentence.isVisible(), true)
  for (const name of /** @type {const} */ (['values', 'windows'])) {
    await page.getByRole('button', { name: m.ui.projecting[name] }).click()
    assert.equal(await page.getAttribute('secateur-tree', 'withhold'), name)
    await page.getByRole('button', { name: m.ui.projecting[name] }).click()
    assert.equal(await page.getAttribute('secateur-tree', 'withhold'), null)
  }
  await page.keyboard.press('1')
  await page.keyboard.press('p')
  assert.equal(await sentence.isVisible(), true, 'outside this mode nothing is hidden')
})

test('the help opens at its beginning, with the keys of the page', async (t) => {
  const page = await visit(t, { viewport: { width: 900, height: 420 } })
  await page.locator('.projector').waitFor()
  await page.keyboard.press('?')
  const dialog = page.locator('secateur-tree dialog[open]')
  await dialog.waitFor()
  assert.equal(await dialog.evaluate((element) => element.scrollTop), 0)
  await dialog.getByText(m.ui.pageKeys[0].does).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

test('a reload, and the way to the lab and back, lose nothing', async (t) => {
  const page = await visit(t, WIDE)
  await settled(page, () => page.fill('#tree', '((1 2) (3 4 (5 6)))'))
  await settled(page, () => page.selectOption('#order', 'reversed'))
  await page.locator('secateur-tree').evaluate((tree) => /** @type {SecateurTree} */ (tree).seek(5))
  const state = async () => {
    await page.locator('secateur-tree[order="reversed"]').waitFor()
    await page.waitForFunction(() => {
      const tree = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
      return tree?.search?.summary.leaves === 6 && tree.step === 5
    })
    assert.equal(await page.inputValue('#tree'), '((1 2) (3 4 (5 6)))')
  }
  await state()
  await page.reload()
  await state()
  await page.getByRole('link', { name: m.lab.name, exact: true }).click()
  await page.waitForURL(/lab/)
  await page.goBack()
  await state()
})

test('what was typed in the lab is there again on the way back', async (t) => {
  const page = await visit(t, WIDE)
  await page.getByRole('link', { name: m.lab.name, exact: true }).click()
  await page.locator('#trees').fill('77')
  await page.getByRole('link', { name: m.lab.back, exact: true }).click()
  await page.locator('#tree').waitFor()
  await page.goBack()
  await page.waitForFunction(
    () => /** @type {HTMLInputElement | null} */ (document.querySelector('#trees'))?.value === '77',
  )
})
