// A statement is judged: by mouse and by keyboard alone, with a reason or a counter-example, checked, kept and reported.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exerciseWords } from '../../www/messages/messages.js'
import { SCRIPT, TREE, host, searched } from './host.js'
import { WIDE } from './page.js'
import { violations } from './violations.js'

/**
 * @import {BrowserContextOptions, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const { practise, reasons, statements } = await exerciseWords('en')
const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true }

/**
 * A page with a statement, which notes the results.
 * @param {TestContext} t
 * @param {string} goal
 * @param {BrowserContextOptions} [options]
 */
async function stating(t, goal, options = WIDE) {
  const body = `<main><h1>A course</h1><secateur-tree style="height: 640px" exercise="practise" ask="statement" goal="${goal}">${TREE}</secateur-tree></main>`
  const head = `<meta name="viewport" content="width=device-width, initial-scale=1" />${SCRIPT}`
  const page = await host(t, body, { head, options })
  await ready(page)
  await page.evaluate(() => {
    /** @type {unknown[]} */
    const told = []
    addEventListener('secateur-result', (event) =>
      told.push(JSON.parse(JSON.stringify(/** @type {CustomEvent} */ (event).detail))),
    )
    Object.assign(window, { told })
  })
  return page
}

/** @param {Page} page */
async function ready(page) {
  await page.locator('secateur-tree .sheet input[type=radio]').first().waitFor()
  await searched(page)
}

/** The results so far. @param {Page} page @returns {Promise<Record<string, any>[]>} */
function told(page) {
  return page.evaluate(() => /** @type {any} */ (window).told)
}

/** @param {Page} page @param {string} name */
function choice(page, name) {
  return page.locator('secateur-tree').getByRole('radio', { name, exact: true })
}

/** Checks the whole sheet. @param {Page} page */
async function check(page) {
  const { all } = practise.scopeNames
  await page.locator('secateur-tree').getByRole('button', { name: all, exact: true }).click()
  await page.waitForFunction(() => {
    const inside = document.querySelector('secateur-tree')?.shadowRoot?.activeElement
    return inside?.className === 'found'
  })
  return (await page.locator('secateur-tree .summary').textContent()) ?? ''
}

test('a true statement: what was said is judged, and the reason is chosen', async (t) => {
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
  const last = (await told(page)).at(-1)
  assert.deepEqual([last?.points, last?.max], [2, 2])
  await page.reload()
  await ready(page)
  assert.ok(await choice(page, statements.reasons['nothing-before']).isChecked())
})

test('a false statement: a tree is made that shows it, by keyboard alone, kept and undone', async (t) => {
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
  const shown = (text = 'MAX((3 5) (2 9) (4 8))') =>
    page.waitForFunction((text) => {
      const tree = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
      return tree?.treeOnView?.text === text
    }, text)
  await shown()
  await page.reload()
  await ready(page)
  await shown()
  assert.ok(await choice(page, statements.truths.false).isChecked())
  assert.match(await check(page), /2 of 2 All right/)
})

test('on a phone all of it is in reach, and it has no violations', async (t) => {
  for (const goal of ['two-plies', 'half']) {
    const page = await stating(t, goal, PHONE)
    await choice(page, statements.truths[goal === 'half' ? 'false' : 'true']).tap()
    assert.deepEqual(await violations(page), [])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.ok(wide <= 390, `${wide}`)
  }
})
