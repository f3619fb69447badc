// The list of all places where two searches part: its sum, its rows, clicks and keys, a phone.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '../../www/messages/pages.js'
import { painted } from './element.js'
import { PHONE, WIDE, load } from './page.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {Options} from './page.js'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const m = await messages('en')
const words = m.compare.differences
const GAME = 'game=tic-tac-toe&board=xo.%20.x.%20..o'

/**
 * A page that compares two searches, once it shows where they part.
 * @param {import('node:test').TestContext} t
 * @param {string} fields
 * @param {Options} [options]
 */
async function parted(t, fields, options = WIDE) {
  const page = await load(t, options, undefined, `#1&${fields}`)
  await page.locator('.differences .head, .differences .sum').first().waitFor({ state: 'attached' })
  await page.waitForFunction(
    () => document.querySelector('.differences')?.getAttribute('hidden') === null,
  )
  return page
}

/** The steps of both trees. @param {Page} page */
async function steps(page) {
  await painted(page)
  return page
    .locator('secateur-tree')
    .evaluateAll((trees) => trees.map((tree) => /** @type {SecateurTree} */ (tree).step))
}

/** A difference as the core reports it. @param {Page} page @param {number} number */
function difference(page, number) {
  return page.evaluate((number) => {
    const [one, two] = /** @type {SecateurTree[]} */ ([
      ...document.querySelectorAll('secateur-tree'),
    ])
    if (!one.search || !two.search) throw new Error('no search')
    const actual = one.search.difference(two.search, number)
    if (!actual) throw new Error('no such difference')
    return actual
  }, number)
}

/** All of the differences, and the counts of nodes. @param {Page} page */
function all(page) {
  return page.evaluate(async () => {
    const [one, two] = /** @type {SecateurTree[]} */ ([
      ...document.querySelectorAll('secateur-tree'),
    ])
    if (!one.search || !two.search) throw new Error('no search')
    const differences = await one.search.differences(two.search)
    if (!differences) throw new Error('freed')
    const { nodes, totals, followers } = differences
    const entered = [one, two].map(({ search }) => search?.summary.entered ?? 0)
    return { nodes: [...nodes], totals: [...totals], followers: [...followers], entered }
  })
}

test('a click or a key leads both trees to where they differ, with the reason', async (t) => {
  const page = await parted(t, `${GAME}&compare=bounds`)
  const { totals, followers, entered } = await all(page)
  assert.ok(followers[0] > 0 && totals.length > followers[0] + 1)
  const sum = words.sum(m.compare.table.signed(entered[1] - entered[0]), false)
  assert.equal(await page.locator('.differences .sum').innerText(), sum)
  const rows = page.locator('.differences .row')
  const heads = followers.reduce((heads, n) => heads - n, followers.length)
  assert.equal(await rows.count(), heads)

  await rows.nth(1).click()
  const second = 1 + followers[0]
  assert.deepEqual(await steps(page), (await difference(page, second)).steps)
  const sentence = page.locator('.differences .sentence')
  assert.equal(await sentence.innerText(), words.told(await difference(page, second)))

  await page.locator('.differences [role="tree"]').focus()
  await page.keyboard.press('ArrowUp')
  const expected = (await difference(page, 0)).steps
  assert.deepEqual(await steps(page), expected)
  assert.equal(await rows.first().getAttribute('aria-expanded'), 'false')
  await page.keyboard.press('ArrowRight')
  assert.equal(await rows.first().getAttribute('aria-expanded'), 'true')
  assert.equal(await rows.count(), heads + followers[0])
  assert.deepEqual(await steps(page), expected, 'the list handles the key')
  await page.keyboard.press('ArrowDown')
  assert.deepEqual(await steps(page), (await difference(page, 1)).steps)
  assert.equal(await rows.nth(1).getAttribute('aria-level'), '2')
  await page.keyboard.press('ArrowLeft')
  assert.equal(await rows.count(), heads)
  assert.equal(await rows.first().getAttribute('aria-selected'), 'true')
  await rows.first().locator('.following').click()
  assert.equal(await rows.count(), heads + followers[0])
  await page.keyboard.press('End')
  assert.deepEqual(await steps(page), (await difference(page, totals.length - 1)).steps)
})

test('the cost of nodes that are searched again is counted in calls', async (t) => {
  const page = await parted(t, `${GAME}&algorithm=pvs&order=worst&compare=pvs`)
  const { nodes } = await all(page)
  const calls = await page.evaluate(() =>
    [...document.querySelectorAll('secateur-tree')].map(
      (tree) => /** @type {SecateurTree} */ (tree).search?.summary.entered ?? 0,
    ),
  )
  const more = nodes.reduce((sum, n) => sum + n, 0)
  assert.equal(more, calls[1] - calls[0])
  assert.equal(
    await page.locator('.differences .sum').innerText(),
    words.sum(m.compare.table.signed(more), true),
  )
  const again = page.locator('.differences .row', { hasText: words.brief.again }).first()
  await again.click()
  const sentence = await page.locator('.differences .sentence').innerText()
  assert.match(
    sentence,
    /^The (first|second) search searches .+ again: \d+ more calls? than in the/,
  )
  const [one, two] = await steps(page)
  assert.ok(one > 0 && two > 0)
})

test('a click leads both trees to the place even if their steps are not linked', async (t) => {
  const page = await parted(t, `${GAME}&compare=algorithm&link=none`)
  await page.locator('.differences .row').first().click()
  assert.deepEqual(await steps(page), (await difference(page, 0)).steps)
})

test('a long list of differences has only its visible rows in the document', async (t) => {
  const page = await parted(t, 'game=tic-tac-toe&board=...%20.x.%20...&compare=algorithm')
  const { nodes } = await all(page)
  assert.ok(nodes.length > 200, String(nodes.length))
  const rows = page.locator('.differences .row')
  assert.ok((await rows.count()) < 20)
  await page.locator('.differences [role="tree"]').focus()
  await page.keyboard.press('End')
  assert.deepEqual(await steps(page), (await difference(page, nodes.length - 1)).steps)
  const last = page.locator(`#difference-${nodes.length - 1}`)
  assert.equal(await last.getAttribute('aria-selected'), 'true')
  assert.ok((await rows.count()) < 20)
})

test('searches that enter the same nodes have no differences', async (t) => {
  const page = await parted(t, 'compare=update')
  await page.getByText(words.neither).waitFor()
  assert.equal(await page.locator('.differences [role="tree"]').isVisible(), false)
})

test('on a phone a tapped difference is shown in the tree that enters the node', async (t) => {
  const phone = { ...PHONE, viewport: { width: 390, height: 664 } }
  const page = await parted(t, `${GAME}&compare=algorithm`, phone)
  await page.getByRole('button', { name: m.ui.settings }).tap()
  const row = page.locator('.differences .row').first()
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  assert.ok(box && box.height >= 32 && box.x >= 0 && box.x + box.width <= 390)
  await row.tap()
  assert.equal(await page.locator('aside').isVisible(), false)
  const { by, steps: expected } = await difference(page, 0)
  assert.equal(by, 'second')
  assert.deepEqual(await steps(page), expected)
  const pressed = page.locator('.side .turn[aria-pressed="true"]')
  assert.match(await pressed.innerText(), /^Second/)
})
