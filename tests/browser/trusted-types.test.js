// Under Trusted Types, and where no worker can be started: the page, the lab, and a viewer in a page of
// another origin do what they do elsewhere, and nothing is thrown.

import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { serve } from '../../scripts/serve.js'
import { partOf } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { published } from './built.js'
import { frames, openHelp } from './element.js'
import { served, corsServer } from './other-origins.js'
import { shared } from './page.js'
import { turnTo } from './theme.js'

/**
 * @import {Browser, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const REQUIRED = "require-trusted-types-for 'script'"
const NONE = `${REQUIRED}; trusted-types 'none'`
const SCRIPTS = "script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'"

/** How long a state may take to come, in ms: much, as a busy machine may be slow. */
const PATIENCE = 120_000

const scratch = mkdtempSync(join(tmpdir(), 'secateur-types-'))
const built = join(scratch, 'dist')
/** @type {Browser} */
let browser

before(async () => {
  cpSync(await published(), built, { recursive: true })
  // The policies inside the pages are removed, so that only that of the server counts.
  for (const name of ['index.html', 'lab.html', 'how.html', 'lessons.html']) {
    const path = join(built, name)
    const html = readFileSync(path, 'utf8')
    const without = html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, '')
    assert.notEqual(without, html)
    writeFileSync(path, without)
  }
  browser = await shared()
})

after(() => rmSync(scratch, { recursive: true }))

/**
 * A page in a context of its own, and what is thrown in it or violates its policy. A test fails if
 * anything is thrown.
 * @param {TestContext} t
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
async function open(t, options) {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  /** @type {string[]} */
  const thrown = []
  /** @type {string[]} */
  const violated = []
  page.on('pageerror', (error) => thrown.push(String(error)))
  await page.exposeFunction('violation', (/** @type {string} */ directive) =>
    violated.push(directive),
  )
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      /** @type {any} */ (window).violation(effectiveDirective),
    )
  })
  t.after(async () => {
    await context.close()
    assert.deepEqual(thrown, [])
  })
  return { page, violated }
}

/** The project's own pages under a policy. @param {TestContext} t @param {string} policy */
async function site(t, policy) {
  const server = await serve(0, built, { 'Content-Security-Policy': policy })
  t.after(server.close)
  return server.url
}

/** Waits until every tree is searched. @param {Page} page */
function searched(page) {
  return page.waitForFunction(() =>
    [...document.querySelectorAll('secateur-tree')].every(
      (element) => /** @type {SecateurTree} */ (element).search,
    ),
  )
}

/** The policy is in force here: text that becomes HTML is refused. @param {Page} page */
async function enforced(page) {
  const refused = await page.evaluate(() => {
    try {
      Reflect.set(document.createElement('p'), 'innerHTML', 'text')
      return false
    } catch {
      return true
    }
  })
  assert.ok(refused, 'no Trusted Types are required')
}

test('the page works under Trusted Types, and no text becomes HTML', async (t) => {
  const { page, violated } = await open(t, { locale: 'en' })
  await page.goto(await site(t, `${SCRIPTS}; ${NONE}`))
  await searched(page)
  await page.locator('secateur-tree .stage').press('ArrowRight')
  await openHelp(page)
  await page.keyboard.press('p')
  await page.keyboard.press('q')
  const { ui } = await messages('en')
  const code = page.getByRole('img', { name: ui.projecting.code })
  assert.match((await code.locator('path').getAttribute('d')) ?? '', /^(M\d+ \d+h1v1h-1z)+$/)
  await page.keyboard.press('q')
  await code.waitFor({ state: 'detached' })
  await page.keyboard.press('p')
  await page.locator('#tree').fill('((3 <b>12</b> 8) (2 4 6))')
  await page.waitForFunction(() => {
    const tree = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
    return tree.error
  })
  await page.selectOption('#example', 'coins')
  await page.getByRole('img', { name: /of 4 coins/ }).waitFor()
  await page.locator('#compare-with').selectOption('algorithm')
  await page.waitForFunction(() => document.querySelectorAll('secateur-tree').length === 2)
  await searched(page)
  // The service worker, which the page does without.
  assert.deepEqual(violated, ['trusted-types'])
  await enforced(page)
})

/**
 * Policies, whether a worker searches under them, and the directives that the lab violates.
 * @type {Record<string, { policy: string, worker: boolean, violates: string[], byDefault?: true }>}
 */
const LABS = {
  'any policy of Trusted Types': {
    policy: `${SCRIPTS}; ${REQUIRED}`,
    worker: true,
    violates: [],
  },
  'the policy of this name': {
    policy: `${SCRIPTS}; ${REQUIRED}; trusted-types secateur`,
    worker: true,
    violates: [],
  },
  'a default policy': {
    policy: `${SCRIPTS}; ${REQUIRED}; trusted-types default`,
    worker: true,
    violates: ['trusted-types'],
    byDefault: true,
  },
  'no policy of Trusted Types': {
    policy: `${SCRIPTS}; ${NONE}`,
    worker: false,
    violates: ['trusted-types', 'require-trusted-types-for'],
  },
  'no worker': {
    policy: `${SCRIPTS}; worker-src 'none'`,
    worker: false,
    violates: ['worker-src'],
  },
}

