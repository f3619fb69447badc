/**
 * A dialog with the keys, and the meanings of the signs in the picture. It is loaded when it is first shown.
 *
 * @import {HelpWords as Words} from '../../messages/messages.js'
 *
 * @typedef {{ keys: string[], does: string }} KeyRow
 */

import { adopt } from '../../dom/adopt.js'
import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import style from '../../sheets/viewer/help/help.css.js'

/**
 * Shows it from its beginning, unless it is on view.
 * @param {Words} words
 * @param {Element} place the parent of the dialog
 * @param {KeyRow[]} ofPage the page's own keys
 * @param {KeyRow[]} [exerciseKeys] the keys of an exercise, which are then the only ones shown
 */
export function showHelp(words, place, ofPage, exerciseKeys) {
  if (place.querySelector('dialog') || !place.isConnected) return
  adopt(place, style)
  const dialog = exerciseKeys ? exerciseDialog(words, exerciseKeys) : runDialog(words, ofPage)
  dialog.addEventListener('close', () => dialog.remove())
  place.append(dialog)
  dialog.showModal()
}

/** A dialog with the keys of an exercise. @param {Words} words @param {KeyRow[]} rows */
function exerciseDialog(words, rows) {
  const heading = make('h2', { tabindex: -1, autofocus: true }, words.keysOfPage)
  return makeDialog(words, heading, make('dl', {}, ...keyList(rows)))
}

/** A dialog for a run. By touch the signs come first, because there may be no keys. @param {Words} words @param {KeyRow[]} ofPage */
function runDialog(words, ofPage) {
  const touch = matchMedia('(pointer: coarse)').matches
  const meanings = Object.entries(words.meanings).flatMap(([ink, [sign, meaning]]) => [
    make('dt', { class: ink }, sign),
    make('dd', {}, meaning),
  ])
  const keys = [
    make('h2', {}, ofPage.length > 0 ? words.keysOfPage : words.keys),
    make('dl', {}, ...keyList([...words.rows, ...ofPage])),
  ]
  const signs = [make('h2', {}, words.signs), make('dl', { class: 'signs' }, ...meanings)]
  const pointing = make('p', {}, touch ? words.touch : words.mouse)
  const [heading, ...rest] = touch ? [...signs, pointing, ...keys] : [...keys, pointing, ...signs]
  // The focus begins here, not at the button below.
  heading.tabIndex = -1
  heading.autofocus = true
  return makeDialog(words, heading, ...rest)
}

/** @param {KeyRow[]} rows */
function keyList(rows) {
  return rows.flatMap((row) => [
    make('dt', {}, ...row.keys.map((key) => make('kbd', {}, key))),
    make('dd', {}, row.does),
  ])
}

/** @param {Words} words @param {...Node} parts */
function makeDialog(words, ...parts) {
  const dialog = make('dialog', { 'aria-label': words.title, closedby: 'any' }, ...parts)
  dialog.append(makeButton(words.close, () => dialog.close()))
  return dialog
}
