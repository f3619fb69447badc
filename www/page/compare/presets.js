/**
 * What a search can be compared with: the same rules but for one, another order, or a listing.
 *
 * @import {Attributes} from '../controls/rules.js'
 * @import {ListingId} from '../../types.js'
 */

import { LISTINGS, RULES } from '../../api/legend.js'

/** The rules with two values, which a preset exchanges. */
const TWO_VALUED = /** @type {const} */ (['algorithm', 'bounds', 'returns', 'cut', 'update'])
const ORDERS = /** @type {const} */ (['best', 'worst', 'reversed', 'given'])

/** The value of a comparison for rules set by hand. */
export const HAND = 'hand'

/** @typedef {typeof TWO_VALUED[number]} TwoValued */
/** @typedef {typeof ORDERS[number]} Order */

/** The names of all presets, by what they change. */
export const PRESETS = {
  rules: TWO_VALUED,
  order: ORDERS,
  listing: LISTINGS.map(({ id }) => id),
}

/**
 * The rules of the second search.
 * @param {string} name
 * @param {Attributes} first the rules of the first
 * @returns {Attributes}
 */
export function preset(name, first) {
  const rule = TWO_VALUED.find((rule) => rule === name)
  if (rule) return { ...first, ...exchange(rule, first) }
  if (ORDERS.some((order) => order === name)) return { ...first, order: name }
  const others = Object.entries(first).filter(([rule]) => !TWO_VALUED.some((two) => two === rule))
  return { ...Object.fromEntries(others), listing: name }
}

/**
 * The other value of a rule, with alpha–beta: under minimax the other rules change nothing.
 * @param {TwoValued} rule
 * @param {Attributes} first
 */
function exchange(rule, first) {
  const listing = LISTINGS.find(({ id }) => id === first.listing)
  const [usual, other] = RULES[rule]
  const now = first[rule] ?? listing?.rules[rule]
  return { algorithm: RULES.algorithm[0], [rule]: now === other ? usual : other }
}
