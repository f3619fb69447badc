/**
 * The questions about the whole tree that take text, below the rows of its nodes: each with its field, and with help.
 *
 * @import {makeBox} from './box.js'
 * @import {Box} from './sheet.js'
 *
 * @typedef {object} Helping
 * @property {(box: Box) => string} next the name of the next step of help at a box; empty: there is none
 * @property {(box: Box) => string[]} said the words of help there so far
 * @property {(box: Box) => HTMLElement | null} drawn a picture of the answer; null: there is none
 */

import { make } from '../../dom/make.js'

export class Questions {
  element = make('div', { class: 'questions' })
  #help
  /** @type {{ made: ReturnType<typeof makeBox>, label: HTMLElement, button: HTMLElement, said: HTMLElement, drawn: HTMLElement }[]} */
  #questions = []

  /** @param {(box: Box) => void} help */
  constructor(help) {
    this.#help = help
  }

  /** @param {ReturnType<typeof makeBox>[]} boxes */
  fill(boxes) {
    this.#questions = boxes.map((made) => {
      const label = make('label', { for: made.input.id }, made.input.ariaLabel ?? '')
      const button = make('button', { type: 'button', class: 'link' })
      button.addEventListener('click', () => this.#help(made.box))
      return { made, label, button, said: make('div', { class: 'said' }), drawn: make('div') }
    })
    const rows = this.#questions.map(({ made, label, button, said, drawn }) => {
      const { input, sign, reading, note, box } = made
      const answer = make('span', { class: 'given' }, input, sign, reading, note)
      return make('div', { class: `question ${box.field}` }, label, answer, button, said, drawn)
    })
    this.element.replaceChildren(...rows)
  }

  /** @param {(box: Box) => string} nameOf */
  name(nameOf) {
    for (const { made, label } of this.#questions) {
      label.textContent = nameOf(made.box)
      made.input.setAttribute('aria-label', nameOf(made.box))
    }
  }

  /** @param {Helping} helping */
  show({ next, said: saidOf, drawn: drawnOf }) {
    for (const { made, button, said, drawn } of this.#questions) {
      const words = next(made.box)
      button.hidden = words === ''
      button.textContent = words
      said.replaceChildren(...saidOf(made.box).map((line) => make('p', {}, line)))
      const picture = drawnOf(made.box)
      if (picture !== drawn.firstChild) drawn.replaceChildren(...(picture ? [picture] : []))
    }
  }
}
