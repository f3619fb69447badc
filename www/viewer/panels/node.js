/**
 * One node: its place on the number line, its value, its bounds, the reason of its pruning, and another program's notes of it.
 *
 * @import {PanelMessages} from '../../messages/messages.js'
 * @import {NodeState} from '../../types.js'
 * @import {Actions, MakePanel} from '../part.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { makeBounds } from './bounds.js'
import { noteLine } from './note-line.js'
import { NumberLine } from './number-line.js'
import { makePanel } from './panel.js'

/** @type {MakePanel} */
export function makeNode(m, actions, makePosition) {
  const words = m.panels.node
  const name = make('p', { class: 'name', tabindex: -1 })
  const status = make('p', { class: 'status' })
  const notesLine = make('p', { class: 'noted' })
  const line = new NumberLine(m, actions)
  const term = make('dt')
  const value = make('dd')
  let follow = false

  /** Selects another node. The pressed button may disappear, so the focus moves to the name. @param {number} node */
  const choose = (node) => {
    follow = true
    actions.select(node)
  }
  const pruned = makePruningReason(m, actions, choose)
  const bounds = makeBounds(m, choose)
  const values = make('dl', {}, term, value)
  // The position at the current step is shown elsewhere.
  const position = makePosition(m, ({ node, current }) => (node === current ? null : node))

  return {
    element: makePanel(
      'node',
      words.title,
      ...[
        name,
        status,
        notesLine,
        position.element,
        pruned.element,
        line.element,
        values,
        bounds.element,
      ],
    ),
    show(snapshot) {
      const node = snapshot.search.node(snapshot.node, snapshot.step, snapshot.view)
      name.textContent = words.heading(node)
      status.textContent = words.status(node)
      const { search } = snapshot
      const notes = search.noted && search.notes(snapshot.node, snapshot.step, snapshot.view)
      notesLine.hidden = !notes
      notesLine.textContent = noteLine(m, notes)
      term.textContent =
        node.status === 'open' ? words.soFar(node.place.player) : words.values[node.status]
      value.textContent = node.value === null ? words.none : m.number(node.value)
      bounds.show(node)
      pruned.show(node)
      position.show(snapshot)
      line.show(snapshot, node)
      if (follow) name.focus()
      follow = false
    },
  }
}

/**
 * Why a node was pruned, with buttons that lead to the cutoff and to the node that holds the bound.
 * @param {PanelMessages} m
 * @param {Actions} actions
 * @param {(node: number) => void} choose
 */
function makePruningReason(m, actions, choose) {
  const words = m.panels.node
  const why = make('span')
  const go = makeButton('', () => actions.seek(cutoff), { class: 'link' })
  const pick = makeButton('', () => choose(holder), { class: 'link' })
  const element = make('p', { class: 'pruned' }, why, ' ', go, ' ', pick)
  let cutoff = 0
  let holder = 0
  return {
    element,
    /** @param {NodeState} node */
    show({ pruned, naming }) {
      element.hidden = pruned === null
      if (!pruned) return
      cutoff = pruned.step
      why.textContent = words.why(pruned, naming)
      go.textContent = words.show(cutoff)
      pick.hidden = pruned.holder === null
      if (!pruned.holder) return
      holder = pruned.holder.node
      pick.textContent = words.select(pruned.holder)
    },
  }
}
