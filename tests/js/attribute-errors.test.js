// Attributes of a page that are taken for misspelt attributes of the element.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { misspeltNames } from '../../www/element/attribute-errors.js'

/** The attributes that misspelt names are taken for. @param {string[]} names @param {string[]} options */
function corrections(names, options) {
  const element = /** @type {Element} */ (
    /** @type {unknown} */ ({ getAttributeNames: () => names })
  )
  return misspeltNames(element, options).map(({ params }) => Object(params).expected)
}

test('a name with one letter left out, added, replaced or exchanged is a misspelling', () => {
  for (const slip of ['stp', 'stepp', 'stop', 'setp', 'ste'])
    assert.deepEqual(corrections([slip], ['step', 'lang']), ['step'], slip)
})

test('names with another first letter, or with more differences, are left alone', () => {
  const others = ['xstep', 'tep', 'ztep', 'tsep', 'class', 'id', 'stepsize', 'steps-of']
  assert.deepEqual(corrections(others, ['step', 'lang']), [])
})
