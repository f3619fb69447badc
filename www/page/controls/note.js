/** The line below a control: what its value changes, or what is wrong with it. */

import { make } from '../../dom/make.js'

/** @param {string} name of the control */
export function note(name) {
  const id = `${name}-note`
  const element = make('p', { class: 'note', id, 'aria-live': 'polite' })
  return {
    element,
    id,
    /** @param {string} effect */
    say(effect) {
      element.classList.remove('problem')
      // Writing the same words again would make a screen reader speak them again.
      if (element.textContent !== effect) element.textContent = effect
    },
    /** @param {string} problem */
    complain(problem) {
      element.classList.add('problem')
      element.textContent = problem
    },
  }
}
