/**
 * About how long a run takes, before any of it.
 *
 * @import {Settings} from './settings.js'
 */

/** No tree has more nodes: what is larger is refused, and takes no time. */
const MOST = 10_000_000
/** Seconds a leaf: of the tree as it comes, and of one that has to be put in order first. */
const LEAF = { random: 1e-7, best: 4e-7, worst: 4e-7 }
/** Searches of each tree. */
const SEARCHES = 2
/** Units of time, in seconds. */
const UNITS = /** @type {const} */ ([
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
])

/** In seconds. @param {Settings} settings */
export function cost({ branching, depth: deepest, trees, order }) {
  let leaves = 0
  let nodes = 0
  for (let depth = 0; depth <= deepest; depth += 1) {
    leaves += branching ** depth + 1
    nodes += branching ** depth
  }
  return nodes > MOST ? 0 : SEARCHES * trees * leaves * LEAF[order]
}

/**
 * A time in words, in the largest unit of which it has one.
 * @param {string} lang
 * @param {number} seconds
 */
export function duration(lang, seconds) {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['second', 1]
  const style = {
    style: /** @type {const} */ ('unit'),
    unit,
    unitDisplay: /** @type {const} */ ('long'),
  }
  return new Intl.NumberFormat(lang, { ...style, maximumFractionDigits: 0 }).format(
    seconds / length,
  )
}
