// The answers of practice in the picture.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawnAnswers } from '../../www/exercise/practise/drawn-answers.js'

/** Work with a typed list of leaves alone. @param {string} list */
function work(list) {
  const leaf = (/** @type {number} */ node, /** @type {number | null} */ value) => ({
    ...{ node, boxes: [], depth: 1, end: node + 1 },
    place: { leaf: true, value, name: value === null ? 'x' : null },
  })
  return /** @type {any} */ ({
    boxes: {
      nodes: [leaf(1, 3), leaf(2, null), leaf(3, 3)],
      valueOf: (/** @type {any} */ { place }) => String(place.value ?? ''),
      estimateOf: () => '',
    },
    sheet: { read: () => list },
    cuts: () => false,
  })
}

test('leaves show their place in the typed list, and an unknown value shows none', () => {
  assert.deepEqual(drawnAnswers(work('')), [])
  const numbers = drawnAnswers(work('3 3')).map(({ node, text }) => [node, text])
  assert.deepEqual(numbers, [
    [1, '1.'],
    [3, '2.'],
  ])
})

test('a window is marked right or wrong by its checked bounds', () => {
  const [right, wrong] = [{ ok: true }, { ok: false }]
  const verdicts = [
    [null, null],
    [null, right],
    [right, right],
    [right, wrong],
  ]
  const drawn = verdicts.flatMap(([alpha, beta]) => {
    const boxes = ['alpha', 'beta'].map((field) => ({ node: 1, field }))
    const [leaf] = work('').boxes.nodes
    const node = { ...leaf, boxes }
    return drawnAnswers({
      ...work(''),
      boxes: { ...work('').boxes, nodes: [node] },
      answerText: () => '3',
      verdictOf: (/** @type {{ field: string }} */ { field }) => (field === 'alpha' ? alpha : beta),
    })
  })
  assert.deepEqual(
    drawn.map((answer) => answer.ok),
    [null, true, true, false],
  )
})
