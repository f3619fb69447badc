/**
 * A run of the lab: it searches the trees depth by depth in slices, and reports its counts.
 *
 * @import {Settings} from '../settings/settings.js'
 *
 * @typedef {'deep' | 'shallow'} Bounds
 * @typedef {{ kind: 'known', depth: number, known: import('../../types.js').KnownLeaves }
 *   | { kind: 'slice', depth: number, bounds: Bounds, leaves: Uint32Array, share: number }
 *   | { kind: 'done' }
 *   | { kind: 'failed', code: string, params: Record<string, unknown>, message: string }} Report
 *   `share`: the share of the work that is done, 0 … 1
 */

import { knownLeaves, sample } from '../../core.js'
import { requestOf } from '../settings/settings.js'

/**
 * Searches all trees, or until `rest` says stop.
 *
 * @param {Settings} settings
 * @param {(report: Report) => void} report
 * @param {number} slice the most leaves of a slice, unless a single tree has more
 * @param {() => Promise<boolean>} rest called between two slices; false: stop
 */
export async function sampleTrees(settings, report, slice, rest) {
  const { branching, depth: deepest, trees, values, cut } = settings
  await knownLeaves(branching, deepest) // refuses too large a tree before any is searched
  const work = (/** @type {number} */ depth) => branching ** depth + 1
  let whole = 0
  for (let depth = 0; depth <= deepest; depth += 1) whole += 2 * trees * work(depth)
  let done = 0
  for (let depth = 0; depth <= deepest; depth += 1) {
    report({ kind: 'known', depth, known: await knownLeaves(branching, depth, { values, cut }) })
    const [recipe, options] = requestOf(settings, depth)
    const most = Math.max(1, Math.floor(slice / work(depth)))
    for (let from = 0; from < trees; from += most) {
      const count = Math.min(most, trees - from)
      for (const bounds of /** @type {const} */ (['deep', 'shallow'])) {
        const leaves = await sample(recipe, { ...options, bounds }, from, count)
        done += count * work(depth)
        if (!(await rest())) return
        report({ kind: 'slice', depth, bounds, leaves, share: done / whole })
      }
    }
  }
  report({ kind: 'done' })
}
