/** The meanings of the numbers in typed arrays, and the limits of the core. */

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
  'stand-pat',
])
/** The number of kinds, the first ones, that have a bit in `ticks`. */
export const COUNTED = 8
/** The step sizes, the smallest first. */
export const STEP_SIZES = /** @type {const} */ (['event', 'child', 'decision', 'cutoff'])
/** The step sizes of best-first searches, the smallest first. */
export const BEST_FIRST_STEP_SIZES = /** @type {const} */ ([
  'event',
  'phase',
  'iteration',
  'choice',
])
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
  'proved',
  'disproved',
  'playout',
  'share',
  'null-window',
  're-search',
  'null-move',
  'quiescence',
  'reduced',
  'extended',
  'probe',
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
