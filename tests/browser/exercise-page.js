// A page with an exercise: its events, its buttons, and when it is ready.

import { SCRIPT, TREE, host, searched } from './host.js'
import { WIDE } from './page.js'

/**
 * @import {BrowserContextOptions, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

export const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true }

/**
 * @typedef {object} More
 * @property {string} [tree]
 * @property {BrowserContextOptions} [options]
 * @property {string} [first] selects an element of the sheet that appears with the exercise
 * @property {string[]} [noted] the types of the events that the page records
 * @property {string} [head]
 * @property {(page: Page) => Promise<unknown>} [prepare] before the page is loaded
 */

/**
 * A page with an exercise, which records events of it.
 * @param {TestContext} t
 * @param {string} attributes of the element
 * @param {More} [more]
 */
export async function exercised(t, attributes, more = {}) {
  const { tree = TREE, options = WIDE, first, noted, head = '', prepare } = more
  const body = `<main><h1>A course</h1><secateur-tree style="height: 640px" ${attributes}>${tree}</secateur-tree></main>`
  const scaled = `<meta name="viewport" content="width=device-width, initial-scale=1" />`
  const page = await host(t, body, {
    ...{ head: scaled + head + SCRIPT, options },
    ...(prepare && { prepare }),
  })
  await ready(page, first)
  if (noted) await page.evaluate(note, noted)
  return page
}

/** Records events. Runs in the page. @param {string[]} types */
function note(types) {
  /** @type {unknown[]} */
  const events = []
  for (const type of types) {
    addEventListener(type, (event) => {
      events.push([type, JSON.parse(JSON.stringify(/** @type {CustomEvent} */ (event).detail))])
    })
  }
  Object.assign(window, { events })
}

/** Waits for the exercise. @param {Page} page @param {string} [first] selects an element of its sheet */
export async function ready(page, first) {
  if (first) await page.locator(`secateur-tree .sheet ${first}`).first().waitFor()
  await searched(page)
}

/** The events so far. @param {Page} page @returns {Promise<[string, Record<string, any>][]>} */
export function recordedEvents(page) {
  return page.evaluate(() => /** @type {any} */ (window).events)
}

/** @param {Page} page @param {string} name */
export function button(page, name) {
  return page.locator('secateur-tree').getByRole('button', { name, exact: true })
}

/** Waits until the tree on view is this one. @param {Page} page @param {string} text */
export function turns(page, text) {
  return page.waitForFunction((text) => {
    const tree = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
    return tree?.treeOnView?.text === text
  }, text)
}

/** Waits until the result of an answer is shown, and has the focus. @param {Page} page */
export function answered(page) {
  return page.waitForFunction(() => {
    const inside = document.querySelector('secateur-tree')?.shadowRoot?.activeElement
    return inside?.classList.contains('found') && inside.textContent !== ''
  })
}
