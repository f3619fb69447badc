// A page with an answer sheet: its boxes, its events, and the nodes of its tree.

import { exerciseWords, messages } from '../../www/messages/messages.js'
import { SCRIPT, TREE, host, searched } from './host.js'
import { WIDE } from './page.js'
import { pointOf } from './scene.js'

/**
 * @import {BrowserContextOptions, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 */

export const { practise: words, predict } = await exerciseWords('en')
export const m = await messages('en')
export const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true }
/** The nodes of the tree: A has B, C and D; the last two leaves of C are cut. */
export const [A, B, C, D, FOUR, SIX] = [0, 1, 5, 9, 7, 8]

/**
 * A page with an exercise, which notes the events of it.
 * @param {TestContext} t
 * @param {string} [attributes]
 * @param {BrowserContextOptions} [options]
 * @param {string} [first] what is there once the exercise is
 * @param {(page: Page) => Promise<unknown>} [prepare] before the page is loaded
 */
export async function exercise(t, attributes = '', options = WIDE, first = 'tbody tr', prepare) {
  const body = `<main><h1>A course</h1><secateur-tree exercise="practise" style="height: 640px" ${attributes}>${TREE}</secateur-tree></main>`
  const head = `<meta name="viewport" content="width=device-width, initial-scale=1" />${SCRIPT}`
  const page = await host(t, body, { head, options, ...(prepare && { prepare }) })
  await ready(page, first)
  await page.evaluate(() => {
    /** @type {unknown[]} */
    const told = []
    for (const type of ['secateur-answer', 'secateur-result', 'secateur-another']) {
      addEventListener(type, (event) => {
        told.push([type, JSON.parse(JSON.stringify(/** @type {CustomEvent} */ (event).detail))])
      })
    }
    Object.assign(window, { told })
  })
  return page
}

/** Waits for the exercise. @param {Page} page @param {string} [first] */
export async function ready(page, first = 'tbody tr') {
  await page.locator(`secateur-tree .sheet ${first}`).first().waitFor()
  await searched(page)
}

/** The events so far. @param {Page} page @returns {Promise<[string, Record<string, any>][]>} */
export function told(page) {
  return page.evaluate(() => /** @type {any} */ (window).told)
}

/** A box of the sheet. @param {Page} page @param {string} key */
export function box(page, key) {
  return page.locator(`secateur-tree .sheet [data-box="${key}"]`)
}

/** @param {Page} page @param {string} name */
export function button(page, name) {
  return page.locator('secateur-tree').getByRole('button', { name, exact: true })
}

/** The middle of the edge between two nodes. @param {Page} page @param {number} above @param {number} below */
export async function between(page, above, below) {
  const [one, other] = [await pointOf(page, above), await pointOf(page, below)]
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

/** The element that has the focus. @param {Page} page */
export function focused(page) {
  return page.evaluate(() => {
    const inside = document.activeElement?.shadowRoot?.activeElement
    return inside?.getAttribute('data-box') ?? inside?.className
  })
}

/** Waits until the focus is at the summary of a check. @param {Page} page */
export function checked(page) {
  return page.waitForFunction(() => {
    const inside = document.querySelector('secateur-tree')?.shadowRoot?.activeElement
    return inside?.className === 'found'
  })
}

/** The fields at the selected node. @param {Page} page */
export function field(page) {
  return page.locator('secateur-tree .answer')
}
