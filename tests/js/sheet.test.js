// The state of an answer sheet, without a page.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HELP_STEPS, AnswerSheet, TICKED, keyOf } from '../../www/exercise/practise/answer-sheet.js'

/**
 * @import {Box} from '../../www/exercise/practise/answer-sheet.js'
 * @import {Field} from '../../www/types.js'
 */

/** @param {number} node @param {Field} [field] @returns {Box} */
const box = (node, field = 'value') => ({ node, field })
const everything = () => true

test('answers are handed in node by node, with ticks as true', () => {
  const sheet = new AnswerSheet()
  sheet.write(box(5, 'cut'), TICKED)
  sheet.write(box(1), '≤ 2')
  sheet.write(box(1, 'alpha'), '3')
  sheet.write(box(2), '7')
  sheet.write(box(2), '')
  assert.deepEqual(sheet.answers, [
    { node: 5, cut: true },
    { node: 1, value: '≤ 2', alpha: '3' },
  ])
})

test('undo takes back the typing in a box at once, and each tick alone', () => {
  const sheet = new AnswerSheet()
  for (const text of ['1', '12', '1']) sheet.write(box(1), text)
  sheet.rest()
  sheet.write(box(1), '14')
  for (const node of [2, 3]) sheet.write(box(node, 'cut'), TICKED)
  const state = () => [sheet.read(box(1)), sheet.read(box(2, 'cut')), sheet.read(box(3, 'cut'))]
  const states = [state()]
  while (sheet.canUndo) {
    sheet.undo()
    states.push(state())
  }
  assert.deepEqual(states, [
    ['14', TICKED, TICKED],
    ['14', TICKED, ''],
    ['14', '', ''],
    ['1', '', ''],
    ['', '', ''],
  ])
  for (const expected of states.slice(0, -1).reverse()) {
    sheet.redo()
    assert.deepEqual(state(), expected)
  }
  assert.equal(sheet.redo(), null)
  sheet.undo()
  sheet.write(box(1), '9')
  assert.equal(sheet.canRedo, false, 'another change clears the redo list')
})

test('a verdict lasts as long as its answer', () => {
  const sheet = new AnswerSheet()
  sheet.write(box(1), '3')
  sheet.judge(box(1), { ok: false, verdict: 'wrong', reason: null })
  assert.equal(sheet.verdictOf(box(1))?.verdict, 'wrong')
  sheet.write(box(1), '4')
  assert.equal(sheet.verdictOf(box(1)), null)
  sheet.undo()
  assert.equal(sheet.verdictOf(box(1))?.verdict, 'wrong')
})

test('the score rises no more after an answer was shown', () => {
  const sheet = new AnswerSheet()
  assert.equal(sheet.check(0.5), 0.5)
  sheet.help(box(1), 1)
  assert.equal(sheet.check(0.75), 0.75)
  assert.equal(sheet.shown, false)
  sheet.help(box(1), HELP_STEPS - 1)
  assert.equal(sheet.shown, true)
  assert.equal(sheet.check(1), 0.75)
  assert.equal(sheet.check(0.25), 0.25)
  assert.equal(sheet.check(null), 0.75, 'a part has no score of its own')
  assert.deepEqual([sheet.best, sheet.attempts, sheet.helpUsed], [0.75, 5, 2])
})

test('a sheet is saved as JSON, and invalid parts of that are left out', () => {
  const sheet = new AnswerSheet()
  sheet.write(box(1), '3')
  sheet.write(box(4, 'cut'), TICKED)
  sheet.judge(box(1), { ok: true, verdict: 'right', reason: null })
  sheet.help(box(4, 'cut'), 2)
  sheet.check(0.5)
  const savedState = JSON.parse(JSON.stringify(sheet.savedState))
  const again = AnswerSheet.from(savedState, everything)
  assert.deepEqual(again.savedState, sheet.savedState)
  assert.equal(again.canUndo, false)
  assert.equal(again.verdictOf(box(1))?.ok, true)
  const other = AnswerSheet.from(savedState, (key) => key !== keyOf(box(1)))
  assert.deepEqual(other.answers, [{ node: 4, cut: true }])
  const broken = { answers: { '1.value': 7 }, helped: { '1.value': -3 }, attempts: -1, best: 2 }
  for (const bad of [undefined, null, 7, [], 'x', broken, { told: 5, answers: null }]) {
    const { attempts, best, answers, shown } = AnswerSheet.from(bad, everything)
    assert.deepEqual([attempts, best, answers, shown], [0, 0, [], false])
  }
})

test('a saved verdict contains no right answer', () => {
  const sheet = new AnswerSheet()
  sheet.write(box(1), '12')
  const item = /** @type {any} */ ({
    ...{ node: 1, field: 'value', given: '12', read: 12, expected: 3, ok: false },
    ...{ verdict: 'wrong', reason: { key: 'other-value' }, step: 9 },
  })
  sheet.judge(item, item)
  const { verdict, reason, ok } = item
  assert.deepEqual(sheet.savedState.told, { '1.value': { given: '12', verdict, reason, ok } })
})

test('a restored sheet keeps later typing, and takes the greater counts', () => {
  const earlier = new AnswerSheet()
  earlier.write(box(1), '1')
  earlier.write(box(2), '2')
  for (const score of [0.5, 0.25]) earlier.check(score)
  earlier.help(box(2), 1)
  const sheet = new AnswerSheet()
  sheet.write(box(2), '22')
  sheet.write(box(3), '3')
  sheet.check(0.75)
  const savedState = JSON.parse(JSON.stringify(earlier.savedState))
  const after = sheet.after(AnswerSheet.from(savedState, everything))
  assert.deepEqual(after.savedState, {
    answers: { '1.value': '1', '2.value': '22', '3.value': '3' },
    ...{ helped: { '2.value': 2 }, help: 1, attempts: 2, best: 0.75, told: {} },
  })
  assert.deepEqual(
    after.after(AnswerSheet.from(after.savedState, everything)).savedState,
    after.savedState,
    'a second undo changes nothing',
  )
})
