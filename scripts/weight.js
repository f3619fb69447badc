// The files that a page loads for one viewer of dist/ in one language, and the most that they may weigh. Only files that a browser
// asks for are counted.

import { brotliCompressSync, gzipSync } from 'node:zlib'
import { launch } from './browser.js'
import { serve } from './serve.js'

/**
 * Bytes after gzip -9: `goal` is the aim, `ceiling` the most that `npm test` lets pass. There is room between the two, so that
 * a right solution need not give way to a light one.
 */
export const LIMITS = {
  wasm: { goal: 130_000, ceiling: 180_000 },
  rest: { goal: 50_000, ceiling: 52_500 }, // script, style and one language
  all: { goal: 180_000, ceiling: 232_500 },
}
/** The most that each module may weigh that is loaded when something asks for it, after gzip -9. */
export const ON_DEMAND = { whole: 682_000 }
/** The most that a bundle of the npm package may load for one viewer: bytes after gzip -9, and requests. The core is in base64 there. */
export const BUNDLED = { ceiling: 235_000, requests: 5 }
/** The aim after brotli. */
export const BROTLI_GOAL = 150_000

/** @typedef {'wasm' | 'script' | 'style' | 'language'} Kind */
/** @typedef {{ name: string, kind: Kind, bytes: number, gzip: number, brotli: number }} Weighed */

/**
 * The files that a page with one viewer and nothing else loads from a folder that `dist()` wrote.
 * @param {string} folder
 * @param {import('playwright-core').Browser} [running] a browser, else one is started
 * @param {string} [html] the page, else one that loads `secateur.js`
 * @returns {Promise<{ files: Weighed[], sums: Record<keyof typeof LIMITS, number>, brotli: number }>} `sums` are of
 *   gzip, `brotli` is the sum of all by that
 */
export async function weigh(folder, running, html = EMBED) {
  const [server, browser] = await Promise.all([serve(0, folder), running ?? launch()])
  const page = await browser.newPage()
  try {
    /** @type {import('playwright-core').Response[]} */
    const responses = []
    page.on('response', (response) => responses.push(response))
    const address = `${server.url}embed`
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await page.goto(address, { waitUntil: 'networkidle' })
    const files = await Promise.all(
      responses.filter((response) => response.url() !== address).map(weighed),
    )
    const all = sum(files, 'gzip')
    const core = files.filter(({ kind }) => kind === 'wasm')
    const wasm = sum(core, 'gzip')
    return { files, sums: { wasm, rest: all - wasm, all }, brotli: sum(files, 'brotli') }
  } finally {
    await page.close()
    await Promise.all([server.close(), running ? undefined : browser.close()])
  }
}

/** @param {Weighed[]} files @param {'gzip' | 'brotli'} packing */
function sum(files, packing) {
  return files.reduce((all, file) => all + file[packing], 0)
}

/** A page of one viewer and nothing else. */
export const EMBED = `<!doctype html><html lang="en"><meta charset="utf-8"><title>One viewer</title>
<link rel="stylesheet" href="./secateur.css"><script type="module" src="./secateur.js"></script>
<secateur-tree step="cutoff">((3 12 8) (2 4 6) (14 5 2))</secateur-tree>`

/** @param {import('playwright-core').Response} response @returns {Promise<Weighed>} */
async function weighed(response) {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()}`)
  const name = new URL(response.url()).pathname.slice(1)
  const body = await response.body()
  const gzip = gzipSync(body, { level: 9 }).length
  const brotli = brotliCompressSync(body).length
  return { name, kind: kindOf(name), bytes: body.length, gzip, brotli }
}

/** @param {string} name @returns {Kind} */
function kindOf(name) {
  if (name.endsWith('.wasm')) return 'wasm'
  if (name.endsWith('.css')) return 'style'
  return name.endsWith('/words.js') ? 'language' : 'script'
}
