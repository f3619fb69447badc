// Lets files of a page fail: they are aborted, missing, garbage, or never come. What the browser itself
// says of that is no complaint of the page. And kills the graphics of the browser.

import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'

/** @import {Page, Route} from 'playwright-core' */

const FILES = readdirSync(new URL('../../www', import.meta.url), { recursive: true }).map(
  (name) => `/${String(name).replaceAll('\\', '/')}`,
)

/** @typedef {'aborted' | 'missing' | 'garbage' | 'never'} Ruin */

export const RUINS = /** @type {const} */ (['aborted', 'missing', 'garbage'])

/** @type {WeakMap<Page, RegExp[]>} */
const ruined = new WeakMap()

/** @type {Record<Ruin, (route: Route) => unknown>} */
const ways = {
  aborted: (route) => route.abort(),
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  garbage: (route) => {
    const kind = route.request().url().endsWith('.wasm') ? 'application/wasm' : 'text/javascript'
    return route.fulfill({ contentType: kind, body: 'export const (((' })
  },
  never: () => {},
}

/**
 * @param {Page} page
 * @param {RegExp} files by their addresses
 * @param {Ruin} ruin
 * @returns {Promise<() => Promise<void>>} lets them come again
 */
export async function spoil(page, files, ruin) {
  assert.ok(
    FILES.some((name) => files.test(name)),
    `${files} is no file`,
  )
  ruined.set(page, [...(ruined.get(page) ?? []), files])
  await page.route(files, ways[ruin])
  return () => page.unroute(files)
}

/** Whether a page has been spoiled at an address. @param {Page} page @param {string} url */
export function spoiled(page, url) {
  return (ruined.get(page) ?? []).some((files) => files.test(url))
}

/** Forgets that a page has been spoiled. @param {Page} page */
export function mend(page) {
  ruined.delete(page)
}

/** Kills the process that draws for the browser. @param {Page} page */
export async function killGraphics(page) {
  const browser = page.context().browser()
  const session = await browser?.newBrowserCDPSession()
  await session?.send('Browser.crashGpuProcess')
  await session?.detach()
}
