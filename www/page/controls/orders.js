/**
 * Buttons for the best order, a look ahead and the worst order, and a line on the effect on the shown tree.
 *
 * @import {Search} from '../../core.js'
 * @import {Messages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'

const ORDERS = /** @type {const} */ (['best', 'look-ahead', 'worst'])

/**
 * @param {Messages} m
 * @param {(order: typeof ORDERS[number] | 'given') => void} choose
 */
export function orders(m, choose) {
  const words = m.compare.orders
  const buttons = ORDERS.map((name) => make('button', { type: 'button', name }, words[name]))
  const reason = make('p', { class: 'note', 'aria-live': 'polite', hidden: true })
  const pressed = () => ORDERS.find((_, at) => buttons[at].ariaPressed === 'true')

  ORDERS.forEach((name, at) => {
    buttons[at].addEventListener('click', () => choose(pressed() === name ? 'given' : name))
  })

  return {
    element: make('div', { class: 'orders' }, ...buttons, reason),

    /** Shows which of them is chosen. @param {string} order */
    press(order) {
      ORDERS.forEach((name, at) => (buttons[at].ariaPressed = String(name === order)))
      reason.hidden = !pressed()
    },

    /** Says what the order is and does. @param {Search} search in that order */
    tell(search) {
      const order = pressed()
      if (!order) return
      const { evaluated, distinct, leaves } = search.summary
      const found = distinct?.evaluated ?? evaluated
      reason.textContent = words.reason[order](found, leaves, search.uniform())
    },
  }
}
