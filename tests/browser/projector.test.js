// Projector mode, and the keys of the page: they work wherever the focus is, except in a field that takes text.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '../../www/messages/pages.js'
import { encode } from '../../www/vendor/uqr.js'
import { assertFitsWidth, painted, settled, stepOf } from './element.js'
import { PHONE, WIDE, visit } from './page.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const m = await messages('en')

/** @param {Page} page */
function projecting(page) {
  return page.evaluate(() => document.documentElement.hasAttribute('data-projector'))
}

test('the keys of the page step at once, whatever was clicked before', async (t) => {
  const page = await visit(t, WIDE)
  await page.locator('.projector').waitFor()
  await page.getByText(m.viewer.hint).waitFor()
  await page.keyboard.press('ArrowRight')
  assert.equal(await stepOf(page), 23)
  assert.equal(await page.getByText(m.viewer.hint).isVisible(), false)
  for (const name of ['.theme', '.tabs button', 'aside summary', '.opener']) {
    await page.locator(name).first().click()
    const before = await stepOf(page)
    await page.keyboard.press('ArrowLeft')
    assert.equal(await stepOf(page), before - 1, name)
    await page.keyboard.press('ArrowRight')
  }
  // A click would open the list, which is the browser's own.
  await page.locator('#example').dispatchEvent('pointerdown')
  await page.locator('#example').focus()
  await page.keyboard.press('ArrowRight')
  assert.equal(await page.inputValue('#example'), 'textbook')
  await page.keyboard.press(' ')
  await page.locator('secateur-tree').getByRole('button', { name: m.viewer.pause }).waitFor()
  await page.keyboard.press(' ')
  await page.locator('#tree').focus()
  const before = await stepOf(page)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Home')
  assert.equal(await stepOf(page), before, 'a field that takes text has its own keys')
})

test('a control reached by Tab has its own keys, and Space never scrolls the page', async (t) => {
  const page = await visit(t, { viewport: { width: 1024, height: 600 } })
  await page.locator('#example').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await settled(page, () => page.keyboard.press('ArrowDown'))
  assert.equal(await page.inputValue('#example'), 'general')
  await page.locator('h1').click()
  await page.keyboard.press(' ')
  await page.keyboard.press(' ')
  assert.equal(await page.evaluate(() => scrollY), 0)

  await page.getByRole('button', { name: m.ui.projector }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press(' ')
  assert.ok(await projecting(page))
})

test('projector mode is entered and left by key, button and Escape, and survives a reload', async (t) => {
  const page = await visit(t, WIDE)
  const button = page.getByRole('button', { name: m.ui.projector })
  await button.click()
  assert.equal(await page.locator('aside').isVisible(), false)
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight))
  await page.reload()
  await button.waitFor()
  assert.ok(await projecting(page))
  await page.locator('secateur-tree .transport').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-projector'))
  await page.keyboard.press('p')
  assert.ok(await projecting(page))
  await page.keyboard.press('p')
  assert.equal(await projecting(page), false)
  assert.equal(await page.locator('aside').isVisible(), true)
})

test('the help opens at its beginning, and takes the width of the screen in projector mode', async (t) => {
  const page = await visit(t, { viewport: { width: 900, height: 420 } })
  const dialog = page.locator('secateur-tree dialog[open]')
  const help = async () => {
    await page.keyboard.press('?')
    await dialog.waitFor()
  }
  const size = () =>
    dialog.evaluate((dialog) => ({
      wide: dialog.getBoundingClientRect().width,
      left: dialog.getBoundingClientRect().left,
      over: dialog.scrollWidth - dialog.clientWidth,
      pairs: new Set(
        Array.from(
          dialog.querySelectorAll('dl:first-of-type dt'),
          (term) => Object(term).offsetLeft,
        ),
      ).size,
    }))
  await page.locator('.projector').waitFor()
  await help()
  assert.equal(await dialog.evaluate((element) => element.scrollTop), 0)
  await dialog.getByText(m.ui.pageKeys[0].does).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height })
    await help()
    const before = await size()
    assert.ok(before.wide <= 640 && before.over === 0 && before.pairs === 1)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: m.ui.projector }).click()
    await help()
    assert.deepEqual(await size(), { wide: width - 16, left: 8, over: 0, pairs: 2 })
    await page.keyboard.press('Escape')
    await page.keyboard.press('p')
  }
})

/**
 * The page in a browser that counts how often full screen is asked for and ended.
 * @param {TestContext} t
 * @param {boolean} refused
 */
function watchFullScreen(t, refused) {
  return visit(t, WIDE, (page) =>
    page.addInitScript((refused) => {
      const { prototype } = Element
      const request = prototype.requestFullscreen
      prototype.requestFullscreen = function (options) {
        document.documentElement.dataset.asked = this.localName
        return refused ? Promise.reject(new TypeError('refused')) : request.call(this, options)
      }
    }, refused),
  )
}

