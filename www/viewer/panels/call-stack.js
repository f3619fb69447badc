/**
 * The open calls, the innermost first. Choosing one selects its node.
 *
 * @import {MakePart, Snapshot} from '../part.js'
 */

import { make } from '../../dom/make.js'
import { makeFrame } from './call-frame.js'
import { makePanel } from './panel.js'
import { makeWindowed } from './windowed.js'

/** @type {MakePart} */
export function makeCallStack(m, actions) {
  const words = m.panels.calls
  const { columns } = words
  const heads = [columns.place, columns.player, columns.window, columns.best, columns.next]
  const head = make('div', { class: 'row heads', 'aria-hidden': 'true' })
  head.append(...heads.map((column) => make('span', {}, column)))
  const none = make('p', { class: 'none' })
  /** @type {Snapshot | null} */
  let shown = null
  /** The nodes of the open calls, the innermost first. @type {number[]} */
  let nodes = []

  /** @param {number} index */
  const choose = (index) => {
    if (nodes.length > 0) actions.select(nodes[Math.min(Math.max(index, 0), nodes.length - 1)])
  }
  const list = makeWindowed(actions, {
    label: words.title,
    make(from, to) {
      if (!shown) return []
      const { search, step, view, selected } = shown
      const calls = search.calls(step, from, to, view)
      return calls.map((call, i) => makeFrame(m, call, from + i, nodes.length, selected))
    },
    choose,
    move: (rows) => choose(nodes.indexOf(shown?.selected ?? -1) + rows),
  })

  return {
    element: makePanel('calls', words.title, none, head, list.element),
    show(snapshot) {
      const moved = snapshot.search !== shown?.search || snapshot.step !== shown.step
      const picked = snapshot.selected !== shown?.selected
      shown = snapshot
      nodes = [...snapshot.search.frame(snapshot.step, { from: 0, to: 0 }).path].reverse()
      const empty = nodes.length === 0
      none.hidden = !empty
      none.textContent = snapshot.step === 0 ? words.before : words.after
      head.hidden = empty
      list.element.hidden = empty
      const marked = nodes.indexOf(snapshot.selected ?? -1)
      list.show(nodes.length, moved || picked ? Math.max(marked, 0) : null)
    },
    settle: list.settle,
  }
}
