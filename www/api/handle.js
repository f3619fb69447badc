/**
 * The handle that each search has in the core, and the one way to ask the core about a search.
 *
 * @import { SearchHandle } from '../whole.js'
 * @import { Instance } from './instance.js'
 * @import { Search } from './search.js'
 */
import { read, refusal } from './arguments.js'
import { SecateurError } from './failure.js'

/** @typedef {Exclude<keyof SearchHandle, 'free' | typeof Symbol.dispose>} Question a question to the core */
/** @typedef {{ core: Instance, handle: SearchHandle | null }} Held `handle` is null once the search is freed */

/** @type {WeakMap<object, Held>} */
const handles = new WeakMap()

/** Gives a new search its handle. @param {object} search @param {Instance} core @param {SearchHandle} handle */
export function hold(search, core, handle) {
  handles.set(search, { core, handle })
}

/**
 * Asks the core. Arguments are read first: a caller's code may run then, and it may free the search. A search can only
 * be asked about another one of the same tree in its own core, if that compares searches: the lean one of an element does
 * not.
 *
 * @template {Question} Q
 * @param {object} search
 * @param {Q} question
 * @param {Record<string, unknown>} given the arguments, in their order
 * @returns {ReturnType<SearchHandle[Q]>}
 */
export function ask(search, question, given) {
  const plain = read(given)
  if ('other' in plain) {
    const { other } = plain
    plain.other = living(other)
    const comparable = question in living(search) && shareCore(search, other)
    if (!comparable) throw refusal('other', other, 'Search')
    const same =
      question === 'sameTree' ||
      /** @type {Search} */ (search).sameTree(/** @type {Search} */ (other))
    if (!same) throw refusal('other', other, 'Search, sameTree(other)')
  }
  const handle = living(search)
  const method = /** @type {(...given: unknown[]) => any} */ (handle[question])
  return held(search).core.call(() => method.apply(handle, Object.values(plain)), given)
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

/** Frees a search in the core, once. @param {object} search */
export function release(search) {
  const entry = held(search)
  if (entry.handle) entry.core.release(entry.handle)
  entry.handle = null
}

/** @param {unknown} search @returns {Held} */
function held(search) {
  const known = handles.get(/** @type {object} */ (search))
  if (!known) throw refusal('other', search, 'Search')
  return known
}
