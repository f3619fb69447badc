/**
 * The text of a tree that is made, to be typed: it is enough without the picture.
 *
 * @import {PractiseWords} from '../../messages/messages.js'
 */

import { make } from '../../dom/make.js'

export class TreeText {
  #area = make('textarea', {
    ...{
      id: 'tree-text',
      rows: 4,
      spellcheck: 'false',
      autocapitalize: 'off',
      autocomplete: 'off',
    },
    'aria-describedby': 'tree-wrong',
  })
  /** The text of the tree on view. */
  #written = ''
  #wrong = make('p', { class: 'wrong', id: 'tree-wrong', role: 'alert' })
  #take
  #help = make('button', { type: 'button', class: 'link' })
  #hints = make('div', { class: 'hints' })
  element

  /** @param {PractiseWords['construct']} words @param {{ take: (text: string) => void, help: () => void }} on */
  constructor(words, on) {
    this.#take = make('button', { type: 'button' }, words.take)
    this.#take.addEventListener('click', () => {
      if (this.#take.ariaDisabled !== 'true') on.take(this.#area.value)
    })
    this.#help.addEventListener('click', on.help)
    const label = make('label', { for: 'tree-text' }, words.text)
    const parts = [label, this.#area, this.#wrong, this.#take]
    this.element = make('div', { class: 'order made' }, ...parts, this.#help, this.#hints)
  }

  /** The text as typed, if it is not that of the tree on view; null: it is. */
  get typedText() {
    const { value } = this.#area
    return value.trim() === this.#written.trim() ? null : value
  }

  /** @param {string} text of the tree on view */
  write(text) {
    this.#written = text
    this.#area.value = text
    this.refuse('')
  }

  /** @param {string} next step of help, empty: none @param {string[]} hints so far @param {boolean} closed whether nothing can be changed */
  show(next, hints, closed) {
    this.#area.readOnly = closed
    this.#take.ariaDisabled = String(closed)
    this.#help.hidden = next === ''
    this.#help.textContent = next
    this.#hints.replaceChildren(...hints.map((line) => make('p', {}, line)))
  }

  /** Says why a text cannot be taken; empty: nothing is wrong. @param {string} words */
  refuse(words) {
    this.#wrong.textContent = words
    if (words) this.#area.setAttribute('aria-invalid', 'true')
    else this.#area.removeAttribute('aria-invalid')
  }
}
