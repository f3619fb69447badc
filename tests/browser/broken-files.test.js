// Each file that a page loads is broken in turn: it is missing, garbage or late. The page must work or report the
// fault, no error may be uncaught, and the page must work when it is loaded again.
//
// The test breaks the published files, because each of them is requested separately. Not every file is broken in every
// way on every site:
// - every file that a site requests is missing once, on the first site that requests it;
// - files that are requested in the same way also fail in the same way (`alike`): the first of them stands for the others
//   in the tests with garbage and with late files, and on the other sites;
// - a page is loaded again after the first missing file of each kind (`kindOf`), because whether the page remembers a
//   failure depends on how the file is asked for;
// - an import fails in the same way for garbage as for a missing file, and a garbage style sheet does not fail: of the
//   modules that a page imports on demand the first one is garbage, and the first one of words (`demanded`); after garbage
//   the page is loaded again for the core only, which is fetched;
// - an embed imports the modules that surround its tree as the page does, which tests them.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { before, test } from 'node:test'
import { serve } from '../../scripts/serve.js'
import { published } from './built.js'
import { PATIENCE, shared } from './page.js'

/**
 * @import {Browser, Page, Request} from 'playwright-core'
 * @import {ServerResponse} from 'node:http'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const TREE = '((3 12 8) (2 4 6) (14 5 2))'

const EMBED = `<!doctype html><html lang="de"><meta charset="utf-8"><title>An embed</title>
<script type="module" src="./secateur.js"></script>
<secateur-tree step="cutoff">${TREE}</secateur-tree>`

/**
 * The sites whose files are broken: their paths, and the actions of a test on the page after it has started. The language is
 * German, so that the words of a language are loaded too, and the English words in their place.
 * @type {Record<string, { path: string, use: (page: Page) => Promise<void> }>}
 */
const SITES = {
  page: { path: 'index.html#1&lang=de', use: useTree },
  lab: { path: 'lab.html#1&lang=de&depth=3&trees=20', use: async () => {} },
  embed: { path: 'embed', use: useTree },
}

/**
 * Handles the request of a broken file. Returns whether the request is answered.
 * @type {Record<string, (response: ServerResponse, file: string, released: Promise<void>) => Promise<boolean>>}
 */
const FAULTS = {
  'does not come': async (response) => {
    response.destroy()
    return true
  },
  'is garbage': async (response, file) => {
    response.setHeader('Content-Type', TYPES[extname(file)])
    response.end('<!doctype html>\0 } garbage')
    return true
  },
  'comes late': async (response, file, released) => {
    await released
    return false
  },
}

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
}

/** The browser asks for each file each time, but compiles only what it has not yet. */
const CHECKED = { 'Cache-Control': 'no-cache', ETag: '"whole"' }

let built = ''
/** @type {Browser} */
let browser
/** The files that a site asks for. @type {Record<string, string[]>} */
const files = {}

/** @param {keyof typeof SITES} site */
function htmlOf(site) {
  const [name] = SITES[site].path.split('#')
  return name === 'embed' ? EMBED : readFileSync(join(built, name), 'utf8')
}

/**
 * The lists of files of a site that are asked for in the same way: the scripts that its page imports before it begins,
 * of which the browser runs none if one fails, and the style sheets of its page.
 * @param {keyof typeof SITES} site
 */
function alike(site) {
  const html = htmlOf(site)
  return ['modulepreload', 'stylesheet'].map((kind) =>
    Array.from(
      html.matchAll(new RegExp(`rel="${kind}" href="\\./([^"]+)"`, 'g')),
      ([, path]) => path,
    ),
  )
}

/** The modules that a site imports on demand, and the words among them apart. @param {keyof typeof SITES} site */
function demanded(site) {
  const html = htmlOf(site)
  const modules = files[site].filter((file) => extname(file) === '.js' && !html.includes(file))
  return [modules.filter((file) => !isOfWords(file)), modules.filter(isOfWords)]
}

/** @param {string} file */
function isOfWords(file) {
  return file.includes('/messages/')
}

