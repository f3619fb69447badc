/**
 * One of a few answers to choose: radio buttons, with what a check said of them, and help.
 *
 * @import {WordedVerdict} from '../practise/box.js'
 */

import { make } from '../../dom/make.js'

export class Choice {
  element
  /** @type {HTMLInputElement[]} */
  #inputs
  #sign = make('span', { class: 'sign', 'aria-hidden': 'true' })
  #help = make('button', { type: 'button', class: 'link' })
  #hints = make('div', { class: 'hints' })

  /**
   * @param {string} question
   * @param {readonly string[]} values
   * @param {Record<string, string>} words
   * @param {{ choose: (value: string) => void, help: () => void }} on
   */
  constructor(question, values, words, on) {
    const name = `choice-${values[0]}`
    this.#inputs = values.map((value) => make('input', { type: 'radio', name, value }))
    const labels = this.#inputs.map((input, at) => make('label', {}, input, words[values[at]]))
    const legend = make('legend', {}, question, ' ', this.#sign)
    this.element = make('fieldset', { class: 'choice' }, legend, ...labels, this.#help, this.#hints)
    this.element.addEventListener('change', () => {
      const chosen = this.#inputs.find(({ checked }) => checked)
      if (chosen) on.choose(chosen.value)
    })
    this.#help.addEventListener('click', on.help)
  }

  /** Moves the focus to the answer, or to the first one. */
  focus() {
    const chosen = this.#inputs.find(({ checked }) => checked) ?? this.#inputs[0]
    chosen?.focus()
  }

  /** @param {{ text: string, verdict: WordedVerdict | null, closed: boolean, next: string, hints: string[] }} state */
  show({ text, verdict, closed, next, hints }) {
    for (const input of this.#inputs) {
      input.checked = input.value === text
      input.disabled = closed && !input.checked
      if (verdict && !verdict.ok && input.checked) input.setAttribute('aria-invalid', 'true')
      else input.removeAttribute('aria-invalid')
    }
    this.#sign.textContent = verdict ? (verdict.ok ? '✓' : '✗') : ''
    this.#sign.className = `sign ${verdict ? (verdict.ok ? 'right' : 'wrong') : ''}`
    this.#help.hidden = next === ''
    this.#help.textContent = next
    this.#hints.replaceChildren(...hints.map((line) => make('p', {}, line)))
  }
}
