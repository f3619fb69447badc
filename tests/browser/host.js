// A page of another site with the element in it.

import { mockResponse } from './mock-response.js'
import { WIDE, load } from './page.js'

/**
 * @import {BrowserContextOptions, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

/** The tree of AIMA: 42 steps, one cutoff, at step 22. */
export const TREE = '((3 12 8) (2 4 6) (14 5 2))'
export const SCRIPT = '<script type="module" src="./define.js"></script>'

/**
 * A page of another site, without waiting for any tree in it.
 * @param {TestContext} t
 * @param {string} body
 * @param {{ head?: string, root?: string, options?: BrowserContextOptions, prepare?: (page: Page) => Promise<unknown> }} [more]
 *   `head` replaces the script that defines the element; `root`: attributes of the page
 * @returns {Promise<Page>}
 */
export function host(t, body, { head = SCRIPT, root = 'lang="en"', options, prepare } = {}) {
  const html = `<!doctype html><html ${root}><meta charset="utf-8"><title>A course</title><link rel="icon" href="data:,">${head}<body>${body}</body></html>`
  return load(
    t,
    options ?? WIDE,
    async (page) => {
      await mockResponse(page, '/guest.html', () => ({
        type: 'text/html; charset=utf-8',
        body: html,
      }))
      await prepare?.(page)
    },
    'guest.html',
  )
}

/** Waits until all trees of a page are searched, styled and painted. @param {Page} page */
export async function searched(page) {
  await page.waitForFunction(() => {
    const trees = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
    const pictured = (/** @type {SecateurTree} */ { treeOnView, shadowRoot }) =>
      treeOnView && shadowRoot?.querySelector('.viewer:not([hidden])')
    return trees.length > 0 && trees.every(pictured)
  })
  await page.evaluate(() => /** @type {import('./rest.js').Watched} */ (window).atRest())
}

/** The steps on view, tree by tree. @param {Page} page */
export function steps(page) {
  return page
    .locator('secateur-tree')
    .evaluateAll((trees) => trees.map((tree) => /** @type {SecateurTree} */ (tree).step))
}

/** The messages of the viewers, tree by tree. @param {Page} page */
export function notices(page) {
  return page
    .locator('secateur-tree')
    .evaluateAll((trees) =>
      trees.map(({ shadowRoot }) => shadowRoot?.querySelector('.notice span')?.textContent ?? ''),
    )
}
