/**
 * The public JavaScript API, in browsers and in Node 20 or newer. Only this module loads the
 * WebAssembly package.
 *
 * @import { KnownLeaves, Opener, Options, RandomTree, Source } from './types.js'
 * @typedef {import('./pkg/secateur.js').Search} SearchHandle a search, as the core has it
 * @typedef {import('./pkg/secateur.js').Opening} OpeningHandle an opening, as the core has it
 */
import { answer, inWords, release, SecateurError } from './failure.js'
import init, {
  Opening,
  knownLeaves as knownLeavesOf,
  sample as leavesOfTrees,
} from './pkg/secateur.js'
import { Search } from './search.js'
import { others, slice } from './slices.js'

export { SecateurError } from './failure.js'
export { INK, KIND, LISTINGS, LONGEST, ROLE, SHAPE, STATUS } from './legend.js'
export { Search } from './search.js'

/** @type {Promise<unknown> | undefined} */
let core

/**
 * Searches a tree and records every step. A large tree takes a while: that time is taken in slices of
 * some milliseconds, between which the page goes on. A tree that needs only one is there at once.
 *
 * @param {Source} source notation text, a recipe for a random tree, or a game
 * @param {Options} [options]
 * @param {Opener} [opener] who wants to know of the progress, and may end it
 * @returns {Promise<Search>}
 * @throws {SecateurError}
 * @throws the reason of the signal, if it was aborted: an `AbortError` where nobody gave another
 */
export async function open(source, options = {}, { signal, progress } = {}) {
  signal?.throwIfAborted()
  await ready()
  signal?.throwIfAborted()
  const opening = await answer(() => Opening.of(source, options))
  try {
    for (;;) {
      const opened = slice((nodes) => opening.advance(nodes))
      if (opened) return new Search(opened, JSON.stringify([source, options.root]))
      progress?.(opening.progress())
      await others()
      signal?.throwIfAborted()
    }
  } catch (error) {
    throw await inWords(error)
  } finally {
    release(opening)
  }
}

/**
 * How many leaves the search evaluates in each of many random trees, the trees number `from` …
 * `from` + `count` − 1. A tree has a seed of its own, which follows from that of the recipe and its
 * number: slices join to what one call would give, and searches are compared on the same trees.
 *
 * @param {{ random: RandomTree }} recipe
 * @param {Options} options
 * @param {number} from
 * @param {number} count at most a million
 * @returns {Promise<Uint32Array>}
 * @throws {SecateurError}
 */
export async function sample(recipe, options, from, count) {
  await ready()
  return answer(() => leavesOfTrees(recipe, options, from, count))
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
export async function knownLeaves(branching, depth, { values = null, cut = '>=' } = {}) {
  await ready()
  return answer(() => knownLeavesOf(branching, depth, values, cut))
}

async function ready() {
  core ??= load()
  try {
    await core
  } catch (error) {
    core = undefined
    throw await inWords(new SecateurError({ code: 'wasm-unavailable', reason: String(error) }))
  }
}

async function load() {
  if (!import.meta.url.startsWith('file:')) return init()
  const { readFile } = await import('node:fs/promises')
  const bytes = await readFile(new URL('./pkg/secateur_bg.wasm', import.meta.url))
  return init({ module_or_path: bytes })
}
