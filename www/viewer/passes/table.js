/**
 * The panel of the table of a search: its entry for the position at the node on view, and the calls that stored and used it.
 * A row leads to its step.
 *
 * @import {TableState, TableStore} from '../../types.js'
 * @import {Messages, PassesWords} from '../../messages/messages.js'
 * @import {Actions, Part} from '../part.js'
 * @import {PassRow} from './rows.js'
 */

import { make } from '../../dom/make.js'
import { makePanel } from '../panels/panel.js'
import { SIGNS } from './band.js'
import { interval, makeTable, valueText } from './rows.js'

/** The most rows: the last calls that have used the entry. */
const ROWS = 40

/** @param {Messages} m @param {PassesWords} words @param {Actions} actions @returns {Part} */
export function makeTablePanel(m, { table: words }, actions) {
  const sentence = make('p', { class: 'message' })
  const rows = make('div')
  const { head } = words
  const columns = [head.step, head.node, head.pass, head.value]
  /** @param {string} caption @param {PassRow[]} lines */
  const table = (caption, lines) => makeTable(m, actions, { caption, head: columns, lines })
  return {
    title: words.title,
    element: makePanel('table', words.title, sentence, rows),
    show({ search, step, view, node }) {
      const state = search.table(node, step, ROWS, view)
      if (!state) return
      sentence.textContent = words.told(state)
      const storeLines = linesOfStores(m, words.seek, state)
      const useLines = linesOfUses(m, words.seek, state)
      rows.replaceChildren(
        ...(storeLines.length > 0 ? [table(words.by, storeLines)] : []),
        useLines.length > 0
          ? table(words.used(state.used), useLines)
          : make('p', {}, words.used(0)),
      )
    },
  }
}

/** @typedef {PassesWords['table']['seek']} Seek the name of a button that leads to a step */

/** The calls that have stored the bounds: one, if it has stored both. @param {Messages} m @param {Seek} seek @param {TableState} state */
function linesOfStores(m, seek, { entry }) {
  if (!entry) return []
  const { lo, hi, lower, upper } = entry
  /** @param {TableStore | null} store @param {string} bound */
  const line = (store, bound) => (store ? [lineOf(m, seek, store, bound)] : [])
  return lower && lower.step === upper?.step
    ? line(lower, `${SIGNS.exact} ${m.number(lo)}`)
    : [
        ...line(lower, `${SIGNS.high} ${m.number(lo)}`),
        ...line(upper, `${SIGNS.low} ${m.number(hi)}`),
      ]
}

/** The calls that have used it. @param {Messages} m @param {Seek} seek @param {TableState} state */
function linesOfUses(m, seek, { uses }) {
  return uses.map((use) =>
    lineOf(m, seek, use, use.window ? interval(m, use.window) : valueText(m, use)),
  )
}

/** @param {Messages} m @param {Seek} seek @param {TableStore} call @param {string} value @returns {PassRow} */
function lineOf(m, seek, { step, place, pass }, value) {
  const cells = [m.place(place), m.count(pass), value]
  return { number: step, name: seek(step), seeks: step, cells }
}
