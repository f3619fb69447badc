// The picture of a stage: the last scene that it has asked the core for, and the viewport of that scene.
//
// A comparison of pixels only shows that two pictures differ. A test that states the difference, such as a larger node or
// another place, fails when the page does the opposite.

import assert from 'node:assert/strict'
import { INK, ROLE, SHAPE } from '../../www/core.js'
import { painted } from './element.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {Search} from '../../www/core.js'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 * @import {Marks, Texts, Viewport} from '../../www/types.js'
 *
 * @typedef {object} Columns the columns of a scene, as lists that can leave the page
 * @property {number} step
 * @property {Viewport} viewport
 * @property {Record<'shape' | 'ink' | 'node' | 'x2', number[]>} marks
 * @property {{ text: string[], role: number[], node: number[], size: number[] }} texts
 *
 * @typedef {SecateurTree & { onView?: { step: number, viewport: Viewport, marks: Marks, texts: Texts }, drawn?: Search }} Watched
 *   an element whose scenes are watched
 *
 * @typedef {object} SceneOnView
 * @property {number} step
 * @property {Viewport} viewport
 * @property {{ shape: typeof SHAPE[number], ink: typeof INK[number], node: number, width: number }[]} marks with the
 *   width of each shape in pixels, which means nothing for lines
 * @property {{ text: string, role: typeof ROLE[number], node: number, size: number }[]} texts with the size of type in
 *   pixels
 */

/**
 * Records the scenes that the stages of the page show from now on, for `scene` and `viewport`.
 * @param {Page} page
 */
export function watchScenes(page) {
  return page.evaluate(async () => {
    const first = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
    // In an exercise the search is not public: another element has one.
    const prototype = Object.getPrototypeOf(first.search ?? (await another()))

    /** @returns {Promise<Search | null>} */
    async function another() {
      const other = /** @type {SecateurTree} */ (document.createElement('secateur-tree'))
      other.textContent = '(1 2)'
      other.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 200px; height: 200px'
      const opened = new Promise((open) => other.addEventListener('secateur-open', open))
      document.body.append(other)
      const { detail } = /** @type {CustomEvent} */ (await opened)
      other.remove()
      return detail.search
    }

    const { scene } = prototype
    /** @param {number} step @param {Viewport} viewport @param {unknown[]} rest */
    prototype.scene = function (step, viewport, ...rest) {
      const { marks, texts } = scene.call(this, step, viewport, ...rest)
      for (const element of document.querySelectorAll('secateur-tree')) {
        const stage = element.shadowRoot?.querySelector('.stage')
        // The map asks for scenes too, of another size.
        const own = stage?.clientWidth === viewport.width && stage.clientHeight === viewport.height
        const tree = /** @type {Watched} */ (element)
        const asking = tree.hasAttribute('exercise')
        if (own && (asking || tree.search === this)) {
          tree.onView = { step, viewport, marks, texts }
          tree.drawn = this
        }
      }
      return { marks, texts }
    }
  })
}

/**
 * Where a stage has its tree, once nothing moves any more.
 * @param {Page} page that is watched
 * @param {number} [which]
 */
export async function viewport(page, which = 0) {
  await painted(page)
  const tree = page.locator('secateur-tree').nth(which)
  const onView = await tree.evaluate((element) => /** @type {Watched} */ (element).onView?.viewport)
  assert.ok(onView, 'no scene since the page is watched')
  return onView
}

/**
 * The picture of a stage, once nothing moves any more.
 * @param {Page} page that is watched
 * @param {number} [which]
 * @returns {Promise<SceneOnView>}
 */
