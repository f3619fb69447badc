// A range in signs, as the picture writes it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rangeInSigns } from '../../www/messages/range-in-signs.js'

/** @param {number[]} range */
const signs = (range) => rangeInSigns(range, (x) => `${x}`.replace('Infinity', '∞'))

test('a range is written as one value, a bound, or two ends', () => {
  assert.equal(signs([5, 5]), '5', 'an exact value is one number')
  assert.equal(signs([2, 5]), '2 … 5')
  assert.equal(signs([-Infinity, 5]), '≤ 5')
  assert.equal(signs([2, Infinity]), '≥ 2')
})

test('a range without ends is written as a bound, and infinity as a value', () => {
  assert.equal(signs([-Infinity, Infinity]), '≤ ∞')
  assert.equal(signs([Infinity, Infinity]), '∞')
  assert.equal(signs([-Infinity, -Infinity]), '-∞')
})
