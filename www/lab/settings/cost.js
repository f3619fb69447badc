/**
 * An estimate of how long a run takes, made before it starts.
 *
 * @import {Settings} from './settings.js'
 */

import { MOST_NODES } from '../../core.js'

/** Seconds a leaf takes, by order: sorting a tree first takes longer. */
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

/** The time of a run in seconds; 0 if its trees are too large and will be refused. @param {Settings} settings */
export function cost({ branching, depth: deepest, trees, order }) {
  let leaves = 0
  let nodes = 0
  for (let depth = 0; depth <= deepest; depth += 1) {
    leaves += branching ** depth + 1
    nodes += branching ** depth
  }
  return nodes > MOST_NODES ? 0 : SEARCHES * trees * leaves * LEAF[order]
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
