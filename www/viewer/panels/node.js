/**
 * One node: its windows, who holds the bounds, what it is worth, and if pruned, why.
 *
 * @import {NodeState} from '../../types.js'
 * @import {MakePart} from '../view.js'
 */

import { make } from '../../make.js'
import { makePanel } from './panel.js'

/** @type {MakePart} */
export function makeNode(m, actions) {
  const words = m.viewer.node
  const name = make('p', { class: 'name' })
  const status = make('p', { class: 'status' })
  const value = makeRow(words.values.open)
  const range = makeRow(words.range)
  const now = makeRow(words.now)
  const passed = makeRow(words.passed)
  const holders = make('p', { class: 'holders' })
  const why = make('span')
  const show = make('button', { type: 'button', class: 'link' })
  const pruned = make('p', { class: 'pruned' }, why, ' ', show)
  const rows = [value, range, now, passed].flatMap(({ term, detail }) => [term, detail])
  const list = make('dl', {}, ...rows)
  let cutoff = 0
  show.addEventListener('click', () => actions.seek(cutoff))

  /** @param {NodeState} node */
  const tell = (node) => {
    name.textContent = words.heading(node)
    status.textContent = words.status(node)
    value.term.textContent = words.values[node.status]
    value.detail.textContent = node.value === null ? words.none : m.number(node.value)
    range.detail.textContent = words.proved(node.range)
    now.detail.textContent = node.window ? words.window(node.window) : words.none
    passed.detail.textContent = node.passed ? words.window(node.passed) : words.none
    holders.textContent = words.holders(node)
    pruned.hidden = node.pruned === null
    list.hidden = !pruned.hidden
    holders.hidden = !pruned.hidden
    if (!node.pruned) return
    cutoff = node.pruned.step
    why.textContent = words.why(node.pruned)
    show.textContent = words.show(cutoff)
  }

  return {
    element: makePanel('node', words.title, name, status, list, holders, pruned),
    show({ search, step, node }) {
      tell(search.node(node, step))
    },
  }
}

/** @param {string} label */
function makeRow(label) {
  return { term: make('dt', {}, label), detail: make('dd') }
}
