// The lessons in a real browser: every language, the way from one to the next, and an exercise that is checked.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXERCISES } from '../../www/lessons/exercises.js'
import { LANGUAGES } from '../../www/messages/languages.js'
import { exerciseWords } from '../../www/messages/messages.js'
import { lessons } from '../../www/messages/pages.js'
import { painted, passBy } from './element.js'
import { PHONE, WIDE, load } from './page.js'
import { axeMayStyle, violationsInSchemes } from './violations.js'

/** @import {Page} from 'playwright-core' */

const { practise } = await exerciseWords('en')
const NAMES = /** @type {(keyof typeof EXERCISES)[]} */ (Object.keys(EXERCISES))

/** Waits for all exercises of a lesson. @param {Page} page @param {keyof typeof EXERCISES} name */
async function ready(page, name) {
  const count = EXERCISES[name].length
  await page.waitForFunction(
    (count) => document.querySelectorAll('secateur-tree').length === count,
    count,
  )
  await passBy(page)
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('secateur-tree')).every((tree) =>
      tree.shadowRoot?.querySelector('.sheet :is(tbody tr, .order li)'),
    ),
  )
  await painted(page)
}

test('a lesson leads to the next, Back leads back, and a right answer is told', async (t) => {
  const page = await load(t, WIDE, undefined, 'lessons.html#1&lang=en')
  const words = await lessons('en')
  await ready(page, 'values')
  const first = page.locator('secateur-tree').first()
  for (const [box, value] of Object.entries({ B: '3', C: '2', D: '2', A: '3' })) {
    await first.getByRole('textbox', { name: new RegExp(`^${box}, M.., value$`) }).fill(value)
  }
  await first.getByRole('button', { name: practise.scopeNames.all }).click()
  await first.locator('.summary', { hasText: '4 of 4' }).waitFor()
  for (const name of NAMES.slice(1)) {
    await page.locator('main > p a').click()
    await page.getByRole('heading', { name: words.lessons[name].title }).waitFor()
    await ready(page, name)
  }
  assert.equal(await page.locator('main > p').innerText(), words.end)
  await page.goBack()
  await page.getByRole('heading', { name: words.lessons.cuts.title }).waitFor()
  const current = page.locator('main nav [aria-current=page]')
  assert.equal(await current.innerText(), words.lessons.cuts.title)
})

for (const [at, lang] of Object.keys(LANGUAGES).entries()) {
  const name = NAMES[at % NAMES.length]
  const device = at % 2 ? PHONE : WIDE
  test(`nothing is wrong with a lesson: ${name}, ${lang}`, async (t) => {
    const path = `lessons.html#1&lang=${lang}&lesson=${name}`
    const page = await load(t, { ...device, ...axeMayStyle }, undefined, path)
    const words = await lessons(lang)
    await ready(page, name)
    const told = await page.locator('main > section:has(secateur-tree) > p').allInnerTexts()
    assert.deepEqual(told, words.lessons[name].tasks)
    assert.deepEqual(await violationsInSchemes(page), [])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.ok(wide <= 0, `${wide} px too wide`)
  })
}
