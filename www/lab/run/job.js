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

import { SecateurError } from '../../core.js'
import { countChoices } from './choices.js'
import { compareIdeas } from './ideas.js'
import { sampleTrees } from './run.js'

/**
 * Does a job. An error of the core is reported, too.
 * @param {AnyJob} job
 * @param {(report: AnyReport) => void} report
 * @param {number} slice the most leaves of a slice, unless a single tree has more
 * @param {() => Promise<boolean>} [rest] called between two slices; false: stop
 */
export async function start(job, report, slice, rest = async () => true) {
  try {
    if ('treeKind' in job) await compareIdeas(job, report, slice, rest)
    else if ('choices' in job) await countChoices(job, report, slice, rest)
    else await sampleTrees(job, report, slice, rest)
  } catch (error) {
    if (!(error instanceof SecateurError)) throw error
    const { code, params, message } = error
    report({ kind: 'failed', code, params, message })
  }
}
