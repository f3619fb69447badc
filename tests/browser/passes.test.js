// What a search in several passes shows, in a real browser. The passes are given to the search here, so that the test
// holds of any algorithm.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPanel, painted, seek, setAttributes, settled, stepOf } from './element.js'
import { PHONE, WIDE, visit } from './page.js'
import { violations } from './violations.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {Pass} from '../../www/types.js'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

/** @type {Pass[]} */
const PASSES = [
  { ...{ depth: 1, window: [-Infinity, Infinity], first: 1, last: 4 }, ...of(3, 'exact', 4, 4) },
  { ...{ depth: 2, window: [2, 3], first: 5, last: 20 }, ...of(3, 'high', 6, 2) },
  { ...{ depth: 2, window: [3, 4], first: 21, last: 42 }, ...of(3, 'low', 8, 0) },
]

/** @param {number} value @param {Pass['finding']} finding @param {number} calls @param {number} fresh */
function of(value, finding, calls, fresh) {
  return { value, finding, calls, fresh }
}

/** Opens the tree once more, as if it had been searched in these passes. @param {Page} page @param {Pass[]} passes */
async function inPasses(page, passes) {
  await settled(page, () =>
    page.locator('secateur-tree').evaluate((element, passes) => {
      const tree = /** @type {SecateurTree} */ (element)
      const { prototype } = /** @type {any} */ (tree.search).constructor
      const steps = passes.map(({ first }) => first)
      Object.defineProperty(prototype, 'passCount', {
        get: () => passes.length,
        set: () => {},
        configurable: true,
      })
      prototype.passes = () => passes
      prototype.skip = (
        /** @type {number} */ step,
        /** @type {string} */ what,
        { back = false } = {},
      ) =>
        (what !== 'pass'
          ? null
          : back
            ? steps.findLast((at) => at < step)
            : steps.find((at) => at > step)) ?? null
      tree.reopen()
    }, passes),
  )
  await painted(page)
}

/** The rows of the table of passes. @param {Page} page */
function rows(page) {
  return page.locator('.passes table').first().locator('tbody tr')
}

test('passes are told in a table and on the slider, and lead to their steps', async (t) => {
  const page = await visit(t, WIDE)
  assert.equal(await page.locator('.passes, .passes-band').count(), 0)
  await inPasses(page, PASSES)
  await openPanel(page, 'passes')
  await rows(page).first().waitFor()
  const texts = (await rows(page).allInnerTexts()).map((row) => row.split(/\s*\t\s*/))
  assert.deepEqual(texts, [
    ['1', '1', '[−∞, +∞]', '= 3', '4', '4'],
    ['2', '2', '[2, 3]', '≥ 3', '6', '2'],
    ['3', '2', '[3, 4]', '≤ 3', '8', '0'],
  ])
  const band = page.locator('.passes-band div')
  assert.equal(await band.count(), 3)
  assert.deepEqual(await band.allInnerTexts(), ['1', '2: ≥ 3', '2: ≤ 3'])
  await page.getByRole('button', { name: '2: go to step 5' }).click()
  assert.equal(await stepOf(page), 5)
  await painted(page)
  assert.equal(await rows(page).nth(1).getAttribute('aria-current'), 'true')
  assert.equal(await page.locator('.passes-band .now').innerText(), '2: ≥ 3')
  await page.keyboard.press('i')
  assert.equal(await stepOf(page), 21)
  await page.keyboard.press('Shift+I')
  assert.equal(await stepOf(page), 5)
  await page.getByRole('button', { name: 'Next pass' }).click()
  assert.equal(await stepOf(page), 21)
  assert.deepEqual(await violations(page), [])
})

test('the calls of the selected node are listed, and a search in one pass has nothing of all that', async (t) => {
  const page = await visit(t, PHONE)
  await inPasses(page, PASSES)
  await setAttributes(page, { panels: 'passes' })
  await seek(page, 22)
  await page.locator('secateur-tree').evaluate((element) => {
    const tree = /** @type {SecateurTree} */ (element)
    tree.select(1)
  })
  await painted(page)
  const calls = page.locator('.passes table').nth(1)
  assert.equal(await calls.locator('caption').innerText(), 'Calls of B')
  assert.equal(await calls.locator('tbody tr').count(), 1)
  await calls.getByRole('button').click()
  assert.equal(await stepOf(page), 2)
  await inPasses(page, PASSES.slice(0, 1))
  await page.locator('.passes').waitFor({ state: 'detached' })
  assert.equal(await page.locator('.passes-band').count(), 0)
})
