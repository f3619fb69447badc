/**
 * The cores: two modules of the same sources. The viewer has little weight, and opens trees that are typed, in the order
 * given; the whole core opens everything, and is fast. Both do their common questions alike. The viewer itself reports
 * the questions that it lacks.
 *
 * @import { Source } from '../types.js'
 * @typedef {Omit<typeof import('../whole.js'), 'typed'> & { typed?: unknown }} Bindings the binding of a core to WebAssembly, and
 *   the place of its file; `typed`: the words of typed answers, of the whole core only
 */

import { Core } from './core.js'

/** The longest text for the viewer, in characters: it opens that in one slice, though in five times the time. */
const SHORT = 10_000

/** @type {Core<Bindings>} */
export const whole = new Core(() => import('../whole.js'))
/** @type {Core<Bindings> | null} */
let viewer = null

/** Offers the viewer. Without it the whole core opens all trees. @param {unknown} bindings */
export function offer(bindings) {
  viewer ??= new Core(async () => /** @type {Bindings} */ (bindings))
}

/**
 * The cores for a tree: each is asked if those before it lack something. Once the whole one is there, it opens all.
 * @param {Source} source
 * @returns {Core<Bindings>[]}
 */
export function coresFor(source) {
  const short = typeof source === 'string' && source.length <= SHORT
  return viewer && short && !whole.isRequested ? [viewer, whole] : [whole]
}

/**
 * Calls a function of the whole core that needs no search.
 * @param {string} name
 * @param {Record<string, unknown>} args its arguments, as plain data
 * @returns {Promise<any>}
 * @throws {SecateurError}
 */
export async function call(name, args) {
  await whole.ready()
  return callNow(name, args)
}

/** The same once the whole core is loaded. @param {string} name @param {Record<string, unknown>} args @returns {any} */
export function callNow(name, args) {
  const { core, bindings } = whole.now()
  return core.call(() => bindings.call(name, args), args)
}
