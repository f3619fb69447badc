// Opens the page in a real browser for a test, and lets the test fail if the page reports a problem: an
// error or a warning in the console, a violation of its policy, a request that leaves its origin.
//
// All tests of one run share a browser and a server. A page that is loaded again in the same process
// costs a third of one in a process of its own, so a test leaves its page to the next one that asks for
// the same kind of page: the same options, but for the size and the colour scheme.

import assert from 'node:assert/strict'
import { after } from 'node:test'
import { launch } from '../../scripts/browser.js'
import { WAITING } from '../../scripts/phase.js'
import { serve } from '../../scripts/serve.js'
import { joined } from './built.js'
import { watchFrames } from './rest.js'
import { forget, restoreFiles, hasFailed } from './failing-files.js'

/**
 * @import {Browser, BrowserContextOptions, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 *
 * @typedef {BrowserContextOptions & { apart?: boolean }} Options `apart`: each source is a file of its own
 */

export const WIDE = { viewport: { width: 1280, height: 800 } }
export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
/** For a test of one of the files that are otherwise joined. */
export const APART = { ...WIDE, apart: true }

/** The files of the page do not change while it is tested. */
export const CACHED = { 'Cache-Control': 'public, max-age=3600' }

/** The longest wait for a state, in ms. It is long, because a busy machine may be slow. */
export const PATIENCE = 120_000

/** @type {Promise<Browser> | undefined} */
let running
/** The server of the site with its files joined. @type {ReturnType<typeof serve> | undefined} */
let serving
/** The server of the sources as they are. @type {ReturnType<typeof serve> | undefined} */
let servingApart

/** @param {boolean} apart whether each source is a file of its own */
function site(apart) {
  if (apart) return (servingApart ??= serve(0, undefined, CACHED))
  return (serving ??= joined().then((folder) => serve(0, folder, CACHED)))
}

/** The browser of all tests. Each has a context of its own in it. */
export function shared() {
  return (running ??= start())
}

/** Another browser, for a test that breaks more than its page. @param {TestContext} t */
export async function alone(t) {
  const browser = await start()
  t.after(() => end(browser))
  return browser
}

/** @param {Parameters<typeof launch>[0]} [options] */
export async function start(options) {
  const browser = await launch(options)
  browser.on('disconnected', lost)
  return browser
}

/** @param {Browser} browser */
export function end(browser) {
  browser.off('disconnected', lost)
  return browser.close()
}

/** Ends the run, because a test may wait for ever for a browser that has ended. */
function lost() {
  console.error(`${WAITING} The browser has ended before its tests.`)
  process.exit(1)
}

after(async () => {
  if (running) await end(await running)
  await (await serving)?.close()
  await (await servingApart)?.close()
})

/**
 * The page, with its first tree searched and moved into the whole core: that event would come at any time later. The test
 * need not close it.
 * @param {TestContext} t
 * @param {Options} [options]
 * @param {(page: Page) => Promise<unknown>} [prepare] before the page is loaded
 * @param {Browser} [browser] where it is not the shared one
 * @returns {Promise<Page>}
 */
export async function visit(t, options, prepare, browser) {
  const page = await load(t, options, prepare, '', browser)
  await page.waitForFunction(() => {
    const tree = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
    // The viewer has no size before its styles are loaded.
    return tree?.search?.whole && tree.shadowRoot?.querySelector('.stage')?.clientWidth
  })
  return page
}

/**
 * Opens the page or another page of the site, without waiting for a tree.
 * @param {TestContext} t
 * @param {Options} [options]
 * @param {(page: Page) => Promise<unknown>} [prepare] before the page is loaded
 * @param {string} [path] of the page
 * @param {Browser} [browser] where it is not the shared one
 * @returns {Promise<Page>}
 */
export async function load(t, options = WIDE, prepare, path = '', browser) {
  const { viewport = WIDE.viewport, colorScheme = 'light', apart = false, ...kind } = options
  const { url } = await site(apart)
  const page = (!browser && take(kind)) || (await open(browser ?? (await shared()), kind))
  if (browser) marked.add(page)
  if (viewport) await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme, media: null })
  const problems = record(page, url)
  t.after(async () => {
    await leave(page, kind, url)
    assert.deepEqual(problems, [], 'messages in the console of the page')
  })
  await prepare?.(page)
  await page.goto(url + path)
  return page
}

