// Lists that scroll to an item, with the sizes of their boxes given.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepInView } from '../../www/dom/keep-in-view.js'

/**
 * Where a list of height 100 with a border of 10 is scrolled to, from 50, for an item of height 20.
 * @param {number} top of the item, in pixels of the list from its border
 * @param {number} [scale] of the page around the list
 */
function scrolled(top, scale = 1) {
  const list = {
    ...{ clientTop: 10, clientHeight: 100, offsetWidth: 40, scrollTop: 50 },
    getBoundingClientRect: () => ({ top: 7, width: 40 * scale }),
  }
  const inner = { top: 7 + (10 + top) * scale, height: 20 * scale }
  const item = { getBoundingClientRect: () => inner }
  keepInView(/** @type {any} */ (list), /** @type {any} */ (item))
  return list.scrollTop
}

test('a list scrolls only to an item out of view, and centres it', () => {
  assert.deepEqual(
    [0, 40, 80].map((top) => scrolled(top)),
    [50, 50, 50],
  )
  assert.deepEqual(
    [-1, 81].map((top) => scrolled(top)),
    [9, 91],
  )
})

test('a list on a scaled page scrolls in the same way', () => {
  for (const scale of [0.5, 2]) {
    const tops = [-1, 0, 40, 80, 81]
    assert.deepEqual(
      tops.map((top) => scrolled(top, scale)),
      [9, 50, 50, 50, 91],
    )
  }
})
