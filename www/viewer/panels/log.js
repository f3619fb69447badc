/**
 * The list of all events.
 *
 * @import {MakePart, Snapshot} from '../part.js'
 */

import { makeRow } from './log-row.js'
import { makePanel } from './panel.js'
import { makeWindowed } from './windowed.js'

/** @type {MakePart} */
export function makeLog(m, actions) {
  /** @type {Snapshot | null} */
  let shown = null
  const list = makeWindowed(actions, {
    label: m.viewer.log.title,
    make(from, to) {
      const snapshot = shown
      return snapshot
        ? snapshot.search.events(from, to).map((event) => makeRow(m, snapshot, event))
        : []
    },
    choose: (index) => actions.seek(index + 1),
    move: (rows) => actions.move(rows),
  })

  return {
    element: makePanel('log', m.viewer.log.title, list.element),
    show(snapshot) {
      const moved = snapshot.search !== shown?.search || snapshot.step !== shown.step
      shown = snapshot
      list.show(snapshot.last, moved ? Math.max(snapshot.step - 1, 0) : null)
    },
    settle: list.settle,
  }
}
