/**
 * Who does the searching: a worker, or the page itself where none can be started. A policy may forbid
 * workers or their addresses (Trusted Types), and a script of another origin is allowed none.
 *
 * @import {Settings} from '../settings/settings.js'
 * @import {Report} from './run.js'
 */

import { others } from '../../api/slices.js'
import { run } from './run.js'

const SCRIPT = new URL('./worker.js', import.meta.url)

/** So few leaves that the page has a turn some times a frame, unless a single tree has more. */
const SLICE = 30_000

/** How long the page may be kept waiting by slices in a row, in milliseconds. */
const TURN = 10

/**
 * Begins a run.
 * @param {Settings} settings
 * @param {object} page
 * @param {(report: Report) => void} page.hear
 * @param {() => void} page.alone the page itself does it
 * @param {(reason: string) => void} page.lost the worker failed in the middle of it
 * @returns {() => void} ends it: nothing more is heard
 */
export function begin(settings, { hear, alone, lost }) {
  let over = false
  let heard = false
  /** @type {Worker | null} */
  let worker = null
  const end = () => {
    over = true
    worker?.terminate()
  }
  const here = () => {
    worker?.terminate()
    alone()
    runHere(settings, hear, () => over)
  }
  try {
    worker = new Worker(address(), { type: 'module' })
  } catch {
    here()
    return end
  }
  worker.addEventListener('message', ({ data }) => {
    if (over) return // its last words were on their way
    heard = true
    hear(data)
  })
  worker.addEventListener('error', (event) => {
    if (over) return
    if (heard) lost(event.message || SCRIPT.href)
    else here()
  })
  worker.postMessage(settings)
  return end
}

/**
 * @param {Settings} settings
 * @param {(report: Report) => void} hear
 * @param {() => boolean} over
 */
function runHere(settings, hear, over) {
  let turn = performance.now() + TURN
  const rest = async () => {
    if (performance.now() > turn) {
      await others()
      turn = performance.now() + TURN
    }
    return !over()
  }
  const tell = (/** @type {Report} */ report) => {
    if (!over()) hear(report)
  }
  return run(settings, tell, SLICE, rest)
}

/** @type {{ createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (url: string) => URL } } | undefined} */
const trustedTypes = Reflect.get(globalThis, 'trustedTypes')

/** The one address that is trusted, once there is a policy for it. @type {URL | null} */
let trusted = null

/** That of the worker: under a policy of its own name, or under that of the page where it allows no other. */
function address() {
  try {
    const rules = { createScriptURL: () => SCRIPT.href }
    trusted ??= trustedTypes?.createPolicy('secateur', rules).createScriptURL('') ?? SCRIPT
    return trusted
  } catch {
    return SCRIPT
  }
}