test('projector mode enters full screen, and ends with it', async (t) => {
  const page = await watchFullScreen(t, false)
  const whole = (/** @type {boolean} */ is) =>
    page.waitForFunction((is) => (document.fullscreenElement !== null) === is, is)
  const root = page.locator('html')
  await page.getByRole('button', { name: m.ui.projector }).click()
  await whole(true)
  assert.equal(await root.getAttribute('data-asked'), 'html')
  assert.ok(await projecting(page))
  await page.keyboard.press('Escape')
  await whole(false)
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-projector'))
  await page.keyboard.press('p')
  await whole(true)
  // The browser's own way out ends the mode too.
  await page.evaluate(() => document.exitFullscreen())
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-projector'))
  assert.equal(await page.locator('aside').isVisible(), true)
  // Pressed twice, the key has ended the mode before the browser has turned to the full screen.
  await page.evaluate(() => {
    const ask = document.documentElement.requestFullscreen
    document.documentElement.requestFullscreen = async function () {
      await new Promise((turn) => document.addEventListener('turn', turn, { once: true }))
      await ask.call(this)
      this.dataset.turned = ''
    }
  })
  await page.keyboard.press('p')
  await page.keyboard.press('p')
  await page.evaluate(() => document.dispatchEvent(new Event('turn')))
  await page.locator('html[data-turned]').waitFor()
  await whole(false)
  assert.equal(await projecting(page), false)
})

test('projector mode fills the window if full screen is refused', async (t) => {
  const page = await watchFullScreen(t, true)
  await page.getByRole('button', { name: m.ui.projector }).click()
  assert.equal(await page.locator('html').getAttribute('data-asked'), 'html')
  await painted(page)
  assert.ok(await projecting(page))
  assert.equal(await page.locator('aside').isVisible(), false)
  await page.keyboard.press('Escape')
  assert.equal(await projecting(page), false)
})

