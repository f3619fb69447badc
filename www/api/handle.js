/**
 * The handle that each search has in the core, and the one way to ask the core about a search.
 *
 * @import { SearchHandle } from '../whole.js'
 * @import { Instance } from './instance.js'
 * @import { Search } from './search.js'
 */
import { read, refusal } from './arguments.js'
import { SecateurError } from './failure.js'

/**
 * @typedef {object} Entry
 * @property {Instance} core
 * @property {SearchHandle | null} handle null once the search is freed
 * @property {boolean} whole whether that is the whole core
 * @property {() => Promise<Search>} open opens the same search in the whole core
 * @property {Promise<void> | null} moving into the whole core; null: it is not on its way
 */

/** @type {WeakMap<object, Entry>} */
const handles = new WeakMap()

/**
 * Gives a new search its handle.
 * @param {object} search @param {Instance} core @param {SearchHandle} handle @param {() => Promise<Search>} open
 */
export function setHandle(search, core, handle, open) {
  const whole = handle.answers('minimalTree')
  handles.set(search, { core, handle, whole, open, moving: null })
}

/**
 * Asks the core. Arguments are read first: a caller's code may run then, and it may free the search. A search can only
 * be asked about another one of the same tree in its own core, if that compares searches: the viewer does not.
 *
 * @param {object} search
 * @param {string} question
 * @param {Record<string, unknown>} args the arguments by name
 * @returns {any}
 */
export function ask(search, question, args) {
  const { other, ...plain } = /** @type {{ other?: Search }} */ (read(args))
  if (!('other' in args)) {
    const handle = handleOf(search)
    return entryOf(search).core.call(() => handle.ask(question, plain), args)
  }
  const otherHandle = handleOf(other)
  const { whole, sameTree } = /** @type {Search} */ (search)
  const together = entryOf(search).core === entryOf(other).core
  if (!whole || !together) throw refusal('other', other, 'Search')
  const same = question === 'sameTree' || sameTree.call(search, /** @type {Search} */ (other))
  if (!same) {
    const [found, expected] = ['Search, !sameTree(other)', 'Search, sameTree(other)']
    throw new SecateurError({ code: 'bad-argument', argument: 'other', found, expected })
  }
  const handle = handleOf(search)
  return entryOf(search).core.call(() => handle.askBeside(question, otherHandle, plain), args)
}

/**
 * The same with arguments that were read, or made here.
 * @param {object} search @param {string} question @param {Record<string, unknown>} plain @returns {any}
 */
export function askPlain(search, question, plain) {
  const handle = handleOf(search)
  return entryOf(search).core.call(() => handle.ask(question, plain), plain)
}

/** The handle of a search. @param {unknown} search @throws {SecateurError} if it is no search, or gone */
export function handleOf(search) {
  const { core, handle } = entryOf(search)
  if (!handle) throw new SecateurError({ code: 'freed' })
  core.check()
  return handle
}

/** Whether a search was freed. @param {unknown} search @throws {SecateurError} if it is no search */
export function isFreed(search) {
  return entryOf(search).handle === null
}

/** Whether a search is in the whole core. @param {object} search */
export function isWhole(search) {
  return entryOf(search).whole
}

/**
 * Moves a search into the whole core, unless it is there: it stays the same search, and answers more.
 * @param {Search} search
 * @throws {SecateurError}
 */
export async function moveToWhole(search) {
  handleOf(search)
  const entry = entryOf(search)
  if (entry.whole) return
  entry.moving ??= move(entry)
  await entry.moving
}

/** @param {Entry} entry */
async function move(entry) {
  try {
    const { core, handle, whole } = entryOf(await entry.open())
    if (entry.handle) {
      entry.core.release(entry.handle)
      Object.assign(entry, { core, handle, whole })
    } else if (handle) core.release(handle)
  } finally {
    entry.moving = null
  }
}

/** Frees a search in the core, once. @param {object} search */
export function release(search) {
  const entry = entryOf(search)
  if (entry.handle) entry.core.release(entry.handle)
  entry.handle = null
}

/** @param {unknown} search @returns {Entry} */
function entryOf(search) {
  const entry = handles.get(/** @type {object} */ (search))
  if (!entry) throw refusal('other', search, 'Search')
  return entry
}
