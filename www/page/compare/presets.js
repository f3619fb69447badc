/**
 * What a search can be compared with at one choice: its own rules but for one, another order, or a
 * listing.
 *
 * @import {Attributes} from '../controls/rules.js'
 * @import {ListingId} from '../../types.js'
 */

import { LISTINGS } from '../../core.js'

/** The two values of each rule that can be turned round, the default first. */
const OTHER = /** @type {const} */ ({
  algorithm: ['alpha-beta', 'minimax'],
  bounds: ['deep', 'shallow'],
  returns: ['soft', 'hard'],
  cut: ['>=', '>'],
  update: ['after', 'before'],
})
const ORDERS = /** @type {const} */ (['best', 'worst', 'reversed', 'given'])

/** @typedef {keyof typeof OTHER} Turned */
/** @typedef {typeof ORDERS[number]} Order */

/** The names of all, by what they change. */
export const PRESETS = {
  rules: /** @type {Turned[]} */ (Object.keys(OTHER)),
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
  const turned = PRESETS.rules.find((rule) => rule === name)
  if (turned) return { ...first, ...turn(turned, first) }
  if (ORDERS.some((order) => order === name)) return { ...first, order: name }
  const others = Object.entries(first).filter(([rule]) => !(rule in OTHER))
  return { ...Object.fromEntries(others), listing: name }
}

/**
 * A rule the other way round. Without bounds the rules but one would change nothing.
 * @param {Turned} rule
 * @param {Attributes} first
 */
function turn(rule, first) {
  const listing = LISTINGS.find(({ id }) => id === first.listing)
  const [usual, other] = OTHER[rule]
  const now = first[rule] ?? listing?.rules[rule]
  return { algorithm: OTHER.algorithm[0], [rule]: now === other ? usual : other }
}
