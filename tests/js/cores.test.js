// Which core opens a tree: texts in which chance moves go to the whole one at once, without an error in between.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coreFor, offer, whole } from '../../www/api/cores.js'

test('the lean core opens short texts, except those with nodes of chance', () => {
  offer({})
  for (const text of ['((3 12) (2 4))', 'MAX{MIN{3,5}, MIN{2,a}}', 'A(B:3 x=5)'])
    assert.notEqual(coreFor(text, {}), whole, text)
  for (const text of ['?(3 5)', '(CHANCE{3, 5} 4)', '(chance(1 2) 3)', '(0.5:3 5)', '(½:3 5)'])
    assert.equal(coreFor(text, {}), whole, text)
  // The listings for such trees are in the whole core alone.
  assert.equal(coreFor('(3 5)', { listing: 'star1' }), whole)
  assert.notEqual(coreFor('(3 5)', { listing: 'alpha-beta' }), whole)
})
