// The scale of the number line, and labels that do not overlap.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeScale, place, placeLabels, ticks } from '../../www/viewer/panels/number-scale.js'

const NARROW = 260

test('infinite numbers are at the ends, finite ones in order between them', () => {
  const scale = makeScale([-8, 14], NARROW, 30)
  const numbers = [-Infinity, -8, -1, 0, 2.5, 14, Infinity]
  const places = numbers.map((x) => place(scale, x))
  assert.deepEqual([places[0], places[1], places.at(-2), places.at(-1)], [0, 30, 230, NARROW])
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  )
  assert.equal(place(scale, 3), 130, 'the middle of the span')
})

test('one value, or none, has a scale too', () => {
  for (const span of /** @type {([number, number] | null)[]} */ ([
    null,
    [7, 7],
    [-4, -4],
    [0, 0],
  ])) {
    const scale = makeScale(span, NARROW, 30)
    assert.equal(place(scale, span?.[0] ?? 0), NARROW / 2)
    assert.ok(ticks(scale, 40).length > 0)
  }
})

test('no number lies beyond the line, however large it is or narrow the line', () => {
  const huge = makeScale([-Number.MAX_VALUE, Number.MAX_VALUE], NARROW, 30)
  assert.equal(place(huge, 0), NARROW / 2)
  assert.equal(place(huge, Number.MAX_VALUE), 230)
  for (const scale of [huge, makeScale([0, 5e-324], NARROW, 30), makeScale([1, 2], 10, 30)]) {
    for (const x of [-1e300, 0, 1, 1e300]) {
      const at = place(scale, x)
      assert.ok(at >= 0 && at <= scale.width, `${x} at ${at}`)
    }
    assert.ok(ticks(scale, 40).every(Number.isFinite))
  }
})

test('ticks are round, within the span, and apart', () => {
  const cases = /** @type {[[number, number], number[]][]} */ ([
    [
      [2, 14],
      [5, 10],
    ],
    [
      [0, 99],
      [0, 50],
    ],
    [
      [-1, 1],
      [-1, -0.5, 0, 0.5, 1],
    ],
    [
      [0, 0.3],
      [0, 0.1, 0.2, 0.3],
    ],
    [[3, 900], [500]],
    // 1.1 / 0.1 is a little more than 11.
    [
      [1.1, 1.4],
      [1.1, 1.2, 1.3, 1.4],
    ],
  ])
  for (const [span, expected] of cases) {
    const scale = makeScale(span, NARROW, 30)
    const marks = ticks(scale, 48)
    assert.deepEqual(marks, expected, `of ${span}`)
    marks.slice(1).forEach((x, i) => assert.ok(place(scale, x) - place(scale, marks[i]) >= 48))
  }
})

test('labels with enough room stay at their places', () => {
  const labels = [
    { at: 50, width: 40 },
    { at: 150, width: 40 },
  ]
  assert.deepEqual(placeLabels(labels, NARROW, 8), [30, 130])
})

test('labels that would touch move to either side', () => {
  const labels = [
    { at: 100, width: 40 },
    { at: 110, width: 60 },
  ]
  const [first, second] = placeLabels(labels, NARROW, 8)
  assert.equal(second - (first + 40), 8)
  assert.ok(first < 80 && second > 80)
})

test('labels never overlap or leave the line, and keep their order', () => {
  for (const a of [0, 1, 20, 129, 130, 200, 260]) {
    for (const b of [0, 1, 20, 129, 130, 200, 260]) {
      const labels = [
        { at: a, width: 90 },
        { at: b, width: 70 },
      ]
      const [left, right] = placeLabels(labels, NARROW, 8)
      assert.ok(left >= 0 && left + 90 <= NARROW && right >= 0 && right + 70 <= NARROW)
      if (a <= b) assert.ok(right >= left + 98, `${a} before ${b}`)
      else assert.ok(left >= right + 78, `${b} before ${a}`)
    }
  }
})