test('projector mode names the example, and keys lead to the next and the previous one', async (t) => {
  const page = await visit(t, WIDE)
  await page.getByRole('button', { name: m.ui.projector }).click()
  const list = page.locator('header #example')
  assert.ok(await list.isVisible())
  const [brand, buttons] = await page
    .locator('header :is(.brand, .projecting)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))
  assert.ok(buttons.left - brand.right < 24, 'long titles use the free width')
  await assertFitsWidth(page)
  await settled(page, () => page.keyboard.press('n'))
  assert.equal(await list.inputValue(), 'general')
  assert.equal(await stepOf(page), 0)
  await settled(page, () => page.keyboard.press('Shift+N'))
  assert.equal(await list.inputValue(), 'textbook')
  const before = page.getByRole('button', { name: m.ui.projecting.previous })
  await settled(page, () => before.click())
  assert.notEqual(await list.inputValue(), 'textbook')
  await page.keyboard.press('p')
  assert.ok(await page.locator('aside #example').isVisible(), 'the list is back among the settings')
  await settled(page, () => page.selectOption('#example', 'textbook'))
  assert.equal(await stepOf(page), 22)
})

test('projector mode on a phone has the list of examples, too', async (t) => {
  const page = await visit(t, PHONE)
  await page.keyboard.press('p')
  const list = page.locator('header #example')
  const box = await list.boundingBox()
  assert.ok(box && box.x >= 0 && box.x + box.width <= 360 && box.height >= 24, 'in view')
  await settled(page, () => list.selectOption('general'))
  assert.equal(await stepOf(page), 0)
})

test('projector mode has keys of its own, and those of a clicker', async (t) => {
  const page = await visit(t, WIDE)
  await page.keyboard.press('v')
  assert.equal(await page.locator('secateur-tree').count(), 1, 'in this mode only')
  await page.getByRole('button', { name: m.ui.projector }).click()
  await page.keyboard.press('v')
  await page.locator('#second').waitFor()
  await page.keyboard.press('v')
  assert.equal(await page.locator('secateur-tree').count(), 1)
  const light = page.locator('.spotlight')
  await page.keyboard.press('o')
  assert.ok(await light.isVisible())
  await page.mouse.move(300, 200)
  assert.equal(await light.evaluate((light) => light.style.getPropertyValue('--x')), '300px')
  await page.keyboard.press('p')
  assert.equal(await light.isVisible(), false)

  await page.getByRole('button', { name: m.ui.projector }).click()
  await page.keyboard.press('PageDown')
  assert.equal(await stepOf(page), 23)
  await page.keyboard.press('PageUp')
  await page.keyboard.press('PageUp')
  assert.equal(await stepOf(page), 21)
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  assert.equal(await stepOf(page), 0)
  await settled(page, () => page.keyboard.press('n'))
  assert.equal(await page.inputValue('#example'), 'general')
  assert.ok(await projecting(page))
})

test('a clicker steps wherever the focus is', async (t) => {
  const page = await visit(t, WIDE)
  await page.getByRole('button', { name: m.ui.projector }).click()
  const clicks = async (/** @type {string} */ where) => {
    const before = await stepOf(page)
    await page.keyboard.press('PageDown')
    assert.equal(await stepOf(page), before + 1, where)
    await page.keyboard.press('PageUp')
    assert.equal(await stepOf(page), before, where)
  }
  await page.locator('secateur-tree .scrubber').click()
  await clicks('slider')
  const number = page.locator('secateur-tree .number input')
  await number.fill('10')
  await number.press('Enter')
  await clicks('number')
  assert.equal(await stepOf(page), 10)
  await page.keyboard.press('Tab')
  await number.focus()
  await clicks('a field reached by Tab')

  await page.keyboard.press('Tab')
  await page.keyboard.press('q')
  const code = page.locator('dialog.code')
  await code.waitFor()
  await page.keyboard.press('PageDown')
  await code.waitFor({ state: 'detached' })
  assert.equal(await stepOf(page), 10)
})

/** The path that draws the code of an address. @param {string} address */
function drawn(address) {
  const { data } = encode(address, { ecc: 'L', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return dark.join('')
}

test('in projector mode a key shows and hides the QR code of the link', async (t) => {
  const page = await visit(t, WIDE)
  const keys = new Set()
  page.on('request', (request) => keys.add(new URL(request.url()).pathname))
  await page.keyboard.press('q')
  await page.getByRole('button', { name: m.ui.projector }).click()
  assert.ok(![...keys].some((path) => /uqr|code/.test(path)), 'loaded on demand')
  await page.keyboard.press('q')
  const code = page.getByRole('img', { name: m.ui.projecting.code })
  await code.waitFor()
  const box = await code.boundingBox()
  assert.ok(box && box.width > 600 && box.y >= 0 && box.y + box.height <= 800)
  const first = await code.locator('path').getAttribute('d')
  await page.keyboard.press('Escape')
  await code.waitFor({ state: 'detached' })
  assert.ok(await projecting(page), 'Escape closes the code alone')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('q')
  await code.waitFor()
  const second = await code.locator('path').getAttribute('d')
  assert.notEqual(second, first, 'another step, another link')
  await page.waitForURL(/step=23/)
  assert.equal(second, drawn(page.url().replace('&projector=on', '')))
  await page.keyboard.press('q')
  await code.waitFor({ state: 'detached' })
  await settled(page, () =>
    page.locator('secateur-tree').evaluate((tree) => {
      // Packed, it is still too long.
      const values = Array.from({ length: 1500 }, (_, at) => Math.round(Math.sin(at) * 1e9))
      tree.textContent = `(${values.join(' ')})`
    }),
  )
  await page.keyboard.press('q')
  await page.getByText(m.ui.projecting.noCode).waitFor()
})

test('neither sentence nor slider nor path shows what keys and buttons withhold', async (t) => {
  const page = await visit(t, WIDE)
  const parts = page.locator('.track canvas, .path')
  const visible = async () => {
    const all = await parts.evaluateAll((parts) =>
      parts.map((part) => getComputedStyle(part).visibility),
    )
    return [...new Set(all)]
  }
  assert.deepEqual(await visible(), ['visible'])
  await page.getByRole('button', { name: m.ui.projector }).click()
  await page.keyboard.press('2')
  assert.deepEqual(await visible(), ['hidden'])
  await page.keyboard.press('2')
  assert.deepEqual(await visible(), ['visible'])

  await painted(page)
  const sentence = page.locator('.sentence')
  await page.keyboard.press('1')
  await sentence.waitFor({ state: 'hidden' })
  await page.keyboard.press('1')
  await sentence.waitFor({ state: 'visible' })
  for (const name of /** @type {const} */ (['values', 'windows'])) {
    await page.getByRole('button', { name: m.ui.projecting[name] }).click()
    assert.equal(await page.getAttribute('secateur-tree', 'withhold'), name)
    await page.getByRole('button', { name: m.ui.projecting[name] }).click()
    assert.equal(await page.getAttribute('secateur-tree', 'withhold'), null)
  }
  await page.keyboard.press('1')
  await page.reload()
  await page.locator('secateur-tree .transport').waitFor()
  assert.equal(await sentence.isVisible(), false, 'a reload does not reveal the answer')
  await page.keyboard.press('p')
  assert.equal(await sentence.isVisible(), true, 'outside this mode nothing is hidden')
})
