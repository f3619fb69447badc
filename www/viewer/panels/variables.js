/**
 * The variables of the open call after the line of this step.
 *
 * @import {PanelMessages} from '../../messages/messages.js'
 * @import {Variable} from '../../types.js'
 * @import {MakePanel, Snapshot} from '../part.js'
 */

import { make } from '../../dom/make.js'
import { makePanel } from './panel.js'

/** @type {MakePanel} */
export function makeVariables(m) {
  const words = m.panels.variables
  const where = make('p', { class: 'where' })
  const list = make('dl')
  const side = make('p', { class: 'side' })

  /** @param {Snapshot} snapshot */
  const place = ({ search, step, event }) => {
    if (!event) return words.before
    return event.kind === 'finish' ? words.end : words.of(search.node(event.node, step).place)
  }

  return {
    element: makePanel('variables', words.title, where, list, side),
    show(snapshot) {
      const { search, step, view } = snapshot
      where.textContent = place(snapshot)
      list.replaceChildren(...search.variables(step, view).flatMap((one) => makeRow(m, one)))
      side.textContent = words.seen[view]
      side.hidden = view === 'max' && search.listing.view === 'max'
    },
  }
}

/** @param {PanelMessages} m @param {Variable} variable */
function makeRow(m, { name, value, changed }) {
  const kind = changed ? 'changed' : ''
  const sign = changed
    ? make('span', { class: 'sign', role: 'img', 'aria-label': m.panels.variables.changed }, '←')
    : make('span', { class: 'sign', 'aria-hidden': 'true' }, '=')
  return [
    make('dt', { class: kind }, make('code', {}, name)),
    make('dd', { class: kind }, sign, ' ', textOf(m, value)),
  ]
}

/** @param {PanelMessages} m @param {Variable['value']} value */
function textOf(m, value) {
  if (value === null) return m.panels.variables.none
  if (typeof value === 'number') return m.number(value)
  return typeof value === 'boolean' ? m.panels.variables.flag(value) : m.place(value)
}
