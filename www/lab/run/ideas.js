/**
 * A run that searches the same trees by all ideas, depth by depth.
 *
 * @import {Settings} from '../settings/settings.js'
 * @import {Report} from './run.js'
 * @import {IdeaName, TreeKind} from './searches.js'
 *
 * @typedef {{ treeKind: TreeKind, depth: number, settings: Settings }} Job
 *
 * @typedef {object} Effort of one search, on average over the trees of a depth; NaN: the search was given up
 * @property {number} leaves different ones
 * @property {number} evaluated evaluations
 * @property {number} calls
 *
 * @typedef {{ kind: 'effort', depth: number, name: IdeaName, table: boolean, effort: Effort, share: number }} EffortReport
 */

import { efforts } from '../../core.js'
import { ideaRequest, ideasOf, tablesOf, treesOf } from './searches.js'

/** The number that stands for a search that was given up. */
const GIVEN_UP = 2 ** 32 - 1

/**
 * @param {Job} job
 * @param {(report: Report | EffortReport) => void} report
 * @param {number} slice the most leaves of a slice, unless a single tree has more
 * @param {() => Promise<boolean>} rest called between two slices; false: stop
 */
export async function compareIdeas(job, report, slice, rest) {
  const searches = ideasOf(job.treeKind).flatMap((idea) =>
    tablesOf(idea).map((table) => ({ idea, table })),
  )
  const whole = searches.length * (job.depth + 1)
  const trees = treesOf(job.treeKind)
  let done = 0
  for (let depth = 0; depth <= job.depth; depth += 1) {
    for (const { idea, table } of searches) {
      const [source, options] = ideaRequest(job, depth, idea, table)
      const leaves = job.settings.branching ** depth + 1
      const most = Math.max(1, Math.floor(slice / leaves))
      /** @type {number[]} */
      const numbers = []
      for (let from = 0; from < trees; from += most) {
        numbers.push(...(await efforts(source, options, from, Math.min(most, trees - from))))
        if (!(await rest())) return
      }
      done += 1
      const { name } = idea
      report({ kind: 'effort', depth, name, table, effort: mean(numbers), share: done / whole })
    }
  }
  report({ kind: 'done' })
}

/** The means of leaves, evaluations and calls, which come in turns. @param {number[]} numbers @returns {Effort} */
function mean(numbers) {
  const [leaves, evaluated, calls] = [0, 1, 2].map((which) => {
    const own = numbers.filter((_, at) => at % 3 === which)
    return own.includes(GIVEN_UP) ? NaN : own.reduce((sum, n) => sum + n, 0) / own.length
  })
  return { leaves, evaluated, calls }
}
