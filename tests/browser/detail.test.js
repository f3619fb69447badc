// Large trees in a real browser: a million nodes opened, moved, zoomed and scrubbed; the map of the tree.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertFitsWidth, painted, picture } from './element.js'
import { PHONE, WIDE, visit } from './page.js'
import { change, scene, viewport, watchScenes } from './scene.js'
import { axeMayStyle, violationsInSchemes } from './violations.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

/**
 * Gives the element another game, and waits for it.
 * @param {Page} page
 * @param {Record<string, string>} game
 * @returns {Promise<number>} nodes
 */
function play(page, game) {
  return page.locator('secateur-tree').evaluate(async (element, game) => {
    const viewer = /** @type {SecateurTree} */ (element)
    const opened = new Promise((resolve) => {
      viewer.addEventListener('secateur-open', resolve, { once: true })
    })
    for (const [name, value] of Object.entries(game)) viewer.setAttribute(name, value)
    await opened
    return viewer.search?.summary.nodes ?? 0
  }, game)
}

/** @param {Page} page @returns {Promise<{ steps: number }>} */
function summary(page) {
  return page.locator('secateur-tree').evaluate((element) => {
    const { search } = /** @type {SecateurTree} */ (element)
    if (!search) throw new Error('no search')
    return search.summary
  })
}

/** The event of a step. @param {Page} page @param {number} step */
function kindOf(page, step) {
  return page
    .locator('secateur-tree')
    .evaluate(
      (element, step) =>
        /** @type {SecateurTree} */ (element).search?.events(step - 1, step)[0].kind,
      step,
    )
}

/** The words of the map, and its frame. @param {Page} page */
async function map(page) {
  await painted(page)
  const [outer, part] = await Promise.all(
    ['.overview', '.overview .part'].map((name) => page.locator(name).boundingBox()),
  )
  assert.ok(outer && part)
  const now = Number(await page.locator('.overview').getAttribute('aria-valuenow'))
  return { outer, part, now, middle: (part.x + part.width / 2 - outer.x) / outer.width }
}

/** Three thousand nodes: few enough to be quick, but too many to be drawn apart. */
const MANY = { game: 'tic-tac-toe', plies: '4' }

test('a million nodes are opened, moved, zoomed, scrubbed and closed again', async (t) => {
  const page = await visit(t)
  await watchScenes(page)
  const nodes = await play(page, { game: 'coins', coins: '28' })
  assert.ok(nodes > 1_000_000, `${nodes} nodes`)
  const whole = await viewport(page)
  const seen = [await picture(page)]
  const differs = async (/** @type {string} */ what) => {
    seen.push(await picture(page))
    assert.ok(seen.at(-1) !== seen.at(-2), what)
  }
  const { steps } = await summary(page)
  const track = await page.locator('.track').boundingBox()
  assert.ok(track && track.y + track.height < WIDE.viewport.height, 'the scrubber is in view')
  await page.mouse.move(track.x, track.y + track.height / 2)
  await page.mouse.down()
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    await page.mouse.move(track.x + track.width * share, track.y + track.height / 2)
    await differs(`scrubbed to ${share}`)
    const { step } = await scene(page)
    assert.ok(Math.abs(step / steps - share) < 0.01, `${step} of ${steps}, not ${share}`)
  }
  await page.mouse.up()
  await page.locator('.stage').focus()
  let before = whole
  const moved = async () => {
    const former = before
    before = await viewport(page)
    return change(former, before)
  }
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('+')
    if (i % 4 !== 3) continue
    await differs(`zoomed ${i}`)
    assert.deepEqual((await moved()).slice(0, 2), [1, 1], `zoomed ${i}`)
  }
  for (const [key, way] of /** @type {const} */ ([
    ['Shift+ArrowRight', -1],
    ['Shift+ArrowLeft', 1],
    ['Shift+ArrowLeft', 1],
  ])) {
    await page.keyboard.press(key)
    await differs(key)
    assert.deepEqual(await moved(), [0, 0, way, 0], key)
  }
  const { step } = await scene(page)
  await page.keyboard.press('ArrowRight')
  assert.equal((await scene(page)).step, step + 1)
  await page.keyboard.press('c')
  await differs('stepped to a cutoff')
  const at = await scene(page)
  assert.ok(at.step > step)
  assert.equal(await kindOf(page, at.step), 'cutoff')
  await page.locator('.stage').hover({ position: { x: 300, y: 200 } })
  await page.keyboard.press('0')
  await differs('fitted')
  assert.deepEqual(await viewport(page), whole)
  assert.ok((await play(page, { coins: '4' })) < 100)
  await differs('another tree')
  assert.equal((await moved())[0], 1, 'fewer leaves, farther apart')
  await play(page, { coins: '28' })
  await page.locator('secateur-tree').evaluate((element) => element.remove())
})

