/**
 * A small table: the number of leaves that a search of the shown tree evaluates in each order, and the number of
 * positions that are evaluated to find the order. The table is computed when it is unfolded, and again when the tree or
 * a rule changes.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {Search} from '../../core.js'
 * @import {Options} from '../../types.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 */

import { STATUS, open } from '../../core.js'
import { make } from '../../dom/make.js'
import { tableHead } from '../../dom/table.js'
import { searchKey, optionsOf } from '../../element/attributes.js'
import { sourceOf } from '../../element/source.js'

/** The orders in the table, the best first. */
const ORDERS = /** @type {const} */ ([
  ...['best', 'look-ahead', 'evaluation', 'given', 'reversed', 'worst'],
])

/** The number of nodes of the largest tree in which the positions of a look ahead are counted. */
const MOST = 5000

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
    cost: make('td'),
  }))
  const cells = rows.map(({ name, leaves, cost }) => make('tr', {}, name, leaves, cost))
  const element = make(
    'details',
    { class: 'order-table' },
    make('summary', {}, words.all),
    make(
      'table',
      {},
      tableHead(['', m.compare.table.columns.evaluated, words.cost]),
      make('tbody', {}, ...cells),
    ),
  )
  /** The tree and the rules of the numbers in the table. */
  let counted = ''
  let running = new AbortController()

  async function count() {
    const request = searchKey(viewer)
    if (!element.open || !viewer.search || request === counted) return
    counted = request
    running.abort()
    running = new AbortController()
    const { signal } = running
    const [source, options] = [sourceOf(viewer), optionsOf(viewer)]
    for (const { leaves, cost } of rows) leaves.textContent = cost.textContent = '…'
    const say = (/** @type {number | null} */ n) => (n === null ? '–' : m.count(n))
    for (const { order, leaves, cost } of rows) {
      const result = await costOf(source, { ...options, order }, signal)
      if (signal.aborted) return
      leaves.textContent = say(result.leaves)
      cost.textContent = say(result.cost)
    }
  }

  element.addEventListener('toggle', count)
  viewer.addEventListener('secateur-open', count)
  return element
}

/**
 * The number of leaves that a search evaluates, and of positions evaluated to find its order (null if not known).
 * @param {Parameters<typeof open>[0]} source
 * @param {Options} options
 * @param {AbortSignal} signal
 * @returns {Promise<{ leaves: number | null, cost: number | null }>}
 */
async function costOf(source, options, signal) {
  try {
    const search = await open(source, options, { signal })
    const { evaluated, distinct } = search.summary
    const result = {
      leaves: distinct?.evaluated ?? evaluated,
      cost: orderCost(search, options.order),
    }
    search.free()
    return result
  } catch {
    return { leaves: null, cost: null }
  }
}

/**
 * The number of positions that are evaluated, each once, to order the children of all nodes that the search expands. To
 * know the best or the worst order, the whole tree must be searched.
 * @param {Search} search
 * @param {Options['order']} order
 */
function orderCost(search, order) {
  if (order === 'best' || order === 'worst') return search.minimax.evaluated
  if (order !== 'look-ahead' && order !== 'evaluation') return 0
  const { nodes, steps } = search.summary
  if (nodes > MOST) return null
  const { status } = search.frame(steps)
  const closed = STATUS.indexOf('closed')
  const beyond = STATUS.indexOf('beyond')
  const childrenOf = (/** @type {number} */ node) => search.children(node, 0, nodes)
  /** @type {Set<number>} */
  const positions = new Set()
  for (let node = 0; node < nodes; node += 1) {
    const children = status[node] === closed ? childrenOf(node) : []
    // Below the depth limit nothing is put in order.
    if (status[children[0]] === beyond) continue
    for (const child of children) {
      const replies = order === 'look-ahead' ? childrenOf(child) : []
      for (const position of replies.length > 0 ? replies : [child]) positions.add(position)
    }
  }
  return [...positions].filter((node) => search.node(node, 0).place.value !== null).length
}