const QUERY = 'lab.html#1&branching=3&depth=6&trees=40&seed=7'

/** The words of the first table. @param {Page} page */
function numbers(page) {
  return page.locator('.report table').first().textContent()
}

/** @type {string | null} */
let usual = null

for (const [name, { policy, worker, violates, byDefault }] of Object.entries(LABS)) {
  test(`the lab runs under a policy that allows ${name}`, async (t) => {
    const { page, violated } = await open(t, { locale: 'en' })
    if (byDefault) {
      await page.addInitScript(() => {
        const { trustedTypes } = /** @type {any} */ (window)
        trustedTypes.createPolicy('default', {
          createScriptURL: (/** @type {string} */ url) => url,
        })
      })
    }
    let workers = 0
    page.on('worker', () => (workers += 1))
    await page.goto((await site(t, policy)) + QUERY)
    await page.getByText(/^Finished/).waitFor()
    const lab = await partOf('en', 'lab')
    assert.equal(await page.getByText(lab.alone).count(), worker ? 0 : 1)
    if (worker) assert.equal(workers, 1)
    assert.equal(await page.getByRole('img').locator('canvas').count(), 2)
    usual ??= await numbers(page)
    assert.equal(await numbers(page), usual, 'page and worker count the same')
    // The lab has two workers: its own, and the one that lets it do without a network.
    assert.deepEqual([...new Set(violated)], violates)
    if (policy.includes(REQUIRED)) await enforced(page)
  })
}

test('a run without a worker does not block the page, and can be cancelled', async (t) => {
  const { page } = await open(t, { locale: 'en' })
  await page.goto(`${await site(t, `${SCRIPTS}; ${NONE}`)}lab.html#1&depth=2&trees=10`)
  await page.getByText(/^Finished/).waitFor()
  await page.locator('#depth').fill('9')
  await page.locator('#trees').fill('100000')
  await page.locator('#depth').press('Enter')
  await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0)
  await turnTo(page, 'dark')
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark')
  const lab = await partOf('en', 'lab')
  await page.getByRole('button', { name: lab.cancel }).click()
  await page.getByText(lab.cancelled).waitFor()
  const before = await numbers(page)
  await frames(page)
  assert.equal(await numbers(page), before, 'no opening continues')
})

for (const lang of ['en', 'de', 'fi', 'zh-Hans']) {
  test(`a missing worker is reported in the language of the page: ${lang}`, async (t) => {
    const { page } = await open(t)
    await page.goto(
      `${await site(t, `${SCRIPTS}; ${NONE}`)}lab.html#1&lang=${lang}&depth=1&trees=2`,
    )
    const lab = await partOf(lang, 'lab')
    await page.getByRole('status').getByText(lab.alone).waitFor()
  })
}

test('the lab of another origin runs although it can start no worker', async (t) => {
  const { page } = await open(t, { locale: 'en' })
  const cdn = await corsServer(t, built)
  const html = readFileSync(join(built, 'lab.html'), 'utf8')
    .replace(/"\.\/([^"]+\/lab\.js)"/, `"${cdn.url}$1"`)
    .replace(/^.*(stylesheet|theme\.js).*$/gm, '')
  const site = await served(t, (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
  })
  await page.goto(`${site}#1&branching=3&depth=6&trees=40&seed=7`)
  await page.getByText(/^Finished/).waitFor()
  const lab = await partOf('en', 'lab')
  await page.getByText(lab.alone).waitFor()
  assert.equal(await numbers(page), usual)
})

test('a viewer works in a page of another origin that allows no policy', async (t) => {
  const { page, violated } = await open(t)
  const cdn = await corsServer(t, built)
  const origin = new URL(cdn.url).origin
  const policy =
    `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; style-src ${origin}; ` +
    `connect-src ${origin}; img-src data:; ${NONE}`
  const site = await served(t, (_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    })
    response.end(`<!doctype html><html lang="en"><title>A course</title>
      <script type="module" src="${cdn.url}secateur.js"></script>
      <secateur-tree step="cutoff">((3 12 8) (2 4 6) (14 5 2))</secateur-tree>
      <secateur-tree game="coins" coins="4" lang="de"></secateur-tree>`)
  })
  await page.goto(site)
  await searched(page)
  await page
    .locator('secateur-tree')
    .first()
    .getByText('at most 2')
    .first()
    .waitFor({ state: 'attached' })
  await page.getByRole('img', { name: /von 4 Münzen/ }).waitFor({ state: 'attached' })
  await page.locator('secateur-tree .stage').first().press('?')
  await page.getByRole('dialog', { name: 'Help' }).waitFor()
  assert.deepEqual(violated, [])
  await enforced(page)
})
