// Trees in which chance moves, in a real browser: circles with the weights at their edges, sums in words, the bounds of the
// values on the page, and the game of pig.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXAMPLES } from '../../www/page/controls/examples.js'
import { setTree, openPanel, openRules, openSettings, painted, seek } from './element.js'
import { visit } from './page.js'
import { scene, watchScenes } from './scene.js'

test('chance nodes have circles, weights, sums and cutoffs', async (t) => {
  const page = await visit(t)
  await watchScenes(page)
  const sentence = async () => (await page.locator('.sentence').first().textContent())?.trim()
  await setTree(page, EXAMPLES.dice.text, { step: 'last' })
  await painted(page)
  const { marks, texts } = await scene(page)
  const circles = marks.filter(({ shape }) => shape === 'circle')
  assert.deepEqual(new Set(circles.map(({ node }) => node)), new Set([1, 8]))
  const weights = texts.filter(({ role }) => role === 'weight')
  assert.deepEqual(weights.map(({ text }) => text).sort(), ['1/6', '1/6', '5/6', '5/6'])
  assert.ok(texts.some(({ text }) => text === 'MAX') && texts.some(({ text }) => text === 'CHANCE'))
  assert.match((await sentence()) ?? '', /A is worth exactly 11\/3\. MAX should move to B/)

  await setTree(page, EXAMPLES.star1.text, { values: '0 10', step: 'cutoff' })
  await painted(page)
  assert.match(
    (await sentence()) ?? '',
    /With at most 10 for each remaining outcome, C is worth at most 17\/3/,
  )
  assert.match((await sentence()) ?? '', /C \(1 node\) is pruned.* alpha cutoff/)
  // The decision table highlights the test that is met.
  await openPanel(page, 'decision')
  await painted(page)
  const lit = page.locator('table .lit', { hasText: 'v + r·U ≤ α' }).first()
  assert.match((await lit.textContent()) ?? '', /17\/3 ≤ 6.*v\u00a0\+\u00a0r·U/)
  await seek(page, 6)
  assert.match(
    (await sentence()) ?? '',
    /adds 1\/2\u00a0×\u00a04\u00a0=\u00a02 at B; the sum so far is 2\..* between 2 and 7/,
  )

  // The page asks for the bounds, and the search follows.
  await openSettings(page)
  await openRules(page)
  const bounds = page.locator('#values input, [id^="values"]').first()
  assert.equal(await bounds.count(), 1)

  await page.evaluate(() => {
    const element = document.querySelector('secateur-tree')
    for (const [name, value] of Object.entries({ game: 'pig', total: '4', values: '-1 1' }))
      element?.setAttribute(name, value)
  })
  await page.waitForFunction(() => {
    const element = /** @type {import('../../www/secateur-tree.js').SecateurTree} */ (
      document.querySelector('secateur-tree')
    )
    return element.search?.drawing(0)?.game === 'pig'
  })
})
