/**
 * The words of the options of a search, and the listings.
 *
 * @import { ListingId, Options, View } from '../types.js'
 *
 * @typedef {object} Listing pseudo-code that stands for rules
 * @property {ListingId} id
 * @property {View} view of the values in the code
 * @property {Omit<Pick<Options, Rule>, 'order'> & { table?: 'unlimited' }} rules
 *   that it stands for
 */

import { LISTINGS as TABLE, SEARCH } from './options.js'

/**
 * The listings that can be asked for, the simplest first, and the rules that each stands for.
 * @type {readonly Listing[]}
 */
export const LISTINGS = TABLE

/** The names of some options of a search. @param {(row: typeof SEARCH[keyof typeof SEARCH]) => boolean} matches */
export function namesOf(matches) {
  return Object.entries(SEARCH).flatMap(([name, row]) => (matches(row) ? [name] : []))
}

/**
 * The names of the options of a search that take one of several words, but for the listing.
 * @typedef {{ [N in keyof typeof SEARCH]: typeof SEARCH[N] extends { kind: 'word' } ? N : never }[keyof typeof SEARCH]} Word
 * @typedef {Exclude<Word, 'listing'>} Rule
 */
/**
 * The words of these options, the default first.
 * @type {{ readonly [N in Rule]: typeof SEARCH[N]['words'] }}
 */
export const RULES = /* @__PURE__ */ rules()

function rules() {
  const words = Object.entries(SEARCH).flatMap(([name, row]) =>
    row.kind === 'word' && name !== 'listing' ? [[name, row.words]] : [],
  )
  return /** @type {any} */ (Object.fromEntries(words))
}
