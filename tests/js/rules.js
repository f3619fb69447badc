// Sets of rules which together produce everything that can be said about a step.

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
]
