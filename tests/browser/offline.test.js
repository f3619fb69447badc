// The published site in a folder deep in a server: its pages, and that they work without a network after a first visit.

import assert from 'node:assert/strict'
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { serviceWorker } from '../../scripts/dist/offline.js'
import { serve } from '../../scripts/serve.js'
import { published } from './built.js'
import { openHelp } from './element.js'
import { shared } from './page.js'

/**
 * @import {Browser, Frame, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

/** The longest wait for a state, in ms: much, as a busy machine may be slow. */
const PATIENCE = 120_000
const PATH = 'courses/ai/secateur/'
const NEXT = '0.2.0-ffffffffff'

const scratch = mkdtempSync(join(tmpdir(), 'secateur-offline-'))
let built = ''
/** @type {Browser} */
let browser

before(async () => {
  built = await published()
  browser = await shared()
})
after(() => rmSync(scratch, { recursive: true }))

/** A build on a server, in a folder of its own. @param {TestContext} t @param {string} [build] */
async function site(t, build = built) {
  const folder = mkdtempSync(join(scratch, 'server-'))
  cpSync(build, join(folder, PATH), { recursive: true })
  const server = await serve(0, folder)
  t.after(server.close)
  return { ...server, url: server.url + PATH, folder: join(folder, PATH) }
}

/** A page in a context of its own, and what is thrown in it. @param {TestContext} t */
async function open(t) {
  const context = await browser.newContext({ locale: 'en' })
  context.setDefaultTimeout(PATIENCE)
  t.after(() => context.close())
  const page = await context.newPage()
  /** @type {string[]} */
  const thrown = []
  page.on('pageerror', (error) => thrown.push(String(error)))
  t.after(() => assert.deepEqual(thrown, []))
  return page
}

/** Waits until the first tree is searched and has a size. @param {Page | Frame} page */
function drawn(page) {
  return page.waitForFunction(() => {
    const tree = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
    return tree?.search && tree.shadowRoot?.querySelector('.stage canvas')?.clientWidth
  })
}

/** Waits until the site is cached. @param {Page} page */
function cached(page) {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
    }
  })
}

/** A later build: the same, but for its name. @param {string} from */
async function later(from) {
  const folder = mkdtempSync(join(scratch, 'later-'))
  cpSync(from, folder, { recursive: true })
  const old = readdirSync(folder).find((name) => /^\d/.test(name)) ?? ''
  renameSync(join(folder, old), join(folder, NEXT))
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/^(?:docs\/)?[\w-]+\.(?:html|js)$/.test(name)) continue
    const text = readFileSync(join(folder, name), 'utf8')
    writeFileSync(join(folder, name), text.replaceAll(old, NEXT))
  }
  await serviceWorker(folder, NEXT)
  return { folder, old }
}

/** The builds in the cache of a page. @param {Page} page */
function builds(page) {
  return page.evaluate(async () =>
    (await caches.keys()).map((name) => name.slice(name.lastIndexOf(' ') + 1)),
  )
}

test('the whole site works without its server after a first visit', async (t) => {
  const page = await open(t)
  const server = await site(t)
  await page.goto(server.url)
  await drawn(page)
  await cached(page)
  await server.close()

  await page.reload()
  await drawn(page)
  await page.locator('secateur-tree .stage').press('ArrowRight')
  await page.waitForFunction(
    () => /** @type {SecateurTree} */ (document.querySelector('secateur-tree')).step === 1,
  )
  await openHelp(page)
  await page.selectOption('#example', 'coins')
  await page.getByRole('img', { name: /of 4 coins/ }).waitFor()
  await page.getByRole('button', { name: 'Save as a figure' }).first().click()
  await page.locator('dialog[open] img, dialog[open] svg').first().waitFor()
  await page.goto(`${server.url}index.html#1&lang=fi&tree=((3+5)+(2+9))`)
  await page.reload()
  await drawn(page)
  assert.equal(await page.getAttribute('html', 'lang'), 'fi')
  await page.goto(`${server.url}lab.html#1&lang=en&depth=2&trees=5`)
  await page.locator('#results canvas').first().waitFor()
  await page.goto(`${server.url}how.html`)
  await page.locator('#why').scrollIntoViewIfNeeded()
  await page.locator('#why .stage canvas').waitFor()
  await page.goto(`${server.url}docs/`)
  await page.getByRole('link', { name: 'Write a tree' }).first().click()
  await drawn(page)
  await page.goto(`${server.url}docs/figures.html`)
  await page.waitForFunction(() => [...document.images].every(({ naturalWidth }) => naturalWidth))
  await page.goto(`${server.url}embed.html#1&tree=((3+5)+(2+9))`)
  await drawn(page)
  await page.goto(`${server.url}minimal.html`)
  await page.getByText('Before the first step').waitFor()
})

