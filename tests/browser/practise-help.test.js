// Help with an answer sheet: no text reveals an answer before it is asked for, and help that gives it costs its points.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { sentence } from '../../www/messages/messages.js'
import {
  A,
  B,
  C,
  D,
  FOUR,
  SIX,
  words,
  m,
  exercise,
  recordedEvents,
  box,
  button,
  focused,
  checked,
  field,
} from './answer-sheet.js'
import { painted } from './element.js'
import { textsOf } from './page-texts.js'
import { TREE } from './host.js'

/**
 * @import {Locator} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

test('no text reveals the search before help is asked for, and the last step of help does', async (t) => {
  const page = await exercise(t, 'ask="values ranges windows cuts"')
  const search = await open(TREE)
  const { steps } = search.summary
  const sentences = Array.from({ length: steps }, (_, k) => sentence(m, search.explain(k + 1)))
  const answer = words.answer('2')
  search.free()
  const before = await textsOf(page)
  for (const text of [...sentences, answer, ` ${steps}`]) {
    assert.ok(!before.includes(text), text)
  }
  await page.locator('secateur-tree').evaluate((tree) => {
    const viewer = /** @type {SecateurTree} */ (tree)
    viewer.seek('last')
    viewer.play()
  })
  await page.mouse.move(500, 300)
  await painted(page)
  assert.equal(
    await page
      .locator('secateur-tree')
      .evaluate((tree) => /** @type {SecateurTree} */ (tree).picture),
    null,
  )
  assert.equal((await textsOf(page)).includes(sentences[steps - 1]), false, 'no run is revealed')
  const reached = await page.locator('secateur-tree').evaluate(async (tree) => {
    const viewer = /** @type {SecateurTree} */ (tree)
    const open = new Promise((resolve) => viewer.addEventListener('secateur-open', resolve))
    viewer.reopen()
    const { detail } = /** @type {CustomEvent} */ (await open)
    // The search would refuse the name of an unknown step.
    viewer.seek('node:nowhere')
    return [viewer.search, detail.search, viewer.step, Object.keys(viewer.treeOnView ?? {})]
  })
  assert.deepEqual(reached, [null, null, 0, ['text', 'nodes', 'leaves']])
  await box(page, `${D}.value`).fill('5')
  // The sheet of the search that was opened again comes later, and begins without a selected node.
  do {
    await page.keyboard.press('Escape')
    await box(page, `${D}.value`).focus()
    await page.locator('secateur-tree .stage').focus()
    await page.keyboard.press('Enter')
  } while ((await focused(page)) !== `${D}.value`)
  const fields = field(page)
  for (const step of words.helpSteps) await fields.getByRole('button', { name: step }).click()
  const after = await textsOf(page)
  assert.ok(after.includes(words.answer('2')), 'a revealed text is found')
  assert.ok(sentences.some((text) => after.includes(text)))
  await box(page, `${A}.value`).fill('3')
  await button(page, words.scopeNames.all).click()
  await checked(page)
  const details = (await recordedEvents(page)).map(([, detail]) => detail)
  const last = details.at(-1) ?? assert.fail('no event')
  assert.deepEqual([last.help, last.shown, last.score], [4, true, 0], 'help brings no points')
  assert.ok(!JSON.stringify(details).includes('expected'))
  await page.getByText(words.noPoints).waitFor()
})

test('help is offered after a first try, and a given answer costs its points', async (t) => {
  const page = await exercise(t)
  const help = (/** @type {Locator} */ place) => place.locator('button.link:not(.name)')
  const row = page.locator('secateur-tree .sheet .help')
  await box(page, `${B}.value`).focus()
  assert.equal(await row.isVisible(), false, 'no attempts')
  await box(page, `${B}.value`).fill('5')
  const [right, where, what, answer] = words.helpSteps
  await row.getByRole('button', { name: right }).click()
  await row.getByText(/^B returns a different value: the least of those/).waitFor()
  await row.getByRole('button', { name: where }).click()
  await row.getByText(words.decided.leave(/** @type {any} */ ({ name: 'B' }))).waitFor()
  assert.ok(!/\d/.test((await row.textContent()) ?? ''), 'no number of a step that is hidden')
  await row.getByRole('button', { name: 'B, MIN, value' }).click()
  assert.equal(await focused(page), `${B}.value`)
  await page.locator('secateur-tree .stage').focus()
  await page.keyboard.press('Enter')
  assert.equal(await help(field(page)).textContent(), what, 'the same help at both places')
  await help(field(page)).click()
  await field(page).getByText(words.spent).waitFor()
  assert.equal(await help(row).textContent(), answer)
  for (const [node, value] of [
    [A, '3'],
    [B, '3'],
    [C, '2'],
    [D, '2'],
  ]) {
    await box(page, `${node}.value`).fill(String(value))
  }
  for (const node of [FOUR, SIX]) await box(page, `${node}.cut`).check()
  await button(page, words.scopeNames.all).click()
  await checked(page)
  const last = (await recordedEvents(page)).at(-1)?.[1] ?? assert.fail('no event')
  assert.deepEqual([last.points, last.max, last.shown], [15, 16, false])
})

test('an empty sheet is no attempt', async (t) => {
  const page = await exercise(t, 'attempts="1"')
  await button(page, words.scopeNames.all).click()
  await page.getByText(words.nothingYet).waitFor()
  await page.getByText(words.left(1)).waitFor()
  assert.deepEqual(await recordedEvents(page), [])
})
