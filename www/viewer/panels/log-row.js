/**
 * One event as a row of the log: its number, the node, what happened, and the figure that matters.
 *
 * @import {Messages} from '../../messages/messages.js'
 * @import {Explanation, SearchEvent} from '../../types.js'
 * @import {Snapshot} from '../part.js'
 */

import { make } from '../../dom/make.js'

/**
 * @param {Messages} m
 * @param {Snapshot} snapshot
 * @param {SearchEvent} event
 */
export function makeRow(m, { search, step, last, view }, event) {
  const explanation = search.explain(event.step, view)
  const place = 'node' in explanation ? explanation.node : explanation.root
  const brief = /** @type {(p: Explanation) => string} */ (m.viewer.log.brief[explanation.key])
  const pruning = event.kind === 'cutoff' && event.pruned
  return make(
    'div',
    {
      id: `event-${event.step}`,
      class: `row ${event.kind} ${pruning ? 'pruning' : ''}`,
      role: 'option',
      'aria-selected': String(event.step === step),
      'aria-setsize': last,
      'aria-posinset': event.step,
      'data-step': event.step,
    },
    make('span', { class: 'step' }, m.count(event.step)),
    make('span', { class: 'kind' }, m.viewer.log.kinds[event.kind]),
    make('span', { class: 'where' }, m.viewer.log.short(place)),
    make('span', { class: 'what' }, brief(explanation)),
  )
}
