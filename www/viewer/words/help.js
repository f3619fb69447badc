/**
 * A dialog with the meanings of the signs in the picture, and the keys. Its words are loaded when it is first
 * shown.
 *
 * @import {Help as Words} from '../../messages/messages.js'
 *
 * @typedef {{ keys: string[], does: string }} KeyRow
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

  /**
   * Shows it from its beginning.
   * @param {KeyRow[]} ofPage the page's own keys
   * @throws if the words cannot be loaded; the next call tries again
   */
  async show(ofPage) {
    try {
      this.#dialog ??= this.#make(ofPage)
      const dialog = await this.#dialog
      if (!dialog.isConnected || dialog.open) return
      dialog.showModal()
      dialog.scrollTop = 0
    } catch (error) {
      this.#dialog = null
      throw error
    }
  }

  /** @param {KeyRow[]} ofPage */
  async #make(ofPage) {
    const dialog = makeDialog(await help(this.#lang), ofPage)
    this.#place.append(dialog)
    return dialog
  }
}

/** @param {Words} words @param {KeyRow[]} ofPage */
function makeDialog(words, ofPage) {
  const meanings = Object.entries(words.meanings).flatMap(([ink, [sign, meaning]]) => [
    make('dt', { class: ink }, sign),
    make('dd', {}, meaning),
  ])
  const keys = [...words.rows, ...ofPage].flatMap((row) => [
    make('dt', {}, ...row.keys.map((key) => make('kbd', {}, key))),
    make('dd', {}, row.does),
  ])
  const close = make('button', { type: 'button' }, words.close)
  const dialog = make(
    'dialog',
    { 'aria-label': words.title, closedby: 'any' },
    // The focus begins here, not at the button below.
    make('h2', { tabindex: -1, autofocus: true }, words.signs),
    make('dl', { class: 'signs' }, ...meanings),
    make('h2', {}, ofPage.length > 0 ? words.keysOfPage : words.keys),
    make('dl', {}, ...keys),
    make('p', {}, words.mouse),
    close,
  )
  close.addEventListener('click', () => dialog.close())
  return dialog
}
