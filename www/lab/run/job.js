/**
 * The jobs of a worker.
 *
 * @import {Settings} from '../settings/settings.js'
 * @import {Choosing, ChoicesReport} from './choices.js'
 * @import {EffortReport, Job} from './ideas.js'
 * @import {Report} from './run.js'
 *
 * @typedef {Settings | Job | Choosing} AnyJob
 * @typedef {Report | EffortReport | ChoicesReport} AnyReport
 */

import { countChoices } from './choices.js'
import { compareIdeas } from './ideas.js'
import { reportErrors, run } from './run.js'

/**
 * @param {AnyJob} job
 * @param {(report: AnyReport) => void} tell
 * @param {number} slice the most leaves of a slice, unless a single tree has more
 * @param {() => Promise<boolean>} [rest] called between two slices; false: stop
 */
export function start(job, tell, slice, rest = async () => true) {
  if ('of' in job) return reportErrors(tell, () => compareIdeas(job, tell, slice, rest))
  if ('choices' in job) return reportErrors(tell, () => countChoices(job, tell, slice, rest))
  return run(job, tell, slice, rest)
}
