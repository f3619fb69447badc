/**
 * Numbers, ranges and names of nodes, as English sentences need them.
 *
 * @import {Mover, Origin, Place} from '../../types.js'
 */

import { numbers, rangeInWords } from '../numbers.js'

export { isEndless, letters, lettersAt } from '../numbers.js'

export const {
  decimal,
  number,
  count,
  average,
  rough,
  things,
  bounds,
  window,
  test,
  briefTest,
  toBeat,
  bestBefore,
  weight,
} = numbers('en')

/**
 * The range of a true value. A bound is never told as a value. If a depth limit was met, the range is that of the
 * value at that depth.
 * @param {number} lo
 * @param {number} hi
 * @param {number | null} [limit]
 */
export function range(lo, hi, limit = null) {
  const at = limit === null ? '' : ` at depth ${count(limit)}`
  return rangeInWords(lo, hi, {
    exactly: (x) => (limit === null ? `exactly ${number(x)}` : `${number(x)}${at}`),
    atMost: (x) => `at most ${number(x)}${at}`,
    atLeast: (x) => `at least ${number(x)}${at}`,
    between: (x, y) => `between ${number(x)} and ${number(y)}${at}`,
    anything: 'anything',
  })
}

/** The player to move, as the picture writes it. @param {Mover} player */
export function mover(player) {
  return player === 'chance' ? player : player.toUpperCase()
}

/** The player to move, at the beginning of a sentence. @param {Mover} player */
export function Mover(player) {
  return player === 'chance' ? 'Chance' : mover(player)
}

/**
 * A node inside a sentence.
 * @param {Place} p
 */
export function place(p) {
  if (p.name !== null) return p.name
  if (p.parent === null) return 'the root'
  return p.value === null ? `child ${p.ordinal} of ${p.parent}` : `the leaf ${number(p.value)}`
}

/**
 * A node that begins a sentence. Names of users are never capitalised.
 * @param {Place} p
 */
export function Place(p) {
  const words = place(p)
  return p.name === null ? words[0].toUpperCase() + words.slice(1) : words
}

/** The name of the value of an open node. @param {Mover} player @returns {string} */
export function soFar(player) {
  return player === 'chance' ? 'sum so far' : 'best so far'
}

/** The holder of a bound, or its origin. @param {Place | null} holder @param {Origin} [origin] */
export function owner(holder, origin) {
  if (holder !== null) return place(holder)
  if (origin === 'trace') return 'the program itself'
  if (origin === 'found') return 'the value that a test found'
  if (origin === 'test') return 'a null window'
  if (origin === 'values') return 'the bounds on all values'
  return origin === 'table' ? 'the table' : 'the root’s own window'
}
