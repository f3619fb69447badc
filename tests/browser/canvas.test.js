// The canvases when the graphics process of the browser fails, when the pixel ratio changes, and when the browser
// provides no canvas.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTree, openPanel, painted } from './element.js'
import { LONGEST_SIDE } from '../../www/viewer/stage/paint.js'
import { WIDE, alone, load, visit } from './page.js'
import { killGraphics } from './failing-files.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

/** A tree that is large enough for a map. */
const MAPPED = `(${'(3 12 8 1 5 9) '.repeat(200)})`

/** The canvases of the viewer, or of the charts of the lab, as they are. @param {Page} page */
function pictures(page) {
  return page.evaluate(() => {
    const root = document.querySelector('secateur-tree')?.shadowRoot ?? document
    return Array.from(root.querySelectorAll('canvas'), (canvas) => canvas.toDataURL())
  })
}

/**
 * Kills the graphics process, and waits until the first canvas has come back. No canvas may have been read before: a
 * canvas that is read is kept outside that process.
 * @param {Page} page
 */
async function survive(page) {
  await page.evaluate(() => {
    const root = document.querySelector('secateur-tree')?.shadowRoot ?? document
    root.querySelector('canvas')?.addEventListener('contextrestored', () => {
      Object.assign(window, { restored: true })
    })
  })
  await killGraphics(page)
  await page.waitForFunction(() => 'restored' in window)
  await painted(page)
}

/** The canvases, after they are drawn anew. @param {Page} page */
async function redrawn(page) {
  await page.evaluate(() => document.documentElement.toggleAttribute('data-other'))
  await painted(page)
  return pictures(page)
}

/** How many canvases are not blank. @param {Page} page */
function drawn(page) {
  return page.evaluate(() => {
    const root = document.querySelector('secateur-tree')?.shadowRoot ?? document
    return [...root.querySelectorAll('canvas')].filter((canvas) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      }
      return data.some((part) => part > 0)
    }).length
  })
}

/** Shows a tree with a map. The map is loaded with the first such tree. @param {Page} page */
async function giveMapped(page) {
  await setTree(page, MAPPED, { step: '300' })
  await page.locator('secateur-tree .overview canvas').waitFor()
}

test('picture, slider and map are drawn again after the graphics process has died', async (t) => {
  const page = await visit(t, WIDE, undefined, await alone(t))
  await giveMapped(page)
  await painted(page)
  await survive(page)
  assert.equal(await drawn(page), 3)
  assert.deepEqual(await pictures(page), await redrawn(page))
})

test('the charts of the lab are drawn again after the graphics process has died', async (t) => {
  const page = await load(t, WIDE, undefined, 'lab.html#1&depth=4&trees=20', await alone(t))
  await page.getByText(/^Finished/).waitFor()
  await painted(page)
  await survive(page)
  assert.equal(await drawn(page), 2)
  assert.deepEqual(await pictures(page), await redrawn(page))
})

test('a canvas that was wiped is drawn again when its context is restored', async (t) => {
  const page = await visit(t)
  await giveMapped(page)
  await painted(page)
  const before = await pictures(page)
  await page.locator('secateur-tree').evaluate((element) => {
    for (const canvas of element.shadowRoot?.querySelectorAll('canvas') ?? []) {
      canvas.dispatchEvent(new Event('contextlost', { cancelable: true }))
      canvas.getContext('2d')?.reset()
    }
  })
  assert.equal(await drawn(page), 0, 'all canvases are empty')
  await page.locator('secateur-tree').evaluate((element) => {
    for (const canvas of element.shadowRoot?.querySelectorAll('canvas') ?? []) {
      canvas.dispatchEvent(new Event('contextrestored'))
    }
  })
  await painted(page)
  assert.deepEqual(await pictures(page), before)
})

