import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PartQueue } from '../../www/viewer/part-queue.js'

/** @import {Part, Snapshot} from '../../www/viewer/part.js' */

/** A frame that began this long ago has no time left, even if it directly follows another frame. */
const late = () => performance.now() - 50

/** Parts that record their snapshots. @param {string[]} names @param {string} [used] has the focus */
function parts(names, used) {
  /** @type {string[]} */
  const shown = []
  const made = names.map((name) => {
    const element = { matches: () => name === used }
    const show = (/** @type {Snapshot} */ { step }) => shown.push(name + step)
    const settle = () => shown.push(`(${name})`)
    return /** @type {Part} */ (/** @type {unknown} */ ({ element, show, settle }))
  })
  return { queue: new PartQueue(() => made), shown }
}

/** @param {number} step @param {boolean} [playing] */
const snapshot = (step, playing = false) => /** @type {Snapshot} */ ({ step, playing })

test('after a rest all parts show a snapshot at once, and are measured once all are written', () => {
  const { queue, shown } = parts(['a', 'b', 'c'])
  queue.add(snapshot(1))
  queue.run(late())
  assert.deepEqual(shown, ['a1', 'b1', 'c1', '(a)', '(b)', '(c)'])
  assert.equal(queue.done, true)
})

test('in a stream of snapshots each part gets its turn', () => {
  const { queue, shown } = parts(['a', 'b', 'c'])
  queue.add(snapshot(0))
  queue.finish()
  shown.length = 0
  for (let step = 1; step <= 4; step += 1) {
    queue.add(snapshot(step))
    queue.run(late())
    assert.equal(queue.done, false)
  }
  assert.deepEqual(shown, ['a1', '(a)', 'b2', '(b)', 'c3', '(c)', 'a4', '(a)'])
  queue.run(late())
  queue.run(late())
  assert.deepEqual(shown.slice(8), ['b4', '(b)', 'c4', '(c)'])
  assert.equal(queue.done, true)
  queue.run(late())
  assert.equal(shown.length, 12, 'no part gets a snapshot twice')
})

test('a frame with time left updates more than one part', (t) => {
  const now = performance.now()
  t.mock.method(performance, 'now', () => now) // A busy machine has no time left.
  const { queue, shown } = parts(['a', 'b', 'c'])
  queue.add(snapshot(0))
  queue.finish()
  queue.add(snapshot(1))
  queue.run(performance.now())
  assert.deepEqual(shown.slice(6), ['a1', '(a)', 'b1', '(b)', 'c1', '(c)'])
})

test('the part with the focus never waits, and no other part waits for it', () => {
  const { queue, shown } = parts(['a', 'b', 'c'], 'c')
  queue.add(snapshot(0))
  queue.finish()
  shown.length = 0
  for (let step = 1; step <= 3; step += 1) {
    queue.add(snapshot(step))
    queue.run(late())
  }
  assert.deepEqual(
    shown.filter((name) => name.length === 2),
    ['c1', 'a1', 'c2', 'b2', 'c3', 'a3'],
  )
})

test('all parts are updated at once when the run starts or stops', () => {
  const { queue, shown } = parts(['a', 'b', 'c'])
  queue.add(snapshot(0))
  queue.finish()
  for (const playing of [true, false]) {
    shown.length = 0
    queue.add(snapshot(1, playing))
    queue.run(late())
    assert.equal(queue.done, true)
    assert.deepEqual(shown, ['a1', 'b1', 'c1', '(a)', '(b)', '(c)'])
  }
  queue.add(snapshot(2))
  queue.run(late())
  assert.equal(queue.done, false)
})
