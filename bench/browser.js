// A headless browser without a GPU, and the site on loopback with bench/ beside it: nothing that is
// measured comes over the network.

import { join } from 'node:path'
import { find, flags, launch } from '../scripts/browser.js'
import { Failure, root } from '../scripts/phase.js'
import { serve } from '../scripts/serve.js'

/**
 * @import {Page, Browser} from 'playwright-core'
 *
 * @typedef {object} Site
 * @property {Browser} browser
 * @property {(path: string) => Promise<Page>} visit a page of the site, in a window of its own
 */

/** Peers draw with WebGL, which without a GPU is drawn in software, and only when asked for. */
const software = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/**
 * @template T
 * @param {(site: Site) => Promise<T>} work
 */
export async function browse(work) {
  // The browser of a reader, not the shell that saves the tests time.
  const executablePath = find().browser
  const browser = await explained(() => launch({ executablePath, args: [...flags, ...software] }))
  const { url, close } = await serve()
  try {
    return await work({ browser, visit: (path) => visit(browser, url, path) })
  } finally {
    await browser.close()
    await close()
  }
}

/**
 * Work that needs a browser, with a remedy where none starts.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function explained(work) {
  try {
    return await work()
  } catch (error) {
    if (!/browserType.launch/.test(String(error))) throw error
    const [why] = String(error).split('\n')
    throw new Failure(`no browser starts: install chromium, or set CHROME_PATH to one. (${why})`)
  }
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {string} path
 */
async function visit(browser, url, path) {
  const page = await browser.newPage({ viewport: { width: 1800, height: 1300 } })
  page.on('pageerror', (error) => console.error(`${path}: ${error}`))
  await page.route(`${url}bench/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({ path: join(root, decodeURIComponent(pathname)) })
  })
  await page.goto(url + path)
  return page
}
