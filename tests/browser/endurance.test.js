// After random input, the loss of its graphics and ten thousand hostile calls, the page still answers a valid call.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { mockResponse } from './mock-response.js'
import { setTree } from './element.js'
import { play } from './monkey.js'
import { WIDE, alone, visit } from './page.js'
import { killGraphics } from './failing-files.js'
import { disagreements, watchOrigins } from './fresh-search.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {ODD_VALUES} from '../js/odd-values.js'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const CALLS = 10_000
const ODD = readFileSync(new URL('../js/odd-values.js', import.meta.url), 'utf8')

/**
 * Calls everything public with odd values: the functions of the core, the methods of its search, and the methods of the
 * element.
 * @param {Page} page
 */
function hostile(page) {
  return page.evaluate(async (calls) => {
    const own = location.origin
    const core = await import(`${own}/core.js`)
    const { ODD_VALUES: odd } = /** @type {{ ODD_VALUES: typeof ODD_VALUES }} */ (
      await import(`${own}/odd-values.js`)
    )
    const tree = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
    const search = await core.open('((3 12 8) (2 4 6) (14 5 2))')
    const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(search)).filter(
      (name) => !['constructor', 'free'].includes(name) && typeof search[name] === 'function',
    )
    /** @type {((...odd: any[]) => unknown)[]} */
    const targets = [
      ...methods.map(
        (name) =>
          (/** @type {any[]} */ ...odd) =>
            search[name](...odd),
      ),
      (...odd) => core.open(...odd),
      (value) => core.open('(1 2)', value),
      (...odd) => core.sample(...odd),
      (...odd) => core.knownLeaves(...odd),
      (value) => tree.seek(value),
      (value) => tree.select(value),
    ]
    /** @type {Set<string>} */
    const foreign = new Set()
    for (let call = 0; call < calls; call += 1) {
      const target = targets[call % targets.length]
      const first = odd[Math.floor(call / targets.length) % odd.length]
      const second = odd[(call * 7) % odd.length]
      try {
        const result = /** @type {any} */ (await target(first.make(), second.make()))
        result?.free?.()
      } catch (error) {
        if (!(error instanceof core.SecateurError)) foreign.add(`${first.name}: ${error}`)
      }
    }
    search.free()
    return [...foreign]
  }, CALLS)
}

test('the page answers after random input, a lost graphics process and ten thousand odd calls', async (t) => {
  const prepare = async (/** @type {Page} */ page) => {
    await page.addInitScript(watchOrigins)
    await mockResponse(page, '/odd-values.js', () => ({ type: 'text/javascript', body: ODD }))
  }
  const page = await visit(t, WIDE, prepare, await alone(t))
  await play(page, 7, 15)
  await killGraphics(page)
  assert.deepEqual(await hostile(page), [], 'errors other than SecateurError')
  await page
    .locator('secateur-tree')
    .first()
    .evaluate((tree) => {
      for (const name of tree.getAttributeNames()) {
        if (!['id', 'class', 'panels'].includes(name)) tree.removeAttribute(name)
      }
    })
  await setTree(page, '((7 9) (5 (6 8)))', { step: 'last' })
  assert.deepEqual(await disagreements(page), [])
  const value = await page
    .locator('secateur-tree')
    .first()
    .evaluate((element) => {
      const { search } = /** @type {SecateurTree} */ (element)
      return search?.summary.value
    })
  assert.equal(value, 7)
})
