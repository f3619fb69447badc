// The table of orders in a real browser.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settled } from './element.js'
import { visit } from './page.js'

test('the leaves of each order stand side by side, and follow the tree and the rules', async (t) => {
  const page = await visit(t)
  const table = page.locator('.order-table')
  /** @param {string[]} expected */
  const shows = (expected) =>
    page.waitForFunction((expected) => {
      const cells = [...document.querySelectorAll('.order-table tbody td')]
      return cells.map(({ textContent }) => textContent).join() === expected.join()
    }, expected)
  await settled(page, () => page.selectOption('#example', 'worstOrder'))
  await table.locator('summary').click()
  await shows(['11', '17', '18', '27'])
  assert.deepEqual(await table.locator('tbody th').allInnerTexts(), [
    'best first',
    'as typed',
    'reversed',
    'worst first',
  ])
  await settled(page, () => page.locator('label:has([value="minimax"])').click())
  await shows(['27', '27', '27', '27'])
  await settled(page, () => page.selectOption('#example', 'textbook'))
  await shows(['5', '7', '9', '9'])
})
