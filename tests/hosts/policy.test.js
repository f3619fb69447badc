// A page under a strict policy that requires Trusted Types, by its recipe.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { steps, visit } from './guest.js'
import { recipe } from './recipe.js'
import { course, published } from './servers.js'

test('the tree draws, steps and shows its help under the policy, which is in force', async (t) => {
  const address = await published(t)
  const { 'page.html': html } = recipe('A page', address)
  const { 'page.html': header } = recipe('A strict policy', address)
  const [, name, value] = header.match(/^(.+?): (.+)$/m) ?? []
  const { page, problems } = await visit(t, await course(t, html, { [name]: value }))
  await steps(page)
  await page.locator('secateur-tree .stage').press('?')
  await page.getByRole('dialog', { name: 'Help' }).waitFor()
  assert.deepEqual(problems, [])
  const refused = await page.evaluate(() => {
    try {
      Reflect.set(document.createElement('p'), 'innerHTML', 'text')
      return ''
    } catch (error) {
      return String(error)
    }
  })
  assert.match(refused, /TrustedHTML/)
})
