// The pages of the manual in a real browser: how they look, and that every tree in them is drawn.

import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { manual } from '../../scripts/manual.js'
import { assertFitsWidth, painted, scrollPast } from './element.js'
import { host, notices } from './host.js'
import { WIDE, load } from './page.js'
import { axeMayStyle, violationsInSchemes } from './violations.js'

/** @import {SecateurTree} from '../../www/secateur-tree.js' */

const NARROW = { viewport: { width: 390, height: 664 } }

const folder = mkdtempSync(join(tmpdir(), 'secateur-manual-'))
/** The pages, by their names. @type {Map<string, string>} */
let pages = new Map()

before(async () => {
  await manual(folder)
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'))
  pages = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
})
after(() => rmSync(folder, { recursive: true }))

test('every tree of the manual is drawn without an error', async (t) => {
  const all = [...pages.values()].join('').match(/<secateur-tree[^]*?<\/secateur-tree\s*>/g) ?? []
  assert.ok(all.length > 12)
  const page = await host(t, all.map((tree) => `<figure>${tree}</figure>`).join('\n'))
  await scrollPast(page)
  await painted(page)
  const summaries = await page.locator('secateur-tree').evaluateAll((trees) =>
    trees.map((tree) => {
      const { treeOnView, error } = /** @type {SecateurTree} */ (tree)
      return treeOnView && !error ? treeOnView.nodes : String(error?.message)
    }),
  )
  assert.equal(summaries.length, all.length)
  for (const nodes of summaries) assert.equal(typeof nodes, 'number', String(nodes))
  assert.deepEqual([...new Set(await notices(page))], [''])
})

test('no page of the manual is wider than a phone, and each link leads to its page', async (t) => {
  const page = await load(t, NARROW, undefined, 'docs/index.html')
  const links = await page
    .locator('aside nav a')
    .evaluateAll((links) => links.map((link) => /** @type {HTMLAnchorElement} */ (link).href))
  assert.equal(links.length, pages.size - 1)
  for (const link of links) {
    await page.goto(link)
    await assertFitsWidth(page, link)
    assert.equal(await page.locator('[aria-current=page]').count(), 1, link)
  }
  await page.getByRole('link', { name: 'Secateur', exact: true }).click()
  await page.locator('#example').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'All pages' }).click()
  await page.getByRole('link', { name: 'Documentation' }).click()
  await page.getByRole('heading', { name: 'Documentation' }).waitFor()
})

for (const [name, device] of Object.entries({ wide: WIDE, phone: NARROW })) {
  test(`a page of the manual has no violations: ${name}`, async (t) => {
    const page = await load(t, { ...device, ...axeMayStyle }, undefined, 'docs/rules.html')
    await scrollPast(page)
    assert.deepEqual(await violationsInSchemes(page), [])
    await page.getByRole('button', { name: 'Theme' }).click()
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'light')
  })
}

test('a printed page of the manual has its text and its trees alone', async (t) => {
  const page = await load(t, WIDE, undefined, 'docs/grammar.html')
  await scrollPast(page)
  await page.emulateMedia({ media: 'print' })
  for (const part of ['header', 'aside', 'footer']) {
    assert.equal(await page.locator(part).first().isVisible(), false, part)
  }
  assert.ok(await page.locator('main h1').isVisible())
  assert.ok(await page.locator('secateur-tree').first().isVisible())
})
