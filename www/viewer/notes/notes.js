/**
 * The panel of another program's notes of its calls: the notes on the node on view, the calls that have some notes, and a
 * table of their costs. It is loaded with the first search that has notes.
 *
 * @import {Search} from '../../core.js'
 * @import {NotedFields} from '../../types.js'
 * @import {Messages, PanelMessages} from '../../messages/messages.js'
 * @import {Actions, Part} from '../part.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { partOf } from '../../messages/messages.js'
import { makePanel } from '../panels/panel.js'
import { noteText } from '../panels/note-line.js'
import { makeCountTable } from './count-table.js'
import { CallList } from './call-list.js'
import { makeKindsKey } from './call-kinds.js'

export { default as style } from '../../sheets/viewer/notes/notes.css.js'

/**
 * @param {Messages} m
 * @param {Actions} actions
 * @returns {Promise<ReturnType<typeof makeNotesPanel>>}
 * @throws where the words cannot be loaded
 */
export async function makeNotes(m, actions) {
  const words = await partOf(m.lang, 'panels')
  return makeNotesPanel({ ...m, panels: words }, actions)
}

/** @param {PanelMessages} m @param {Actions} actions */
function makeNotesPanel(m, actions) {
  const words = m.panels.notes
  const callList = new CallList(m, actions)
  const counts = makeCountTable(m, actions, (query) => callList.list(query))
  const own = makeNodeNotes(m, actions, (key) => callList.list({ key }))
  const lostLine = make('p', { class: 'lost' })
  return {
    title: words.title,
    /** The key of the kinds of calls of a search; null if none is marked. @param {NotedFields} noted */
    key: ({ kinds }) => makeKindsKey(m, kinds),
    element: makePanel(
      'notes',
      words.title,
      ...[own.element, callList.element, counts.element, lostLine],
    ),
    /** Another search is on view. @param {Search} search @param {NotedFields} noted */
    fill(search, noted) {
      lostLine.hidden = noted.lost === 0
      lostLine.textContent = words.lost(noted.lost)
      callList.fill(search, noted)
      counts.fill(search, noted)
    },
    /** @type {Part['show']} */
    show(snapshot) {
      own.show(snapshot)
      callList.show(snapshot)
    },
    settle: () => callList.settle(),
  }
}

/**
 * The notes on the node on view, with a button that lists all calls for its position.
 * @param {PanelMessages} m
 * @param {Actions} actions
 * @param {(key: string) => void} listCalls
 */
function makeNodeNotes(m, actions, listCalls) {
  const words = m.panels.notes
  const names = /** @type {(keyof typeof words.fields)[]} */ (Object.keys(words.fields))
  const list = make('dl')
  const none = make('p', { class: 'none' })
  const listVisits = actions.guard(() => listCalls(key))
  const all = makeButton('', listVisits, { class: 'link', hidden: true })
  let key = ''
  return {
    element: make('div', { class: 'own' }, list, none, all),
    /** @type {Part['show']} */
    show({ search, node, step, view }) {
      const notes = search.notes(node, step, view)
      const fields = names.filter((name) => notes?.[name] !== undefined)
      list.replaceChildren(
        ...fields.flatMap((name) => [
          make('dt', {}, words.fields[name]),
          make('dd', {}, notes ? noteText(m, notes, name) : ''),
        ]),
      )
      none.hidden = notes !== null
      none.textContent = notes ? '' : words.none(search.node(node, step).place)
      const nextKey = notes?.key ?? ''
      all.hidden = nextKey === ''
      if (nextKey !== '' && nextKey !== key) {
        all.textContent = words.visits(search.findNotes({ key: nextKey }).count)
      }
      key = nextKey
    },
  }
}
