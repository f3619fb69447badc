/**
 * A box of an answer sheet: a field or a tick with its name, how its text was read, and what a check said of it.
 *
 * @import {Box} from './sheet.js'
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
 */

import { make } from '../../dom/make.js'
import { TICKED, isTick, keyOf } from './sheet.js'

/** The longest answer: the history of a bound. */
const LONGEST = 80

/**
 * @param {string} name of the box
 * @param {Box} box
 * @param {string} place where it stands: its ids begin with that
 */
export function makeBox(name, box, place) {
  const tick = isTick(box.field)
  const id = `${place}-${keyOf(box)}`.replace('.', '-')
  const input = make('input', {
    ...(tick ? { type: 'checkbox' } : { type: 'text', ...PLAIN }),
    ...{ id, 'aria-label': name, 'aria-describedby': `${id}-read ${id}-note` },
    'data-box': keyOf(box),
  })
  const sign = make('span', { class: 'sign', 'aria-hidden': 'true' })
  const reading = make('span', { class: 'reading', id: `${id}-read` })
  const note = make('span', { class: 'note unseen', id: `${id}-note` })
  return {
    box,
    input,
    sign,
    reading,
    note,
    /** The text in it now. */
    get text() {
      return tick ? (input.checked ? TICKED : '') : input.value
    },
    /** @param {BoxContent} written */
    show({ text, read, verdict, closed }) {
      if (tick) input.checked = text !== ''
      // Writing the same text again would move the caret.
      else if (input.value !== text) input.value = text
      input.readOnly = closed
      input.disabled = closed && tick
      if (verdict && !verdict.ok) input.setAttribute('aria-invalid', 'true')
      else input.removeAttribute('aria-invalid')
      sign.textContent = verdict ? (verdict.ok ? '✓' : '✗') : ''
      sign.className = `sign ${verdict ? (verdict.ok ? 'right' : 'wrong') : ''}`
      reading.textContent = read
      note.textContent = verdict?.words ?? ''
    },
  }
}

/** Nothing of a browser's own in a field: no old texts, no corrections. */
const PLAIN = {
  inputmode: 'text',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  maxlength: LONGEST,
  size: 4,
}

/** The box of an element, as its key; null: it is none. @param {EventTarget | null} target */
export function boxOf(target) {
  return target instanceof HTMLInputElement ? (target.dataset.box ?? null) : null
}