test('the pages work in a sandbox, and nothing is thrown', async (t) => {
  const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Security-Policy': '' }
  const framed = await serve(0, built, headers)
  const alone = await serve(0, built, {
    ...headers,
    'Content-Security-Policy': 'sandbox allow-scripts',
  })
  t.after(() => Promise.all([framed.close(), alone.close()]))
  const page = await open(t)
  await page.goto(`${framed.url}icons/`)
  await page.setContent(
    `<iframe sandbox="allow-scripts" src="${framed.url}index.html" width="1000" height="700"></iframe>`,
  )
  const inside = await (await page.waitForSelector('iframe')).contentFrame()
  assert.ok(inside)
  await inside.waitForLoadState('load')
  await drawn(inside)
  await page.goto(`${alone.url}index.html`)
  await page.waitForLoadState('load')
  await drawn(page)
  assert.equal(await page.evaluate(() => origin), 'null')
})

test('a later build is shown on the next visit, stored whole, and not mixed with the old one', async (t) => {
  const page = await open(t)
  const server = await site(t)
  const { folder, old } = await later(built)
  await page.goto(server.url)
  await drawn(page)
  await cached(page)
  assert.deepEqual(await builds(page), [old])

  rmSync(server.folder, { recursive: true })
  cpSync(folder, server.folder, { recursive: true })
  /** @type {string[]} */
  const requests = []
  page.on('request', (request) => requests.push(request.url().slice(server.url.length)))
  await page.reload()
  await drawn(page)
  await page.evaluate(async (next) => {
    const arrived = async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      const { active, installing, waiting } = registration ?? {}
      const settled = active?.state === 'activated' && !installing && !waiting
      return settled && (await caches.keys()).some((name) => name.endsWith(next))
    }
    while (!(await arrived())) await new Promise(requestAnimationFrame)
  }, NEXT)
  assert.deepEqual(await builds(page), [old, NEXT])
  await server.close()
  await page.goto(`${server.url}how.html`)
  await page.locator('secateur-tree').first().waitFor()
  await page.goto(`${server.url}index.html`)
  await drawn(page)
  const parts = requests.filter((name) => /^\d/.test(name))
  assert.ok(parts.length > 10)
  assert.deepEqual(
    parts.filter((name) => !name.startsWith(`${NEXT}/`)),
    [],
  )
})

test('a build with a wrong file is not stored, and the site works all the same', async (t) => {
  const page = await open(t)
  const server = await site(t)
  const path = join(server.folder, 'lab.html')
  writeFileSync(path, readFileSync(path, 'utf8').replace('<title>', '<title>Older '))
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = async function (...args) {
      const registration = await register.apply(this, args)
      const worker = registration.installing
      worker?.addEventListener('statechange', () => {
        document.documentElement.dataset.worker = worker.state
      })
      return registration
    }
  })
  await page.goto(server.url)
  await page.locator('html[data-worker=redundant]').waitFor()
  await drawn(page)
  assert.equal(await page.evaluate(() => navigator.serviceWorker.controller), null)
})

test('a page comes from the cache if the network does not answer', async (t) => {
  const page = await open(t)
  let silent = false
  const folder = mkdtempSync(join(scratch, 'silent-'))
  cpSync(built, folder, { recursive: true })
  /** @type {(string | undefined)[]} */
  const requested = []
  const server = await serve(0, folder, {}, async ({ url }) => {
    if (silent) requested.push(url)
    return silent
  })
  t.after(server.close)
  await page.goto(server.url)
  await drawn(page)
  await cached(page)
  silent = true
  await page.goto(`${server.url}how.html`, { waitUntil: 'commit' })
  await page.locator('main h2').first().waitFor()
  await page.locator('secateur-tree .stage').first().waitFor()
  const ofBuild = requested.filter((path) => /^\/\d/.test(path ?? ''))
  assert.deepEqual(ofBuild, [], 'files that never change are not requested')
})

test('embedded pages store nothing', async (t) => {
  const page = await open(t)
  const server = await site(t)
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  for (const name of ['embed.html#1&tree=((3+5)+(2+9))', 'minimal.html', 'standalone.html']) {
    await page.goto(server.url + name)
    assert.equal(await registered(), 0, name)
  }
  writeFileSync(
    join(server.folder, 'course.html'),
    `<!doctype html><html lang="en"><title>A course</title>
    <script type="module" src="./secateur.js"></script><secateur-tree>((3 5) (2 9))</secateur-tree>
    <iframe src="./index.html" title="The page in a frame"></iframe>`,
  )
  await page.goto(`${server.url}course.html`)
  await drawn(page)
  await page.frameLocator('iframe').locator('#example').waitFor({ state: 'attached' })
  assert.equal(await registered(), 0)
  await page.goto(`${server.url}docs/api.html`)
  await cached(page)
  assert.equal(await registered(), 1)
})
