/**
 * Does a run in a worker, or in the page itself if no worker can be started: a policy may forbid workers or their
 * addresses (Trusted Types), and a script of another origin may not start one. The address of worker.js is relative,
 * because this file and worker.js lie in one folder, here and in dist/.
 *
 * @import {AnyJob, AnyReport} from './job.js'
 */

import { yieldTurn } from '../../api/slices.js'
import { trustedUrl } from '../../page/settings/trusted.js'
import { start } from './job.js'

const SCRIPT = new URL('./worker.js', import.meta.url)

/** Leaves of a slice in the page: it ends within a part of a frame, unless a single tree has more. */
const SLICE = 30_000

/** Milliseconds of slices in a row, after which the page has a turn. */
const TURN = 10

/**
 * Begins a run.
 * @param {AnyJob} settings
 * @param {object} page
 * @param {(report: AnyReport) => void} page.onReport
 * @param {() => void} page.onPage called when the page itself does the run
 * @param {(reason: string) => void} page.failed called when the worker fails in the middle of the run
 * @returns {() => void} ends the run: nothing more is reported
 */
export function begin(settings, { onReport, onPage, failed }) {
  let over = false
  let reported = false
  /** @type {Worker | null} */
  let worker = null
  const end = () => {
    over = true
    worker?.terminate()
  }
  const fallBack = () => {
    worker?.terminate()
    onPage()
    runOnPage(settings, onReport, () => over)
  }
  try {
    worker = new Worker(trustedUrl(SCRIPT) ?? SCRIPT, { type: 'module' })
  } catch {
    fallBack()
    return end
  }
  worker.addEventListener('message', ({ data }) => {
    reported = true
    onReport(data)
  })
  worker.addEventListener('error', (event) => {
    if (over) return
    if (reported) failed(event.message || SCRIPT.href)
    else fallBack()
  })
  worker.postMessage(settings)
  return end
}

/**
 * @param {AnyJob} settings
 * @param {(report: AnyReport) => void} onReport
 * @param {() => boolean} over
 */
function runOnPage(settings, onReport, over) {
  let turn = performance.now() + TURN
  const pause = async () => {
    if (performance.now() > turn) {
      await yieldTurn()
      turn = performance.now() + TURN
    }
    return !over()
  }
  return start(settings, (report) => over() || onReport(report), SLICE, pause)
}
