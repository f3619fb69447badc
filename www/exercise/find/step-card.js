/**
 * The card of a run in which somebody went wrong: the task, the step on view, two buttons, and the outcome of the answer.
 *
 * @import {FindWords} from '../../messages/messages.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { write } from '../../dom/write.js'
import { Outcome } from '../predict/outcome.js'

export class StepCard {
  #task = make('p')
  #sentence = make('p', { class: 'question' })
  #wrong
  #show
  outcome = new Outcome()

  /** @param {FindWords} words @param {{ wrong: () => void, show: () => void }} on */
  constructor(words, { wrong, show }) {
    this.#wrong = makeButton(words.wrongHere, wrong, { class: 'primary' })
    this.#show = makeButton(words.show, show)
    // At each step the sentence alone is said, not the task again.
    const live = { role: 'status', 'aria-atomic': 'false' }
    const status = make('div', { class: 'step-text', ...live }, this.#task, this.#sentence)
    const buttons = make('div', { class: 'guess' }, this.#wrong, this.#show)
    this.element = make('div', { class: 'card' }, status, buttons, this.outcome.element)
  }

  /** @param {string} words */
  set task(words) {
    write(this.#task, words)
  }

  /** @param {string} sentence of the step on view @param {{ wrong: boolean, show: boolean }} buttons those that are there */
  show(sentence, { wrong, show }) {
    write(this.#sentence, sentence)
    this.#wrong.hidden = !wrong
    this.#show.hidden = !show
  }
}
