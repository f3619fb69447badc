/**
 * A box of an answer sheet: a field or a tick with its name, the reading of its text, and the verdict of a check.
 *
 * @import {Box} from './answer-sheet.js'
 * @import {AnswerPicture} from './plane-view.js'
 *
 * @typedef {object} WordedVerdict the verdict of a check on a box
 * @property {boolean} ok
 * @property {string} words
 *
 * @typedef {object} BoxContent the content of a box
 * @property {string} text
 * @property {string} read how the text was read, in words; empty if that goes without saying
 * @property {WordedVerdict | null} verdict
 * @property {boolean} closed whether nothing can be changed
 * @property {string} next the name of the next step of help; empty: there is none
 * @property {string[]} hints the words of a check and of help so far
 * @property {AnswerPicture | null} picture of an answer about two unknown values; null: there is none
 *
 * @typedef {Map<string, BoxContent>} Contents the content of each box, by its key
 *
 * @typedef {ReturnType<typeof makeBoxInput>} BoxInput
 *
 * @typedef {object} BoxActions
 * @property {(box: Box, text: string) => void} typed
 * @property {() => void} left a box was left
 * @property {(entry: BoxInput) => void} entered
 * @property {(by: 1 | -1) => void} [past] Enter leads beyond the last box, or with Shift beyond the first one
 */

import { set } from '../../dom/attribute.js'
import { make } from '../../dom/make.js'
import { PLAIN_TEXT } from '../../dom/plain-text.js'
import { showVerdict } from '../verdict-sign.js'
import { TICKED, isTick, keyOf } from './answer-sheet.js'

/** A field for text. The longest answer is the history of a bound. */
const TEXT = { type: 'text', ...PLAIN_TEXT, inputmode: 'text', maxlength: 80, size: 4 }

/**
 * @param {string} name of the box
 * @param {Box} box
 * @param {string} place where it stands: its ids begin with that
 */
export function makeBoxInput(name, box, place) {
  const tick = isTick(box.field)
  const id = `${place}-${keyOf(box)}`.replace('.', '-')
  const input = make('input', {
    ...(tick ? { type: 'checkbox' } : TEXT),
    ...{ id, 'aria-label': name, 'aria-describedby': `${id}-read ${id}-note` },
    'data-box': keyOf(box),
  })
  const sign = make('span', { class: 'sign', 'aria-hidden': 'true' })
  const reading = make('span', { class: 'reading', id: `${id}-read` })
  const note = make('span', { class: 'note unseen', id: `${id}-note` })
  return {
    box,
    input,
    /** The field, and beside it its verdict. */
    parts: [tick ? make('label', { class: 'tick' }, input) : input, sign, reading, note],
    get text() {
      if (!tick) return input.value
      return input.checked ? TICKED : ''
    },
    /** @param {BoxContent | undefined} content undefined: it is not asked any more */
    show(content) {
      if (!content) return
      const { text, read, verdict, closed } = content
      if (tick) input.checked = text !== ''
      // Writing the same text again would move the caret.
      else if (input.value !== text) input.value = text
      input.readOnly = closed
      input.disabled = closed && tick
      set(input, 'aria-invalid', verdict?.ok === false ? 'true' : '')
      showVerdict(sign, verdict?.ok)
      reading.textContent = read
      note.textContent = verdict?.words ?? ''
    },
  }
}

/**
 * Listens to the boxes in an element. Enter leads from box to box.
 * @param {HTMLElement} element
 * @param {Map<string, BoxInput>} boxes by key, those that are there at the time of an event
 * @param {BoxActions} on
 */
export function listenToBoxes(element, boxes, { typed, left, entered, past }) {
  const entryAt = (/** @type {Event} */ { target }) =>
    boxes.get(/** @type {HTMLElement} */ (target).dataset.box ?? '')
  element.addEventListener('input', (event) => {
    const entry = entryAt(event)
    if (entry) typed(entry.box, entry.text)
  })
  element.addEventListener('focusin', (event) => {
    const entry = entryAt(event)
    if (entry) entered(entry)
  })
  element.addEventListener('focusout', left)
  element.addEventListener('keydown', (event) => {
    const entry = entryAt(event)
    if (event.key !== 'Enter' || !entry) return
    const by = event.shiftKey ? -1 : 1
    const all = [...boxes.values()]
    const next = all[all.indexOf(entry) + by]
    if (next) next.input.focus()
    else past?.(by)
    event.preventDefault()
  })
}
