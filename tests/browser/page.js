// Opens the page in a real browser for a test, and lets the test fail if the page complains: an
// error or a warning in the console, a violation of its policy, a request that leaves its origin.

import assert from 'node:assert/strict'
import { after } from 'node:test'
import { launch } from '../../scripts/browser.js'
import { serve } from '../../scripts/serve.js'

/**
 * @import {Browser, BrowserContextOptions, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

export const WIDE = { viewport: { width: 1280, height: 800 } }
export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

/** @type {Promise<[Browser, Awaited<ReturnType<typeof serve>>]> | undefined} */
let running

after(async () => {
  const [browser, server] = (await running) ?? []
  await browser?.close()
  await server?.close()
})

/**
 * The page, with its first tree searched. It is closed when the test ends.
 * @param {TestContext} t
 * @param {BrowserContextOptions} [options]
 * @param {(page: Page) => Promise<unknown>} [prepare] before the page is loaded
 * @returns {Promise<Page>}
 */
export async function visit(t, options, prepare) {
  const page = await load(t, options, prepare)
  await page.waitForFunction(() => {
    const viewer = document.querySelector('secateur-tree')
    return /** @type {SecateurTree | null} */ (viewer)?.search
  })
  return page
}

/**
 * The page, or another of the site, whatever becomes of it.
 * @param {TestContext} t
 * @param {BrowserContextOptions} [options]
 * @param {(page: Page) => Promise<unknown>} [prepare] before the page is loaded
 * @param {string} [path] of the page
 * @returns {Promise<Page>}
 */
export async function load(t, options = WIDE, prepare = async () => {}, path = '') {
  running ??= Promise.all([launch(), serve()])
  const [browser, { url }] = await running
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const complaints = record(page, url)
  t.after(async () => {
    await context.close()
    assert.deepEqual(complaints, [], 'the page complained')
  })
  await prepare(page)
  await page.goto(url + path)
  return page
}

/**
 * @param {Page} page
 * @param {string} origin
 */
function record(page, origin) {
  /** @type {string[]} */
  const complaints = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('request', (request) => {
    const own = request.url().startsWith(origin) || request.url().startsWith('data:')
    if (!own) complaints.push(`left the page: ${request.url()}`)
  })
  return complaints
}
