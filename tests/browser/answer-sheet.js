// A page with an answer sheet: its boxes, its events, and the nodes of its tree.

import { messages, partOf } from '../../www/messages/messages.js'
import { exercised, ready as started } from './exercise-page.js'
import { WIDE } from './page.js'
import { pointOf } from './scene.js'

/**
 * @import {BrowserContextOptions, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 */

export { PHONE, button, recordedEvents } from './exercise-page.js'

export const { practise: words, predict, reasons } = await partOf('en', 'exercise')
export const m = await messages('en')
/** A row of the sheet. */
const ROW = 'tbody tr'
/** The nodes of the tree: A has B, C and D; the last two leaves of C are cut. */
export const [A, B, C, D, FOUR, SIX] = [0, 1, 5, 9, 7, 8]

/**
 * A page with an exercise, which records its events.
 * @param {TestContext} t
 * @param {string} [attributes]
 * @param {BrowserContextOptions} [options]
 * @param {string} [first] selects an element that appears with the exercise
 * @param {(page: Page) => Promise<unknown>} [prepare] before the page is loaded
 */
export function exercise(t, attributes = '', options = WIDE, first = ROW, prepare) {
  const noted = ['secateur-answer', 'secateur-result', 'secateur-another']
  const more = { options, first, noted, ...(prepare && { prepare }) }
  return exercised(t, `exercise="practise" ${attributes}`, more)
}

/** Waits for the exercise. @param {Page} page @param {string} [first] */
export function ready(page, first = ROW) {
  return started(page, first)
}

/** A box of the sheet. @param {Page} page @param {string} key */
export function box(page, key) {
  return page.locator(`secateur-tree .sheet [data-box="${key}"]`)
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
