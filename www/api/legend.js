/**
 * The meanings of the numbers in typed arrays, the limits of the core, and the listings.
 *
 * @import { ListingId, Options, View } from '../types.js'
 *
 * @typedef {object} Listing pseudo-code that stands for rules
 * @property {ListingId} id
 * @property {View} view of the values in the code
 * @property {Pick<Options, 'algorithm' | 'cut' | 'returns' | 'bounds' | 'update' | 'deepening'> & { table?: 'unlimited' }} rules
 *   that it stands for
 */

import { LISTINGS as TABLE, SEARCH } from './options.js'

/** The most bytes that a text may have in UTF-8. */
export const LONGEST = 2 ** 20
/** The most nodes that a tree may have. */
export const MOST_NODES = 10_000_000
/** The status of a node, by the number in `frame.status`. */
export const STATUS = /** @type {const} */ ([
  'unreached',
  'open',
  'closed',
  'pruned',
  'beyond',
  'spared',
])
/** The kinds of events. */
export const KIND = /** @type {const} */ ([
  'enter',
  'evaluate',
  'compare',
  'cutoff',
  'leave',
  'finish',
  'again',
  'hit',
  'narrow',
  'verdict',
])
/** How many of the kinds, the first ones, have a bit in `ticks`. */
export const COUNTED = 8
/** The step sizes, the smallest first. */
export const STEP_SIZES = /** @type {const} */ (['event', 'child', 'decision', 'cutoff'])
/** The names of some options of a search. @param {(row: typeof SEARCH[keyof typeof SEARCH]) => boolean} among */
export function namesOf(among) {
  return Object.entries(SEARCH).flatMap(([name, row]) => (among(row) ? [name] : []))
}

/**
 * The names of the options of a search that take one of several words, but for the listing.
 * @typedef {{ [N in keyof typeof SEARCH]: typeof SEARCH[N] extends { kind: 'word' } ? N : never }[keyof typeof SEARCH]} Word
 * @typedef {Exclude<Word, 'listing'>} Rule
 */
/**
 * The words of these options, the default first.
 * @type {{ readonly [N in Rule]: typeof SEARCH[N]['words'] }}
 */
export const RULES = /* @__PURE__ */ rules()

function rules() {
  const words = Object.entries(SEARCH).flatMap(([name, row]) =>
    row.kind === 'word' && name !== 'listing' ? [[name, row.words]] : [],
  )
  return /** @type {any} */ (Object.fromEntries(words))
}
/** The shapes of marks. */
export const SHAPE = /** @type {const} */ ([
  'band',
  'line',
  'up',
  'down',
  'square',
  'circle',
  'curve',
  'head',
  'fan',
  'columns',
  'column-edges',
  'fan-edges',
])
/** The meanings of marks. */
export const INK = /** @type {const} */ ([
  'unreached',
  'open',
  'current',
  'closed',
  'pruned',
  'cut',
  'variation',
  'quiet',
  'selected',
  'band',
  'shallow',
  'deep',
  'differs',
  'minimal',
  'extra',
  'grid',
  'piece',
  'black',
  'white',
  'last',
  'won',
  'dimmed',
  'spared',
  'earlier',
])
/** The characters whose widths in the painter's font a style may give, in this order. */
export const MEASURED =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('') + '−∞≥≤…≈αβ→'
/** The roles of texts. */
export const ROLE = /** @type {const} */ ([
  'value',
  'bound',
  'window',
  'name',
  'player',
  'reach',
  'count',
  'weight',
  'type',
])

/**
 * The listings that can be asked for, the simplest first, and the rules that each stands for.
 * @type {readonly Listing[]}
 */
export const LISTINGS = TABLE
