// The pages with figures print all of them, whether they were scrolled to or not.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WIDE, load } from './page.js'

/** @import {SecateurTree} from '../../www/secateur-tree.js' */

for (const [path, least] of /** @type {const} */ ([
  ['how.html', 6],
  ['lessons.html', 1],
  ['docs/rules.html', 3],
  ['docs/grammar.html', 1],
])) {
  test(`every figure is on paper: ${path}`, async (t) => {
    const page = await load(t, WIDE, undefined, path)
    await page.waitForFunction((least) => {
      const trees = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
      // An element whose script has not come yet has no such property.
      return trees.length >= least && trees.every(({ treeOnView }) => treeOnView)
    }, least)
    assert.equal(await page.evaluate(() => scrollY), 0, 'nobody has scrolled')
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const drawn = await page
      .locator('secateur-tree')
      .evaluateAll((trees) =>
        trees.map(({ shadowRoot }) => shadowRoot?.querySelectorAll('.stage svg text').length ?? 0),
      )
    assert.ok(
      drawn.every((texts) => texts > 3),
      String(drawn),
    )
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  })
}
