// The settings beside the viewer: folded away, behind a button on a phone, and those that differ from the default.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '../../www/messages/pages.js'
import { assertFitsWidth, painted, settled } from './element.js'
import { PHONE, WIDE, visit } from './page.js'

const m = await messages('en')

test('on a phone a button opens the settings, and a new example closes them', async (t) => {
  const page = await visit(t, PHONE)
  assert.equal(await page.locator('aside').isVisible(), false)
  await page.locator('button.fold').tap()
  const top = (await page.locator('#example').boundingBox())?.y ?? Infinity
  assert.ok(top < 120, String(top))
  await settled(page, () => page.selectOption('#example', 'atog'))
  assert.equal(await page.locator('aside').isVisible(), false)
  await assertFitsWidth(page)
})

test('the settings name the changed rules, and stay folded away', async (t) => {
  const page = await visit(t, WIDE)
  const summary = page.locator('aside > .rules > details.more > summary')
  assert.equal(await summary.innerText(), m.ui.moreRules)
  await summary.click()
  await settled(page, () => page.fill('#depth', '1'))
  await settled(page, () => page.locator('label:has([name="cut"][value=">"])').click())
  const labels = [m.rules.choices.cut.label, m.rules.depth.label]
  assert.equal(await summary.innerText(), `${m.ui.moreRules}: ${labels.join(', ')}`)

  const width = async () => (await page.locator('.stage').boundingBox())?.width ?? 0
  const before = await width()
  await page.keyboard.press('s')
  assert.equal(await page.locator('aside').isVisible(), false)
  await painted(page)
  assert.ok((await width()) > before + 250)
  await page.reload()
  await page.locator('button.fold[aria-expanded=false]').click()
  assert.equal(await page.locator('aside').isVisible(), true)
})
