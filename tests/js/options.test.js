// Attributes as options: text becomes a value of the type of the option. The core decides whether the value is valid.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { optionsOf } from '../../www/element/attributes.js'
import { sourceOf } from '../../www/element/source.js'
import { elementWith } from './stand-ins.js'

/** @param {Record<string, string>} attributes */
function read(attributes) {
  return optionsOf(elementWith(attributes))
}

test('empty attributes are left out', () => {
  assert.deepEqual(read({}), {})
  assert.deepEqual(read({ depth: '', window: ' ', step: '3', convention: 'aima' }), {})
})

test('words stay words, and numbers become numbers', () => {
  const attributes = { listing: 'agent', algorithm: 'minimax', cut: '>', depth: '3', seed: ' 7 ' }
  assert.deepEqual(read(attributes), {
    listing: 'agent',
    algorithm: 'minimax',
    cut: '>',
    depth: 3,
    seed: 7,
  })
  assert.deepEqual(read({ depth: 'deep', window: 'low 3' }), { depth: 'deep', window: ['low', 3] })
})

test('limits are attributes of their own', () => {
  assert.deepEqual(read({ 'max-nodes': '1000', depth: '3' }), {
    depth: 3,
    limits: { nodes: 1000, text: undefined },
  })
  assert.deepEqual(read({ 'max-text': '99' }), { limits: { nodes: undefined, text: 99 } })
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

/** @param {Record<string, string>} attributes @param {string} [tree] */
function source(attributes, tree = '(1 2)') {
  return sourceOf(elementWith({ tree, ...attributes }))
}

test('without a game the text is the tree', () => {
  assert.equal(source({}), '(1 2)')
  assert.equal(source({ game: ' ', coins: '4', board: '...' }), '(1 2)')
})

test('a game is given by attributes, and the text is ignored', () => {
  assert.deepEqual(source({ game: 'coins', coins: '4', take: '1, 2' }), {
    game: 'coins',
    coins: 4,
    take: [1, 2],
  })
  const board = '... .x. ...'
  assert.deepEqual(
    source({
      game: 'five-in-a-row',
      board,
      size: '3',
      win: '3',
      turn: 'o',
      plies: '2',
      depth: '1',
    }),
    { game: 'five-in-a-row', board, size: 3, win: 3, turn: 'o', plies: 2 },
  )
  assert.deepEqual(source({ game: 'chess', step: '3' }), { game: 'chess' })
})