test('the canvases follow a change of the pixel ratio at once', async (t) => {
  const page = await visit(t, { viewport: { width: 1280, height: 400 } })
  await giveMapped(page)
  const session = await page.context().newCDPSession(page)
  const sharp = () =>
    page.evaluate(() => {
      const root = document.querySelector('secateur-tree')?.shadowRoot ?? document
      return Array.from(
        root.querySelectorAll('canvas'),
        (canvas) => Math.round((canvas.width / canvas.clientWidth) * 10) / 10,
      )
    })
  assert.deepEqual(await sharp(), [1, 1, 1])
  for (const deviceScaleFactor of [2, 3, 1]) {
    // An emulated pixel ratio takes effect only together with another size of the window. This size does not change the
    // picture.
    const size = { width: 1280, height: 400 + deviceScaleFactor, mobile: false }
    await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor })
    await page.waitForFunction((ratio) => devicePixelRatio === ratio, deviceScaleFactor)
    await painted(page)
    assert.deepEqual(await sharp(), [deviceScaleFactor, deviceScaleFactor, deviceScaleFactor])
  }
  await session.detach()
})

test('an element larger than the largest canvas is drawn, and steps', async (t) => {
  for (const [width, height, deviceScaleFactor] of [
    [40_000, 500, 1],
    [500, 20_000, 1],
    [15_000, 500, 2],
  ]) {
    const page = await visit(t, { deviceScaleFactor })
    await page.evaluate(
      ([width, height]) => {
        const tree = document.createElement('secateur-tree')
        tree.textContent = '((3 12 8) (2 4 6) (14 5 2))'
        tree.setAttribute('step', 'last')
        tree.style.cssText = `display: block; width: ${width}px; height: ${height}px`
        document.body.replaceChildren(tree)
      },
      [width, height],
    )
    await page.waitForFunction(() => {
      const tree = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
      return tree?.search && tree.shadowRoot?.querySelector('.stage')?.clientWidth
    })
    await painted(page)
    const sides = await page.evaluate(() => {
      const root = document.querySelector('secateur-tree')?.shadowRoot ?? document
      const canvases = [...root.querySelectorAll('canvas')].filter((canvas) => canvas.clientWidth)
      return canvases.map((canvas) => Math.max(canvas.width, canvas.height))
    })
    assert.ok(sides.length >= 2 && Math.max(...sides) <= LONGEST_SIDE, `${sides}`)
    assert.equal(await drawn(page), sides.length, 'no canvas is blank')
    await page.locator('secateur-tree .stage').press('ArrowLeft')
    await page.waitForFunction(() => {
      const tree = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
      return tree?.step === 41
    })
  }
})

/** Lets the browser provide no canvas. @param {Page} page */
function refuseCanvas(page) {
  return page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
}

test('the page reports a missing canvas, and its other parts work', async (t) => {
  const page = await visit(t, WIDE, refuseCanvas)
  await openPanel(page, 'node')
  const notice = page.locator('.notice.active')
  await notice.waitFor()
  assert.match(await notice.innerText(), /no canvas/)
  assert.match(await page.locator('.sentence').innerText(), /A already has 3 from B/)
  await page.locator('.stage').focus()
  await page.keyboard.press('ArrowRight')
  await giveMapped(page)
  await page.locator('secateur-tree').evaluate((element) => {
    const tree = /** @type {SecateurTree} */ (element)
    tree.select(5)
    tree.fit()
    document.documentElement.dataset.theme = 'dark'
  })
  await page.locator('.stage').hover()
  await page.locator('.outline [aria-selected="true"]').waitFor({ state: 'attached' })
  assert.match((await page.locator('.number-line svg').textContent()) ?? '', /α/)
})

test('the lab without a canvas still shows its tables', async (t) => {
  const page = await load(t, WIDE, refuseCanvas, 'lab.html#1&depth=3&trees=10')
  await page.getByText(/^Finished/).waitFor()
  assert.equal(await page.locator('.report table').first().locator('tr').count(), 5)
})
