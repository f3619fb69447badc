/**
 * The title over each of two trees: the listing and the order of its search.
 *
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {Messages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'

/** @param {Messages} m @param {boolean} second */
export function sideTitle(m, second) {
  const orders = m.rules.choices.order.values
  const element = make('h2', { class: 'side' })
  return {
    element,
    /** @param {SecateurTree} tree */
    show(tree) {
      if (!tree.search) return
      const { id, near } = tree.search.listing
      const given = tree.getAttribute('order') ?? ''
      const order = Object.entries(orders).find(([name]) => name === given)?.[1] ?? orders.given
      const listing = m.listings.names[near]
      element.textContent = m.compare.side(second, listing, id !== null, order.label)
    },
  }
}
