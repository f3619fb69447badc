/**
 * The text of a tree that is made, to be typed: it is enough without the picture.
 *
 * @import {PractiseWords} from '../../messages/messages.js'
 * @import {Box} from '../practise/answer-sheet.js'
 * @import {Contents} from '../practise/box-input.js'
 */

import { set } from '../../dom/attribute.js'
import { disable } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { PLAIN_TEXT } from '../../dom/plain-text.js'
import { button } from '../controls.js'
import { Help } from '../help.js'

export class TreeText {
  #area = make('textarea', {
    ...{ id: 'tree-text', rows: 4, ...PLAIN_TEXT, 'aria-describedby': 'tree-wrong' },
  })
  /** The text of the tree on view. */
  #written = ''
  #wrong = make('p', { class: 'wrong', id: 'tree-wrong', role: 'alert' })
  #apply
  #help

  /** @param {PractiseWords['construct']} words @param {Box} box @param {{ apply: (text: string) => void, help: (box: Box) => void }} on */
  constructor(words, box, on) {
    this.#apply = button(words.take, () => on.apply(this.#area.value))
    this.#help = new Help(on.help, box)
    const label = make('label', { for: 'tree-text' }, words.text)
    const parts = [label, this.#area, this.#wrong, this.#apply, this.#help.button, this.#help.hints]
    this.element = make('div', { class: 'order made' }, ...parts)
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

  /** @param {Contents} contents @param {boolean} closed whether nothing can be changed */
  show(contents, closed) {
    this.#area.readOnly = closed
    disable([this.#apply], closed)
    this.#help.show(contents)
  }

  /** Says why a text cannot be taken; empty: nothing is wrong. @param {string} words */
  refuse(words) {
    this.#wrong.textContent = words
    set(this.#area, 'aria-invalid', words && 'true')
  }
}
