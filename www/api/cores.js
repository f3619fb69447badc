/**
 * The cores. The whole one opens every tree, and is fast. The lean one is a build of the same sources for less weight: it
 * opens short texts in the order given, which is all that most pages ask for. What both have, they do alike.
 *
 * @import { Options, Source } from '../types.js'
 * @typedef {typeof import('../whole.js')} Whole what binds the whole core, and where its WebAssembly comes from
 * @typedef {Pick<Whole, 'init' | 'Opening' | 'restart' | 'source'>} Bindings the same of any core
 */

import { Core } from './core.js'

/** The longest text for the lean core, in characters: it opens that in one slice, though in five times the time. */
const SHORT = 10_000

/** What a text with nodes of chance has, and few others: `?`, `CHANCE` or a weight. */
const CHANCE = /\?|chance|[\d½¼¾]:/i

/**
 * The algorithms and the listings that the lean core has. Of any other name the whole core judges, which can say all that
 * there are.
 * @type {unknown[]}
 */
const ALGORITHMS = ['alpha-beta', 'minimax']
/** @type {unknown[]} */
const LISTINGS = [
  ...[...ALGORITHMS, 'negamax', 'negamax-alpha-beta', 'agent', 'window'],
  ...['known-bounds', 'known-bounds-test-first'],
]

/** The options of searches that come back to nodes, which the lean core does not have. */
const REPEATING = /** @type {const} */ ([
  'again',
  'guess',
  'deepening',
  'aspiration',
  'widen',
  'table',
  'replace',
  'ordering',
])

export const whole = new Core(() => import('../whole.js'))
/** @type {Core<Bindings> | null} */
let lean = null

/** Offers the lean core. Without it the whole one opens all trees. @param {unknown} bindings */
export function offer(bindings) {
  lean ??= new Core(async () => /** @type {Bindings} */ (bindings))
}

/**
 * The core for a tree. Once the whole one is there, the lean one is not asked any more.
 * @param {Source} source
 * @param {Options} options
 * @returns {Core<Bindings>}
 */
export function coreFor(source, options) {
  const short = typeof source === 'string' && source.length <= SHORT && !CHANCE.test(source)
  const { order = 'given' } = options
  const once = !REPEATING.some((name) => (options[name] ?? null) !== null)
  const known = LISTINGS.includes(options.listing ?? 'minimax')
  const plain = once && known && ALGORITHMS.includes(options.algorithm ?? 'minimax')
  return lean && short && plain && order === 'given' && !whole.asked ? lean : whole
}
