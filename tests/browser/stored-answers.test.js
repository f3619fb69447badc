// Stored answers: after a reload, restored by the page around, and without storage.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { A, words, exercise, ready, box, button } from './answer-sheet.js'
import { refuseStorage } from './element.js'
import { WIDE } from './page.js'

test('answers, attempts and verdicts survive a reload; another tree begins afresh', async (t) => {
  const page = await exercise(t, 'attempts="2"')
  await box(page, `${A}.value`).fill('3')
  await button(page, words.scopeNames.all).click()
  await page.getByText(words.left(1)).waitFor()
  const left = await page.locator('.checks .left').innerText()
  assert.match(left, /^1 of \d+ · /)
  await page.reload()
  await ready(page)
  await page.locator('.checks .left', { hasText: left }).waitFor()
  assert.equal(await box(page, `${A}.value`).inputValue(), '3')
  await page.getByText(words.left(1)).waitFor()
  assert.match((await page.locator('secateur-tree .sheet .sign.right').textContent()) ?? '', /✓/)
  await button(page, words.scopeNames.all).click()
  await page.getByText(words.left(0)).waitFor()
  assert.equal(await button(page, words.scopeNames.all).getAttribute('aria-disabled'), 'true')
  assert.equal(await box(page, `${A}.value`).getAttribute('readonly'), '')
  await button(page, words.another).click()
  await page.getByText(words.left(2)).waitFor()
  await page.waitForFunction(() => document.querySelector('secateur-tree')?.getAttribute('tree'))
  assert.equal(await box(page, `${A}.value`).inputValue(), '')
  const seed = page.getByText(/^Tree \d+$/)
  const first = await seed.innerText()
  const tree = page.locator('secateur-tree')
  const answers = await tree.evaluate((tree) => Object(tree).answers)
  await button(page, words.another).click()
  await seed.and(page.getByText(first, { exact: true })).waitFor({ state: 'hidden' })
  await tree.evaluate((tree, answers) => void Object.assign(tree, { answers }), answers)
  await page.getByText(first, { exact: true }).waitFor()
})

test('answers that are no plain JSON are refused, and the previous ones stay', async (t) => {
  const page = await exercise(t)
  await box(page, `${A}.value`).fill('3')
  const codes = await page.evaluate(() => {
    const tree = /** @type {any} */ (document.querySelector('secateur-tree'))
    const thrown = () => {
      throw new Error('an error of the page')
    }
    const thrower = { __proto__: { toJSON: thrown } }
    const circle = {}
    Object.assign(circle, { circle })
    const odd = [
      Symbol('odd'),
      { answers: { '0.value': Symbol('odd') } },
      { answers: { '0.value': 1n } },
      { answers: thrown },
      Object.defineProperty({}, 'answers', { get: thrown, enumerable: true }),
      ...[thrower, circle],
    ]
    return odd.map((answers) => {
      try {
        tree.answers = answers
        return 'taken'
      } catch (error) {
        return `${Object(error).name} ${Object(error).code}`
      }
    })
  })
  const [bad, unreadable] = ['bad-argument', 'unreadable'].map((code) => `SecateurError ${code}`)
  assert.deepEqual(codes, [bad, bad, bad, bad, unreadable, unreadable, unreadable])
  assert.equal(await box(page, `${A}.value`).inputValue(), '3')
  for (const odd of [null, undefined, 5, 'x', [], { answers: { 7: {} } }]) {
    await page.locator('secateur-tree').evaluate((tree, odd) => {
      Object.assign(tree, { answers: odd })
    }, odd)
  }
  assert.equal(await box(page, `${A}.value`).inputValue(), '3')
})

test('without storage the answers stay until the page is left', async (t) => {
  const page = await exercise(t, 'attempts="2"', WIDE, 'tbody tr', refuseStorage)
  await box(page, `${A}.value`).fill('3')
  await button(page, words.scopeNames.all).click()
  await page.getByText(words.left(1)).waitFor()
  await page.locator('secateur-tree').evaluate((tree) => tree.setAttribute('lang', 'de'))
  await page.getByText('noch 1 Prüfung', { exact: false }).waitFor()
  assert.equal(await box(page, `${A}.value`).inputValue(), '3')
})
