/**
 * Numbers, ranges and names of nodes, as English sentences need them.
 *
 * @import {Place, Player} from '../../types.js'
 */

import { figures } from '../figures.js'

export const { decimal, number, count, figure, rough, things, window, test, briefTest } =
  figures('en')

/**
 * What is proved of a true value: never a bound as if it were the value.
 * @param {number} lo
 * @param {number} hi
 */
export function range(lo, hi) {
  if (lo === hi) return `exactly ${number(lo)}`
  if (lo === -Infinity && hi === Infinity) return 'anything'
  if (lo === -Infinity) return `at most ${number(hi)}`
  if (hi === Infinity) return `at least ${number(lo)}`
  return `between ${number(lo)} and ${number(hi)}`
}

/** @param {Player} player */
export function mover(player) {
  return player === 'max' ? 'MAX' : 'MIN'
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
