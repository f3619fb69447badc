/**
 * One node: where it stands on the number line, what it is worth, its bounds, and if pruned, why.
 *
 * @import {NodeState} from '../../types.js'
 * @import {MakePart} from '../part.js'
 */

import { make } from '../../dom/make.js'
import { makeBounds } from './bounds.js'
import { NumberLine } from './number-line.js'
import { makePanel } from './panel.js'

/** @type {MakePart} */
export function makeNode(m, actions) {
  const words = m.viewer.node
  const name = make('p', { class: 'name', tabindex: -1 })
  const status = make('p', { class: 'status' })
  const line = new NumberLine(m, actions)
  const term = make('dt')
  const value = make('dd')
  const why = make('span')
  const go = make('button', { type: 'button', class: 'link' })
  const pick = make('button', { type: 'button', class: 'link' })
  const pruned = make('p', { class: 'pruned' }, why, ' ', go, ' ', pick)
  let cutoff = 0
  let holder = 0
  let follow = false

  /** The button may be gone once the other node is on view. @param {number} node */
  const choose = (node) => {
    follow = true
    actions.select(node)
  }
  const bounds = makeBounds(m, choose)
  go.addEventListener('click', () => actions.seek(cutoff))
  pick.addEventListener('click', () => choose(holder))

  /** @param {NodeState} node */
  const tell = (node) => {
    name.textContent = words.heading(node)
    status.textContent = words.status(node)
    term.textContent = words.values[node.status]
    value.textContent = node.value === null ? words.none : m.number(node.value)
    bounds.show(node)
    pruned.hidden = node.pruned === null
    if (!node.pruned) return
    cutoff = node.pruned.step
    why.textContent = words.why(node.pruned, node.naming)
    go.textContent = words.show(cutoff)
    pick.hidden = node.pruned.holder === null
    if (!node.pruned.holder) return
    holder = node.pruned.holder.node
    pick.textContent = words.select(node.pruned.holder)
  }

  return {
    element: makePanel(
      'node',
      words.title,
      name,
      status,
      pruned,
      line.element,
      make('dl', {}, term, value),
      bounds.element,
    ),
    show(snapshot) {
      const { search, step, view } = snapshot
      tell(search.node(snapshot.node, step, view))
      line.show(snapshot)
      if (follow) name.focus()
      follow = false
    },
  }
}
