/**
 * Tables whose rows lead to steps.
 *
 * @import {Pass} from '../../types.js'
 * @import {Messages} from '../../messages/messages.js'
 * @import {Actions} from '../part.js'
 *
 * @typedef {object} PassRow a row
 * @property {number} number that it begins with
 * @property {string} name of the button with this number
 * @property {number} seeks the step to which the button leads
 * @property {boolean} [current] whether the present step belongs to it
 * @property {(string | Element)[]} cells the further cells
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { tableHead } from '../../dom/table.js'
import { SIGNS } from './band.js'

/**
 * @param {Messages} m
 * @param {Actions} actions
 * @param {{ caption: string, head: string[], lines: PassRow[] }} content
 */
export function makeTable(m, actions, { caption, head, lines }) {
  const rows = lines.map(({ number, name, seeks, current = false, cells }) => {
    const attributes = { class: 'link', 'aria-label': name, title: name }
    const go = makeButton(m.count(number), () => actions.seek(seeks), attributes)
    return make(
      'tr',
      current ? { 'aria-current': 'true' } : {},
      make('th', { scope: 'row' }, go),
      ...cells.map((cell) => make('td', {}, cell)),
    )
  })
  return make(
    'table',
    {},
    make('caption', {}, caption),
    tableHead(head),
    make('tbody', {}, ...rows),
  )
}

/** A window; an en dash where there is none. @param {Messages} m @param {[number, number] | null} window */
export function interval(m, window) {
  return window === null ? '–' : m.bounds.window(...window)
}

/** The value of a call or a pass, with its sign. @param {Messages} m @param {Pick<Pass, 'value' | 'finding'>} of */
export function valueText(m, { value, finding }) {
  return value === null || finding === null ? '…' : `${SIGNS[finding]} ${m.number(value)}`
}
