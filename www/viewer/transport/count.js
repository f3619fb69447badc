/**
 * The current position in the run, counted in steps of the chosen size: "decision 5 of 14". A number can be typed
 * instead, in the same unit.
 *
 * @import {Actions, Part} from '../part.js'
 * @import {Messages} from '../../messages/messages.js'
 */

import { make } from '../../dom/make.js'
import { stepWords } from './more-controls.js'

/** @param {Messages} m @param {Actions} actions @returns {Part} */
export function makeCount(m, actions) {
  const { stepSize: words, notWhole } = m.viewer
  const unit = make('span', { class: 'counted' })
  const number = make('input', {
    ...{ type: 'text', inputmode: 'numeric', autocomplete: 'off', maxlength: 8 },
    ...{ 'aria-label': words.number, title: words.number },
  })
  const all = make('span')
  let passed = 0
  let stops = 0
  let typing = false

  const write = () => {
    typing = false
    number.setCustomValidity('')
    const text = m.number(passed)
    if (number.value !== text) number.value = text
  }
  number.addEventListener('input', () => {
    typing = true
    number.setCustomValidity('')
  })
  number.addEventListener('change', () => {
    const text = number.value.trim()
    if (/^\d+$/.test(text) && Number(text) <= stops) {
      typing = false
      actions.goTo(Number(text))
    } else {
      number.setCustomValidity(notWhole(0, stops))
      number.reportValidity()
    }
  })
  number.addEventListener('blur', write)
  number.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !typing) return
    event.preventDefault()
    write()
  })

  return {
    element: make(
      'div',
      { class: 'position' },
      unit,
      make('span', { class: 'number' }, number, all),
    ),
    show(snapshot) {
      ;({ passed, stops } = snapshot)
      unit.textContent = snapshot.stepSize === 'event' ? '' : stepWords(m).sizes[snapshot.stepSize]
      all.textContent = words.of(stops)
      number.style.setProperty('--digits', String(String(stops).length))
      // Never overwrite a text while it is typed.
      if (!typing) write()
    },
  }
}
