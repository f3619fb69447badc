/**
 * The open calls, the innermost first. Choosing one selects its node.
 *
 * @import {PanelMessages} from '../../messages/messages.js'
 * @import {Call, Naming} from '../../types.js'
 * @import {MakePanel, Snapshot} from '../part.js'
 */

import { make } from '../../dom/make.js'
import { makePanel } from './panel.js'
import { WindowedList, optionAttributes } from './windowed-list.js'

/** @type {MakePanel} */
export function makeCallStack(m, actions) {
  const words = m.panels.calls
  const { columns } = words
  const heads = [columns.place, columns.player, columns.window, columns.best, columns.next]
  const head = make('div', { class: 'row heads', 'aria-hidden': 'true' })
  head.append(...heads.map((column) => make('span', {}, column)))
  const none = make('p', { class: 'none' })
  /** @type {Snapshot | null} */
  let lastSnapshot = null
  /** The nodes of the open calls, the innermost first. @type {number[]} */
  let nodes = []

  /** @param {number} index */
  const choose = (index) => {
    if (nodes.length > 0) actions.select(nodes[Math.min(Math.max(index, 0), nodes.length - 1)])
  }
  const list = new WindowedList(actions, {
    label: words.title,
    make(from, to) {
      if (!lastSnapshot) return []
      const { search, step, view, selected } = lastSnapshot
      const { naming } = search.node(0, step, view)
      const calls = search.calls(step, from, to, view).map((call) => ({ ...call, naming }))
      return calls.map((call, i) => makeRow(m, call, from + i, selected))
    },
    choose,
    move: (rows) => choose(nodes.indexOf(lastSnapshot?.selected ?? -1) + rows),
  })

  return {
    element: makePanel('calls', words.title, none, head, list.element),
    show(snapshot) {
      const moved = snapshot.search !== lastSnapshot?.search || snapshot.step !== lastSnapshot.step
      const otherSelection = snapshot.selected !== lastSnapshot?.selected
      lastSnapshot = snapshot
      nodes = [...snapshot.search.frame(snapshot.step, { from: 0, to: 0 }).path].reverse()
      const empty = nodes.length === 0
      none.hidden = !empty
      none.textContent = snapshot.step === 0 ? words.before : words.after
      head.hidden = empty
      list.element.hidden = empty
      const marked = nodes.indexOf(snapshot.selected ?? -1)
      list.show(nodes.length, moved || otherSelection ? Math.max(marked, 0) : null)
    },
    settle: () => list.settle(),
  }
}

/**
 * One open call as a row: its node, the player, the window, the best value so far, and the next child.
 * @param {PanelMessages} m
 * @param {Call & { naming: Naming }} call
 * @param {number} index 0 is the innermost call
 * @param {number | null} selected
 */
function makeRow(m, call, index, selected) {
  const words = m.panels.calls
  const { short } = m.viewer
  const { place, window, naming, best, next } = call
  const cells = {
    where: short(place),
    player: words.player(place),
    window: window ? words.window(window, naming) : words.none,
    best: best === null ? words.none : m.number(best),
    next: next ? short(next) : words.none,
  }
  return make(
    'div',
    {
      ...optionAttributes(`call-${index}`, place.node === selected),
      class: index === 0 ? 'row innermost' : 'row',
    },
    make('span', { class: 'unseen' }, words.frame(call)),
    ...Object.entries(cells).map(([name, text]) =>
      make('span', { class: name, 'aria-hidden': 'true' }, text),
    ),
  )
}
