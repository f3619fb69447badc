/**
 * How many nodes the next cutoff prunes at least: a field beside its button.
 *
 * @import {Actions, Part} from '../part.js'
 * @import {Messages} from '../../messages/messages.js'
 */

import { make } from '../../dom/make.js'

/** No tree has more nodes. */
const MOST = 10_000_000

/** @param {Messages} m @param {Actions} actions @returns {Part} */
export function makeCutoffSize(m, actions) {
  const input = make('input', {
    ...{ type: 'text', inputmode: 'numeric', autocomplete: 'off', maxlength: 8 },
    ...{ value: m.number(1), 'aria-label': m.wayfinding.least, title: m.wayfinding.least },
  })

  /** NaN where it is no number of nodes; an empty field is the default. */
  const read = () => {
    const text = input.value.trim()
    const least = text === '' ? 1 : /^\d+$/.test(text) ? Number(text) : NaN
    return least >= 1 && least <= MOST ? least : NaN
  }

  input.addEventListener('input', () => {
    const least = read()
    input.setCustomValidity('')
    input.setAttribute('aria-invalid', String(Number.isNaN(least)))
    if (!Number.isNaN(least)) actions.pruneAtLeast(least)
  })
  input.addEventListener('change', () => {
    if (!Number.isNaN(read())) return
    input.setCustomValidity(m.viewer.notWhole(1, MOST))
    input.reportValidity()
  })
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' && !Number.isNaN(read())) actions.skip('cutoff')
  })

  return {
    element: make(
      'label',
      { class: 'cutoff-size' },
      make('span', { 'aria-hidden': 'true' }, '≥'),
      input,
    ),
    show({ least }) {
      // What is being typed is not written over.
      if (!input.matches(':focus') && read() !== least) input.value = m.number(least)
    },
  }
}
