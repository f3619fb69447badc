/**
 * One line of a listing, as a button, with what there is to say about it.
 *
 * @import {Messages} from '../../messages/messages.js'
 * @import {ListingLine} from '../../types.js'
 */

import { make } from '../../make.js'

/**
 * @param {Messages} m
 * @param {ListingLine} line
 * @param {string} differs what the mark of a changed line says
 */
export function makeLine(m, { text, comment, changed }, differs) {
  const code = text.trimStart()
  const indent = text.length - code.length
  // A line that is not indented begins a function.
  const line = make('button', { type: 'button', class: indent === 0 ? 'line head' : 'line' })
  line.style.setProperty('--indent', String(indent))
  line.append(make('code', {}, code))
  if (changed)
    line.append(' ', make('span', { class: 'mark', role: 'img', 'aria-label': differs }, '≠'))
  if (comment) line.append(make('span', { class: 'comment' }, m.listings.comments[comment]))
  return line
}