/** The files of a site that are broken in a way. @param {keyof typeof SITES} site @param {keyof typeof FAULTS} fault */
function broken(site, fault) {
  const sites = Object.keys(SITES)
  const before = sites.slice(0, sites.indexOf(site)).flatMap((other) => files[other])
  const [modules, words] = demanded(site)
  const viewerFiles = modules.filter((file) => file.includes('/viewer/'))
  const represented = [
    ...alike(site).flatMap((list) => list.slice(1)),
    ...(fault === 'is garbage' ? [...modules.slice(1), ...words.slice(1)] : []),
    ...(site === 'embed' ? [...viewerFiles, ...words.slice(1)] : []),
  ]
  return files[site].filter(
    (file) => !represented.includes(file) || (fault === 'does not come' && !before.includes(file)),
  )
}

before(async () => {
  built = await published()
  browser = await shared()
  await Promise.all(Object.keys(SITES).map(async (site) => (files[site] = await filesOf(site))))
})

/** Opens a game, its map, a tip and the help, whose files are loaded on demand, if there is a tree yet. @param {Page} page */
async function useTree(page) {
  const tree = page.locator('secateur-tree').first()
  if ((await tree.count()) === 0) return
  await tree.evaluate((element) => {
    element.setAttribute('game', 'coins')
    // Of so many nodes that it has a map.
    element.setAttribute('coins', '15')
  })
  await tree.evaluate((element) => {
    const tree = /** @type {SecateurTree} */ (element)
    if (tree.search) tree.select(0)
    tree.help?.()
  })
}

/** Whether the site works. @param {Page} page */
function works(page) {
  return page.evaluate(() => {
    const status = document.querySelector('.lab [role=status]')
    if (status) return /^(Fertig|Finished|Beendet)/.test(status.textContent ?? '')
    const tree = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
    const sentence = tree?.shadowRoot?.querySelector('.sentence')
    return Boolean(tree?.search && sentence?.checkVisibility() && sentence.textContent?.trim())
  })
}

/** The messages about a fault that can be read on the page. @param {Page} page */
function messagesOn(page) {
  return page.evaluate(() => {
    const tree = document.querySelector('secateur-tree')
    // An element whose script is missing is plain text.
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
 * A site on its own server, and a page that no other test uses.
 * @param {keyof typeof SITES} site
 */
async function open(site) {
  /** The file that is broken now. @type {{ file: string, answer: (response: ServerResponse) => Promise<boolean> } | null} */
  let broken = null
  /** @type {Set<string>} */
  const requested = new Set()
  const server = await serve(0, built, CHECKED, async (request, response) => {
    const file = new URL(request.url ?? '', 'http://localhost').pathname.slice(1)
    if (file === 'embed') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(EMBED)
      return true
    }
    requested.add(file)
    if (file === broken?.file && (await broken.answer(response))) return true
    const unchanged = request.headers['if-none-match'] === CHECKED.ETag
    if (unchanged) response.writeHead(304).end()
    return unchanged
  })
  // A service worker would answer with the files that it kept.
  const context = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'block' })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  /** The requests that the page waits for. @type {Set<Request>} */
  const pending = new Set()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  /** @type {string[]} */
  const uncaught = []
  page.on('pageerror', (error) => {
    // Garbage is a syntax error, which the browser itself reports.
    if (error.name !== 'SyntaxError') uncaught.push(String(error))
  })
  return {
    page,
    pending,
    requested,
    uncaught,
    // A request that is held back must not block the test.
    go: () => page.goto(server.url + SITES[site].path, { waitUntil: 'commit' }),
    breaks: (/** @type {typeof broken} */ what) => (broken = what),
    close: async () => {
      await context.close()
      await server.close()
    },
  }
}

