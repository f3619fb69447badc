// Lets files of a page fail: they are aborted, missing, garbage, or never come. The browser's own messages about
// that are no complaints of the page. Also kills the graphics process of the browser.

import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { answer, answerNoMore, emptyCache } from './answer.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {Answer} from './answer.js'
 */

const FILES = readdirSync(new URL('../../www', import.meta.url), { recursive: true }).map(
  (name) => `/${String(name).replaceAll('\\', '/')}`,
)

/** @typedef {'aborted' | 'missing' | 'garbage' | 'never'} Ruin */

export const RUINS = /** @type {const} */ (['aborted', 'missing', 'garbage'])

/** The ends of the addresses that fail, by page. @type {WeakMap<Page, string[]>} */
const ruined = new WeakMap()

/** @type {Record<Ruin, (file: string) => Answer>} */
const ways = {
  aborted: () => 'abort',
  missing: () => ({ status: 404, body: 'Not found' }),
  garbage: (file) => ({
    type: file.endsWith('.wasm') ? 'application/wasm' : 'text/javascript',
    body: 'export const (((',
  }),
  never: () => 'never',
}

/**
 * @param {Page} page
 * @param {string} file the end of its address
 * @param {Ruin} ruin
 */
export async function spoil(page, file, ruin) {
  assert.ok(
    FILES.some((name) => name.endsWith(file)),
    `${file} is no file`,
  )
  ruined.set(page, [...(ruined.get(page) ?? []), file])
  await emptyCache(page)
  await answer(page, file, () => ways[ruin](file))
}

/** Lets all files of a page come again. @param {Page} page */
export function mend(page) {
  return answerNoMore(page)
}

/** Whether a page has been spoiled at an address, whatever its fragment. @param {Page} page @param {string} url */
export function spoiled(page, url) {
  const [address] = url.split('#')
  return (ruined.get(page) ?? []).some((file) => address.endsWith(file))
}

/** Forgets that a page has been spoiled. @param {Page} page */
export function forget(page) {
  ruined.delete(page)
}

/** Kills the process that draws for the browser. @param {Page} page */
export async function killGraphics(page) {
  const browser = page.context().browser()
  const session = await browser?.newBrowserCDPSession()
  await session?.send('Browser.crashGpuProcess')
  await session?.detach()
}
