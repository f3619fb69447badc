// Sets of rules that together produce every kind of sentence about a step.

/** @import {Options} from '../../www/types.js' */

/** @type {Options[]} */
export const RULES = [
  {},
  { algorithm: 'minimax' },
  { cut: '>', update: 'before' },
  { returns: 'hard', bounds: 'shallow' },
  { window: [3, 6], returns: 'hard' },
  { window: [-Infinity, 2], order: 'worst', root: 'min' },
  { depth: 1 },
  { depth: 1, quiescence: 'on' },
]

/** Those of searches with several visits. Where chance moves there are none. @type {Options[]} */
export const SEVERAL_VISITS = [
  { algorithm: 'pvs', table: 2 },
  { algorithm: 'mtd', table: 'unlimited' },
  { algorithm: 'pvs', again: 'value' },
  { algorithm: 'pvs', deepening: 'on', aspiration: 1, table: 'unlimited', ordering: 'table' },
]

/** A tree that each of these can search, with something in each of their tables. */
export const STATIC = '=7(=0!(4 7) =7!(1 3))'

/** Where chance moves: bounds of all values. @type {Options[]} */
const BOUNDED = [
  { values: [-20, 20] },
  { values: [-20, 20], window: [5, 6], returns: 'hard', cut: '>' },
]

/** All sets of rules for a tree. @param {string} text */
export function rulesFor(text) {
  return [...RULES, ...(text.includes('?') ? BOUNDED : SEVERAL_VISITS)]
}
