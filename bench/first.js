// From the navigation to the first picture, on a slow line and a slow processor: 1.6 Mbit/s, 150 ms there and back, a
// quarter of the speed. Each round is a fresh browser context. The server sends gzip, as servers of files do.

import { createReadStream, existsSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { createGzip } from 'node:zlib'
import { dist } from '../scripts/dist.js'
import { find, launch } from '../scripts/browser.js'
import { root } from '../scripts/phase.js'
import { serve } from '../scripts/serve.js'
import { EMBED } from '../scripts/weight.js'
import { explained } from './browser.js'
import { time } from './table.js'
import { percentile } from './timing.js'

/**
 * @import {Browser} from 'playwright-core'
 * @import {SecateurTree} from '../www/secateur-tree.js'
 */

export const title =
  'First picture at 1.6 Mbit/s, with 150 ms there and back, at a quarter of the speed'

const ROUNDS = 5
const GOAL = 2500
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

const folder = join(root, 'dist')

/** The paths that are opened, by the name of a page. */
const pages = { 'one viewer in a page': 'embed.test', 'the page itself': 'index.html' }

export async function run() {
  await dist(folder)
  const browser = await explained(() => launch({ executablePath: find().browser }))
  const server = await serve(0, folder, {}, zipped)
  try {
    const rows = []
    for (const [work, path] of Object.entries(pages)) {
      const found = []
      while (found.length < ROUNDS) found.push(await opened(browser, server.url, path))
      const median = percentile(found, 50)
      rows.push({ work, found: time(median), goal: `≤ ${time(GOAL)}`, met: median <= GOAL })
    }
    return rows
  } finally {
    await browser.close()
    await server.close()
  }
}

const types = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }

/** Answers with gzip. @type {import('../scripts/serve.js').Instead} */
async function zipped(request, response) {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
  if (pathname === '/embed.test') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(EMBED)
    return true
  }
  const path = join(folder, pathname)
  if (!existsSync(path) || !statSync(path).isFile()) return false
  const type = types[/** @type {keyof typeof types} */ (extname(path))] ?? 'application/wasm'
  const svg = path.endsWith('.svg')
  response.writeHead(200, {
    'Content-Type': svg ? 'image/svg+xml' : type,
    'Content-Encoding': 'gzip',
    'Access-Control-Allow-Origin': '*',
  })
  createReadStream(path)
    .pipe(createGzip({ level: 9 }))
    .pipe(response)
  return true
}

/**
 * Milliseconds from the navigation to the first frame with a picture.
 * @param {Browser} browser
 * @param {string} url
 * @param {string} path
 */
async function opened(browser, url, path) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url + path, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(
    () => {
      const tree = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
      const canvas = tree?.shadowRoot?.querySelector('canvas')
      return tree?.search && canvas?.checkVisibility() && canvas.width > 0 && performance.now()
    },
    undefined,
    { polling: 'raf' },
  )
  const found = Number(await handle.jsonValue())
  await context.close()
  return found
}
