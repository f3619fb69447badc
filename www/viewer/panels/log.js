/**
 * The list of all events.
 *
 * @import {MakePart, View} from '../view.js'
 */

import { makeRow } from './log-row.js'
import { makePanel } from './panel.js'
import { makeWindowed } from './windowed.js'

/** @type {MakePart} */
export function makeLog(m, actions) {
  /** @type {View | null} */
  let shown = null
  const list = makeWindowed(actions, {
    label: m.viewer.log.title,
    make(from, to) {
      const view = shown
      return view ? view.search.events(from, to).map((event) => makeRow(m, view, event)) : []
    },
    choose: (index) => actions.seek(index + 1),
    move: (rows) => actions.move(rows),
  })

  return {
    element: makePanel('log', m.viewer.log.title, list.element),
    show(view) {
      const moved = view.search !== shown?.search || view.step !== shown.step
      shown = view
      list.show(view.last, moved ? Math.max(view.step - 1, 0) : null)
    },
    settle: list.settle,
  }
}
