/**
 * Opening trees in a core.
 *
 * @import { Options, Progress, Source } from '../types.js'
 * @import { Core } from './core.js'
 * @import { Bindings } from './cores.js'
 * @import { Feeding, PendingTrace } from './foreign-trace.js'
 *
 * @typedef {object} Opener the arguments that `open` takes beside the options
 * @property {AbortSignal} [signal] ends the opening: its memory is freed, and the promise rejects with the reason of
 *   the signal
 * @property {(progress: Progress) => void} [progress] called after each slice, if the opening takes more than one
 */

import { fields, read, refusal } from './arguments.js'
import { whole } from './cores.js'
import { SecateurError, inWords } from './failure.js'
import { Search } from './search.js'
import { yieldTurn, slice } from './slices.js'

/** An opening waits for the bytes of a trace. */
const FEED = 'feed'

/**
 * Does the work of `open` of `core.js`.
 * @param {(source: Source) => Core<Bindings>[]} coresFor the cores to ask, each if those before it lack something; called
 *   once the arguments are read
 * @param {Source} source
 * @param {Options} options
 * @param {Opener} opener
 */
export async function openIn(coresFor, source, options, opener) {
  /** @type {PendingTrace | null} */
  let trace = null
  try {
    const watcher = readOpener(opener)
    if (isTrace(source)) {
      const { readTrace } = await import('./foreign-trace.js')
      trace = await readTrace(source, options, watcher.signal)
    }
    const request = trace?.request ?? read({ source, options })
    const cores = [...coresFor(request.source)]
    for (;;) {
      watcher.signal?.throwIfAborted()
      try {
        const search = await opening(await cores[0].ready(), request, watcher, trace)
        if (search) return search
      } catch (error) {
        const lacks = error instanceof SecateurError && error.code === 'not-here'
        if (!lacks || cores.length === 1) throw error
        cores.shift()
      }
    }
  } catch (error) {
    throw await inWords(error)
  } finally {
    await trace?.close()
  }
}

/**
 * @param {Awaited<ReturnType<Core<Bindings>['ready']>>} ready
 * @param {{ source: Source, options: Options }} request
 * @param {Opener} opener
 * @param {PendingTrace | null} trace the trace of another program
 * @returns {Promise<Search | null>} null if the core was stopped by something else
 */
async function opening({ core, bindings }, { source, options }, opener, trace) {
  const { signal, progress } = opener
  signal?.throwIfAborted()
  const handle = core.call(() => bindings.Opening.of(source, { options }))
  let elapsed = 0
  let needsBytes = trace !== null
  /** @param {number} nodes */
  const advance = (nodes) => {
    const { stage } = handle.progress()
    if (needsBytes && stage === 'importing') return FEED
    const began = performance.now()
    const result = handle.advance(nodes)
    if (stage === 'searching') elapsed += performance.now() - began
    return result
  }
  try {
    while (!core.stopped) {
      const result = slice((nodes) => core.call(() => advance(nodes)))
      if (result === FEED) {
        needsBytes = false
        await trace?.feed(core, /** @type {Feeding} */ (/** @type {unknown} */ (handle)), opener)
        continue
      }
      const open = () => openIn(() => [whole], source, options, {})
      if (result) return new Search(core, result, { source, options }, elapsed, open)
      progress?.(core.call(() => handle.progress()))
      await yieldTurn()
      signal?.throwIfAborted()
    }
    return null
  } finally {
    core.release(handle)
  }
}

/** @param {Source} source @returns {source is import('../types.js').TraceSource} */
function isTrace(source) {
  try {
    return source instanceof Object && 'trace' in source
  } catch {
    return false
  }
}

/** @param {Opener} opener @returns {Opener} */
function readOpener(opener) {
  const { signal, progress } = fields('opener', opener, ['signal', 'progress'])
  if (!(signal === undefined || signal === null || isSignal(signal))) {
    throw refusal('signal', signal, 'AbortSignal')
  }
  if (!(progress === undefined || progress === null || typeof progress === 'function')) {
    throw refusal('progress', progress, 'Function')
  }
  return { signal, progress }
}

/** Whether a value is a signal, also of another window. @param {unknown} value */
function isSignal(value) {
  try {
    Object.getOwnPropertyDescriptor(AbortSignal.prototype, 'aborted')?.get?.call(value)
    return true
  } catch {
    return false
  }
}
