// The view of a sentence: numbers of MIN's nodes are stated from MIN's side, if the view is that of the side to move.

/**
 * @import {View} from '../../../www/types.js'
 * @import {Range} from './grammar.js'
 * @import {TreeNode} from './tree.js'
 */

/** From the numbers of one node in a view to MAX's, and back: both are the same. */
export class Lens {
  /** @param {View} view @param {TreeNode} node */
  constructor(view, { player }) {
    this.turned = view === 'mover' && player === 'min'
  }

  /** @param {number} value */
  number(value) {
    return this.turned ? 0 - value : value
  }

  /** @param {Range} range @returns {Range} */
  range({ lo, hi, depth }) {
    return this.turned ? { lo: 0 - hi, hi: 0 - lo, depth } : { lo, hi, depth }
  }

  /** @param {number[]} window */
  window([alpha, beta]) {
    return this.turned ? [0 - beta, 0 - alpha] : [alpha, beta]
  }

  /** Whether a word of a pair is turned into the other one. @template T @param {T} word @param {T} one @param {T} other */
  word(word, one, other) {
    return !this.turned ? word : word === one ? other : one
  }
}
