/**
 * The calls that have some notes, as a list of which only the rows in sight are in the document. A row leads to its step.
 *
 * @import {Search} from '../../core.js'
 * @import {NotedFields, Wanted} from '../../types.js'
 * @import {PanelMessages} from '../../messages/messages.js'
 * @import {Actions, Part, Snapshot} from '../part.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { PLAIN_TEXT } from '../../dom/plain-text.js'
import { joinSentences } from '../../messages/join-sentences.js'
import { noteLine } from '../panels/note-line.js'
import { WindowedList, optionAttributes } from '../panels/windowed-list.js'

/** The notes of a row beside its kind. */
const FIELDS = /** @type {const} */ (['move', 'tag', 'depth', 'reason'])

/** @param {PanelMessages} m @param {Actions} actions */
export function makeCallList(m, actions) {
  const words = m.panels.notes.find
  /** @type {Search | null} */
  let search = null
  /** @type {Snapshot | null} */
  let lastSnapshot = null
  /** The steps at which the calls begin. @type {Uint32Array} */
  let steps = new Uint32Array()
  /** A position that all of them have; empty: any. */
  let key = ''
  const kind = make('select', { 'aria-label': m.panels.notes.fields.kind })
  const text = make('input', {
    ...{ type: 'search', ...PLAIN_TEXT, maxlength: 200 },
    ...{ placeholder: words.text, 'aria-label': words.text },
  })
  const empty = () => {
    listCalls({})
    text.focus()
  }
  const clear = makeButton(words.clear, empty, { class: 'link' })
  const number = make('p', { class: 'message', role: 'status' })
  const list = new WindowedList(actions, {
    label: words.title,
    make(from, to) {
      const selected = callAt(steps, lastSnapshot?.step ?? 0)
      const some = steps.subarray(from, to)
      return Array.from(some, (step, at) => makeRow(m, lastSnapshot, step, selected === from + at))
    },
    choose: (index) => actions.seek(steps[index]),
    move: (rows) => {
      const to = Math.min(
        Math.max(callAt(steps, lastSnapshot?.step ?? 0) + rows, 0),
        steps.length - 1,
      )
      if (to >= 0) actions.seek(steps[to])
    },
  })

  const fill = actions.guard(() => {
    if (!search) return
    const query = { ...(key ? { key } : { text: text.value.trim() }), kind: kind.value }
    const matches = search.findNotes(/** @type {Wanted} */ (query))
    steps = matches.steps
    const rest = matches.count > steps.length && words.first(steps.length)
    number.textContent = joinSentences([words.found(matches.count), rest])
    clear.hidden = kind.value === '' && text.value === ''
    list.element.hidden = steps.length === 0
    list.show(steps.length, Math.max(callAt(steps, lastSnapshot?.step ?? 0), 0))
  })
  kind.addEventListener('change', fill)
  text.addEventListener('input', () => {
    key = ''
    fill()
  })
  /** Lists the calls that have some notes. @param {Wanted} query */
  const listCalls = (query) => {
    key = query.key ?? ''
    kind.value = query.kind ?? ''
    text.value = query.key ?? query.tag ?? ''
    fill()
  }

  return {
    element: make(
      'div',
      { class: 'found' },
      make('h3', {}, words.title),
      make('div', { class: 'wanted' }, kind, text),
      make('div', { class: 'message' }, number, clear),
      list.element,
    ),
    listCalls,
    /** @param {Search} other @param {NotedFields} noted */
    take(other, { kinds }) {
      search = other
      lastSnapshot = null
      const all = make('option', { value: '' }, words.any)
      const options = kinds.map((kind) =>
        make('option', { value: kind }, m.panels.notes.kinds[kind]),
      )
      kind.replaceChildren(all, ...options)
      kind.hidden = kinds.length === 0
      listCalls({})
    },
    /** @type {Part['show']} */
    show(snapshot) {
      if (snapshot.search !== search) return
      lastSnapshot = snapshot
      list.show(steps.length, Math.max(callAt(steps, snapshot.step), 0))
    },
    settle: () => list.settle(),
  }
}

/** The last call that begins by a step; −1 if none does. @param {Uint32Array} steps @param {number} step */
function callAt(steps, step) {
  let [from, to] = [0, steps.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (steps[middle] <= step) from = middle + 1
    else to = middle
  }
  return from - 1
}

/** @param {PanelMessages} m @param {Snapshot | null} lastSnapshot @param {number} step @param {boolean} selected */
function makeRow(m, lastSnapshot, step, selected) {
  if (!lastSnapshot) return make('div', { class: 'row' })
  const { search, view } = lastSnapshot
  const notes = search.notesAt(step, view)
  const [event] = search.events(step - 1, step)
  const line = noteLine(m, notes, FIELDS)
  return make(
    'div',
    { ...optionAttributes(`noted-${step}`, selected), class: 'row', 'data-step': step },
    make('span', { class: 'step' }, m.count(step)),
    make('span', { class: 'kind' }, noteLine(m, notes, ['kind'])),
    make('span', { class: 'where' }, m.viewer.short(search.node(event.node, 0).place)),
    make('span', { class: 'what', title: line }, line),
  )
}
