/**
 * The column beside the picture, by task: the tree, its search, and things to be done with both.
 *
 * @import {Messages} from '../messages/pages.js'
 */

import { make } from '../dom/make.js'

/** A part of the column with its heading. @param {Messages} m @param {'tree' | 'doing'} name @param {...HTMLElement} parts */
export function task(m, name, ...parts) {
  return make('section', { class: 'task' }, make('h2', {}, m.ui[name]), ...parts)
}

/** Things that stand in a row. @param {...HTMLElement} elements */
export function row(...elements) {
  return make('div', { class: 'buttons' }, ...elements)
}
