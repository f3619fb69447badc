/**
 * The log: a list of all events.
 *
 * @import {PanelMessages} from '../../messages/messages.js'
 * @import {Explanation, Place, SearchEvent} from '../../types.js'
 * @import {MakePanel, Snapshot} from '../part.js'
 */

import { make } from '../../dom/make.js'
import { remarkAt } from '../../messages/remark.js'
import { noteLine, noteNames } from './note-line.js'
import { makePanel } from './panel.js'
import { WindowedList, optionAttributes } from './windowed-list.js'

/** @type {MakePanel} */
export function makeLog(m, actions) {
  /** @type {Snapshot | null} */
  let lastSnapshot = null
  const list = new WindowedList(actions, {
    label: m.panels.events.title,
    make(from, to) {
      const snapshot = lastSnapshot
      return snapshot
        ? snapshot.search.events(from, to).map((event) => makeRow(m, snapshot, event))
        : []
    },
    choose: (index) => actions.seek(index + 1),
    move: (rows) => actions.move(rows),
  })

  return {
    element: makePanel('log', m.panels.events.title, list.element),
    show(snapshot) {
      const moved = snapshot.search !== lastSnapshot?.search || snapshot.step !== lastSnapshot.step
      lastSnapshot = snapshot
      list.show(snapshot.last, moved ? Math.max(snapshot.step - 1, 0) : null)
    },
    settle: () => list.settle(),
  }
}

/**
 * One event as a row: its number, its kind, the node, and the number that matters.
 * @param {PanelMessages} m
 * @param {Snapshot} snapshot
 * @param {SearchEvent} event
 */
function makeRow(m, { search, step, view }, event) {
  const explanation = search.explain(event.step, view)
  // The choice of a move in the end has no node of its own.
  const { node, root } = /** @type {{ node?: Place, root?: Place }} */ (explanation)
  const place = node ?? root ?? search.node(0, event.node).place
  /** @type {Record<string, ((p: any) => string) | undefined>} */
  const briefs = { ...m.explore?.brief, ...m.panels.events.brief }
  // The words of best-first searches can come after the search.
  const brief = briefs[explanation.key]?.(explanation) ?? ''
  const sign = remarkAt(search, event.step, view)?.sign ?? ''
  const notes = search.noted && noteLine(m, search.notesAt(event.step, view), noteNames(event.kind))
  const what = [`${brief}${sign && ` ${sign}`}`, ...(notes ? [notes] : [])].join(' · ')
  const pruning = event.kind === 'cutoff' && event.pruned
  return make(
    'div',
    {
      ...optionAttributes(`event-${event.step}`, event.step === step),
      class: `row ${event.kind} ${pruning ? 'pruning' : ''}`,
      'data-step': event.step,
    },
    make('span', { class: 'step' }, m.count(event.step)),
    make('span', { class: 'kind' }, kindOf(m, event.kind)),
    make('span', { class: 'where' }, m.viewer.short(place)),
    make('span', { class: 'what', ...((notes || sign) && { title: what }) }, what),
  )
}

/** The name of a kind of event. @param {PanelMessages} m @param {SearchEvent['kind']} kind */
function kindOf({ explore, panels: { events } }, kind) {
  const words = /** @type {Record<string, string>} */ ({ ...explore?.kinds, ...events.kinds })
  return words[kind]
}
