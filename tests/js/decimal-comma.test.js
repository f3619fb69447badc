// Decimal commas in the text of a tree: reported only where two numbers in a row show that they were meant.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readings } from '../../www/page/controls/decimal-comma.js'

test('commas in two numbers in a row are decimal commas', () => {
  assert.deepEqual(readings('(3,5 12,5)'), {
    read: '(3 5 12 5)',
    meant: '(3.5 12.5)',
    text: '(3.5 12.5)',
  })
  const text = '((-0,5 x:2,25)\n (7 8)) # 3,5 stays'
  assert.equal(readings(text)?.text, '((-0.5 x:2.25)\n (7 8)) # 3,5 stays')
  assert.equal(readings(text)?.meant, '((-0.5 x:2.25) (7 8))')
  const quoted = readings('("a, b,c":3,5 "Qh7#":12,5) # 1,5')
  assert.deepEqual(quoted, {
    read: '("a, b,c":3 5 "Qh7#":12 5)',
    meant: '("a, b,c":3.5 "Qh7#":12.5)',
    text: '("a, b,c":3.5 "Qh7#":12.5) # 1,5',
  })
  const long = readings(`(${'3,5 '.repeat(100)})`)
  assert.ok(long && long.read.length < 70 && long.read.endsWith('…'))
})

test('commas between leaves are no decimal commas', () => {
  for (const text of [
    '',
    '(3 5)',
    '(3,5)',
    '((3,12,8),(2,4,6),(14,5,2))',
    '((3,12),(2,4))',
    '(3, 5, 12, 5)',
    '(3,5, 12,5)',
    '(1,2,3 4,5)',
    '(a,b c,d)',
    '(3 5) # 3,5 12,5',
    '("a,1 b,2":3 "#" 5)',
    'MAX{MIN{3,5,10}, MIN{2,a,b}}',
  ]) {
    assert.equal(readings(text), null, text)
  }
})
