/**
 * A dialog with the meanings of the signs in the picture, and the keys. Its words are loaded when it is first
 * shown.
 *
 * @import {Help as Words} from '../../messages/messages.js'
 */

import { make } from '../../dom/make.js'
import { help } from '../../messages/messages.js'

export class Help {
  #lang
  #place
  /** @type {Promise<HTMLDialogElement> | null} */
  #dialog = null

  /** @param {string} lang @param {Element} place the parent of the dialog */
  constructor(lang, place) {
    this.#lang = lang
    this.#place = place
  }

  /** @throws if the words cannot be loaded; the next call tries again */
  async show() {
    try {
      this.#dialog ??= this.#make()
      const dialog = await this.#dialog
      if (dialog.isConnected && !dialog.open) dialog.showModal()
    } catch (error) {
      this.#dialog = null
      throw error
    }
  }

  async #make() {
    const dialog = makeDialog(await help(this.#lang))
    this.#place.append(dialog)
    return dialog
  }
}

/** @param {Words} words */
function makeDialog(words) {
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
