/**
 * The calls that have some notes, as a list of which only the rows in sight are in the document. A row leads to its step.
 *
 * @import {Search} from '../../core.js'
 * @import {NotedFields, Wanted} from '../../types.js'
 * @import {PanelMessages} from '../../messages/messages.js'
 * @import {Actions, Snapshot} from '../part.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { PLAIN_TEXT } from '../../dom/plain-text.js'
import { joinSentences } from '../../messages/join-sentences.js'
import { noteLine } from '../panels/note-line.js'
import { WindowedList, optionAttributes } from '../panels/windowed-list.js'

/** The notes of a row beside its kind. */
const FIELDS = /** @type {const} */ (['move', 'tag', 'depth', 'reason'])

export class CallList {
  #m
  #actions
  /** @type {Search | null} */
  #search = null
  /** @type {Snapshot | null} */
  #snapshot = null
  /** The steps at which the calls begin. @type {Uint32Array} */
  #steps = new Uint32Array()
  /** A position that all of them have; empty: any. */
  #key = ''
  #kind
  #text
  #clear
  #count = make('p', { class: 'message', role: 'status' })
  #list

  /** @param {PanelMessages} m @param {Actions} actions */
  constructor(m, actions) {
    const words = m.panels.notes.find
    this.#m = m
    this.#actions = actions
    this.#kind = make('select', { 'aria-label': m.panels.notes.fields.kind })
    this.#text = make('input', {
      ...{ type: 'search', ...PLAIN_TEXT, maxlength: 200 },
      ...{ placeholder: words.text, 'aria-label': words.text },
    })
    const clear = () => {
      this.list({})
      this.#text.focus()
    }
    this.#clear = makeButton(words.clear, clear, { class: 'link' })
    this.#list = new WindowedList(actions, {
      label: words.title,
      make: (from, to) => this.#rows(from, to),
      choose: (index) => actions.seek(this.#steps[index]),
      move: (rows) => this.#move(rows),
    })
    const fill = actions.guard(() => this.#fill())
    this.#kind.addEventListener('change', fill)
    this.#text.addEventListener('input', () => {
      this.#key = ''
      fill()
    })
    this.element = make(
      'div',
      { class: 'found' },
      make('h3', {}, words.title),
      make('div', { class: 'wanted' }, this.#kind, this.#text),
      make('div', { class: 'message' }, this.#count, this.#clear),
      this.#list.element,
    )
  }

  /** Another search is on view. @param {Search} search @param {NotedFields} noted */
  fill(search, { kinds }) {
    const { find, kinds: names } = this.#m.panels.notes
    this.#search = search
    this.#snapshot = null
    const any = make('option', { value: '' }, find.any)
    const options = kinds.map((kind) => make('option', { value: kind }, names[kind]))
    this.#kind.replaceChildren(any, ...options)
    this.#kind.hidden = kinds.length === 0
    this.list({})
  }

  /** Lists the calls that have some notes. @param {Wanted} query */
  list(query) {
    this.#key = query.key ?? ''
    this.#kind.value = query.kind ?? ''
    this.#text.value = query.key ?? query.tag ?? ''
    this.#actions.ask(() => this.#fill())
  }

  /** Lists the calls that the fields ask for. */
  #fill() {
    if (!this.#search) return
    const words = this.#m.panels.notes.find
    const [kind, text] = [this.#kind.value, this.#text.value]
    const query = { ...(this.#key ? { key: this.#key } : { text: text.trim() }), kind }
    const { steps, count } = this.#search.findNotes(/** @type {Wanted} */ (query))
    this.#steps = steps
    const rest = count > steps.length && words.first(steps.length)
    this.#count.textContent = joinSentences([words.found(count), rest])
    this.#clear.hidden = kind === '' && text === ''
    this.#list.element.hidden = steps.length === 0
    this.#show()
  }

  /** @param {Snapshot} snapshot */
  show(snapshot) {
    if (snapshot.search !== this.#search) return
    this.#snapshot = snapshot
    this.#show()
  }

  #show() {
    this.#list.show(this.#steps.length, Math.max(this.#current, 0))
  }

  settle() {
    this.#list.settle()
  }

  /** The index of the last call that begins by the step on view; −1 if none does. */
  get #current() {
    return callAt(this.#steps, this.#snapshot?.step ?? 0)
  }

  /** Goes to a call some rows further on. @param {number} rows */
  #move(rows) {
    if (this.#steps.length === 0) return
    const index = Math.min(Math.max(this.#current + rows, 0), this.#steps.length - 1)
    this.#actions.seek(this.#steps[index])
  }

  /** @param {number} from @param {number} to */
  #rows(from, to) {
    const current = this.#current
    return Array.from(this.#steps.subarray(from, to), (step, at) =>
      makeRow(this.#m, this.#snapshot, step, from + at === current),
    )
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

/** @param {PanelMessages} m @param {Snapshot | null} snapshot @param {number} step @param {boolean} selected */
function makeRow(m, snapshot, step, selected) {
  if (!snapshot) return make('div', { class: 'row' })
  const { search, view } = snapshot
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
