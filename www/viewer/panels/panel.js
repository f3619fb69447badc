/**
 * A panel: a heading and what stands below it.
 *
 * @param {string} name of the class
 * @param {string} title
 * @param {...Node} children
 */

import { make } from '../../make.js'

/** @param {string} name @param {string} title @param {...Node} children */
export function makePanel(name, title, ...children) {
  const heading = make('h3', {}, title)
  return make('section', { class: `panel ${name}`, 'aria-label': title }, heading, ...children)
}
