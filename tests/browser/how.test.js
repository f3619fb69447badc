// The page that explains, and the last line of every page, in a real browser.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { LANGUAGES } from '../../www/messages/languages.js'
import { partOf } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { assertFitsWidth, painted, scrollPast } from './element.js'
import { PHONE, WIDE, load, reopen } from './page.js'
import { axeMayStyle, violationsInSchemes, violationsOfColours } from './violations.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

/** The trees are searched and painted. @param {Page} page */
async function searched(page) {
  await page.waitForFunction(() => document.querySelectorAll('secateur-tree').length === 6)
  await scrollPast(page)
  await painted(page)
}

for (const [size, device] of /** @type {const} */ ([
  ['wide', WIDE],
  ['phone', PHONE],
])) {
  test(`the page “How it works” has no violations and is not too wide: ${size}`, async (t) => {
    const page = await load(t, { ...device, ...axeMayStyle }, undefined, 'how.html')
    await searched(page)
    assert.deepEqual(await violationsInSchemes(page), [])
    await page.emulateMedia({ forcedColors: 'active' })
    await painted(page)
    assert.deepEqual(await violationsOfColours(page), [])
    await page.emulateMedia({ forcedColors: 'none' })
    await assertFitsWidth(page)
  })
}

for (const lang of Object.keys(LANGUAGES)) {
  test(`the page “How it works” is all in one language: ${lang}`, async (t) => {
    const page = await load(t, WIDE, undefined, `how.html#1&lang=${lang}`)
    await searched(page)
    const words = await partOf(lang, 'how')
    const headings = await page.locator('main > section > h2').allInnerTexts()
    const titles = Object.values(words.sections).map(({ title }) => title)
    assert.deepEqual(headings, [...titles, words.references.title, words.cite.title])
    assert.equal(await page.locator('main sup').count(), 4)
    assert.equal(await page.locator('.references li').count(), 8)
  })
}

test('the trees of the page “How it works” are live, and their counts are those of its text', async (t) => {
  const page = await load(t, WIDE, undefined, 'how.html')
  await searched(page)
  const states = await page.locator('secateur-tree').evaluateAll((trees) =>
    trees.map((tree) => {
      const { search, step } = /** @type {SecateurTree} */ (tree)
      const { value, evaluated, leaves, steps } = search?.summary ?? {}
      return [value, evaluated, leaves, step === steps]
    }),
  )
  assert.deepEqual(states, [
    [3, 9, 9, true],
    [3, 7, 9, false],
    [6, 3, 5, false],
    [19, 11, 27, true],
    [4, 2, 4, true],
    [6, 4, 6, true],
  ])
  // The code stands beside the two runs that it explains, with the line of the step in view.
  const lines = page.locator('secateur-tree .listing [aria-current]')
  assert.equal(await page.locator('secateur-tree[panels=listing]').count(), 2)
  assert.match(await lines.last().innerText(), /if v ≤ α: return v/)
  const first = page.locator('secateur-tree').first()
  const before = await first.evaluate((tree) => /** @type {SecateurTree} */ (tree).step)
  await first.locator('.transport button').nth(1).click()
  await page.waitForFunction(
    (before) =>
      /** @type {SecateurTree} */ (document.querySelector('secateur-tree')).step === before - 1,
    before,
  )
})

test('every page ends with version, licence, sources and citation', async (t) => {
  const { version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  )
  const m = await messages('en')
  const page = await load(t, WIDE)
  for (const path of ['', 'lab.html#1&depth=2&trees=5', 'how.html']) {
    await reopen(page, path)
    const line = page.locator('footer')
    await line.waitFor()
    const text = await line.innerText()
    for (const words of [`Secateur ${version}`, m.footer.licence]) assert.ok(text.includes(words))
    await line.getByRole('link', { name: m.footer.cite }).click()
    await page.locator('#cite').waitFor()
    assert.match(page.url(), /how\.html#cite$/)
  }
})