/** The files a site asks for, its page left out. @param {keyof typeof SITES} site */
async function filesOf(site) {
  const { page, requested, go: visitSite, close } = await open(site)
  try {
    await visitSite()
    await waitUntil(page, () => works(page))
    await SITES[site].use(page)
    if (SITES[site].use === useTree) {
      await page.locator('secateur-tree .scene > .board svg').waitFor({ state: 'attached' })
      await page.locator('secateur-tree dialog[open]').waitFor()
    }
    await quiet(page)
    assert.ok(await works(page), `${site} does not work with all files`)
    const assets = [...requested].filter((file) => extname(file) in TYPES)
    assert.ok(assets.length >= 4, assets.join())
    return assets
  } finally {
    await close()
  }
}

/**
 * Waits until a condition holds, and looks no more often than it takes to notice: each frame that is asked for is
 * painted.
 * @param {Page} page
 * @param {() => Promise<unknown>} holds
 */
async function waitUntil(page, holds) {
  const end = performance.now() + PATIENCE
  while (performance.now() < end) {
    if (await holds()) return true
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)))
  }
  return false
}

/** Waits until the page makes no more requests. @param {Page} page */
async function quiet(page) {
  await page.waitForLoadState('networkidle')
}

for (const fault of Object.keys(FAULTS)) {
  // The sites are tested side by side, because most of the time is spent waiting for the last request.
  test(
    `every site works or reports the fault if a file ${fault}`,
    { concurrency: true },
    async (t) => {
      const sites = Object.keys(SITES)
      await Promise.all(
        sites.map((site) => t.test(site, { concurrency: 1 }, (t) => breakSite(t, site, fault))),
      )
    },
  )
}

/**
 * How a file is asked for: at once, as words of a language, or on demand. Each core is a kind of its own.
 * @param {string} file
 * @param {keyof typeof SITES} site
 */
function kindOf(file, site) {
  if (extname(file) === '.wasm') return file
  if (alike(site).some((list) => list.includes(file))) return `${extname(file)} at once`
  return isOfWords(file) ? 'words' : extname(file)
}

/** @param {TestContext} t @param {keyof typeof SITES} site @param {keyof typeof FAULTS} fault */
async function breakSite(t, site, fault) {
  const opened = await open(site)
  t.after(opened.close)
  const seen = new Set()
  for (const file of broken(site, fault)) {
    const kind = kindOf(file, site)
    const fails = fault === 'is garbage' ? extname(file) === '.wasm' : fault !== 'comes late'
    const twice = fails && !seen.has(kind)
    seen.add(kind)
    await t.test(file, () => breakFile(opened, site, file, fault, twice))
  }
}

/**
 * @param {Awaited<ReturnType<typeof open>>} opened
 * @param {keyof typeof SITES} site
 * @param {string} file
 * @param {keyof typeof FAULTS} fault
 * @param {boolean} twice whether the page could remember that something failed
 */
async function breakFile(
  { page, pending, uncaught, go: visitSite, breaks },
  site,
  file,
  fault,
  twice,
) {
  const late = fault === 'comes late'
  let release = () => {}
  /** @type {Promise<void>} */
  const released = new Promise((resolve) => (release = resolve))
  await page.goto('about:blank')
  pending.clear()
  uncaught.length = 0
  /** @type {Promise<void>} */
  const request = new Promise((resolve) => {
    const answer = (/** @type {ServerResponse} */ response) => {
      resolve()
      return FAULTS[fault](response, file, released)
    }
    breaks({ file, answer })
  })
  await visitSite()
  // The controls are used once the page works, or while the late file holds back its start.
  if (late) await Promise.race([request, waitUntil(page, () => works(page))])
  else await quiet(page)
  await SITES[site].use(page)
  await request
  release()
  const answers = late ? works : async () => (await works(page)) || (await messagesOn(page)) !== ''
  assert.ok(await waitUntil(page, () => answers(page)), 'the site works or reports the fault')
  await quiet(page)
  // A request that began after the page was quiet fails later, too.
  assert.ok(await waitUntil(page, async () => pending.size === 0), 'the site stops waiting')
  await page.evaluate(() => {}) // Once the page answers, it has reported all errors.
  assert.deepEqual(uncaught, [], 'no uncaught errors')
  if (!twice) return

  breaks(null)
  await page.reload()
  assert.ok(await waitUntil(page, () => works(page)), 'the site works after a reload')
}
