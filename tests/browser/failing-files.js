// Lets files of a page fail: they are aborted, missing, garbage, or never come. The browser's own messages about
// that are no problems of the page. Also kills the graphics process of the browser.

import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { mockResponse, stopMocking, emptyCache } from './mock-response.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {Answer} from './mock-response.js'
 */

const FILES = readdirSync(new URL('../../www', import.meta.url), { recursive: true }).map(
  (name) => `/${String(name).replaceAll('\\', '/')}`,
)

/** @typedef {'aborted' | 'missing' | 'garbage' | 'never'} Failure */

export const FAILURES = /** @type {const} */ (['aborted', 'missing', 'garbage'])

/** The ends of the addresses that fail, by page. @type {WeakMap<Page, string[]>} */
const failing = new WeakMap()

/** @type {Record<Failure, (file: string) => Answer>} */
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
 * @param {Failure} failure
 */
export async function failFile(page, file, failure) {
  assert.ok(
    FILES.some((name) => name.endsWith(file)),
    `there is no file ${file}`,
  )
  failing.set(page, [...(failing.get(page) ?? []), file])
  await emptyCache(page)
  await mockResponse(page, file, () => ways[failure](file))
}

/** Lets all files of a page come again. @param {Page} page */
export function restoreFiles(page) {
  return stopMocking(page)
}

/** Whether a file has failed at an address of a page, whatever its fragment. @param {Page} page @param {string} url */
export function hasFailed(page, url) {
  const [address] = url.split('#')
  return (failing.get(page) ?? []).some((file) => address.endsWith(file))
}

/** Forgets the failed files of a page. @param {Page} page */
export function forget(page) {
  failing.delete(page)
}

/** Kills the process that draws for the browser. @param {Page} page */
export async function killGraphics(page) {
  const browser = page.context().browser()
  const session = await browser?.newBrowserCDPSession()
  await session?.send('Browser.crashGpuProcess')
  await session?.detach()
}
