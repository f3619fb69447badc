// Functions by which tests give an element another tree, wait until the tree is searched and painted, and read the contents
// of the element.

import assert from 'node:assert/strict'

/**
 * @import {Locator, Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

/**
 * Gives the tree of the page a text, and attributes with it.
 * @param {Page} page
 * @param {string} text
 * @param {Record<string, string>} [attributes]
 */
export async function setTree(page, text, attributes = {}) {
  await page
    .locator('secateur-tree')
    .first()
    .evaluate(
      (element, [text, attributes]) =>
        new Promise((resolve) => {
          element.addEventListener('secateur-open', () => resolve(undefined), { once: true })
          element.textContent = text
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        }),
      /** @type {const} */ ([text, attributes]),
    )
}

/**
 * Does something, and waits until the element has opened or refused the resulting tree.
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 */
export async function settled(page, act) {
  await page.evaluate(() => {
    const viewer = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
    const before = viewer?.search
    const done = (/** @type {Event} */ { type }) => {
      // The search on view can still be on its way into the whole core.
      if (type === 'secateur-open' && before && viewer?.search === before) return
      document.documentElement.dataset.settled = type
    }
    delete document.documentElement.dataset.settled
    for (const type of ['secateur-open', 'secateur-error']) viewer?.addEventListener(type, done)
  })
  await act()
  await page.waitForSelector('[data-settled]', { state: 'attached' })
}

/** Sets attributes of the tree. @param {Page} page @param {Record<string, string>} attributes */
export async function setAttributes(page, attributes) {
  await page
    .locator('secateur-tree')
    .first()
    .evaluate((element, attributes) => {
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    }, attributes)
  await painted(page)
}

/** The step that the tree shows. @param {Page} page @returns {Promise<number>} */
export function stepOf(page) {
  return page
    .locator('secateur-tree')
    .first()
    .evaluate((element) => /** @type {SecateurTree} */ (element).step)
}

/** Goes to a step. @param {Page} page @param {number} step */
export async function seek(page, step) {
  await page
    .locator('secateur-tree')
    .first()
    .evaluate((element, to) => /** @type {SecateurTree} */ (element).seek(to), step)
  await painted(page)
}

/** Selects a node, or none. @param {Page} page @param {number | null} node */
export async function select(page, node) {
  await page
    .locator('secateur-tree')
    .first()
    .evaluate((element, to) => /** @type {SecateurTree} */ (element).select(to), node)
  await painted(page)
}

/** The selected node. @param {Page} page @param {number} [which] */
export function selected(page, which = 0) {
  return page
    .locator('secateur-tree')
    .nth(which)
    .evaluate((element) => /** @type {SecateurTree} */ (element).selected)
}

/** Waits until everything is painted and written, and nothing moves. @param {Page} page */
export function painted(page) {
  return page.evaluate(() => /** @type {import('./rest.js').Watched} */ (window).atRest())
}

/**
 * Lets the page paint for a while, long enough for something that must not happen to happen.
 * @param {Page} page
 */
export function frames(page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** The picture on the canvas of a stage, once nothing moves any more. @param {Page} page @param {number} [which] */
export async function picture(page, which = 0) {
  await painted(page)
  const canvas = page.locator('.stage canvas').nth(which)
  return canvas.evaluate((element) => /** @type {HTMLCanvasElement} */ (element).toDataURL())
}

/** Unfolds the folded groups of the settings: rules and drawing. @param {Page} page */
export async function openRules(page) {
  await page.locator('aside details.more').first().waitFor({ state: 'attached' })
  await page
    .locator('aside details.folded')
    .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')))
}

/** Opens a panel that has no tab in the row. @param {Page} page @param {string} name as the button says it */
export async function openSeldom(page, name) {
  await page.locator('secateur-tree .tabs > button').first().click()
  await page.locator('secateur-tree .tabs .others').getByRole('button', { name }).click()
}

/**
 * Opens the tab of a panel.
 * @param {Page} page
 * @param {string} name
 * @param {number} [which] of several trees
 */
export async function openPanel(page, name, which = 0) {
  await page
    .locator('secateur-tree')
    .nth(which)
    .evaluate((tree, name) => tree.setAttribute('panel', name), name)
}

/** Opens the panel of the open calls, and reads its rows as they are seen. @param {Page} page */
export async function openCalls(page) {
  await openPanel(page, 'stack')
  await painted(page)
  return page
    .locator('.calls [role=option]')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('[aria-hidden]')].map((cell) => cell.textContent).join(' '),
      ),
    )
}

/** Shows the controls of the transport other than the buttons of the run. @param {Page} page */
export async function openMore(page) {
  const opener = page.locator('.opener').first()
  await page.locator('.further').first().waitFor({ state: 'attached' })
  if (!(await page.locator('.further').first().isVisible())) await opener.click()
}

/** Shows the settings if they are folded away or in a closed drawer. @param {Page} page */
export async function openSettings(page) {
  const button = page.locator('button.fold')
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
}

/**
 * Brings trees of a page into view once, by default all of them, because a tree is opened when it comes near the view.
 * @param {Page} page
 * @param {Locator} [trees]
 */
export async function scrollPast(page, trees = page.locator('secateur-tree')) {
  for (const tree of await trees.all()) {
    await tree.scrollIntoViewIfNeeded()
    await tree.evaluate((tree) => {
      const isOpen = () => /** @type {SecateurTree} */ (tree).treeOnView !== null
      return isOpen() || new Promise((open) => tree.addEventListener('secateur-open', open))
    })
  }
  await page.evaluate(() => scrollTo(0, 0))
}

/** No part of a page is wider than the screen. @param {Page} page @param {string} [what] names the page */
export async function assertFitsWidth(page, what = 'the page') {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  assert.ok(scrollWidth <= clientWidth, `${what} is ${scrollWidth} px wide, not ${clientWidth}`)
}

/** Opens the help by its key, and closes it. @param {Page} page */
export async function openHelp(page) {
  await page.locator('secateur-tree .stage').press('?')
  await page.getByRole('dialog', { name: 'Help' }).waitFor()
  await page.keyboard.press('Escape')
}

/** Drops a file on a page. @param {Page} page @param {string | Buffer} content @param {string} name */
export function drop(page, content, name) {
  return page.evaluate(
    ([text, name]) => {
      const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], name))
      const dropped = { dataTransfer, bubbles: true, cancelable: true }
      document.body.dispatchEvent(new DragEvent('drop', dropped))
    },
    [Buffer.from(content).toString('base64'), name],
  )
}

/** Takes storage away from a page, from its next load on. @param {Page} page */
export function refuseStorage(page) {
  return page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
}
