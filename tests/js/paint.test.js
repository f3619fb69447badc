// The calls of the painter to a canvas, recorded by a context that paints nothing.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { INKS } from '../../www/viewer/stage/ink-table.js'
import { thinned } from '../../www/viewer/stage/inks.js'
import { paint } from '../../www/viewer/stage/paint.js'

/** @import {Ink, Look} from '../../www/viewer/stage/inks.js' */

const VIEWPORT = { width: 900, height: 400, x: 60, y: 60, unit: 60, rowHeight: 90 }
/** @type {Look} */
const LOOK = {
  inks: /** @type {Record<string, Ink>} */ (INKS),
  paper: '#ffffff',
  type: 'serif',
  advances: new Float64Array(),
  scale: 1,
  cover: () => 1,
  shaded: true,
  shade: () => '#000000',
}

/** The recorded calls by name, while the last step of a search is painted. @param {Look} look */
async function painted(look) {
  /** @type {Record<string, any[]>} */
  const calls = {}
  const note = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    (calls[name] ??= []).push(value) > 0
  const context = new Proxy(/** @type {CanvasRenderingContext2D} */ ({}), {
    get: (_, name) => (/** @type {unknown} */ value) => note(String(name), value),
    set: (_, name, value) => note(String(name), value),
  })
  const search = await open('((3 12 8) (2 4 6) (14 5 2))')
  paint(context, search.scene(search.summary.steps, VIEWPORT), look)
  search.free()
  return calls
}

test('lines and gaps scale with the type', async () => {
  const [one, two] = [await painted(LOOK), await painted({ ...LOOK, scale: 2 })]
  const doubled = (/** @type {number} */ length) => 2 * length
  assert.deepEqual(two.lineWidth, one.lineWidth.map(doubled))
  assert.deepEqual(
    two.setLineDash,
    one.setLineDash.map((dash) => dash.map(doubled)),
  )
  assert.ok(one.lineWidth.some((width) => width > 0) && one.setLineDash.some((dash) => dash.length))
})

test('shapes of MIN are shaded where leaves are at least eight pixels apart', async () => {
  const fills = async (/** @type {number} */ unit) =>
    (await painted(thinned(LOOK, unit))).fill.length
  assert.ok((await fills(8)) > (await fills(7.99)))
  assert.deepEqual(
    [7.99, 8, 31].map((unit) => thinned(LOOK, unit).shaded),
    [false, true, true],
  )
})

test('lines that may be thinner are so where leaves are closer than sixteen pixels', () => {
  for (const [unit, share] of [
    [16, 1],
    [8, 0.5],
    [1, 0.45],
  ]) {
    for (const [name, { width, thins }] of Object.entries(thinned(LOOK, unit).inks)) {
      assert.equal(width, LOOK.inks[name].width * (thins ? share : 1), `${name} at ${unit}`)
    }
  }
})
