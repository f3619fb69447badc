/**
 * What the signs of the picture mean, and the keys of the viewer, in a dialog.
 *
 * @import {Help} from '../messages/messages.js'
 */

import { make } from '../make.js'

/** @param {Help} words */
export function makeHelp(words) {
  const meanings = Object.entries(words.meanings).flatMap(([ink, [sign, meaning]]) => [
    make('dt', { class: ink }, sign),
    make('dd', {}, meaning),
  ])
  const keys = words.rows.flatMap((row) => [
    make('dt', {}, ...row.keys.map((key) => make('kbd', {}, key))),
    make('dd', {}, row.does),
  ])
  const close = make('button', { type: 'button' }, words.close)
  const dialog = make(
    'dialog',
    { 'aria-label': words.title, closedby: 'any' },
    make('h2', {}, words.signs),
    make('dl', { class: 'signs' }, ...meanings),
    make('h2', {}, words.keys),
    make('dl', {}, ...keys),
    make('p', {}, words.mouse),
    close,
  )
  close.addEventListener('click', () => dialog.close())
  return dialog
}
