/**
 * Buttons for the best and the worst order, and what these do to the tree on view.
 *
 * @import {Search} from '../../core.js'
 * @import {Messages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'

const EXTREMES = /** @type {const} */ (['best', 'worst'])

/**
 * @param {Messages} m
 * @param {(order: 'best' | 'worst' | 'given') => void} choose
 */
export function orders(m, choose) {
  const words = m.compare.orders
  const buttons = EXTREMES.map((name) => make('button', { type: 'button', name }, words[name]))
  const reason = make('p', { class: 'note', 'aria-live': 'polite', hidden: true })
  const pressed = () => EXTREMES.find((_, at) => buttons[at].ariaPressed === 'true')

  EXTREMES.forEach((name, at) => {
    buttons[at].addEventListener('click', () => choose(pressed() === name ? 'given' : name))
  })

  return {
    element: make('div', { class: 'orders' }, ...buttons, reason),

    /** Shows which of the two is chosen. @param {string} order */
    press(order) {
      EXTREMES.forEach((name, at) => (buttons[at].ariaPressed = String(name === order)))
      reason.hidden = !pressed()
    },

    /** Says why the order is so good or so bad. @param {Search} search in that order */
    tell(search) {
      const order = pressed()
      if (!order) return
      const { evaluated, leaves } = search.summary
      reason.textContent = words.reason[order](evaluated, leaves, search.uniform())
    },
  }
}
