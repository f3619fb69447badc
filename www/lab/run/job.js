/**
 * The jobs of a worker.
 *
 * @import {Settings} from '../settings/settings.js'
 * @import {EffortReport, Job} from './ideas.js'
 * @import {Report} from './run.js'
 *
 * @typedef {Report | EffortReport} AnyReport
 */

import { compareIdeas } from './ideas.js'
import { reporting, run } from './run.js'

/**
 * @param {Settings | Job} job
 * @param {(report: AnyReport) => void} tell
 * @param {number} slice the most leaves of a slice, unless a single tree has more
 * @param {() => Promise<boolean>} [rest] called between two slices; false: stop
 */
export function start(job, tell, slice, rest = async () => true) {
  return 'of' in job
    ? reporting(tell, () => compareIdeas(job, tell, slice, rest))
    : run(job, tell, slice, rest)
}
