/**
 * The title over each of two trees: the listing and the order of its search, and what it costs. Where the trees share
 * one place, the title is a button that shows its tree.
 *
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {Messages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'

/** @param {Messages} m @param {boolean} second @param {() => void} choose called to show its tree */
export function sideTitle(m, second, choose) {
  const orders = m.rules.choices.order.values
  const name = make('span', { class: 'name' })
  const cost = make('span', { class: 'cost' })
  const button = make('button', { type: 'button', 'aria-pressed': String(!second) })
  const element = make('h2', { class: 'side' }, name, cost, button)
  button.addEventListener('click', choose)
  return {
    element,
    /** Whether its tree has the place that both share. @param {boolean} shown */
    press: (shown) => button.setAttribute('aria-pressed', String(shown)),
    /** @param {SecateurTree} tree @param {string} [title] in place of that of its rules */
    show(tree, title) {
      if (!tree.search) return
      const { listing, summary } = tree.search
      const given = tree.getAttribute('order') ?? ''
      const order = Object.entries(orders).find(([name]) => name === given)?.[1] ?? orders.given
      const said = m.listings.names[listing.near]
      name.textContent = title ?? m.compare.side(second, said, listing.id !== null, order.label)
      const { evaluated, distinct, leaves } = summary
      const found = distinct?.evaluated ?? evaluated
      const told = m.compare.cost(found, leaves)
      cost.textContent = distinct ? `${told}, ${m.compare.evaluations(evaluated)}` : told
      button.replaceChildren(
        make('span', {}, name.textContent),
        make('span', { class: 'cost' }, m.compare.brief(found, leaves)),
      )
    },
  }
}
