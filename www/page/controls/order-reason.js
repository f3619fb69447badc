/**
 * A line below the order: the effect of the best order, a look ahead or the worst order on the tree on view.
 *
 * @import {Search} from '../../core.js'
 * @import {Messages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'

const REASONED = /** @type {const} */ (['best', 'look-ahead', 'worst'])

/** @param {Messages} m */
export function orderReason(m) {
  const words = m.compare.orders.reason
  const element = make('p', { class: 'note reason', 'aria-live': 'polite', hidden: true })
  return {
    element,
    /** @param {string} order @param {Search} search in that order */
    show(order, search) {
      const reasoned = REASONED.find((name) => name === order)
      element.hidden = !reasoned
      if (!reasoned) return
      const { evaluated, distinct, leaves } = search.summary
      const count = distinct?.evaluated ?? evaluated
      element.textContent = words[reasoned](count, leaves, search.uniform())
    },
  }
}
