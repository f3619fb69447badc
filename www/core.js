/**
 * The public JavaScript API, in browsers and in Node 20 or newer. Only this module loads the
 * WebAssembly package.
 *
 * @import { KnownLeaves, Opener, Options, RandomTree, Source } from './types.js'
 * @typedef {import('./pkg/secateur.js').Search} SearchHandle a search in the core
 * @typedef {import('./pkg/secateur.js').Opening} OpeningHandle an opening in the core
 */
import { fields, read, refusal } from './api/arguments.js'
import { inWords, SecateurError } from './api/failure.js'
import { Instance } from './api/instance.js'
import init, {
  Opening,
  knownLeaves as knownLeavesOf,
  restart,
  sample as leavesOfTrees,
} from './pkg/secateur.js'
import { Search } from './api/search.js'
import { others, slice } from './api/slices.js'
import { coreSource } from './wasm.js'

export { SecateurError } from './api/failure.js'
export { INK, KIND, LISTINGS, LONGEST, MEASURED, MOST_NODES, ROLE, SHAPE } from './api/legend.js'
export { STATUS, STEP_SIZES } from './api/legend.js'
export { Search } from './api/search.js'

/** @type {Promise<unknown> | undefined} */
let loaded
/** The instance of the core in use. */
let running = new Instance(restart)

/**
 * Searches a tree and records every step. A large tree takes several slices of some milliseconds, between
 * which the page goes on. A tree that needs only one slice is opened without a pause.
 *
 * Arguments are read first; later changes of them have no effect. If another tree stops the core meanwhile,
 * the opening begins again on the next core.
 *
 * @param {Source} source notation text, a recipe for a random tree, or a game
 * @param {Options} [options]
 * @param {Opener} [opener] is told the progress, and may end the opening
 * @returns {Promise<Search>}
 * @throws {SecateurError}
 * @throws the reason of the signal if it was aborted, by default an `AbortError`
 * @throws whatever `progress` throws, which ends the opening
 */
export async function open(source, options = {}, opener = {}) {
  try {
    const asked = read({ source, options })
    const watching = readOpener(opener)
    for (;;) {
      watching.signal?.throwIfAborted()
      const opened = await opening(await ready(), asked, watching)
      if (opened) return opened
    }
  } catch (error) {
    throw await inWords(error)
  }
}

/**
 * @param {Instance} core
 * @param {{ source: Source, options: Options }} asked
 * @param {Opener} opener
 * @returns {Promise<Search | null>} null if the core was stopped by something else
 */
async function opening(core, { source, options }, { signal, progress }) {
  signal?.throwIfAborted()
  const handle = core.call(() => Opening.of(source, options))
  let elapsed = 0
  /** @param {number} nodes */
  const advance = (nodes) => {
    const { stage } = handle.progress()
    const began = performance.now()
    const opened = handle.advance(nodes)
    if (stage === 'searching') elapsed += performance.now() - began
    return opened
  }
  try {
    while (!core.stopped) {
      const opened = slice((nodes) => core.call(() => advance(nodes)))
      if (opened) return new Search(core, opened, [source, options.root], elapsed)
      progress?.(core.call(() => handle.progress()))
      await others()
      signal?.throwIfAborted()
    }
    return null
  } finally {
    core.release(handle)
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

/**
 * How many leaves the search evaluates in each of many random trees: the trees number `from` …
 * `from` + `count` − 1. The seed of a tree follows from its number and the seed of the recipe, so several calls
 * give together what one call would, and two searches can be compared on the same trees.
 *
 * @param {{ random: RandomTree }} recipe
 * @param {Options} options
 * @param {number} from
 * @param {number} count at most a million, and the trees have at most 20,000,000 nodes together
 * @returns {Promise<Uint32Array>}
 * @throws {SecateurError}
 */
export async function sample(recipe, options, from, count) {
  return answer({ source: recipe, options, from, count }, leavesOfTrees)
}

/**
 * What is known of the leaves of uniform trees without searching one.
 *
 * @param {number} branching
 * @param {number} depth
 * @param {{ values?: number | null, cut?: Options['cut'] }} [leaves] how many equally likely values
 *   there are, at most 1000; null, the default: all leaves differ
 * @returns {Promise<KnownLeaves>}
 * @throws {SecateurError}
 */
export async function knownLeaves(branching, depth, leaves = {}) {
  const { values, cut = '>=' } = fields('leaves', leaves, ['values', 'cut'])
  const some = values === undefined || values === null ? {} : { values }
  return answer({ branching, depth, cut, ...some }, knownLeavesOf)
}

/**
 * @template T
 * @param {Record<string, unknown>} given the arguments by name
 * @param {(...given: any[]) => T} ask
 * @returns {Promise<T>}
 */
async function answer(given, ask) {
  try {
    const plain = Object.values(read(given))
    const core = await ready()
    return core.call(() => ask(...plain), given)
  } catch (error) {
    throw await inWords(error)
  }
}

/** The core, loaded if need be; a new instance if the last one has stopped. */
async function ready() {
  loaded ??= load()
  try {
    await loaded
    if (running.stopped) {
      running.replace()
      running = new Instance(restart)
    }
  } catch (error) {
    if (!running.stopped) loaded = undefined
    throw new SecateurError({ code: 'wasm-unavailable', reason: String(error) })
  }
  return running
}

async function load() {
  return init({ module_or_path: await coreSource() })
}
