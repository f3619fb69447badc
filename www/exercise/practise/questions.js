/**
 * The questions about the whole tree that take text, below the rows of its nodes: each with its field, and with help.
 *
 * @import {makeBox} from './box.js'
 * @import {Box} from './sheet.js'
 *
 * @typedef {object} Helping
 * @property {(box: Box) => string} next the name of the next step of help at a box; empty: there is none
 * @property {(box: Box) => string[]} hints the words of help there so far
 * @property {(box: Box) => HTMLElement | null} drawn a picture of the answer; null: there is none
 */

import { make } from '../../dom/make.js'
import { Help } from '../help.js'

export class Questions {
  element = make('div', { class: 'questions' })
  #help
  /** @type {{ entry: ReturnType<typeof makeBox>, label: HTMLElement, help: Help, drawn: HTMLElement }[]} */
  #questions = []

  /** @param {(box: Box) => void} help */
  constructor(help) {
    this.#help = help
  }

  /** @param {ReturnType<typeof makeBox>[]} boxes */
  fill(boxes) {
    this.#questions = boxes.map((entry) => {
      const label = make('label', { for: entry.input.id }, entry.input.ariaLabel ?? '')
      return { entry, label, help: new Help(() => this.#help(entry.box)), drawn: make('div') }
    })
    const rows = this.#questions.map(({ entry, label, help: { button, hints }, drawn }) => {
      const { input, sign, reading, note, box } = entry
      const answer = make('span', { class: 'given' }, input, sign, reading, note)
      return make('div', { class: `question ${box.field}` }, label, answer, button, hints, drawn)
    })
    this.element.replaceChildren(...rows)
  }

  /** @param {(box: Box) => string} nameOf */
  name(nameOf) {
    for (const { entry, label } of this.#questions) {
      label.textContent = nameOf(entry.box)
      entry.input.setAttribute('aria-label', nameOf(entry.box))
    }
  }

  /** @param {Helping} helping */
  show({ next, hints: hintsOf, drawn: drawnOf }) {
    for (const { entry, help, drawn } of this.#questions) {
      help.show(next(entry.box), hintsOf(entry.box))
      const picture = drawnOf(entry.box)
      if (picture !== drawn.firstChild) drawn.replaceChildren(...(picture ? [picture] : []))
    }
  }
}
