/**
 * The title over each of two trees: the listing and the order of its search, and its cost. Where the trees share
 * one place, the title is a button that shows its tree.
 *
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {Messages} from '../../messages/pages.js'
 */

import { SecateurError } from '../../core.js'
import { makeButton } from '../../dom/button.js'
import { iconButton } from '../../dom/icon.js'
import { make } from '../../dom/make.js'

/**
 * @typedef {object} SideActions
 * @property {() => void} choose shows the tree of the title
 * @property {() => void} hide hides the counts of the whole search, or shows them
 * @property {() => void} [close] ends the comparison
 */

/** @param {Messages} m @param {boolean} second @param {SideActions} actions */
export function sideTitle(m, second, { choose, hide, close }) {
  const words = m.compare
  const orders = m.rules.choices.order.values
  const name = make('span', { class: 'name' })
  const cost = makeButton('', hide, { class: 'cost', title: words.hideTotal })
  const button = makeButton('', choose, { class: 'turn', 'aria-pressed': String(!second) })
  const brief = make('span', { class: 'cost' })
  const called = make('span')
  button.append(called, brief)
  const element = make('h2', { class: 'side' }, name, cost, button)
  const key = tintKey(m)
  if (close) {
    cost.after(key)
    const end = iconButton('close', words.closeName, close)
    end.classList.add('close')
    element.append(end)
  }
  return {
    element,
    /** The meaning of the tint. */
    key,
    /** Whether its tree has the place that both share. @param {boolean} pressed */
    press: (pressed) => button.setAttribute('aria-pressed', String(pressed)),
    /** @param {SecateurTree} tree @param {string} [title] in place of that of its rules */
    show(tree, title) {
      if (!tree.search) return
      const { listing } = tree.search
      const orderName = tree.getAttribute('order') ?? ''
      const order = Object.entries(orders).find(([name]) => name === orderName)?.[1] ?? orders.given
      const { bestFirst } = /** @type {{ bestFirst?: 'mcts' | 'pns' }} */ (listing)
      const algorithm = bestFirst
        ? m.rules.choices.algorithm.values[bestFirst].label
        : m.listings.names[listing.near]
      name.textContent = title ?? words.side(second, algorithm, listing.id !== null, order.label)
      called.textContent = name.textContent
    },
    /**
     * Shows the cost of the search up to the step on view, and in all unless that is hidden.
     * @param {SecateurTree} tree
     * @param {boolean} total
     */
    count(tree, total) {
      cost.setAttribute('aria-pressed', String(!total))
      const { search, step } = tree
      if (!search) return
      try {
        const { evaluated } = search.frame(step, { from: 0, to: 0 }).counts
        const all = total ? search.summary.evaluated : null
        const again = search.summary.distinct !== undefined
        cost.textContent = words.soFar(evaluated, all, again)
        brief.textContent = words.brief(evaluated, all, again)
      } catch (error) {
        // A search that is lost is done again, and counted then.
        if (!(error instanceof SecateurError)) throw error
      }
    },
  }
}

/** The meaning of the tint in the pictures, where the two searches differ. @param {Messages} m */
export function tintKey(m) {
  const { legend, legendTip } = m.compare
  return make('span', { class: 'tint-key', hidden: true, title: legendTip }, make('i'), legend)
}
