/**
 * What the numbers in typed arrays stand for, the limits of the core, and the listings.
 *
 * @import { ListingId, Options, View } from '../types.js'
 *
 * @typedef {object} Listing pseudo-code that stands for rules
 * @property {ListingId} id
 * @property {View} view of the values in the code
 * @property {Pick<Options, 'algorithm' | 'cut' | 'returns' | 'bounds' | 'update' | 'deepening'> & { table?: 'unlimited' }} rules
 *   that it stands for
 */

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
/**
 * The values of the rules that have names, the default first.
 * @satisfies {{ [N in 'algorithm' | 'cut' | 'returns' | 'bounds' | 'update' | 'root' | 'order' | 'again'
 *   | 'deepening' | 'widen' | 'replace' | 'ordering']: readonly Required<Options>[N][] }}
 */
export const RULES = /** @type {const} */ ({
  algorithm: ['alpha-beta', 'minimax', 'pvs', 'mtd'],
  cut: ['>=', '>'],
  returns: ['soft', 'hard'],
  bounds: ['deep', 'shallow'],
  update: ['after', 'before'],
  root: ['max', 'min'],
  order: ['given', 'reversed', 'best', 'worst', 'evaluation', 'look-ahead', 'random'],
  again: ['window', 'value'],
  deepening: ['off', 'on'],
  widen: ['open', 'double'],
  replace: ['always', 'deepest'],
  ordering: ['fixed', 'table'],
})
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
/** What a mark means. */
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
 * The listings that can be asked for, the simplest first, and the rules that each stands for. The marks let
 * a bundler leave them out of the viewer, which does not use them.
 * @type {readonly Listing[]}
 */
export const LISTINGS = [
  { id: 'minimax', view: 'max', rules: { algorithm: 'minimax' } },
  { id: 'negamax', view: 'mover', rules: { algorithm: 'minimax' } },
  {
    id: 'known-bounds',
    view: 'max',
    rules: /* @__PURE__ */ alphaBeta('hard', 'shallow', 'before'),
  },
  {
    id: 'known-bounds-test-first',
    view: 'max',
    rules: /* @__PURE__ */ alphaBeta('hard', 'shallow', 'after'),
  },
  { id: 'window', view: 'max', rules: /* @__PURE__ */ alphaBeta('hard', 'deep', 'after') },
  {
    id: 'negamax-alpha-beta',
    view: 'mover',
    rules: /* @__PURE__ */ alphaBeta('hard', 'deep', 'after'),
  },
  { id: 'alpha-beta', view: 'max', rules: /* @__PURE__ */ alphaBeta('soft', 'deep', 'after') },
  { id: 'agent', view: 'max', rules: /* @__PURE__ */ alphaBeta('soft', 'deep', 'before') },
  { id: 'expectiminimax', view: 'max', rules: { algorithm: 'minimax' } },
  {
    id: 'alpha-beta-chance',
    view: 'max',
    rules: /* @__PURE__ */ alphaBeta('soft', 'deep', 'after'),
  },
  { id: 'star1', view: 'max', rules: /* @__PURE__ */ alphaBeta('soft', 'deep', 'after') },
  { id: 'pvs', view: 'max', rules: /* @__PURE__ */ repeating({ algorithm: 'pvs' }) },
  { id: 'deepening', view: 'max', rules: /* @__PURE__ */ repeating({ deepening: 'on' }) },
  {
    id: 'alpha-beta-memory',
    view: 'max',
    rules: /* @__PURE__ */ repeating({ table: 'unlimited' }),
  },
  { id: 'mtd-without-memory', view: 'max', rules: /* @__PURE__ */ repeating({ algorithm: 'mtd' }) },
  {
    id: 'mtd',
    view: 'max',
    rules: /* @__PURE__ */ repeating({ algorithm: 'mtd', table: 'unlimited' }),
  },
]

/**
 * @param {Options['returns']} returns
 * @param {Options['bounds']} bounds
 * @param {Options['update']} update
 * @returns {Listing['rules']}
 */
function alphaBeta(returns, bounds, update) {
  return { algorithm: 'alpha-beta', cut: '>=', returns, bounds, update }
}

/** The textbook's alpha–beta, with the ideas that lead to several visits. @param {Listing['rules']} ideas */
function repeating(ideas) {
  return { ...alphaBeta('soft', 'deep', 'after'), ...ideas }
}
