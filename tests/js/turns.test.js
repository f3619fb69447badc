import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Turns } from '../../www/viewer/turns.js'

/** @import {Part, View} from '../../www/viewer/view.js' */

/** A frame that began so long ago has no time left, though it comes right after the one before. */
const late = () => performance.now() - 50

/** Parts that write down what they are shown. @param {string[]} names @param {string} [used] has the focus */
function parts(names, used) {
  /** @type {string[]} */
  const shown = []
  const made = names.map((name) => {
    const element = { matches: () => name === used }
    const show = (/** @type {View} */ { step }) => shown.push(name + step)
    const settle = () => shown.push(`(${name})`)
    return /** @type {Part} */ (/** @type {unknown} */ ({ element, show, settle }))
  })
  return { turns: new Turns(made), shown }
}

/** @param {number} step @param {boolean} [playing] */
const view = (step, playing = false) => /** @type {View} */ ({ step, playing })

test('after a rest all parts are shown a view at once, and measured when all are written', () => {
  const { turns, shown } = parts(['a', 'b', 'c'])
  turns.take(view(1))
  turns.go(late())
  assert.deepEqual(shown, ['a1', 'b1', 'c1', '(a)', '(b)', '(c)'])
  assert.equal(turns.done, true)
})

test('where views come on and on each part has its turn, and none waits for ever', () => {
  const { turns, shown } = parts(['a', 'b', 'c'])
  turns.take(view(0))
  turns.finish()
  shown.length = 0
  for (let step = 1; step <= 4; step += 1) {
    turns.take(view(step))
    turns.go(late())
    assert.equal(turns.done, false)
  }
  assert.deepEqual(shown, ['a1', '(a)', 'b2', '(b)', 'c3', '(c)', 'a4', '(a)'])
  turns.go(late())
  turns.go(late())
  assert.deepEqual(shown.slice(8), ['b4', '(b)', 'c4', '(c)'])
  assert.equal(turns.done, true)
  turns.go(late())
  assert.equal(shown.length, 12, 'nobody is shown a view twice')
})

test('a frame with time left shows more than one', () => {
  const { turns, shown } = parts(['a', 'b', 'c'])
  turns.take(view(0))
  turns.finish()
  turns.take(view(1))
  turns.go(performance.now())
  assert.deepEqual(shown.slice(6), ['a1', '(a)', 'b1', '(b)', 'c1', '(c)'])
})

test('what has the focus never waits, and nobody waits for it', () => {
  const { turns, shown } = parts(['a', 'b', 'c'], 'c')
  turns.take(view(0))
  turns.finish()
  shown.length = 0
  for (let step = 1; step <= 3; step += 1) {
    turns.take(view(step))
    turns.go(late())
  }
  assert.deepEqual(
    shown.filter((name) => name.length === 2),
    ['c1', 'a1', 'c2', 'b2', 'c3', 'a3'],
  )
})

test('where the run starts or stops all are shown it at once', () => {
  const { turns, shown } = parts(['a', 'b', 'c'])
  turns.take(view(0))
  turns.finish()
  for (const playing of [true, false]) {
    shown.length = 0
    turns.take(view(1, playing))
    turns.go(late())
    assert.equal(turns.done, true)
    assert.deepEqual(shown, ['a1', 'b1', 'c1', '(a)', '(b)', '(c)'])
  }
  turns.take(view(2))
  turns.go(late())
  assert.equal(turns.done, false)
})
