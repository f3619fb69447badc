// The editor of the page in a real browser: captions of examples, random trees, decimal commas.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '../../www/messages/pages.js'
import { settled } from './element.js'
import { visit } from './page.js'

const m = await messages('en')

test('an example’s sentence gives way once its tree or a rule is changed', async (t) => {
  const page = await visit(t)
  const look = page.locator('#example-look')
  const { look: own } = m.examples.textbook
  assert.equal(await look.innerText(), own)
  await settled(page, () => page.selectOption('#order', 'worst'))
  assert.equal(await look.innerText(), m.ui.exampleChanged)
  await settled(page, () => page.getByRole('button', { name: m.ui.exampleAgain }).click())
  assert.equal(await look.innerText(), own)
  await settled(page, () => page.fill('#tree', '((3 12) (2 4))'))
  assert.equal(await look.innerText(), m.ui.exampleChanged)
})

test('another random tree is one click away, with its seed', async (t) => {
  const page = await visit(t)
  const another = page.getByRole('button', { name: m.ui.randomAnother })
  await settled(page, () => another.click())
  const first = await page.inputValue('#tree')
  const seed = await page.inputValue('#random-seed')
  await page.getByText(m.ui.randomSeeded(Number(seed))).waitFor()
  await page.getByText(m.ui.random, { exact: true }).click()
  await page.fill('#random-seed', seed)
  await page.fill('#tree', '7')
  await settled(page, () => page.getByRole('button', { name: m.ui.randomMake }).click())
  await page.waitForFunction(
    (text) =>
      /** @type {HTMLTextAreaElement | null} */ (document.querySelector('#tree'))?.value === text,
    first,
  )
})

test('decimal commas are told about at once', async (t) => {
  const page = await visit(t)
  await settled(page, () => page.fill('#tree', '(3,5 12,5)'))
  await page.getByText(m.ui.decimalComma('(3 5 12 5)', '(3.5 12.5)')).waitFor()
  await settled(page, () => page.getByRole('button', { name: m.ui.decimalPoints }).click())
  assert.equal(await page.inputValue('#tree'), '(3.5 12.5)')
  assert.equal(await page.locator('.comma').innerText(), '')
})
