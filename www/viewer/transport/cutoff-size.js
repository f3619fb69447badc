/**
 * The field that says how many nodes the next cutoff prunes at least. It stands beside the cutoff button.
 *
 * @import {Actions, Part} from '../part.js'
 * @import {Messages} from '../../messages/messages.js'
 */

import { MOST_NODES } from '../../core.js'
import { make } from '../../dom/make.js'

/** @param {Messages} m @param {Actions} actions @returns {Part} */
export function makeCutoffSize(m, actions) {
  const input = make('input', {
    ...{ type: 'text', inputmode: 'numeric', autocomplete: 'off', maxlength: 8 },
    ...{ value: m.number(1), 'aria-label': m.wayfinding.least, title: m.wayfinding.least },
  })

  /** The number typed, 1 if the field is empty; NaN if it is no number of nodes. */
  const read = () => {
    const text = input.value.trim()
    if (text === '') return 1
    const least = /^\d+$/.test(text) ? Number(text) : NaN
    return least >= 1 && least <= MOST_NODES ? least : NaN
  }

  input.addEventListener('input', () => {
    const least = read()
    input.setCustomValidity('')
    input.setAttribute('aria-invalid', String(Number.isNaN(least)))
    if (!Number.isNaN(least)) actions.pruneAtLeast(least)
  })
  input.addEventListener('change', () => {
    if (!Number.isNaN(read())) return
    input.setCustomValidity(m.viewer.notWhole(1, MOST_NODES))
    input.reportValidity()
  })
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' && !Number.isNaN(read())) actions.skip('cutoff')
  })
  const unit = make('span', { 'aria-hidden': 'true' })

  return {
    element: make(
      'label',
      { class: 'cutoff-size' },
      make('span', { 'aria-hidden': 'true' }, m.wayfinding.atLeast),
      input,
      unit,
    ),
    show({ least }) {
      unit.textContent = m.wayfinding.atLeastNodes(least)
      // Never overwrite a text while it is typed.
      if (!input.matches(':focus') && read() !== least) input.value = m.number(least)
    },
  }
}
