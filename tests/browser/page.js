// Opens the page in a real browser for a test, and lets the test fail if the page complains: an
// error or a warning in the console, a violation of its policy, a request that leaves its origin.
//
// A page that is loaded again in the same process costs a quarter of one in a process of its own. So
// a test leaves its page to the next one of its file that asks for the same options.

import assert from 'node:assert/strict'
import { after } from 'node:test'
import { launch } from '../../scripts/browser.js'
import { serve } from '../../scripts/serve.js'
import { watchFrames } from './rest.js'
import { spoiled } from './spoil.js'

/**
 * @import {Browser, BrowserContextOptions, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

export const WIDE = { viewport: { width: 1280, height: 800 } }
export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

/** The files of the page do not change while it is tested. */
const CACHED = { 'Cache-Control': 'public, max-age=3600' }

/** How long a state may take to come, in ms: much, as a busy machine may be slow. */
const PATIENCE = 120_000

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
export async function load(t, options = WIDE, prepare, path = '') {
  running ??= Promise.all([launch(), serve(0, undefined, CACHED)])
  const [browser, { url }] = await running
  // Who prepares a page may leave something in it that stays for good.
  const spare = prepare ? undefined : spares.get(JSON.stringify(options))?.pop()
  const page = spare ?? (await open(browser, options))
  const complaints = record(page, url)
  t.after(async () => {
    if (prepare) await page.context().close()
    else await leave(page, options, url)
    assert.deepEqual(complaints, [], 'the page complained')
  })
  await prepare?.(page)
  await page.goto(url + path)
  return page
}

/**
 * Pages that no test is using, by the options of their contexts.
 * @type {Map<string, Page[]>}
 */
const spares = new Map()

/** @param {Browser} browser @param {BrowserContextOptions} options */
async function open(browser, options) {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(watchFrames)
  return context.newPage()
}

/**
 * Makes a page as good as new for the next test, or closes it if it does not let itself be.
 * @param {Page} page
 * @param {BrowserContextOptions} options its own
 * @param {string} url whose memory is to be wiped
 */
async function leave(page, options, url) {
  const context = page.context()
  try {
    await page.unrouteAll()
    await page.goto('about:blank')
    for (const other of context.pages()) if (other !== page) await other.close()
    const session = await context.newCDPSession(page)
    const stored = { origin: new URL(url).origin, storageTypes: 'all' }
    await session.send('Storage.clearDataForOrigin', stored)
    await session.send('Page.resetNavigationHistory')
    await session.detach()
    if (options.viewport) await page.setViewportSize(options.viewport)
    await page.mouse.move(0, 0)
    for (const event of EVENTS) page.removeAllListeners(event)
  } catch {
    return context.close()
  }
  const key = JSON.stringify(options)
  spares.set(key, [...(spares.get(key) ?? []), page])
}

/** What a test, or `record`, listens to. */
const EVENTS = ['console', 'pageerror', 'request']

/**
 * @param {Page} page
 * @param {string} origin
 */
function record(page, origin) {
  /** @type {string[]} */
  const complaints = []
  page.on('console', (message) => {
    if (spoiled(page, message.location().url)) return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('request', (request) => {
    const own = request.url().startsWith(origin) || request.url().startsWith('data:')
    if (!own) complaints.push(`left the page: ${request.url()}`)
  })
  return complaints
}
