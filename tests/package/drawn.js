// Opens a folder in a browser, as a server of files offers it, and reads its first tree.

import { launch } from '../../scripts/browser.js'
import { serve } from '../../scripts/serve.js'

/** @import {SecateurTree} from '../../www/secateur-tree.js' */

/** A page that a bundler is given. */
export const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A project</title>
<link rel="icon" href="data:,"><secateur-tree step="cutoff">((3 12 8) (2 4 6) (14 5 2))</secateur-tree>`
/** The script of that page, before it is bundled. */
export const SCRIPT = `import 'secateur'
import { open } from 'secateur/core'
const search = await open('((3 12) (2 4))')
document.documentElement.dataset.value = search.summary.value`

/** webpack adds scripts in a way that Trusted Types refuse; the package needs no more than this. */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; img-src data:"

/**
 * The first sentence once the tree is drawn, the value by the API, and the problems of the page.
 * @param {string} folder
 */
export async function drawnFrom(folder) {
  const server = await serve(0, folder, { 'Content-Security-Policy': POLICY })
  try {
    return await drawnAt(server.url)
  } finally {
    await server.close()
  }
}

/** The same of an address. @param {string} address */
export async function drawnAt(address) {
  const browser = await launch()
  try {
    const page = await browser.newPage()
    /** @type {string[]} */
    const problems = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    await page.goto(address)
    await page.waitForFunction(() => {
      const tree = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
      const canvas = tree?.shadowRoot?.querySelector('canvas')
      return tree?.search && canvas?.width && document.documentElement.dataset.value
    })
    const sentence = await page.locator('secateur-tree .sentence').first().textContent()
    const value = await page.getAttribute('html', 'data-value')
    return { sentence, value, problems }
  } finally {
    await browser.close()
  }
}
