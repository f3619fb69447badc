/**
 * The progress of a run, and how it ended.
 *
 * @import {LabMessages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'

/** @param {LabMessages} m */
export function progress(m) {
  const bar = make('progress', { max: 1, value: 0, 'aria-label': m.lab.progress })
  const text = make('span', { class: 'at' })
  const row = make('div', { class: 'progress', hidden: true }, bar, text)
  const status = make('p', { class: 'status', role: 'status' })
  const note = make('p', { class: 'note', role: 'status' })
  return {
    element: make('div', {}, row, status, note),
    /** @param {number} share 0 … 1 @param {string} words */
    show(share, words) {
      row.hidden = false
      status.textContent = ''
      status.classList.remove('problem')
      bar.value = share
      text.textContent = words
    },
    /** @param {string} words about how the run is done */
    note(words) {
      note.textContent = words
    },
    /** @param {string} words @param {boolean} [problem] */
    end(words, problem = false) {
      row.hidden = true
      status.textContent = words
      status.classList.toggle('problem', problem)
    },
  }
}
