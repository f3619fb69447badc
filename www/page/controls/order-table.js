/**
 * How many leaves each order evaluates on the tree on view, as a small table. It is counted when it is unfolded,
 * and again when the tree or a rule changes.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {Options} from '../../types.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 */

import { open } from '../../core.js'
import { make } from '../../dom/make.js'
import { asked, optionsOf, sourceOf } from '../../element/attributes.js'

/** The orders beside each other, the best first. */
const ORDERS = /** @type {const} */ (['best', 'given', 'reversed', 'worst'])

/**
 * @param {Messages} m
 * @param {SecateurTree} viewer
 */
export function orderTable(m, viewer) {
  const words = m.compare.orders
  const { values } = m.rules.choices.order
  const rows = ORDERS.map((order) => ({
    order,
    name: make('th', { scope: 'row' }, values[order].label),
    leaves: make('td'),
  }))
  const head = [make('td'), make('th', { scope: 'col' }, m.compare.table.columns.evaluated)]
  const element = make(
    'details',
    { class: 'order-table' },
    make('summary', {}, words.all),
    make(
      'table',
      {},
      make('thead', {}, make('tr', {}, ...head)),
      make('tbody', {}, ...rows.map(({ name, leaves }) => make('tr', {}, name, leaves))),
    ),
  )
  /** What the numbers are of. */
  let counted = ''
  let running = new AbortController()

  async function count() {
    const wanted = asked(viewer)
    if (!element.open || !viewer.search || wanted === counted) return
    counted = wanted
    running.abort()
    running = new AbortController()
    const { signal } = running
    const [source, options] = [sourceOf(viewer), optionsOf(viewer)]
    for (const { leaves } of rows) leaves.textContent = '…'
    for (const { order, leaves } of rows) {
      const found = await evaluated(source, { ...options, order }, signal)
      if (signal.aborted) return
      leaves.textContent = found === null ? '–' : m.count(found)
    }
  }

  element.addEventListener('toggle', count)
  viewer.addEventListener('secateur-open', count)
  return element
}

/**
 * The leaves that a search evaluates; null if it cannot be opened.
 * @param {Parameters<typeof open>[0]} source
 * @param {Options} options
 * @param {AbortSignal} signal
 */
async function evaluated(source, options, signal) {
  try {
    const search = await open(source, options, { signal })
    const { evaluated } = search.summary
    search.free()
    return evaluated
  } catch {
    return null
  }
}
