// The table of orders in a real browser.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '../../www/messages/pages.js'
import { setTree, openRules, settled } from './element.js'
import { visit } from './page.js'

/** @import {SecateurTree} from '../../www/secateur-tree.js' */

const { values } = (await messages('en')).rules.choices.order
const ORDERS = /** @type {const} */ ([
  ...['best', 'look-ahead', 'evaluation', 'given', 'reversed', 'worst'],
])
/** For the tree of 27 leaves: leaves evaluated, and positions evaluated to find the order. */
const LEAVES = [
  ['11', '27'],
  ['13', '27'],
  ['15', '21'],
  ['17', '0'],
  ['18', '0'],
  ['27', '27'],
]

test('the leaf counts of the orders follow the rules; ordering by a shallow search costs little and saves much', async (t) => {
  const page = await visit(t)
  const table = page.locator('.order-table')
  const shows = (/** @type {string[][]} */ expected) =>
    page.waitForFunction((expected) => {
      const cells = [...document.querySelectorAll('.order-table tbody td')]
      return cells.map(({ textContent }) => textContent).join() === expected
    }, expected.join())
  await settled(page, () => page.selectOption('#example', 'worstOrder'))
  await openRules(page)
  await table.locator('summary').click()
  await shows(LEAVES)
  const names = await table.locator('tbody th').allInnerTexts()
  assert.deepEqual(
    names,
    ORDERS.map((order) => values[order].label),
  )
  await settled(page, () => page.selectOption('#algorithm', 'minimax'))
  await shows(['27', '27', '27', '0', '0', '27'].map((cost) => ['27', cost]))

  await settled(page, () => page.selectOption('#algorithm', 'alpha-beta'))
  await setTree(page, '', { game: 'tic-tac-toe', plies: '4' })
  await page.waitForFunction(() => {
    const cells = [...document.querySelectorAll('.order-table tbody td')]
    return cells.every(({ textContent }) => /\d/.test(textContent ?? ''))
  })
  const rows = await page
    .locator('.order-table tbody tr')
    .evaluateAll((all) =>
      all.map((row) =>
        Array.from(row.querySelectorAll('td'), (cell) =>
          Number(cell.textContent?.replaceAll(',', '')),
        ),
      ),
    )
  const [best, ahead, , inOrder] = rows
  assert.ok(best[0] <= ahead[0] && ahead[0] < inOrder[0], JSON.stringify(rows))
  assert.ok(ahead[1] > 0 && ahead[1] < best[1], JSON.stringify(rows))
  await settled(page, () => page.selectOption('#order', 'look-ahead'))
  const { evaluated } = await page.locator('secateur-tree').evaluate((element) => {
    const { search } = /** @type {SecateurTree} */ (element)
    return search?.summary ?? { evaluated: 0 }
  })
  assert.equal(evaluated, ahead[0])
})
