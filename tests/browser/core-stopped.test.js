// A core that stops is replaced in a browser too, under the strict policy of the page.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visit } from './page.js'

test('a stopped core is replaced hundreds of times under a strict policy', async (t) => {
  const page = await visit(t)
  const codes = await page.evaluate(async () => {
    const { open } = await import(new URL('./core.js', location.href).href)
    /** @type {Set<string>} */
    const codes = new Set()
    const set = () => {
      throw new Error('an error of the page')
    }
    for (let number = 0; number < 300; number += 1) {
      const search = await open('((3 12 8) (2 4 6) (14 5 2))')
      Object.defineProperty(Object.prototype, 'key', { set, configurable: true })
      try {
        search.explain(1)
      } catch (error) {
        codes.add(/** @type {{ code: string }} */ (error).code)
      } finally {
        Reflect.deleteProperty(Object.prototype, 'key')
      }
    }
    const search = await open('((3 12 8) (2 4 6) (14 5 2))')
    codes.add(String(search.summary.value))
    search.free()
    return [...codes]
  })
  assert.deepEqual(codes, ['stopped', '3'])
})
