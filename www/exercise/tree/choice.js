/**
 * One of a few answers to choose: radio buttons, with the verdict of a check, and help.
 *
 * @import {Contents} from '../practise/box-input.js'
 * @import {Box} from '../practise/answer-sheet.js'
 */

import { set } from '../../dom/attribute.js'
import { make } from '../../dom/make.js'
import { Help } from '../help.js'
import { keyOf } from '../practise/answer-sheet.js'
import { showVerdict } from '../verdict-sign.js'

export class Choice {
  #box
  /** @type {HTMLInputElement[]} */
  #inputs
  #sign = make('span', { class: 'sign', 'aria-hidden': 'true' })
  #help

  /**
   * @param {Box} box
   * @param {string} question
   * @param {readonly string[]} values
   * @param {Record<string, string>} words
   * @param {{ choose: (value: string) => void, help: (box: Box) => void }} on
   */
  constructor(box, question, values, words, on) {
    const name = `choice-${values[0]}`
    this.#box = box
    this.#inputs = values.map((value) => make('input', { type: 'radio', name, value }))
    const labels = this.#inputs.map((input, at) => make('label', {}, input, words[values[at]]))
    const legend = make('legend', {}, question, ' ', this.#sign)
    this.#help = new Help(on.help, box)
    const { button, hints } = this.#help
    this.element = make('fieldset', { class: 'choice' }, legend, ...labels, button, hints)
    this.element.addEventListener('change', () => {
      const chosen = this.#inputs.find(({ checked }) => checked)
      if (chosen) on.choose(chosen.value)
    })
  }

  /** Moves the focus to the answer, or to the first one. */
  focus() {
    const chosen = this.#inputs.find(({ checked }) => checked) ?? this.#inputs[0]
    chosen?.focus()
  }

  /** @param {Contents} contents */
  show(contents) {
    const content = contents.get(keyOf(this.#box))
    if (!content) return
    const { text, verdict, closed } = content
    for (const input of this.#inputs) {
      input.checked = input.value === text
      input.disabled = closed && !input.checked
      set(input, 'aria-invalid', verdict?.ok === false && input.checked ? 'true' : '')
    }
    showVerdict(this.#sign, verdict?.ok)
    this.#help.show(contents)
  }
}
