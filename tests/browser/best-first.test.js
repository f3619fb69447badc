// What a search that goes best-first shows, in a real browser: its panels, its steps and words, and the way back to calls.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPanel, painted, seek, select, setAttributes, settled, stepOf } from './element.js'
import { PHONE, WIDE, visit } from './page.js'
import { violations } from './violations.js'

/** @import {Page} from 'playwright-core' */

const TREE = '((3 12 8) (2 4 6) (14 5 2))'

/** @param {Page} page @param {Record<string, string>} attributes */
async function given(page, attributes) {
  await settled(page, () => setAttributes(page, { tree: TREE, ...attributes }))
  await painted(page)
}

/** The words of the step. @param {Page} page */
const said = (page) => page.locator('.sentence').innerText()

/** The rows of the table of children. @param {Page} page */
async function children(page) {
  const rows = page.locator('.panel.decision table').first().locator('tbody tr')
  await rows.first().waitFor()
  return (await rows.allInnerTexts()).map((row) => row.split(/\s+/).join(' '))
}

test('Monte-Carlo: the table chooses as the next selection does, and another C another child', async (t) => {
  const page = await visit(t, WIDE)
  await given(page, { algorithm: 'mcts', iterations: '60', seed: '0' })
  await openPanel(page, 'decision')
  await seek(page, 28)
  const event = await page.locator('secateur-tree').evaluate((tree) => {
    const { search } = /** @type {any} */ (tree)
    const events = search.events(0, search.summary.steps)
    const next = events.find(
      (/** @type {any} */ one) => one.kind === 'select' && one.node === 0 && one.step > 28,
    )
    return { step: next.step, name: search.node(next.child, 0).place.name }
  })
  await seek(page, event.step)
  await select(page, 0)
  assert.match(await said(page), new RegExp(`^${event.name} is chosen: `))
  const chosen = (await children(page)).filter((row) => row.includes('◂'))
  assert.equal(chosen.length, 1)
  assert.match(chosen[0], new RegExp(`^${event.name} `))
  const slider = page.locator('.panel.decision input[type=range]')
  const turn = await page.locator('.panel.decision li').first().innerText()
  await slider.fill('200')
  const [, child] = turn.match(/on (\S+) is chosen/) ?? []
  const last = (await page.locator('.panel.decision li').last().innerText()).match(/on (\S+) is/)
  assert.ok(child && last)
  assert.match(
    (await children(page)).find((row) => row.includes('◂')) ?? '',
    new RegExp(`^${last[1]} `),
  )
  assert.deepEqual(await violations(page), [])
})

test('keys lead by iteration, and step sizes are those of the search', async (t) => {
  const page = await visit(t, WIDE)
  await given(page, {
    algorithm: 'mcts',
    iterations: '40',
    'step-size': 'iteration',
    step: 'first',
  })
  await seek(page, 0)
  await page.locator('.stage').focus()
  for (const iteration of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight')
    await painted(page)
    const at = await page.locator('secateur-tree').evaluate((tree) => {
      const { search, step } = /** @type {any} */ (tree)
      return search.stops(step, 'iteration')
    })
    assert.equal(at, iteration)
  }
  const before = await stepOf(page)
  await page.keyboard.press('l')
  await painted(page)
  assert.ok((await stepOf(page)) > before)
  await page.locator('.others .opener').click()
  assert.deepEqual(await page.locator('.further .size option').allInnerTexts(), [
    ...['event', 'phase', 'iteration', 'change of choice'],
  ])
  assert.match(await page.locator('.further .skips').innerText(), /Next iteration/)
})

test('proof numbers on a phone, in the dark, in Chinese', async (t) => {
  const page = await visit(t, PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'zh-Hans'))
  await given(page, { algorithm: 'pns', threshold: '4', step: 'last' })
  await seek(page, 1e6)
  assert.match(await said(page), /反证/)
  assert.deepEqual(await violations(page), [])
})

test('another algorithm brings the panels about calls back', async (t) => {
  const page = await visit(t, WIDE)
  await given(page, { algorithm: 'mcts', iterations: '20' })
  await openPanel(page, 'counts')
  await page.locator('.panel.counts .bars').waitFor()
  // A chart of the visits and one of the means, with a line for each child.
  await page.locator('.panel.counts .curves canvas').nth(1).waitFor()
  assert.equal(await page.locator('.panel.counts .curves .legend li').count(), 3)
  await given(page, { algorithm: 'alpha-beta' })
  await page.locator('.panel.counts .root-moves').waitFor()
  assert.equal(await page.locator('.panel.counts .bars').count(), 0)
  await openPanel(page, 'decision')
  await page.locator('.panel.decision th', { hasText: 'MAX' }).first().waitFor()
})
