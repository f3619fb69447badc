// The cursor of a run, with frames of the test.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RunPlayer } from '../../www/viewer/transport/player.js'

/** @import {TestContext} from 'node:test' */

/** Replaces the frames of a page by calls of the test. @param {TestContext} t */
function frames(t) {
  const globals = /** @type {any} */ (globalThis)
  /** @type {((now: number) => void) | null} */
  let waiting = null
  globals.requestAnimationFrame = (/** @type {(now: number) => void} */ act) => {
    waiting = act
    return 1
  }
  globals.cancelAnimationFrame = () => (waiting = null)
  t.after(() => {
    delete globals.requestAnimationFrame
    delete globals.cancelAnimationFrame
  })
  return (/** @type {number} */ now) => {
    const act = waiting
    waiting = null
    act?.(now)
  }
}

test('a run does not jump after a hidden tab, and ends at its last step', (t) => {
  const frame = frames(t)
  const player = new RunPlayer(
    () => {},
    (step, by) => step + by,
  )
  player.open(10, 0)
  player.speed = 8
  const began = performance.now()
  player.play()
  frame(began + 1)
  // Of ten seconds a quarter counts.
  frame(began + 10_000)
  assert.equal(player.step, 2)
  assert.ok(player.playing)
  for (let at = 1; at <= 8; at += 1) frame(began + 10_000 + 130 * at)
  assert.equal(player.step, 10)
  assert.equal(player.playing, false)
})
