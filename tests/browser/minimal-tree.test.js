// The minimal tree over the picture, in a real browser.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openRules, openSeldom, painted, select, setAttributes } from './element.js'
import { host, searched } from './host.js'
import { WIDE, visit } from './page.js'
import { violations } from './violations.js'

/** @import {Page} from 'playwright-core' */

/** The numbers of a table of the panel, by the names of its rows. @param {Page} page @param {number} which */
async function counts(page, which) {
  const rows = await page.locator('.minimal table').nth(which).locator('tbody tr').allInnerTexts()
  return Object.fromEntries(
    rows.map((row) => {
      const [name, ...numbers] = row.split('\t').map((cell) => cell.trim())
      return [name, numbers.map(Number)]
    }),
  )
}

/** The words of the panel about the selected node. @param {Page} page */
const text = (page) => page.locator('.minimal .message').innerText()

test('the page shows the minimal tree, its counts, and why more was searched', async (t) => {
  const page = await visit(t, WIDE)
  await openRules(page)
  const choice = page.getByLabel('Over the picture')
  await choice.selectOption('minimal-tree')
  await openSeldom(page, 'Minimal tree')
  assert.deepEqual(await counts(page, 0), {
    'Minimal tree': [9, 5],
    'Searched within it': [9, 5],
    'Searched in addition': [2, 2],
  })
  assert.deepEqual(await counts(page, 1), { 'a child came before the one that is enough': [2] })
  assert.deepEqual(Object.values(await counts(page, 2)), [[3], [4], [2]])
  await page.getByText('b^⌈d/2⌉ + b^⌊d/2⌋ − 1 = 5').waitFor()
  await page.locator('.overlay-key').waitFor()
  assert.deepEqual(await violations(page), [])
  await select(page, 3)
  assert.match(await text(page), /^The leaf 12 is of type 2: .* at least 3\.$/)
  await select(page, 10)
  assert.match(await text(page), /not been searched by this step/)
  await setAttributes(page, { step: 'last' })
  assert.match(await text(page), /^The leaf 14 is searched in addition: it came before the leaf 2/)
  await page.waitForFunction(() => location.hash.includes('overlay=minimal-tree'))
  await page.reload()
  await page.locator('.overlay-key').waitFor()
  assert.equal(await choice.inputValue(), 'minimal-tree')
  await choice.selectOption('none')
  await page.locator('.overlay-key').waitFor({ state: 'detached' })
  assert.equal(await page.locator('.tabs .others').getByText('Minimal tree').count(), 0)
})

test('no table of reasons is shown if no additional node is searched', async (t) => {
  const page = await visit(t, WIDE)
  await setAttributes(page, { order: 'best', overlay: 'minimal-tree' })
  await openSeldom(page, 'Minimal tree')
  assert.deepEqual((await counts(page, 0))['Searched in addition'], [0, 0])
  assert.equal(await page.locator('.minimal table').count(), 2)
})

test('an element opened by the viewer’s core shows it too, but not in an exercise', async (t) => {
  const page = await host(t, '<secateur-tree>((3 12 8) (2 4 6) (14 5 2))</secateur-tree>')
  await searched(page)
  await setAttributes(page, { overlay: 'minimal-tree', panels: 'minimal', step: 'last' })
  await page.locator('.minimal table').first().waitFor()
  await setAttributes(page, { exercise: 'practise', ask: 'values' })
  await page.locator('.overlay-key').waitFor({ state: 'detached' })
  await painted(page)
  assert.equal(await page.locator('.minimal').count(), 0)
})
