// The transport: one main button, and rarely used controls behind another.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '../../www/messages/languages.js'
import { messages } from '../../www/messages/pages.js'
import { setTree, openMore, painted, seek, stepOf } from './element.js'
import { PHONE, WIDE, load, visit } from './page.js'

/** @import {SecateurTree} from '../../www/secateur-tree.js' */

const m = await messages('en')

/** Narrow, with a mouse and keys. */
const NARROW = { viewport: { width: 390, height: 664 } }

test('the button for the next step is the only filled one, and nothing moves', async (t) => {
  const page = await visit(t)
  const next = page.getByRole('button', { name: m.viewer.forward })
  await seek(page, 0)
  await painted(page)
  const before = await next.boundingBox()
  await next.click()
  await painted(page)
  assert.equal(await stepOf(page), 1)
  assert.deepEqual(await next.boundingBox(), before)
  const filled = await page.locator('secateur-tree .transport').evaluate((transport) => {
    const buttons = [...transport.querySelectorAll('button')]
    const none = 'rgba(0, 0, 0, 0)'
    return buttons
      .filter((button) => getComputedStyle(button).backgroundColor !== none)
      .map(({ textContent }) => textContent)
  })
  assert.deepEqual(filled, [m.viewer.forward])

  const hint = page.getByText(m.viewer.hint)
  const stage = page.locator('.stage')
  const stageBefore = await stage.boundingBox()
  await page.getByRole('button', { name: m.viewer.forward }).click()
  assert.equal(await hint.isVisible(), true)
  await page.keyboard.press('ArrowRight')
  assert.equal(await hint.isVisible(), false)
  assert.deepEqual(await stage.boundingBox(), stageBefore)
})

for (const lang of Object.keys(LANGUAGES)) {
  test(`the buttons of the run fit a phone, and the hint of keys is complete: ${lang}`, async (t) => {
    const words = (await messages(lang)).viewer
    for (const device of [PHONE, NARROW, WIDE]) {
      const page = await load(t, device, undefined, `#1&lang=${lang}`)
      await page.locator('.run .next').waitFor()
      await painted(page)
      const { width } = device.viewport
      for (const button of await page.locator('.run button, .opener').all()) {
        const box = await button.boundingBox()
        assert.ok(box && box.x >= 0 && box.x + box.width <= width, `${box?.x} ${box?.width}`)
        const cut = await button.evaluate((button) => button.scrollWidth > button.clientWidth)
        assert.equal(cut, false)
      }
      const hint = page.getByText(words.hint)
      if (device === PHONE) {
        assert.equal(await hint.isVisible(), false)
        continue
      }
      const { scroll, client } = await hint.evaluate((hint) => ({
        scroll: [hint.scrollWidth, hint.scrollHeight],
        client: [hint.clientWidth, hint.clientHeight],
      }))
      assert.deepEqual(scroll, client)
    }
  })
}

test('rarely used controls are behind one button, and all of them in view', async (t) => {
  for (const device of [WIDE, PHONE, { viewport: { width: 700, height: 330 } }]) {
    const page = await visit(t, device)
    const panel = page.locator('secateur-tree .further')
    assert.equal(await panel.isVisible(), false)
    await openMore(page)
    const box = await panel.boundingBox()
    assert.ok(box && box.x >= 0 && box.y >= 0)
    assert.ok(box.x + box.width <= device.viewport.width)
    assert.ok(box.y + box.height <= device.viewport.height)
    await page.keyboard.press('Escape')
    assert.equal(await panel.isVisible(), false)
  }
})

test('the transport leads to the next cutoff of a given size, and to the largest', async (t) => {
  const page = await visit(t)
  await setTree(page, '((5) (1 2) (2 3 4 5) (3 (6 7)) (0 1))', { step: '0' })
  const { one, three } = await page.locator('secateur-tree').evaluate((element) => {
    const { search } = /** @type {SecateurTree} */ (element)
    return { one: search?.next(0, 'cutoff'), three: search?.next(0, 'cutoff', { least: 3 }) }
  })
  assert.ok(one && three && one < three)
  const field = page.getByRole('textbox', { name: m.wayfinding.least })
  const next = page.getByRole('button', { name: m.viewer.skipName.cutoff() })
  await openMore(page)
  await field.fill('3')
  await next.click()
  assert.equal(await stepOf(page), three)
  await page.locator('secateur-tree').evaluate((tree) => tree.setAttribute('step', '0'))
  await openMore(page)
  await field.fill('0')
  assert.equal(await field.getAttribute('aria-invalid'), 'true')
  await field.fill('')
  await page.keyboard.press('Enter')
  assert.equal(await stepOf(page), one)
  await field.fill('100')
  await page.keyboard.press('Enter')
  assert.equal(await stepOf(page), one, 'there is none')
  await page.waitForFunction(
    (button) => button?.getAttribute('aria-disabled') === 'true',
    await next.elementHandle(),
  )

  const largest = page.getByRole('button', { name: m.wayfinding.largest })
  await largest.click()
  assert.equal(await stepOf(page), three)
  await page.locator('.stage').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+C')
  assert.equal(await stepOf(page), three)
  await openMore(page)
  await page.waitForFunction(
    (button) => button?.getAttribute('aria-disabled') === 'true',
    await largest.elementHandle(),
  )
})
