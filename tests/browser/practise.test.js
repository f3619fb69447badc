// Practice: a tree is answered by mouse, by touch and by keyboard alone, and all of it is accessible.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  A,
  B,
  C,
  D,
  FOUR,
  SIX,
  PHONE,
  words,
  reasons,
  exercise,
  recordedEvents,
  box,
  button,
  between,
  focused,
  checked,
  field,
} from './answer-sheet.js'
import { assertFitsWidth, painted } from './element.js'
import { WIDE } from './page.js'
import { pointOf, watchWhole } from './scene.js'
import { axeMayStyle, violationsInSchemes } from './violations.js'

/**
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

test('by mouse: fields open at the node, edges are cut, and a check leads to the errors', async (t) => {
  const page = await exercise(t)
  await watchWhole(page)
  const root = await pointOf(page, A)
  await page.mouse.click(root.x, root.y)
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  assert.equal(await focused(page), `${B}.value`, 'Enter moves in the order of the tree')
  await page.keyboard.type('3')
  const c = await pointOf(page, C)
  await page.mouse.click(c.x, c.y)
  const { x, y, width, height } = (await field(page).boundingBox()) ?? assert.fail('no fields')
  assert.ok(c.x < x || c.x > x + width || c.y < y || c.y > y + height, 'the node is in view')
  await page.keyboard.type('12')
  assert.equal(await box(page, `${C}.value`).inputValue(), '12', 'the sheet has the same state')
  await page.keyboard.press('Escape')
  assert.equal(await field(page).isVisible(), false)
  const edge = await between(page, C, FOUR)
  await page.mouse.click(edge.x, edge.y)
  assert.ok(await box(page, `${FOUR}.cut`).isChecked())
  await box(page, `${SIX}.cut`).check()
  await button(page, words.scopeNames.all).click()
  await checked(page)
  const summary = page.locator('secateur-tree .summary')
  assert.match((await summary.textContent()) ?? '', /14 of 16 First mistake: C, MIN, value\./)
  await summary.getByRole('button', { name: 'C, MIN, value' }).click()
  assert.equal(await focused(page), `${C}.value`)
  const wrong = box(page, `${C}.value`)
  assert.equal(await wrong.getAttribute('aria-invalid'), 'true')
  const described = (await wrong.getAttribute('aria-describedby'))?.split(' ').at(-1)
  assert.notEqual(await page.locator(`secateur-tree #${described}`).textContent(), '')
  await wrong.fill('2')
  assert.equal(await wrong.getAttribute('aria-invalid'), null, 'another answer is not judged')
  await box(page, `${D}.value`).fill('2')
  await button(page, words.scopeNames.all).click()
  await checked(page)
  assert.match((await summary.textContent()) ?? '', /16 of 16 All right/)
  const [[first, detail], [second], , [, last]] = await recordedEvents(page)
  assert.deepEqual([first, second], ['secateur-answer', 'secateur-result'])
  const { version, exercise: kind, seed, attempt, help, shown, scope, points, max, score } = detail
  assert.deepEqual(
    { version, kind, seed, attempt, help, shown, scope, points, max },
    ...[
      {
        version: 1,
        kind: 'practise',
        seed: null,
        attempt: 1,
        help: 0,
        shown: false,
        scope: 'all',
        points: 14,
        max: 16,
      },
    ],
  )
  assert.equal(score, 14 / 16)
  assert.deepEqual([last.attempt, last.score, last.best], [2, 1, 1])
  assert.ok(detail.items.every((/** @type {object} */ item) => !('expected' in item)))
})

test('by touch: the fields are below the picture, with buttons for signs', async (t) => {
  const page = await exercise(t, 'ask="ranges cuts"', PHONE)
  await watchWhole(page)
  const c = await pointOf(page, C)
  await page.touchscreen.tap(c.x, c.y)
  const fields = field(page)
  await fields.waitFor()
  const stage = await page.locator('secateur-tree .stage').boundingBox()
  const place = await fields.boundingBox()
  assert.ok(stage && place && place.y >= stage.y + stage.height - 1, 'nothing covers the tree')
  for (const control of await fields.locator('button:not(.link), input').all()) {
    const { height = 0 } = (await control.boundingBox()) ?? {}
    assert.ok(height >= 26, `${await control.textContent()} is ${height} px high`)
  }
  await fields.getByRole('button', { name: '≤' }).tap()
  await page.keyboard.type('2')
  assert.equal(await box(page, `${C}.range`).inputValue(), '≤2')
  const tick = await fields.locator('.tick').boundingBox()
  assert.ok(tick && tick.width >= 44 && tick.height >= 44)
  await fields.locator('.tick').tap({ position: { x: 4, y: 4 } })
  assert.ok(await box(page, `${C}.cut`).isChecked(), 'a finger also hits beside the box')
  await fields.locator('.tick').tap()
  await painted(page)
  // Two taps at one place would be another gesture.
  const edge = await between(page, D, D + 3)
  await page.touchscreen.tap(edge.x, edge.y)
  assert.ok(await box(page, `${D + 3}.cut`).isChecked())
  await button(page, words.scopeNames.level).tap()
  await checked(page)
  await assertFitsWidth(page)
})

