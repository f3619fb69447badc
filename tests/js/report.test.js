// The event of a check is JSON by the schema in docs/, without the right answers.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { checkResult } from '../../www/exercise/practise/check-result.js'
import { AnswerSheet, TICKED } from '../../www/exercise/practise/answer-sheet.js'
import { RESULT, wrong } from './schema.js'

test('the detail of a check follows its schema, and contains no answer', async () => {
  const search = await open('((3 12 8) (2 4 6) (14 5 2))')
  const sheet = new AnswerSheet()
  sheet.write({ node: 1, field: 'value' }, '12')
  sheet.write({ node: 5, field: 'range' }, '<=2')
  sheet.write({ node: 9, field: 'alpha' }, '4x')
  sheet.write({ node: 9, field: 'beta' }, '∞')
  sheet.write({ node: 10, field: 'cut' }, TICKED)
  const grade = await search.grade(sheet.answers, { ask: ['values', 'ranges', 'windows', 'cuts'] })
  const score = sheet.check(grade.score)
  const detail = checkResult(grade, sheet, 'all', score, null)
  assert.deepEqual(JSON.parse(JSON.stringify(detail)), detail)
  assert.deepEqual(wrong(detail, RESULT), [])
  assert.ok(detail.items.length > 10)
  const range = detail.items.find(({ node, field }) => node === 5 && field === 'range')
  assert.deepEqual(range?.read, ['-Infinity', 2], 'JSON has no infinite numbers')
  assert.ok(!JSON.stringify(detail).includes('expected'))
  const bad = {
    ...detail,
    version: 2,
    score: '1',
    more: 1,
    items: [{ ...detail.items[0], expected: 3 }],
  }
  assert.equal(wrong(bad, RESULT).length, 4)
  search.free()
})
