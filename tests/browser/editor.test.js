// The editor of the page in a real browser: captions of examples, random trees, decimal commas.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '../../www/messages/pages.js'
import { settled } from './element.js'
import { LONGEST } from '../../www/core.js'
import { visit } from './page.js'

const m = await messages('en')

test('the caption of an example gives way to words on what is typed', async (t) => {
  const page = await visit(t)
  const look = page.locator('#example-look')
  const { look: own, title } = m.examples.textbook
  assert.equal(await look.innerText(), own)
  assert.equal(await page.locator('#example').getAttribute('title'), title)
  await settled(page, () => page.selectOption('#order', 'worst'))
  assert.equal(await look.innerText(), m.ui.exampleChanged)
  await settled(page, () => page.getByRole('button', { name: m.ui.exampleAgain }).click())
  assert.equal(await look.innerText(), own)
  await settled(page, () => page.fill('#tree', '((3 12) (2 4))'))
  assert.equal(await look.innerText(), m.ui.exampleChanged)

  await settled(page, () => page.fill('#tree', '(3,5 12,5)'))
  await page.getByText(m.ui.decimalComma('(3 5 12 5)', '(3.5 12.5)')).waitFor()
  await settled(page, () => page.getByRole('button', { name: m.ui.decimalPoints }).click())
  assert.equal(await page.inputValue('#tree'), '(3.5 12.5)')
  assert.equal(await page.locator('.comma').first().innerText(), '')
  // Before it is laid out, which would take the page many seconds.
  await page.locator('#tree').focus()
  await page.keyboard.insertText(' '.repeat(LONGEST))
  await page.getByText(m.errors['text-too-long']({ limit: LONGEST })).waitFor()
  assert.equal(await page.inputValue('#tree'), '(3.5 12.5)')
})

test('that an example was edited is announced once, not after each pause in typing', async (t) => {
  const page = await visit(t)
  const edited = page.locator('.edited')
  await settled(page, () => page.fill('#tree', '((3 12) (2 4))'))
  assert.equal(await edited.innerText(), m.ui.exampleEdited)
  const words = await edited.evaluateHandle(({ firstChild }) => firstChild)
  await settled(page, () => page.fill('#tree', '((3 12) (2 5))'))
  assert.ok(await edited.evaluate(({ firstChild }, node) => firstChild === node, words))
})

test('each press makes another random tree and shows its seed, which makes it again', async (t) => {
  const page = await visit(t)
  await page.getByText(m.ui.random, { exact: true }).click()
  const press = () => page.getByRole('button', { name: m.ui.randomMake }).click()
  await settled(page, press)
  const first = await page.inputValue('#tree')
  const seedNote = page.locator('.random .seed')
  const seed = (await seedNote.innerText()).replace(/\D/g, '')
  assert.equal(await seedNote.innerText(), m.ui.randomSeeded(Number(seed)))
  await settled(page, press)
  assert.notEqual(await page.inputValue('#tree'), first)
  await page.fill('#random-seed', seed)
  await settled(page, press)
  await page.waitForFunction(
    (text) =>
      /** @type {HTMLTextAreaElement | null} */ (document.querySelector('#tree'))?.value === text,
    first,
  )
})