/**
 * Opens another address of the site in a page that is loaded, which costs less than another page.
 * @param {Page} page
 * @param {string} path
 */
export async function reopen(page, path) {
  const { origin } = new URL(page.url())
  // Another fragment of the same address would not load the page again.
  await page.goto('about:blank')
  await page.goto(`${origin}/${path}`)
}

/**
 * A page in a context of its own, which knows no server yet, the addresses it asks for, and its problems. The test fails if any
 * problem is left. The page has to be opened before its servers, so that it is also closed before them.
 * @param {TestContext} t
 * @param {BrowserContextOptions} [options]
 */
export async function freshPage(t, options) {
  const context = await (await shared()).newContext(options)
  const page = await context.newPage()
  /** @type {string[]} */
  const requests = []
  page.on('request', (request) => requests.push(request.url()))
  const problems = record(page, '')
  t.after(async () => {
    await context.close()
    assert.deepEqual(problems, [], 'messages in the console of the page')
  })
  return { page, requests, problems }
}

/** The number of idle pages that are kept for later tests. Each page has a process. */
const SPARES = 10

/**
 * Pages that no test is using, with the options of their contexts that stay: the oldest first.
 * @type {{ page: Page, kind: string }[]}
 */
const spares = []

/** The last page of a kind. @param {BrowserContextOptions} kind */
function take(kind) {
  const at = spares.findLastIndex((spare) => spare.kind === JSON.stringify(kind))
  return at < 0 ? undefined : spares.splice(at, 1)[0].page
}

/**
 * Pages that no other test can use.
 * @type {WeakSet<Page>}
 */
const marked = new WeakSet()

/** @param {Browser} browser @param {BrowserContextOptions} kind */
async function open(browser, kind) {
  const context = await browser.newContext(kind)
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(watchFrames)
  await context.addInitScript(haveStepped)
  const page = await context.newPage()
  // A script that runs before those of a page cannot be removed from the page again.
  const { addInitScript } = page
  page.addInitScript = (...args) => {
    marked.add(page)
    return Reflect.apply(addInitScript, page, args)
  }
  return page
}

/** Most tests are about readers who have been there before. Runs in the page, before its own scripts. */
function haveStepped() {
  try {
    localStorage.setItem('secateur-stepped', 'yes')
  } catch {
    // A frame without an origin remembers nothing.
  }
}

/**
 * Makes the next load of a page a first visit. Its later storage stays.
 * @param {Page} page
 */
export function firstVisit(page) {
  return page.addInitScript(() => {
    if (sessionStorage.getItem('visited')) return
    sessionStorage.setItem('visited', 'yes')
    localStorage.removeItem('secateur-stepped')
  })
}

/**
 * Resets a page for the next test, or closes the page if it cannot be reset.
 * @param {Page} page
 * @param {BrowserContextOptions} kind
 * @param {string} url whose memory is to be wiped
 */
async function leave(page, kind, url) {
  const context = page.context()
  if (marked.has(page)) return context.close()
  try {
    await page.unrouteAll()
    await restoreFiles(page)
    await page.goto('about:blank')
    for (const other of context.pages()) if (other !== page) await other.close()
    const session = await context.newCDPSession(page)
    const stored = { origin: new URL(url).origin, storageTypes: 'all' }
    await session.send('Storage.clearDataForOrigin', stored)
    await session.send('Page.resetNavigationHistory')
    await session.detach()
    await page.mouse.move(0, 0)
    for (const event of EVENTS) page.removeAllListeners(event)
    forget(page)
  } catch {
    return context.close()
  }
  spares.push({ page, kind: JSON.stringify(kind) })
  if (spares.length > SPARES) await spares.shift()?.page.context().close()
}

/** The events that a test or `record` listens to. */
const EVENTS = ['console', 'pageerror', 'request']

/**
 * @param {Page} page
 * @param {string} origin
 */
function record(page, origin) {
  /** @type {string[]} */
  const problems = []
  page.on('console', (message) => {
    if (hasFailed(page, message.location().url)) return
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('request', (request) => {
    const own = request.url().startsWith(origin) || request.url().startsWith('data:')
    if (!own) problems.push(`left the page: ${request.url()}`)
  })
  return problems
}
