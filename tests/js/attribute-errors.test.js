// Which attributes are taken for slips of ours.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { misspeltNames } from '../../www/element/attribute-errors.js'

/** The attributes of which each is told as meant by a slip. @param {string[]} names @param {string[]} options */
function meant(names, options) {
  const element = /** @type {Element} */ (
    /** @type {unknown} */ ({ getAttributeNames: () => names })
  )
  return misspeltNames(element, options).map(({ params }) => Object(params).expected)
}

test('a letter left out, added, replaced or exchanged is a slip', () => {
  for (const slip of ['stp', 'stepp', 'stop', 'setp', 'ste'])
    assert.deepEqual(meant([slip], ['step', 'lang']), ['step'], slip)
})

test('attributes that begin with another letter are those of others', () => {
  const others = ['xstep', 'tep', 'ztep', 'tsep', 'class', 'id', 'stepsize', 'steps-of']
  assert.deepEqual(meant(others, ['step', 'lang']), [])
})
