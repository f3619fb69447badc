// Zooming in on a subtree in a real browser, keeping it in view, and zooming out again.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '../../www/messages/pages.js'
import { setTree as show, painted, picture as pixels, select, selected } from './element.js'
import { visit } from './page.js'
import {
  change,
  inView,
  inked,
  place,
  pointOf,
  scene,
  nodeInView,
  viewport,
  watchScenes,
} from './scene.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const words = (await messages('en')).wayfinding

/** Wide and deep enough for anything to be out of view. */
const LARGE = `(${'(((9 1 2) (2 3 4)) ((1 5) (0 2) top:7)) '.repeat(30)})`

/** The first child of the root of `LARGE`. */
const B = 1

/** @param {Page} page @param {string} text @param {Record<string, string>} [attributes] */
async function setTree(page, text, attributes = {}) {
  await show(page, text, attributes)
  await painted(page)
}

/** Whether a subtree is all in view, and takes most of its width. @param {Awaited<ReturnType<typeof place>>} area */
function filled(area) {
  return inView(area) && area.right - area.left > 0.8
}

test('a double click zooms in on a subtree, and Back zooms out again', async (t) => {
  const page = await visit(t)
  await watchScenes(page)
  await setTree(page, LARGE, { step: '0' })
  const whole = await viewport(page)
  const back = page.getByRole('button', { name: words.back })
  assert.equal(await back.isVisible(), false)

  // The root stands at the top in the middle; a double click on nothing does nothing.
  await select(page, B)
  const marked = await pixels(page)
  assert.deepEqual(inked(await scene(page), 'selected'), [B])
  assert.deepEqual(await viewport(page), whole)
  const small = await place(page, B)
  assert.ok(small.right - small.left < 0.1, 'B is one of thirty')
  await page.locator('.stage').focus()
  await page.keyboard.press('z')
  const close = await viewport(page)
  assert.equal(change(whole, close)[0], 1, 'closer')
  assert.ok(filled(await place(page, B)), 'B fills the view')
  await back.click()
  assert.deepEqual(await viewport(page), whole)
  assert.equal(await pixels(page), marked)
  assert.equal(await back.isVisible(), false)

  const box = await page.locator('.stage').boundingBox()
  assert.ok(box)
  const spot = await page.locator('secateur-tree').evaluate((element) => {
    const { search } = /** @type {SecateurTree} */ (element)
    return search?.position(1)
  })
  assert.ok(spot)
  const x = box.x + whole.x + spot.column * whole.unit
  const y = box.y + whole.y + spot.row * whole.rowHeight
  await page.mouse.dblclick(x, y)
  await painted(page)
  assert.equal(await selected(page), B)
  assert.deepEqual(await viewport(page), close)
  await back.waitFor()
  await page.locator('.stage').focus()
  await page.keyboard.press('b')
  await page.mouse.move(0, 0)
  assert.deepEqual(await viewport(page), whole)
  assert.equal(await pixels(page), marked)
  await page.mouse.dblclick(box.x + box.width - 4, box.y + 4)
  await page.mouse.move(0, 0)
  assert.deepEqual(await viewport(page), whole, 'no node, no zoom')
  assert.equal(await back.isVisible(), false)
})

test('two quick clicks count as a double click only at the same place', async (t) => {
  const page = await visit(t)
  await watchScenes(page)
  await setTree(page, LARGE, { step: '0' })
  const whole = await viewport(page)
  const [root, b] = [await pointOf(page, 0), await pointOf(page, B)]
  /** @param {{ x: number, y: number }[]} points that are clicked within one turn */
  const click = (points) =>
    page.locator('.stage').evaluate((stage, points) => {
      for (const { x, y } of points) {
        const at = { clientX: x, clientY: y, bubbles: true, cancelable: true }
        stage.querySelector('canvas')?.dispatchEvent(new MouseEvent('click', at))
      }
    }, points)
  await click([root, b])
  await painted(page)
  assert.equal(await selected(page), B)
  assert.deepEqual(await viewport(page), whole)
  await click([root, b, b])
  await painted(page)
  assert.equal(change(whole, await viewport(page))[0], 1, 'closer')
})

test('a double click in a row of 20,000 leaves zooms in on a leaf and its neighbours', async (t) => {
  const page = await visit(t)
  await setTree(page, `(${Array.from({ length: 20_000 }, (_, i) => i).join(' ')})`, { step: '0' })
  await select(page, 10_000)
  await page.locator('.stage').focus()
  await page.keyboard.press('z')
  await painted(page)
  const box = await page.locator('.stage').boundingBox()
  assert.ok(box)
  await page.keyboard.press('Escape')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 40)
  assert.equal(await selected(page), 10_000, 'the node is in the middle')
})

test('the view stays on a subtree that was zoomed in on while the run is elsewhere', async (t) => {
  const page = await visit(t)
  await watchScenes(page)
  await setTree(page, LARGE, { step: '0', algorithm: 'minimax' })
  const whole = await viewport(page)
  await select(page, B)
  await page.locator('.stage').focus()
  await page.keyboard.press('z')
  await painted(page)
  await page.keyboard.press('Escape')
  const earlier = await viewport(page)
  assert.ok(filled(await place(page, B)))
  // Two nodes far to the right of it: nothing differs where the view is.
  const [one, other] = await page.locator('secateur-tree').evaluate((element) => {
    const { search } = /** @type {SecateurTree} */ (element)
    return [20, 28].map((i) => search?.children(0, i, i + 1)[0] ?? 0)
  })
  /** Goes to the step that enters a node. @param {number} node */
  const seekNode = (node) =>
    page.locator('secateur-tree').evaluate((element, node) => {
      const tree = /** @type {SecateurTree} */ (element)
      const { search } = tree
      tree.seek(search?.node(node, search.summary.steps).entered ?? 0)
    }, node)
  await seekNode(one)
  const still = await pixels(page)
  await seekNode(other)
  assert.equal(await pixels(page), still)
  assert.deepEqual(await viewport(page), earlier)

  // After the reader has moved the view to the run, the view follows the run again.
  assert.equal(await nodeInView(page, 0), false)
  await page.locator('.path').getByRole('button', { name: 'A', exact: true }).click()
  assert.equal(await nodeInView(page, 0), true)
  await page.locator('.stage').focus()
  await page.keyboard.press('Escape')
  await seekNode(one)
  assert.deepEqual([await nodeInView(page, one), await nodeInView(page, other)], [true, false])
  await seekNode(other)
  assert.deepEqual([await nodeInView(page, one), await nodeInView(page, other)], [false, true])
  const { unit, rowHeight } = await viewport(page)
  assert.deepEqual([unit, rowHeight], [earlier.unit, earlier.rowHeight], 'the zoom is unchanged')
  await page.keyboard.press('0')
  assert.deepEqual(await viewport(page), whole)
  assert.equal(await page.getByRole('button', { name: words.back }).isVisible(), false)
})
