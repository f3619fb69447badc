// Each file that a page loads breaks in turn: it does not come, is garbage, or comes late. Afterwards
// the page works or says what is wrong, nothing is left uncaught, and loaded again it works.
//
// What is published is broken, because there every file is asked for by itself: as sources a hundred
// modules are one script, and break as one.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { launch } from '../../scripts/browser.js'
import { dist } from '../../scripts/dist.js'
import { serve } from '../../scripts/serve.js'

/**
 * @import {Browser, Page, Route} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const TREE = '((3 12 8) (2 4 6) (14 5 2))'

const EMBED = `<!doctype html><html lang="de"><meta charset="utf-8"><title>An embed</title>
<script type="module" src="./secateur.js"></script>
<secateur-tree step="cutoff">${TREE}</secateur-tree>`

/**
 * What is broken: where it is, and what more of it is used than its start. German, because its words are
 * loaded too, and the English ones in their place.
 * @type {Record<string, { path: string, use: (page: Page) => Promise<void> }>}
 */
const SITES = {
  page: { path: '?lang=de', use: useTree },
  lab: { path: 'lab.html?lang=de&depth=3&trees=20', use: async () => {} },
  embed: { path: 'embed', use: useTree },
}

/** @type {Record<string, (route: Route, released: Promise<void>) => Promise<void>>} */
const FAULTS = {
  'does not come': (route) => route.abort(),
  'is garbage': async (route) => {
    const { headers } = await answer(route)
    await route.fulfill({ headers, body: '<!doctype html>\0 } garbage' })
  },
  'comes late': async (route, released) => {
    await released
    await route.continue()
  },
}

/** The headers of a file as it is served, but for its length. @param {Route} route */
async function answer(route) {
  const response = await route.fetch()
  const headers = response.headers()
  delete headers['content-length']
  return { headers }
}

const built = mkdtempSync(join(tmpdir(), 'secateur-broken-'))
/** @type {Browser} */
let browser
/** @type {Awaited<ReturnType<typeof serve>>} */
let server

before(async () => {
  await dist(built)
  ;[browser, server] = await Promise.all([launch(), serve(0, built)])
})

after(async () => {
  await browser.close()
  await server.close()
  rmSync(built, { recursive: true })
})

/** Opens a game and the help, for which there are files of their own. @param {Page} page */
async function useTree(page) {
  const tree = page.locator('secateur-tree').first()
  await tree.evaluate((element) => {
    element.setAttribute('game', 'coins')
    element.setAttribute('coins', '4')
  })
  await tree.evaluate((element) => /** @type {SecateurTree} */ (element).help?.())
}

/** Whether the site does what it is for. @param {Page} page */
function works(page) {
  return page.evaluate(() => {
    const status = document.querySelector('.lab [role=status]')
    if (status) return /^(Fertig|Finished|Beendet)/.test(status.textContent ?? '')
    const tree = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
    const sentence = tree?.shadowRoot?.querySelector('.sentence')
    return Boolean(tree?.search && sentence?.checkVisibility() && sentence.textContent?.trim())
  })
}

/** What there is to be read of a fault. @param {Page} page */
function told(page) {
  return page.evaluate(() => {
    const tree = document.querySelector('secateur-tree')
    // Whoever's own script is missing is a text in the page like any other.
    if (tree && !tree.matches(':defined')) {
      return tree.checkVisibility() ? (tree.textContent ?? '') : ''
    }
    const roots = [document, tree?.shadowRoot ?? document]
    const all = '[role=alert], [role=status], .starting, .sentence, .notice'
    return roots
      .flatMap((root) => [...root.querySelectorAll(all)])
      .filter((element) => element.checkVisibility())
      .map((element) => element.textContent?.trim())
      .join(' ')
      .trim()
  })
}

/**
 * A page of its own that writes down what nobody catches.
 * @param {TestContext} t
 */
async function open(t) {
  const context = await browser.newContext({ locale: 'de-DE' })
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  /** @type {string[]} */
  const uncaught = []
  page.on('pageerror', (error) => {
    // Garbage is a syntax error, which the browser itself tells.
    if (error.name !== 'SyntaxError') uncaught.push(String(error))
  })
  t.after(() => context.close())
  return { context, page, uncaught }
}

/** @param {Page} page @param {keyof typeof SITES} site */
async function go(page, site) {
  const address = server.url + SITES[site].path
  // What is held back must not hold the test.
  await page.goto(address, { waitUntil: 'commit' })
}

/** The files a site asks for, its page left out. @param {TestContext} t @param {keyof typeof SITES} site */
async function filesOf(t, site) {
  const { context, page } = await open(t)
  await embed(page)
  /** @type {Set<string>} */
  const asked = new Set()
  context.on('request', (request) => {
    const path = new URL(request.url()).pathname.slice(1)
    if (/\.(js|css|wasm)$/.test(path)) asked.add(path)
  })
  await go(page, site)
  await settled(page, () => works(page))
  await SITES[site].use(page)
  await quiet(page)
  assert.ok(await works(page), `${site} does not work whole`)
  return [...asked]
}

/** @param {Page} page */
function embed(page) {
  const body = { contentType: 'text/html', body: EMBED }
  return page.context().route(`${server.url}embed`, (route) => route.fulfill(body))
}

/**
 * Waits until something holds.
 * @param {Page} page
 * @param {() => Promise<unknown>} holds
 */
async function settled(page, holds) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await holds()) return true
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  return false
}

/**
 * Waits until nothing more is asked for. The browser does not always tell of the end of a request that a
 * route answered: then so long is enough, as every state is waited for by itself.
 * @param {Page} page
 */
async function quiet(page) {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {})
}

for (const fault of Object.keys(FAULTS)) {
  // Most of the time is spent waiting until nothing more is asked for: the sites do so side by side.
  test(`whatever ${fault}`, { concurrency: true }, async (t) => {
    const sites = Object.keys(SITES)
    await Promise.all(
      sites.map((site) => t.test(site, { concurrency: 1 }, (t) => breakSite(t, site, fault))),
    )
  })
}

/** @param {TestContext} t @param {keyof typeof SITES} site @param {keyof typeof FAULTS} fault */
async function breakSite(t, site, fault) {
  const files = await filesOf(t, site)
  assert.ok(files.length >= 4, files.join())
  const opened = await open(t)
  for (const file of files) await t.test(file, () => breakFile(opened, site, file, fault))
}

/**
 * @param {Awaited<ReturnType<typeof open>>} opened
 * @param {keyof typeof SITES} site
 * @param {string} file
 * @param {keyof typeof FAULTS} fault
 */
async function breakFile({ context, page, uncaught }, site, file, fault) {
  const late = fault === 'comes late'
  let release = () => {}
  /** @type {Promise<void>} */
  const released = new Promise((resolve) => (release = resolve))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('about:blank')
  uncaught.length = 0
  await context.route(`${server.url}${file}`, (route) => FAULTS[fault](route, released))
  await embed(page)
  const asked = context.waitForEvent('request', (request) => request.url().endsWith(`/${file}`))
  await go(page, site)
  // What is used needs a page that works, or one whose start is held back.
  if (late) await Promise.race([asked, settled(page, () => works(page))])
  else await quiet(page)
  await SITES[site].use(page)
  await asked
  release()
  const answers = late ? works : async () => (await works(page)) || (await told(page)) !== ''
  assert.ok(await settled(page, () => answers(page)), 'it neither works nor says why not')
  await quiet(page)
  assert.deepEqual(uncaught, [], 'something is uncaught')

  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await embed(page)
  await page.reload()
  assert.ok(await settled(page, () => works(page)), 'loaded again it does not work')
}
