// The way from page to page, in the header of all pages.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '../../www/messages/languages.js'
import { messages } from '../../www/messages/pages.js'
import { painted } from './element.js'
import { PHONE, WIDE, load, reopen, visit } from './page.js'

/** @import {Page} from 'playwright-core' */

const m = await messages('en')

/** The pages in the order of the header, and where each is. */
const PAGES = /** @type {const} */ ([
  [m.footer.tree, 'index.html'],
  [m.footer.lessons, 'lessons.html'],
  [m.footer.how, 'how.html'],
  [m.footer.worksheets, 'worksheet.html'],
  [m.footer.lab, 'lab.html'],
  [m.footer.docs, 'docs/index.html'],
])

/** The links of the header that are seen. @param {Page} page */
function links(page) {
  return page.locator('header nav').getByRole('link')
}

test('every page links to all others in one order, and marks itself', async (t) => {
  const page = await load(t, WIDE)
  for (const [name, address] of PAGES) {
    await links(page).filter({ hasText: name }).click()
    await page.waitForURL((url) => url.pathname.endsWith(address))
    await links(page).first().waitFor()
    assert.deepEqual(
      await links(page).allInnerTexts(),
      PAGES.map(([name]) => name),
    )
    assert.equal(await page.locator('header [aria-current]').innerText(), name)
    assert.equal(await page.locator('.menu').isVisible(), false)
    assert.equal(await page.locator('h1').count(), 1, address)
  }
})

test('in type of double size the header is neither cut nor crowded', async (t) => {
  for (const options of [WIDE, { ...PHONE, viewport: { width: 390, height: 664 } }]) {
    const page = await visit(t, options)
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await painted(page)
    assert.ok(await page.locator('header .menu').isVisible())
    const { width } = options.viewport
    for (const part of await page.locator('header > :visible, .switches > :visible').all()) {
      const box = await part.boundingBox()
      assert.ok(box && box.x >= 0 && box.x + box.width <= width, await part.innerText())
    }
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
    await session.detach()
  }
})

test('on a phone the links to the pages are behind one button, and Escape closes them', async (t) => {
  const page = await load(t, PHONE)
  const menu = page.getByRole('button', { name: m.footer.menu })
  for (const [name, address] of PAGES) {
    await menu.waitFor()
    assert.equal(await links(page).count(), 0)
    await menu.click()
    assert.equal(await links(page).count(), PAGES.length)
    for (const link of await links(page).all()) {
      const box = await link.boundingBox()
      assert.ok(box && box.height >= 44 && box.x >= 0 && box.x + box.width <= 360)
    }
    await page.keyboard.press('Escape')
    assert.equal(await links(page).count(), 0)
    await menu.click()
    await links(page).filter({ hasText: name }).click()
    await page.waitForURL((url) => url.pathname.endsWith(address))
  }
})

/** Spaces text as WCAG 2.2 asks pages to bear (1.4.12). @param {Page} page */
function spaceText(page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** The faults of the header: parts cut off, outside the window, or over something else. @param {Page} page */
function faults(page) {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('header :is(a, button, select)')]
    const seen = parts.filter((part) => part.checkVisibility({ opacityProperty: true }))
    const boxes = seen.map((part) => part.getBoundingClientRect())
    const name = (/** @type {number} */ at) => seen[at].textContent || seen[at].className
    /** @type {string[]} */
    const problems = []
    boxes.forEach((box, at) => {
      if (box.left < 0 || box.right > innerWidth) problems.push(`${name(at)} is outside`)
      if (seen[at].scrollWidth > seen[at].clientWidth + 1) problems.push(`${name(at)} is cut off`)
      for (const [other, by] of boxes.slice(at + 1).entries()) {
        const over = box.left < by.right - 1 && by.left < box.right - 1
        if (over && box.top < by.bottom - 1 && by.top < box.bottom - 1) {
          problems.push(`${name(at)} lies over ${name(at + 1 + other)}`)
        }
      }
    })
    return problems
  })
}

test('the header fits the narrowest touch screen', async (t) => {
  const narrow = { ...PHONE, viewport: { width: 320, height: 568 } }
  const page = await load(t, narrow)
  for (const address of ['index.html', 'worksheet.html', 'lab.html']) {
    await reopen(page, address)
    await page.locator('header .menu').waitFor()
    assert.deepEqual(await faults(page), [], address)
  }
})

for (const lang of Object.keys(LANGUAGES)) {
  test(`the header fits at every width, also with spaced text: ${lang}`, async (t) => {
    const page = await load(t, WIDE)
    for (const address of ['index.html', 'worksheet.html', 'lab.html']) {
      await reopen(page, `${address}#1&lang=${lang}`)
      await links(page).first().waitFor()
      const boxes = await Promise.all((await links(page).all()).map((link) => link.boundingBox()))
      assert.deepEqual([...new Set(boxes.map((box) => box?.height))], [32])
      await spaceText(page)
      for (const width of [1920, 1280, 1199, 1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 800 })
        assert.deepEqual(await faults(page), [], `${address} at ${width}`)
      }
      await page.setViewportSize(WIDE.viewport)
    }
  })
}