export async function scene(page, which = 0) {
  await painted(page)
  const tree = page.locator('secateur-tree').nth(which)
  const columns = await tree.evaluate((element) => {
    const { onView } = /** @type {Watched} */ (element)
    if (!onView) return null
    const { step, viewport, marks, texts } = onView
    const list = (/** @type {ArrayLike<number>} */ column) => Array.from(column)
    /** @type {Columns} */
    const columns = {
      step,
      viewport,
      marks: {
        ...{ shape: list(marks.shape), ink: list(marks.ink) },
        ...{ node: list(marks.node), x2: list(marks.x2) },
      },
      texts: {
        ...{ text: texts.text, role: list(texts.role) },
        ...{ node: list(texts.node), size: list(texts.size) },
      },
    }
    return columns
  })
  assert.ok(columns, 'no scene since the page is watched')
  const { step, viewport, marks, texts } = columns
  return {
    step,
    viewport,
    marks: marks.node.map((node, i) => ({
      shape: SHAPE[marks.shape[i]],
      ink: INK[marks.ink[i]],
      node,
      width: 2 * marks.x2[i],
    })),
    texts: texts.node.map((node, i) => ({
      text: texts.text[i],
      role: ROLE[texts.role[i]],
      node,
      size: texts.size[i],
    })),
  }
}

/** The nodes that have a mark of an ink. @param {SceneOnView} scene @param {typeof INK[number]} ink */
export function inked({ marks }, ink) {
  return [...new Set(marks.filter((mark) => mark.ink === ink).map(({ node }) => node))]
}

/**
 * Where a subtree stands in the view, from its outermost nodes, as shares of the width and height of the
 * view.
 * @param {Page} page that is watched
 * @param {number} node
 */
export async function place(page, node) {
  const { x, y, unit, rowHeight, width, height } = await viewport(page)
  const tree = page.locator('secateur-tree').first()
  const area = await tree.evaluate(
    (element, node) => /** @type {Watched} */ (element).drawn?.area(node),
    node,
  )
  assert.ok(area)
  const across = (/** @type {number} */ column) => (x + column * unit) / width
  const down = (/** @type {number} */ row) => (y + row * rowHeight) / height
  return {
    left: across(area.left),
    right: across(area.right),
    top: down(area.top),
    bottom: down(area.bottom),
  }
}

/** Whether all of a subtree is in view. @param {Awaited<ReturnType<typeof place>>} area */
export function inView({ left, right, top, bottom }) {
  return left >= 0 && right <= 1 && top >= 0 && bottom <= 1
}

/** Whether a node itself is in view. @param {Page} page that is watched @param {number} node */
export async function nodeInView(page, node) {
  const { x, y, unit, rowHeight, width, height } = await viewport(page)
  const tree = page.locator('secateur-tree').first()
  const at = await tree.evaluate(
    (element, node) => /** @type {Watched} */ (element).drawn?.position(node),
    node,
  )
  assert.ok(at)
  const [across, down] = [x + at.column * unit, y + at.row * rowHeight]
  return across >= 0 && across <= width && down >= 0 && down <= height
}

/** The signs of the differences between two viewports. @param {Viewport} before @param {Viewport} after */
export function change(before, after) {
  const parts = /** @type {const} */ (['unit', 'rowHeight', 'x', 'y'])
  return parts.map((part) => Math.sign(Math.round((after[part] - before[part]) * 1e6)))
}

/** Watches scenes, of which the first shows the whole tree. @param {Page} page */
export async function watchWhole(page) {
  await watchScenes(page)
  const tree = page.locator('secateur-tree').first()
  await tree.evaluate((tree) => /** @type {SecateurTree} */ (tree).fit())
}

/** Where a node is in the window. @param {Page} page that is watched @param {number} node */
export async function pointOf(page, node) {
  const { x, y, unit, rowHeight } = await viewport(page)
  const tree = page.locator('secateur-tree').first()
  const at = await tree.evaluate(
    (element, node) => /** @type {Watched} */ (element).drawn?.position(node),
    node,
  )
  const box = await page.locator('.stage').first().boundingBox()
  assert.ok(at && box)
  return {
    x: box.x + x + at.column * unit,
    y: box.y + y + at.row * rowHeight,
  }
}
