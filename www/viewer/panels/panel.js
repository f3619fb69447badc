import { make } from '../../dom/make.js'

/**
 * A panel: a heading and its content. It is a group and no landmark, because a page may have several
 * trees.
 *
 * @param {string} name of the class
 * @param {string} title
 * @param {...Node} children
 */
export function makePanel(name, title, ...children) {
  const heading = make('h2', {}, title)
  const attributes = { class: `panel ${name}`, role: 'group', 'aria-label': title }
  return make('section', attributes, heading, ...children)
}
