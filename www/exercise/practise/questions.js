/**
 * The questions about the whole tree that take text, below the rows of its nodes: each with its field, and with help.
 *
 * @import {Messages, PractiseWords} from '../../messages/messages.js'
 * @import {BoxInput, Contents} from './box-input.js'
 * @import {Box} from './answer-sheet.js'
 */

import { make } from '../../dom/make.js'
import { Help } from '../help.js'
import { keyOf } from './answer-sheet.js'
import { PlaneView } from './plane-view.js'

export class Questions {
  element = make('div', { class: 'questions' })
  #help
  /** Draws the answers about two unknown values. */
  #plane
  /** @type {{ entry: BoxInput, label: HTMLElement, help: Help, drawn: HTMLElement }[]} */
  #questions = []

  /** @param {Messages} m @param {PractiseWords} words @param {(box: Box) => void} help */
  constructor(m, words, help) {
    this.#help = help
    this.#plane = new PlaneView(m, words)
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

  /** @param {Contents} contents */
  show(contents) {
    for (const { entry, help, drawn } of this.#questions) {
      help.show(contents)
      const picture = this.#plane.of(contents.get(keyOf(entry.box))?.picture ?? null)
      if (picture !== drawn.firstChild) drawn.replaceChildren(...(picture ? [picture] : []))
    }
  }
}
