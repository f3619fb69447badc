// Attributes as options: text becomes what an option is, and what it may be is left to the core.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { optionsOf } from '../../www/viewer/options.js'

/** @param {Record<string, string>} attributes */
function read(attributes) {
  const element = { getAttribute: (/** @type {string} */ name) => attributes[name] ?? null }
  return optionsOf(/** @type {Element} */ (/** @type {unknown} */ (element)))
}

test('what is not said is left out', () => {
  assert.deepEqual(read({}), {})
  assert.deepEqual(read({ depth: '', window: ' ', step: '3', convention: 'aima' }), {})
})

test('words stay words, numbers become numbers', () => {
  const attributes = { listing: 'agent', algorithm: 'minimax', cut: '>', depth: '3', seed: ' 7 ' }
  assert.deepEqual(read(attributes), {
    listing: 'agent',
    algorithm: 'minimax',
    cut: '>',
    depth: 3,
    seed: 7,
  })
  assert.ok(Number.isNaN(read({ depth: 'deep' }).depth))
})

test('a window is two numbers, of which either may be infinite', () => {
  const windows = {
    '-2 5.5': [-2, 5.5],
    '−2,5': [-2, 5],
    '-inf, +Infinity': [-Infinity, Infinity],
    '−∞ ∞': [-Infinity, Infinity],
    3: [3],
  }
  for (const [text, bounds] of Object.entries(windows)) {
    assert.deepEqual(read({ window: text }).window, bounds, text)
  }
})