test('by keyboard alone: the picture, its fields and the sheet are filled in', async (t) => {
  const page = await exercise(t)
  await page.locator('secateur-tree .stage').focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'x']) {
    await page.keyboard.press(key)
    await painted(page)
  }
  assert.ok(await box(page, `${FOUR}.cut`).isChecked())
  await page.keyboard.press('Control+z')
  assert.equal(await box(page, `${FOUR}.cut`).isChecked(), false)
  await page.keyboard.press('Control+Shift+z')
  assert.ok(await box(page, `${FOUR}.cut`).isChecked())
  await page.keyboard.press('ArrowUp')
  await painted(page)
  const announced = page.locator('secateur-tree .unseen[role="status"]')
  assert.equal(await announced.textContent(), 'C, MIN', 'only the sheet announces the node')
  await page.keyboard.press('Enter')
  await page.keyboard.type('x2')
  assert.equal(await box(page, `${C}.value`).inputValue(), 'x2', 'a key typed is text')
  assert.equal(await box(page, `${C}.cut`).isChecked(), false)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  assert.ok(await box(page, `${C}.cut`).isChecked())
  await page.keyboard.press('Enter')
  assert.equal(await focused(page), `${C + 1}.cut`)
  await page.keyboard.press('Escape')
  assert.match(String(await focused(page)), /stage/)
  await page.keyboard.press('?')
  const help = page.locator('secateur-tree dialog')
  await help.getByText(words.keys[0].does).waitFor()
  assert.equal(
    await help.locator('dt').count(),
    words.keys.length,
    'the keys of the transport do nothing',
  )
  await page.keyboard.press('Escape')
  await button(page, words.scopeNames.all).focus()
  await page.keyboard.press('Enter')
  const summary = page.locator('secateur-tree .summary')
  await summary.getByText(words.cannotRead(1)).waitFor()
  const how = summary.getByText(reasons.unreadable({ key: 'unreadable' }))
  assert.ok(await how.isVisible(), 'the summary says how to write it')
  assert.deepEqual(await recordedEvents(page), [], 'an unreadable answer is no attempt')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  assert.equal(await focused(page), `${C}.value`)
})

test('in the view of the side to move, a tree is answered with the values of negamax', async (t) => {
  const page = await exercise(t, 'view="mover" ask="values windows cuts" windows="own"')
  await page.locator('secateur-tree .task').getByText(words.rules.mover).waitFor()
  assert.equal(await box(page, `${B}.beta`).count(), 0, 'each node moves its α')
  const values = { [A]: ['3', '3'], [B]: ['-3', '-3'], [C]: ['-2', '-2'], [D]: ['-2', '-2'] }
  for (const [node, [value, alpha]] of Object.entries(values)) {
    await box(page, `${node}.value`).fill(value)
    await box(page, `${node}.alpha`).fill(alpha)
  }
  for (const node of [FOUR, SIX]) await box(page, `${node}.cut`).check()
  await button(page, words.scopeNames.all).click()
  await page.locator('secateur-tree').getByText(words.allRight).waitFor()
})

test('feedback="end" shows no verdict before the sheet is handed in', async (t) => {
  const page = await exercise(t, 'feedback="end" attempts="1"')
  assert.equal(await button(page, words.scopeNames.node).count(), 0)
  await box(page, `${B}.value`).fill('12')
  await page.locator('secateur-tree .stage').focus()
  await page.keyboard.press('Enter')
  assert.equal(await field(page).getByRole('button', { name: words.helpSteps[0] }).count(), 0)
  assert.equal(await page.locator('secateur-tree [aria-invalid]').count(), 0)
  await button(page, words.handIn).click()
  await page.locator('secateur-tree .sheet [aria-invalid]').waitFor()
  const names = (await recordedEvents(page)).map(([name]) => name)
  assert.deepEqual(names, ['secateur-answer', 'secateur-result'])
})

test('an exercise has no violations, and is complete in forced colours and in print', async (t) => {
  const page = await exercise(t, 'ask="values ranges windows cuts"', { ...WIDE, ...axeMayStyle })
  await box(page, `${B}.value`).fill('12')
  await button(page, words.scopeNames.all).click()
  await checked(page)
  await page.locator('secateur-tree .stage').focus()
  await page.keyboard.press('Enter')
  assert.deepEqual(await violationsInSchemes(page), [])
  await page.emulateMedia({ forcedColors: 'active' })
  const wrong = box(page, `${B}.value`)
  const border = await wrong.evaluate((input) => getComputedStyle(input).borderBottomStyle)
  assert.equal(border, 'double', 'marked by more than colour')
  assert.ok(await page.locator('secateur-tree .sheet .sign.wrong').first().isVisible())
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await page.locator('secateur-tree .summary').waitFor()
  assert.equal(await wrong.inputValue(), '12')
  assert.ok(await wrong.isVisible())
  assert.equal(await page.locator('secateur-tree .answer').isVisible(), false)
  assert.equal(await page.locator('secateur-tree .practice').isVisible(), false)
  await page.emulateMedia({ media: 'screen' })
})
