/**
 * The line below a control: the effect of its value, or the error in it. The effect is seen for the
 * choice just made, and for all controls where the reader asks for it.
 */

import { make } from '../../dom/make.js'
import { write } from '../../dom/write.js'

/** The line of the choice just made. @type {HTMLElement | null} */
let latest = null

/** @param {string} name of the control */
export function note(name) {
  const id = `${name}-note`
  const element = make('p', { class: 'note', id, 'aria-live': 'polite' })
  return {
    element,
    id,
    /** @param {string} effect */
    write(effect) {
      element.classList.remove('problem')
      write(element, effect)
    },
    /** The control is that of the choice just made. */
    mark() {
      latest?.classList.remove('made')
      latest = element
      element.classList.add('made')
    },
    /** @param {string} problem */
    showError(problem) {
      element.classList.add('problem')
      element.textContent = problem
    },
  }
}
