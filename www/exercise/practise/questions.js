/**
 * The questions about the whole tree that take text, below the rows of its nodes: each with its field, and with help.
 *
 * @import {BoxInput} from './box-input.js'
 * @import {BoxHelp} from '../help.js'
 * @import {Box} from './answer-sheet.js'
 *
 * @typedef {BoxHelp & { drawn: (box: Box) => HTMLElement | null }} Answering `drawn`: a picture of the answer; null: there is none
 */

import { make } from '../../dom/make.js'
import { Help } from '../help.js'

export class Questions {
  element = make('div', { class: 'questions' })
  #help
  /** @type {{ entry: BoxInput, label: HTMLElement, help: Help, drawn: HTMLElement }[]} */
  #questions = []

  /** @param {(box: Box) => void} help */
  constructor(help) {
    this.#help = help
  }

  /** @param {BoxInput[]} boxes */
  fill(boxes) {
    this.#questions = boxes.map((entry) => {
      const label = make('label', { for: entry.input.id }, entry.input.ariaLabel ?? '')
      return { entry, label, help: new Help(this.#help, entry.box), drawn: make('div') }
    })
    const rows = this.#questions.map(({ entry, label, help: { button, hints }, drawn }) => {
      const answer = make('span', { class: 'given' }, ...entry.parts)
      const kind = { class: `question ${entry.box.field}` }
      return make('div', kind, label, answer, button, hints, drawn)
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

  /** @param {Answering} answering */
  show(answering) {
    for (const { entry, help, drawn } of this.#questions) {
      help.show(answering)
      const picture = answering.drawn(entry.box)
      if (picture !== drawn.firstChild) drawn.replaceChildren(...(picture ? [picture] : []))
    }
  }
}
