/** Some of the rules, folded away. The line that unfolds them names those that differ from the default. */

import { make } from '../../dom/make.js'

/**
 * @param {string} name the class
 * @param {string} title
 * @param {HTMLElement[]} rows
 */
export function fold(name, title, rows) {
  const differing = make('span', { class: 'differing' })
  const summary = make('summary', {}, title, differing)
  return {
    element: make('details', { class: `folded ${name}` }, summary, ...rows),
    /** @param {string[]} labels of the rules that differ */
    list(labels) {
      differing.textContent = labels.length > 0 ? `: ${labels.join(', ')}` : ''
    },
  }
}
