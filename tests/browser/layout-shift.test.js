// Nothing moves when the script comes: the line of the README, measured as readers see it, twenty times on a page of
// another origin whose files come late.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { root } from '../../scripts/phase.js'
import { published } from './built.js'
import { proxied, foreignPage } from './other-origins.js'
import { freshPage } from './page.js'

/**
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

/** Where readers put the address of their own server. */
const ADDRESS = 'https://example.org/secateur/'
const [, LINE] = readFileSync(join(root, 'README.md'), 'utf8').match(/```html\n(.*)\n```/) ?? []
const [, LOADING, TREE] = LINE.match(/^(.*<\/script>)(<secateur-tree.*)$/) ?? []
const PARAGRAPH = '<p>Why is the second leaf below C never looked at? The tree below shows it.</p>'

const HEAD = `<meta name="viewport" content="width=device-width">
  <style>body { max-width: 60rem; margin: auto }</style>`

/** How long scripts take, in ms: long enough for a page to be painted before. */
const LATE = 400

let built = ''
before(async () => {
  built = await published()
})

/** The address of files whose scripts come late. @param {TestContext} t */
function slow(t) {
  return proxied(t, built, async (path) => {
    if (path.endsWith('.js')) await new Promise((done) => setTimeout(done, LATE))
    return { 'Access-Control-Allow-Origin': '*' }
  })
}

/**
 * The sum of all layout shifts until each tree of a page has been passed by, and how high the page is before the
 * script and after.
 * @param {TestContext} t
 * @param {string} body
 * @param {{ width: number, height: number }} viewport
 */
async function shifts(t, body, viewport) {
  const { page } = await freshPage(t, { viewport })
  const address = await foreignPage(t, body, HEAD)
  await page.addInitScript(() => {
    const shiftSum = { sum: 0, before: 0 }
    Object.assign(window, { shiftSum })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shiftSum.sum += /** @type {any} */ (entry).value
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('DOMContentLoaded', () => {
      shiftSum.before = document.documentElement.scrollHeight
    })
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('secateur-tree:defined'))
  for (const tree of await page.locator('secateur-tree').all()) {
    await tree.scrollIntoViewIfNeeded()
    await tree.locator('.viewer:not([hidden]) .stage canvas').waitFor()
  }
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    const { sum, before } = /** @type {any} */ (window).shiftSum
    return { sum, before, after: document.documentElement.scrollHeight }
  })
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 664 },
]) {
  test(`twenty trees by the line of the README shift little: ${viewport.width} px wide`, async (t) => {
    const line = LOADING.replaceAll(ADDRESS, await slow(t)) + TREE
    const { sum } = await shifts(t, `${PARAGRAPH}${line}`.repeat(20), viewport)
    assert.ok(sum < 0.05, `a shift of ${sum}`)
  })

  test(`nineteen more trees shift no pixel: ${viewport.width} px wide`, async (t) => {
    const loading = LOADING.replaceAll(ADDRESS, await slow(t))
    const trees = `${PARAGRAPH}${TREE}`.repeat(20)
    const { sum, before, after } = await shifts(t, loading + trees, viewport)
    assert.ok(sum < 0.01, `a shift of ${sum}`)
    assert.equal(after, before)
  })
}

test('the classic script reserves the room of trees that are read after it', async (t) => {
  const script = `<script src="${await slow(t)}secateur.classic.js"></script>`
  const trees = `${PARAGRAPH}${TREE}`.repeat(20)
  const { sum, before, after } = await shifts(t, script + trees, { width: 1280, height: 800 })
  assert.ok(sum < 0.01, `a shift of ${sum}`)
  assert.equal(after, before)
})

test('an element in a box that shrinks to fit has its width before the script', async (t) => {
  const loading = LOADING.replaceAll(ADDRESS, await slow(t))
  const row = `<div style="display: flex; justify-content: center">${TREE}</div>`
  const { sum, before, after } = await shifts(t, `${loading}${row}${PARAGRAPH}`.repeat(3), {
    width: 1280,
    height: 800,
  })
  assert.ok(sum < 0.01, `a shift of ${sum}`)
  assert.equal(after, before)
})
