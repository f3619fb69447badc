// The viewer obeys its box: picture, sentence and transport are in view together, without scrolling, at every size
// that the page is used at, in projector mode and with two searches compared. Measured by the boxes of elements.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '../../www/messages/pages.js'
import { openSettings, painted, settled } from './element.js'
import { PHONE, WIDE, visit } from './page.js'

/**
 * @import {BrowserContextOptions, Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const m = await messages('en')

/** @type {Record<string, BrowserContextOptions>} */
const SIZES = {
  laptop: WIDE,
  'full HD': { viewport: { width: 1920, height: 1080 } },
  tablet: { viewport: { width: 1024, height: 768 } },
  'a phone on its side': { ...PHONE, viewport: { width: 844, height: 390 } },
  phone: { ...PHONE, viewport: { width: 390, height: 664 } },
  'small phone': { ...PHONE, viewport: { width: 360, height: 640 } },
  'a laptop at 200 %': { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  // A window with a scroll bar of 15 px that lies over nothing.
  'a laptop with classic scroll bars': { viewport: { width: 1265, height: 800 } },
}

/** Compares with minimax, however the settings are shown. @param {Page} page */
async function compareWithMinimax(page) {
  await openSettings(page)
  await page.selectOption('#compare-with', 'algorithm')
  await page.locator('.counts-table table').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
}

/**
 * The boxes of the parts that are in view, and whether the root and the current node are.
 * @param {Page} page
 */
function boxes(page) {
  return page.evaluate(() => {
    const trees = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
    const seen = trees.flatMap(({ shadowRoot }) =>
      ['.stage', '.sentence', '.transport'].map((name) => {
        const part = /** @type {HTMLElement} */ (shadowRoot?.querySelector(name))
        const visible = getComputedStyle(part).visibility === 'visible'
        const { left, top, right, bottom } = part.getBoundingClientRect()
        return {
          name,
          visible,
          left,
          top,
          right,
          bottom,
          width: right - left,
          height: bottom - top,
        }
      }),
    )
    const { scrollWidth, clientWidth, clientHeight } = document.documentElement
    return {
      seen: seen.filter(({ visible }) => visible),
      scrollWidth,
      clientWidth,
      clientHeight,
      scrolled: scrollY,
    }
  })
}

/** Where a node is painted, in pixels of the window. @param {Page} page @param {number} which of the trees @param {'root' | 'current'} asked */
function nodeAt(page, which, asked) {
  return page.evaluate(async ([which, asked]) => {
    const tree = /** @type {SecateurTree} */ (document.querySelectorAll('secateur-tree')[which])
    const { search, step, shadowRoot } = tree
    if (!search) throw new Error('no search')
    const node = asked === 'root' || step === 0 ? 0 : search.events(step - 1, step)[0].node
    const url = '/viewer/stage/viewport.js'
    const { fit } = /** @type {typeof import('../../www/viewer/stage/viewport.js')} */ (
      await import(url)
    )
    const stage = /** @type {HTMLElement} */ (shadowRoot?.querySelector('.stage'))
    const scale = Number(getComputedStyle(stage).getPropertyValue('--scale')) || 1
    const { view } = fit(search.extent, stage.clientWidth, stage.clientHeight, scale)
    const { column, row } = search.position(node)
    return {
      x: view.x + column * view.unit,
      y: view.y + row * view.rowHeight,
      width: stage.clientWidth,
      height: stage.clientHeight,
    }
  }, /** @type {const} */ ([which, asked]))
}

/** @param {Page} page @param {boolean} compared */
async function assertInView(page, compared) {
  const { seen, scrollWidth, clientWidth, clientHeight, scrolled } = await boxes(page)
  assert.equal(scrolled, 0)
  assert.ok(scrollWidth <= clientWidth, `${scrollWidth} > ${clientWidth} px wide`)
  const transports = seen.filter(({ name }) => name === '.transport')
  assert.equal(transports.length, 1, 'one transport')
  for (const { name, left, top, right, bottom, width, height } of seen) {
    assert.ok(left >= 0 && right <= clientWidth + 0.5, `${name}: ${left} … ${right}`)
    assert.ok(
      top >= 0 && bottom <= clientHeight + 0.5,
      `${name}: ${top} … ${bottom} of ${clientHeight}`,
    )
    if (name === '.stage') assert.ok(width >= 200 && height >= 110, `${width} × ${height}`)
  }
  for (const which of compared ? [0, 1] : [0]) {
    for (const asked of /** @type {const} */ (['root', 'current'])) {
      const { x, y, width, height } = await nodeAt(page, which, asked)
      assert.ok(
        x > 0 && x < width && y > 0 && y < height,
        `${asked}: ${x}, ${y} in ${width} × ${height}`,
      )
    }
  }
  return seen
}

/** Goes to a step. @param {Page} page @param {number} step */
async function seek(page, step) {
  await page
    .locator('secateur-tree[keys]')
    .evaluate((tree, step) => /** @type {SecateurTree} */ (tree).seek(step), step)
  await painted(page)
}

for (const [size, device] of Object.entries(SIZES)) {
  for (const compared of [false, true]) {
    test(`${size}${compared ? ', two compared' : ''}: all is in view at every step, and nothing moves`, async (t) => {
      const page = await visit(t, device)
      await page.locator('.projector').waitFor({ state: 'attached' })
      if (compared) await compareWithMinimax(page)
      for (const projecting of [false, true]) {
        if (projecting) await page.keyboard.press('p')
        await painted(page)
        const before = await assertInView(page, compared)
        for (const step of [0, 9, 22, Infinity]) {
          await seek(page, step)
          assert.deepEqual(await assertInView(page, compared), before, `moved at step ${step}`)
        }
        await seek(page, 22)
      }
    })
  }
}
