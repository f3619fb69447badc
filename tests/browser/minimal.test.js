// minimal.html, which authors copy: it replays a search to the end, greys out pruned nodes, and takes another tree.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { INK } from '../../www/core.js'
import { PHONE, WIDE, load } from './page.js'

/**
 * @import {BrowserContextOptions, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 */

/** @param {TestContext} t @param {BrowserContextOptions} [options] */
async function opened(t, options) {
  const page = await load(t, options, undefined, 'minimal.html')
  await page.getByText('Before the first step').waitFor()
  return page
}

/** The colour of the leaf of a value. @param {Page} page @param {string} value */
function colour(page, value) {
  return page
    .locator('svg text')
    .getByText(value, { exact: true })
    .evaluate((text) => getComputedStyle(text).color)
}

/** Red, green and blue of a colour. @param {string} text */
function channels(text) {
  return Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits)).slice(0, 3)
}

/** Moves the slider by its keys. @param {Page} page @param {string} key */
function press(page, key) {
  return page.getByRole('slider').press(key)
}

test('the style sheet of minimal.html names existing inks only', () => {
  const html = readFileSync(new URL('../../www/minimal.html', import.meta.url), 'utf8')
  const [style = ''] = html.match(/<style>.*<\/style>/s) ?? []
  const classes = Array.from(style.matchAll(/\.([a-z]+)\b/g), ([, name]) => name)
  const inks = /** @type {readonly string[]} */ (INK)
  assert.ok(classes.includes('pruned'))
  assert.deepEqual(
    classes.filter((name) => !inks.includes(name)),
    [],
  )
})

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`pruned nodes turn grey at their cutoff: ${colorScheme}`, async (t) => {
    const page = await opened(t, { ...WIDE, colorScheme })
    const before = await colour(page, '4')
    assert.equal(await colour(page, '12'), before)
    const next = page.getByRole('button', { name: 'Next' })
    for (let step = 1; step <= 22; step += 1) await next.click()
    assert.equal(await page.getByRole('status').textContent(), 'Step 22 of 42: cutoff C')
    for (const value of ['4', '6']) {
      const [red, green, blue] = channels(await colour(page, value))
      assert.ok(red === green && green === blue, `${value} is grey`)
      assert.ok(red > 80 && red < 180, `${value} is between ink and paper`)
    }
    assert.equal(await colour(page, '12'), before, 'searched nodes are not grey')
    await page.getByRole('button', { name: 'Back' }).click()
    assert.equal(await colour(page, '4'), before)
  })
}

test('minimal.html plays to the end', async (t) => {
  const page = await opened(t)
  await press(page, 'End')
  for (let back = 0; back < 3; back += 1) await press(page, 'ArrowLeft')
  await page.getByText(/^Step 39 of 42/).waitFor()
  await page.getByRole('button', { name: 'Play' }).click()
  await page.getByText('Step 42 of 42: finish A').waitFor()
  assert.equal(await page.locator('text.pruned').count(), 2)
  await press(page, 'Home')
  assert.equal(await page.locator('text.pruned').count(), 0)
})

test('minimal.html takes another tree, and reports errors in it', async (t) => {
  const page = await opened(t)
  const tree = page.getByRole('textbox')
  await tree.fill('((3 12 8) (2')
  await tree.press('Enter')
  await page.getByText(/never closed/).waitFor()
  await tree.fill('((3 <b>5</b>) (2 4))')
  await tree.press('Enter')
  await page.getByText('“<” has no meaning here').waitFor()
  await tree.fill('MAX{MIN{3,5,10}, MIN{2,a,b}, MIN{2,7,3}}')
  await tree.press('Enter')
  await page.getByText('Before the first step').waitFor()
  await press(page, 'End')
  assert.deepEqual(await page.locator('text.pruned').allTextContents(), ['a', 'b', '7', '3'])
})

test('all of minimal.html is in view on a phone', async (t) => {
  const page = await opened(t, PHONE)
  await press(page, 'End')
  const [width, scrolled] = await page.evaluate(() => [innerWidth, document.body.scrollWidth])
  assert.ok(scrolled <= width, `${scrolled} in ${width}`)
  for (const text of await page.locator('svg text').all()) {
    const box = await text.boundingBox()
    assert.ok(box && box.x >= 0 && box.x + box.width <= width, String(await text.textContent()))
  }
})
