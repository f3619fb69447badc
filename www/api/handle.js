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
 * @typedef {object} Held
 * @property {Instance} core
 * @property {SearchHandle | null} handle null once the search is freed
 * @property {() => Promise<Search>} open opens the same search in the whole core
 * @property {Promise<Search> | null} opened there; null: it was not asked for
 */

/** @type {WeakMap<object, Held>} */
const handles = new WeakMap()

/**
 * Gives a new search its handle.
 * @param {object} search @param {Instance} core @param {SearchHandle} handle @param {() => Promise<Search>} open
 */
export function hold(search, core, handle, open) {
  handles.set(search, { core, handle, open, opened: null })
}

/**
 * Asks the core. Arguments are read first: a caller's code may run then, and it may free the search. A search can only
 * be asked about another one of the same tree in its own core, if that compares searches: the viewer does not.
 *
 * @param {object} search
 * @param {string} question
 * @param {Record<string, unknown>} given the arguments by name
 * @returns {any}
 */
export function ask(search, question, given) {
  const { other, ...plain } = /** @type {{ other?: Search }} */ (read(given))
  if (!('other' in given)) {
    const handle = living(search)
    return held(search).core.call(() => handle.ask(question, plain), given)
  }
  const beside = living(other)
  const { whole, sameTree } = /** @type {Search} */ (search)
  if (!whole || !shareCore(search, other)) throw refusal('other', other, 'Search')
  const same = question === 'sameTree' || sameTree.call(search, /** @type {Search} */ (other))
  if (!same) throw refusal('other', other, 'Search, sameTree(other)')
  const handle = living(search)
  return held(search).core.call(() => handle.askBeside(question, beside, plain), given)
}

/**
 * The same with arguments that were read, or made here.
 * @param {object} search @param {string} question @param {Record<string, unknown>} plain @returns {any}
 */
export function askPlain(search, question, plain) {
  const handle = living(search)
  return held(search).core.call(() => handle.ask(question, plain), plain)
}

/** The handle of a search. @param {unknown} search @throws {SecateurError} if it is no search, or gone */
export function living(search) {
  const { core, handle } = held(search)
  if (!handle) throw new SecateurError({ code: 'freed' })
  core.check()
  return handle
}

/**
 * Whether two searches are in one core, so that it can compare them.
 * @param {unknown} one
 * @param {unknown} other
 * @throws {SecateurError} if either is no search
 */
export function shareCore(one, other) {
  return coreOf(one) === coreOf(other)
}

/** The instance of a core that a search is in. @param {unknown} search @throws {SecateurError} if it is no search */
export function coreOf(search) {
  return held(search).core
}

/** Whether a search was freed. @param {unknown} search @throws {SecateurError} if it is no search */
export function isFreed(search) {
  return held(search).handle === null
}

/**
 * A search in the whole core: itself, or the same opened there once.
 * @param {Search} search
 * @returns {Promise<Search>}
 * @throws {SecateurError}
 */
export async function inWhole(search) {
  living(search)
  if (search.whole) return search
  const entry = held(search)
  const opened = await entry.opened?.catch(() => null)
  if (opened && !coreOf(opened).stopped) return opened
  entry.opened = entry.open()
  return entry.opened
}

/** Frees a search in the core, once. @param {object} search */
export function release(search) {
  const entry = held(search)
  if (entry.handle) entry.core.release(entry.handle)
  entry.handle = null
  entry.opened?.then((opened) => opened.free()).catch(() => {})
  entry.opened = null
}

/** @param {unknown} search @returns {Held} */
function held(search) {
  const known = handles.get(/** @type {object} */ (search))
  if (!known) throw refusal('other', search, 'Search')
  return known
}
