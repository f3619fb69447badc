/**
 * One line of a listing: the code as a button, and under it what there is to say about it.
 *
 * @import {Messages} from '../../messages/messages.js'
 * @import {ListingLine} from '../../types.js'
 */

import { make } from '../../dom/make.js'

/**
 * @param {Messages} m
 * @param {ListingLine} line
 * @param {string} differs what the mark of a changed line says
 */
export function makeLine(m, { text, comment, changed }, differs) {
  const code = text.trimStart()
  const indent = text.length - code.length
  const button = make('button', { type: 'button' }, make('code', {}, code))
  // A line that is not indented begins a function.
  const item = make('li', { class: indent === 0 ? 'head' : '' }, button)
  item.style.setProperty('--indent', String(indent))
  if (changed) {
    const mark = make('span', { class: 'mark', role: 'img', 'aria-label': differs }, '≠')
    button.append(' ', mark)
  }
  if (comment) item.append(make('p', { class: 'comment' }, m.listings.comments[comment]))
  return { item, button }
}