test('only a large tree has a map, which moves the view by pointer and by keys', async (t) => {
  const page = await visit(t)
  assert.ok(await page.locator('.overview').isHidden())
  await play(page, MANY)
  const { outer, part, now } = await map(page)
  const stage = await page.locator('.stage').boundingBox()
  assert.ok(stage && outer.y >= stage.y + stage.height)
  assert.ok(part.width > outer.width * 0.95, 'all is in view')
  assert.equal(now, 50)

  await watchScenes(page)
  await page.locator('.stage').focus()
  for (let i = 0; i < 6; i += 1) await page.keyboard.press('+')
  const before = await map(page)
  assert.ok(before.part.width < before.outer.width / 2)
  const middle = await viewport(page)

  const { x, y, width, height } = before.outer
  await page.mouse.move(x + width * 0.3, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.8, y + height / 2, { steps: 3 })
  await page.mouse.up()
  const dragged = await map(page)
  assert.ok(Math.abs(dragged.middle - 0.8) < 0.03, `${dragged.middle}`)
  const right = await viewport(page)
  assert.deepEqual(change(middle, right).slice(0, 3), [0, 0, -1], 'the tree moves to the left')

  const step = await page.locator('secateur-tree').getAttribute('step')
  await page.locator('.overview').focus()
  await page.keyboard.press('ArrowLeft')
  assert.ok((await map(page)).middle < dragged.middle - 0.02)
  assert.equal(change(right, await viewport(page))[2], 1, 'the tree moves to the right')
  await page.keyboard.press('Home')
  const first = await map(page)
  assert.ok(first.now < 25 && first.part.x - x < width * 0.1)
  assert.match((await page.locator('.overview').getAttribute('aria-valuetext')) ?? '', /^From 0%/)
  await page.keyboard.press('End')
  assert.ok((await map(page)).now > 75)
  assert.equal(await page.locator('secateur-tree').getAttribute('step'), step, 'no step was taken')
})

test('zooming in on a pruned subtree shows it at every level of detail', async (t) => {
  const page = await visit(t)
  await play(page, { game: 'tic-tac-toe', step: 'last' })
  const stage = page.locator('.stage')
  await stage.focus()
  const box = await stage.boundingBox()
  assert.ok(box)
  const at = { x: box.x + box.width / 3, y: box.y + box.height * 0.6 }
  await page.mouse.move(at.x, at.y)
  for (let i = 0; i < 24; i += 1) {
    await painted(page)
    const inked = await stage.locator('canvas').evaluate((element) => {
      // Read from a copy each time: Chrome warns of a canvas that is read often.
      const canvas = /** @type {HTMLCanvasElement} */ (element)
      const copy = new OffscreenCanvas(canvas.width, canvas.height)
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (copy.getContext('2d'))
      context.drawImage(canvas, 0, 0)
      // The names of the rows are at the left.
      const left = 80
      const { data } = context.getImageData(left, 0, canvas.width - left, canvas.height)
      return data.filter((value, i) => i % 4 === 3 && value > 0).length
    })
    assert.ok(inked > 1000, `${inked} pixels after ${i} turns of the wheel`)
    await page.mouse.wheel(0, -200)
  }
})

test('the slider of a long run has no gaps, and is in view in a large window', async (t) => {
  const page = await visit(t, { viewport: { width: 1920, height: 1080 } })
  await play(page, { game: 'tic-tac-toe', plies: '6', algorithm: 'minimax' })
  const gaps = await page.locator('.track canvas').evaluate((element) => {
    const canvas = /** @type {HTMLCanvasElement} */ (element)
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'))
    const { width, height } = canvas
    const { data } = context.getImageData(0, 0, width, height)
    const inked = (/** @type {number} */ x) =>
      Array.from({ length: height }, (_, y) => data[(y * width + x) * 4 + 3]).some(Boolean)
    return Array.from({ length: width }, (_, x) => x).filter((x) => x > 0 && !inked(x))
  })
  assert.deepEqual(gaps, [])
  const controls = await page.locator('.transport').boundingBox()
  assert.ok(controls && controls.y + controls.height <= 1080, JSON.stringify(controls))
})

for (const [name, device] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`a large tree has no violations: ${name}, light and dark`, async (t) => {
    const page = await visit(t, { ...device, ...axeMayStyle })
    await play(page, MANY)
    await map(page)
    assert.deepEqual(await violationsInSchemes(page), [])
    await assertFitsWidth(page)
  })
}
