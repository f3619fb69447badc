/**
 * The mistakes that students and programs make in best-first searches. They are loaded on demand.
 *
 * @import {BestFirstMistake} from '../../types.js'
 */

/** @type {Record<BestFirstMistake, string>} */
export const bestFirstMistakes = {
  'last-of-equals': 'of equal children the last is chosen, not the first',
  'mean-alone': 'the exploration term is left out, and the mean alone decides',
  'exploration-alone': 'the mean is left out, and the exploration term alone decides',
  'mean-weighed': 'C multiplies the mean, not the exploration term',
  'sign-forgotten': 'MAX’s mean counts at a MIN node: the sign is forgotten',
  'least-score': 'MIN chooses the least score, not the greatest',
  'child-logarithm': 'the logarithm is that of the child’s visits: √(ln n / n)',
  'no-parent': 'the parent’s visits are left out',
  'no-logarithm': 'the logarithm is left out: √(N / n)',
  'visits-exchanged': 'the visits of parent and child change places',
  'upside-down': 'the fraction is upside down: √(n / ln N)',
  'exchanged-upside-down': 'the visits change places, and the fraction is upside down: √(N / ln n)',
  'no-root': 'the square root is left out',
  'most-visits': 'the child with the most visits is chosen',
  'proof-alone': 'the proof number decides at MIN nodes, too',
  'greatest-number': 'the child with the greatest number is chosen, not the least',
  'mean-carried': 'each node adds the mean of its child, not the reward',
  'visits-not-counted': 'the visits are not counted on the way up',
  'last-alone': 'only the last node of the path is updated',
  'reward-turned': 'the reward is reversed for MIN',
  'total-replaced': 'the reward takes the place of the total',
  'value-added': 'the value of the leaf is added, not the reward',
  'players-exchanged': 'MAX and MIN are swapped: the least and the sum change places',
  'both-sums': 'both numbers are sums',
  'both-least': 'both numbers are the least of the children',
  'leaves-open': 'a leaf counts as pn 1 and dn 1, although its value is known',
}
