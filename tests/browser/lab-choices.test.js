// The section of the lab that counts how often the best move is found, in a real browser.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choices } from '../../www/core.js'
import { choicesRequest } from '../../www/lab/run/choices.js'
import { interval } from '../../www/lab/run/interval.js'
import { read, textsOf } from '../../www/lab/settings/settings.js'
import { partOf } from '../../www/messages/messages.js'
import { assertFitsWidth, frames } from './element.js'
import { PHONE, WIDE, load } from './page.js'
import { violations } from './violations.js'

/** @import {Page} from 'playwright-core' */

const lab = await partOf('en', 'lab')
const words = lab.choices

/** @param {Page} page */
const sectionOf = (page) => page.locator('.choosing')

/** Waits for the end of a run. @param {Page} page */
async function ended(page) {
  await sectionOf(page).getByRole('button', { name: words.cancel, disabled: true }).waitFor()
  await sectionOf(page).getByRole('img').waitFor()
}

test('the counts are those of the core, and a link restores them', async (t) => {
  const page = await load(t, PHONE, undefined, 'lab.html#1&branching=2&depth=4&trees=40&seed=6')
  const section = sectionOf(page)
  await page.locator('#choices-evaluations').selectOption('256')
  await page.locator('#choices-exploration').fill('0.5')
  await section.getByText('on', { exact: true }).click()
  await section.getByRole('button', { name: words.run, exact: true }).click()
  await ended(page)
  const label = (await section.getByRole('img').getAttribute('aria-label')) ?? ''
  assert.match(
    label,
    /^With 256 leaves evaluated, over 40 trees, Monte-Carlo chooses a best move in [\d.]+% \(/,
  )
  assert.equal(await section.locator('.claim').nth(1).innerText(), label)

  await section.getByText(lab.numbers, { exact: true }).click()
  const rows = await section.locator('tbody tr').allInnerTexts()
  const { settings } = read(textsOf({ branching: '2', depth: '4', trees: '40', seed: '6' }))
  assert.ok(settings)
  const rules = /** @type {const} */ ({ exploration: 0.5, solver: 'on', final: 'visits' })
  const job = { choices: /** @type {const} */ ('random'), evaluations: 256, rules, settings }
  const counted = await choices(...choicesRequest(job), 8, 0, 40)
  const of = (/** @type {number} */ which, /** @type {number} */ k) =>
    counted.filter((bits, at) => at % 4 === which && (bits >> k) & 1).length
  const expected = Array.from({ length: 9 }, (_, k) =>
    [
      String(2 ** k),
      ...[0, 1].flatMap((which) => [
        words.percent(of(which, k) / 40),
        words.between(...interval(of(which, k), 40)),
      ]),
    ].join('\t'),
  )
  assert.deepEqual(rows, expected)
  await assertFitsWidth(page)
  assert.deepEqual(await violations(page), [])

  await page.waitForFunction(() => location.hash.includes('solver=on'))
  const link = await page.evaluate(() => location.hash)
  const again = await load(t, WIDE, undefined, `lab.html${link}`)
  await ended(again)
  assert.equal(await sectionOf(again).getByRole('img').getAttribute('aria-label'), label)
  assert.equal(await again.locator('#choices-exploration').inputValue(), '0.5')
})

test('a link starts no long run, and a wrong setting is reported', async (t) => {
  const page = await load(
    t,
    WIDE,
    undefined,
    'lab.html#1&choices=coins&evaluations=65536&trees=2000',
  )
  const section = sectionOf(page)
  await section.getByText(/^This takes about \d+ \w+\. Press “Count” to start it\.$/).waitFor()
  await frames(page)
  assert.equal(await section.getByRole('img').isVisible(), false)
  await page.locator('#choices-exploration').fill('-1')
  await section.getByRole('button', { name: words.run, exact: true }).click()
  assert.equal(await page.locator('#choices-exploration').getAttribute('aria-invalid'), 'true')
  assert.ok(await section.getByRole('button', { name: words.cancel }).isDisabled())
})

test('the moves of games are shuffled, and a run can be stopped', async (t) => {
  const page = await load(
    t,
    WIDE,
    undefined,
    'lab.html#1&trees=30&depth=3&choices=tic-tac-toe&evaluations=256',
  )
  await ended(page)
  const label = (await sectionOf(page).getByRole('img').getAttribute('aria-label')) ?? ''
  assert.match(label, /over 30 runs, Monte-Carlo chooses/)
  assert.match(label, /A move drawn at random is a best one in 42\.9%\.$/)
})
