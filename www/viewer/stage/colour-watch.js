/**
 * Calls back when the colours of a viewer change: the page may have changed its theme anywhere above, or a rule of its own.
 * The element has no look; its colours have a transition (inherited-style.css), and the browser reports when one begins.
 */

import { make } from '../../dom/make.js'

/** @param {() => void} changed @returns {HTMLElement} a part of the viewer */
export function watchColours(changed) {
  const element = make('div', { class: 'colours' })
  let due = false
  element.addEventListener('transitionrun', () => {
    // Several colours change at once.
    if (due) return
    due = true
    requestAnimationFrame(() => {
      due = false
      changed()
    })
  })
  return element
}
