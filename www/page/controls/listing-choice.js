/**
 * The choice of a listing. It shows the listing of the search, which was chosen here or matches rules set by
 * hand. If no listing matches, or not the one that was chosen, it says why.
 *
 * @import {RuleControl} from './choice.js'
 * @import {ListedSearch, Listing, ListingId} from '../../types.js'
 * @import {Messages} from '../../messages/pages.js'
 */

import { LISTINGS } from '../../core.js'
import { make } from '../../dom/make.js'
import { note } from './note.js'

/**
 * @param {Messages} m
 * @param {(listing: Listing) => void} choose
 * @param {string} side the prefix of the field's name
 * @returns {RuleControl & { show: (listing: ListedSearch) => void }}
 */
export function listingChoice(m, choose, side) {
  const { names } = m.listings
  const words = m.choosing.listing
  const effect = note(`${side}listing`)
  const none = make('option', { value: '' }, words.none)
  const options = LISTINGS.map(({ id: value }) => make('option', { value }, names[value]))
  const attributes = { id: `${side}listing`, 'aria-describedby': effect.id, autocomplete: 'off' }
  const select = make('select', attributes, ...options)
  /** The listing that was chosen. The rules may differ from it since. */
  let listingId = ''

  select.addEventListener('change', () => {
    const listing = LISTINGS.find(({ id }) => id === select.value)
    if (!listing) return
    listingId = listing.id
    effect.mark()
    choose(listing)
  })

  /** @param {ListingId | ''} id @param {string} line */
  function show(id, line) {
    if (id) none.remove()
    else select.prepend(none)
    select.value = id
    effect.write(line)
  }

  show('', '')
  return {
    element: make(
      'div',
      { class: 'rule wide' },
      make('label', { class: 'label', for: select.id }, words.label),
      select,
      effect.element,
    ),
    get value() {
      return listingId
    },
    set value(value) {
      listingId = value
    },
    showError: effect.showError,
    show({ id, near, reason }) {
      // The choice stays: it may fit another tree, or other values.
      if (id && reason) return show(near, words.why[reason](names[near], names[id]))
      // The rules now match this listing; later changes are described relative to it.
      if (listingId && id) listingId = id
      if (id) show(id, m.effects[id])
      else if (reason) show('', words.why[reason](names[near], ''))
    },
  }
}
