// The page as one file in a frame of a platform, without an origin: it answers the page around as `embed.html` does.

import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { oneFile } from '../../scripts/dist/one-file.js'
import { freshPage } from './page.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {AddressInfo} from 'node:net'
 * @import {TestContext} from 'node:test'
 */

const folder = mkdtempSync(join(tmpdir(), 'secateur-standalone-'))
let file = ''

before(async () => {
  await oneFile(folder)
  file = readFileSync(join(folder, 'standalone.html'), 'utf8')
})

after(() => rmSync(folder, { recursive: true }))

/**
 * A platform with the file in a frame, whose messages are collected.
 * @param {TestContext} t
 * @param {string} fragment
 */
async function platform(t, fragment) {
  const { page } = await freshPage(t, { locale: 'en', viewport: { width: 1280, height: 800 } })
  const server = createServer(({ url }, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    const frame = `<iframe sandbox="allow-scripts" src="/standalone.html${fragment.replaceAll('&', '&amp;')}"
      title="A tree" width="1200" height="700"></iframe>`
    response.end(
      url?.startsWith('/standalone')
        ? file
        : `<!doctype html><html lang="en"><title>A platform</title><link rel="icon" href="data:,">${frame}`,
    )
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  t.after(() => {
    server.close()
    server.closeAllConnections()
  })
  await page.addInitScript(() => {
    /** @type {unknown[]} */
    const received = []
    Object.assign(window, { received })
    addEventListener('message', ({ data }) => received.push(data))
  })
  await page.goto(`http://127.0.0.1:${/** @type {AddressInfo} */ (server.address()).port}/`)
  return page
}

/** Waits for the last message with these properties. @param {Page} page @param {object} like @returns {Promise<any>} */
async function received(page, like) {
  const box = await page.waitForFunction((like) => {
    const { received } = /** @type {{ received: any[] }} */ (/** @type {unknown} */ (window))
    return received.findLast((data) =>
      Object.entries(like).every(([name, value]) => data?.[name] === value),
    )
  }, like)
  return box.jsonValue()
}

/** @param {Page} page @param {object} message */
function send(page, message) {
  return page.evaluate(
    (message) => document.querySelector('iframe')?.contentWindow?.postMessage(message, '*'),
    message,
  )
}

test('the page in one file reports its opening and its steps, and seeks on request', async (t) => {
  const page = await platform(t, '#1&lang=de&tree=((3+5)+(2+9))&step=first')
  assert.equal((await received(page, { type: 'secateur:open' })).step, 0)
  await send(page, { type: 'secateur:seek', step: 'last' })
  const { step } = await received(page, { type: 'secateur:step', step: 22 })
  await send(page, { type: 'secateur:getState', id: 1 })
  const { state } = await received(page, { type: 'secateur:state', id: 1 })
  assert.deepEqual(state, { tree: '((3 5) (2 9))', step: String(step), lang: 'de' })
})

test('the page in one file takes a state, refuses an invalid one, and keeps its language', async (t) => {
  const page = await platform(t, '#1&lang=de')
  await received(page, { type: 'secateur:open' })
  const attributes = { tree: '((1 2) (0 9))', order: 'best', windows: 'all', step: '5' }
  await send(page, { type: 'secateur:setState', id: 'a', state: attributes })
  const { state } = await received(page, { type: 'secateur:state', id: 'a' })
  assert.deepEqual(state, { ...attributes, lang: 'de' })
  await send(page, { type: 'secateur:setState', id: 'b', state: { ...attributes, step: '7' } })
  assert.equal((await received(page, { type: 'secateur:state', id: 'b' })).state.step, '7')
  await send(page, { type: 'secateur:setState', id: 'c', state: { tree: '((1' } })
  assert.match((await received(page, { type: 'secateur:error', id: 'c' })).message, /never closed/)
  await send(page, { type: 'secateur:setState', id: 'd', state: { speed: '9' } })
  assert.match((await received(page, { type: 'secateur:error', id: 'd' })).message, /speed/)
  await send(page, { type: 'secateur:setState', id: 'e', state: { step: 'node:zz' } })
  assert.match((await received(page, { type: 'secateur:error', id: 'e' })).message, /node:zz/)
})

test('only one of two compared searches reports its steps', async (t) => {
  const page = await platform(t, '#1&lang=en&compare=algorithm&step=first')
  await received(page, { type: 'secateur:open' })
  const frame = page.frames()[1]
  await frame.locator('secateur-tree').nth(1).waitFor()
  await send(page, { type: 'secateur:seek', step: 3 })
  await received(page, { type: 'secateur:step', step: 3 })
  const steps = await page.evaluate(() =>
    /** @type {any} */ (window).received.filter(
      (/** @type {any} */ { type, step }) => type === 'secateur:step' && step === 3,
    ),
  )
  assert.equal(steps.length, 1)
})
