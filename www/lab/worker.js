/**
 * Searches the trees of the lab, ply by ply and slice by slice, away from the page. It is told the
 * settings once and tells what it finds; the page ends it when nobody wants to know any more.
 *
 * @import {Settings} from './settings.js'
 *
 * @typedef {'deep' | 'shallow'} Bounds
 * @typedef {{ kind: 'known', depth: number, known: import('../types.js').KnownLeaves }
 *   | { kind: 'slice', depth: number, bounds: Bounds, leaves: Uint32Array, share: number }
 *   | { kind: 'done' }
 *   | { kind: 'failed', code: string, params: Record<string, unknown>, message: string }} Report
 *   `share` of all the work that is done, 0 … 1
 */

import { knownLeaves, sample, SecateurError } from '../core.js'
import { asked } from './settings.js'

/** How many leaves the trees of a slice have together: a small part of a second. */
const SLICE = 300_000

/** @param {Report} report */
function tell(report) {
  postMessage(report)
}

/** @param {Settings} settings */
async function run(settings) {
  const { branching, depth: deepest, trees, values, cut } = settings
  await knownLeaves(branching, deepest) // refuses too large a tree before any is searched
  const work = (/** @type {number} */ depth) => branching ** depth + 1
  let whole = 0
  for (let depth = 0; depth <= deepest; depth += 1) whole += 2 * trees * work(depth)
  let done = 0
  for (let depth = 0; depth <= deepest; depth += 1) {
    tell({ kind: 'known', depth, known: await knownLeaves(branching, depth, { values, cut }) })
    const [recipe, options] = asked(settings, depth)
    const most = Math.max(1, Math.floor(SLICE / work(depth)))
    for (let from = 0; from < trees; from += most) {
      const count = Math.min(most, trees - from)
      for (const bounds of /** @type {const} */ (['deep', 'shallow'])) {
        const leaves = await sample(recipe, { ...options, bounds }, from, count)
        done += count * work(depth)
        tell({ kind: 'slice', depth, bounds, leaves, share: done / whole })
      }
    }
  }
  tell({ kind: 'done' })
}

addEventListener('message', async ({ data }) => {
  try {
    await run(data)
  } catch (error) {
    if (!(error instanceof SecateurError)) throw error
    const { code, params, message } = error
    tell({ kind: 'failed', code, params, message })
  }
})
