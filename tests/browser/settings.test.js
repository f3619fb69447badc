// The settings beside the viewer: folded away, behind a button on a phone, and those that differ from the default.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '../../www/messages/pages.js'
import { assertFitsWidth, painted, settled } from './element.js'
import { PHONE, WIDE, visit } from './page.js'

const m = await messages('en')

test('on a phone a button opens the settings, and a new example closes them', async (t) => {
  const page = await visit(t, PHONE, (page) => page.addInitScript(watchClosing))
  assert.equal(await page.locator('aside').isVisible(), false)
  await page.locator('button.fold').tap()
  const top = (await page.locator('#example').boundingBox())?.y ?? Infinity
  assert.ok(top < 120, String(top))
  await settled(page, () => page.selectOption('#example', 'atog'))
  assert.equal(await page.locator('aside').isVisible(), false)
  await assertFitsWidth(page)

  const entries = await page.evaluate(() => history.length)
  await page.locator('button.fold').tap()
  assert.equal(await page.locator('aside').isVisible(), true)
  assert.equal(
    await page.evaluate(() => dispatchEvent(new Event('back', { cancelable: true }))),
    false,
  )
  assert.equal(await page.locator('aside').isVisible(), false, 'Back closes the settings')
  assert.equal(
    await page.evaluate(() => dispatchEvent(new Event('back', { cancelable: true }))),
    true,
  )
  assert.equal(await page.evaluate(() => history.length), entries)
  // What is being opened is cancelled first.
  await page.locator('button.fold').tap()
  await page
    .locator('secateur-tree')
    .evaluate((tree) => Object.assign(tree, { cancel: () => true }))
  await page.keyboard.press('Escape')
  assert.equal(await page.locator('aside').isVisible(), true)
})

/**
 * Android asks the latest watcher to close when Back is pressed. Runs in the page, before its own scripts: an event `back` asks it, and
 * is cancelled where one has closed.
 */
function watchClosing() {
  const watchers = /** @type {Set<{ requestClose: () => void }>} */ (new Set())
  /** @type {{ CloseWatcher: new () => { requestClose(): void, destroy(): void } }} */
  const { CloseWatcher } = Object(window)
  class Watched extends CloseWatcher {
    constructor() {
      super()
      watchers.add(this)
    }
    destroy() {
      watchers.delete(this)
      super.destroy()
    }
  }
  Object.assign(window, { CloseWatcher: Watched })
  addEventListener('back', (event) => {
    const last = [...watchers].at(-1)
    last?.requestClose()
    if (last) event.preventDefault()
  })
}

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
