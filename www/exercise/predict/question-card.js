/**
 * The card of a run that asks: the last event, the question with its fields, the outcome of the answer, and a button that
 * goes on.
 *
 * @import {PractiseWords, PredictWords} from '../../messages/messages.js'
 * @import {Question} from '../../types.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {Fields, FormActions} from './question-form.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { write } from '../../dom/write.js'
import { Outcome } from './outcome.js'
import { QuestionForm } from './question-form.js'

export class QuestionCard {
  /** Shows the event and the question, to screen readers too. */
  #sentence = make('p')
  #question = make('p', { class: 'question', id: 'question', tabindex: -1 })
  #status = make('div', { class: 'step-text', role: 'status' }, this.#sentence, this.#question)
  outcome = new Outcome()
  /** The button that goes on. */
  go
  /** The question that the form asks. @type {Question | undefined} */
  #formQuestion

  /** @param {PredictWords} words @param {PractiseWords['named']} named @param {FormActions & { go: () => void }} on */
  constructor(words, named, { go, ...on }) {
    this.form = new QuestionForm(words, named, on)
    this.go = makeButton('', go, { class: 'primary' })
    this.element = make(
      'div',
      { class: 'card' },
      ...[this.#status, this.outcome.element, this.form.element, this.go],
    )
  }

  /** @param {string} event @param {string} question @param {boolean} playing while a run plays, speech would fall behind */
  show(event, question, playing) {
    this.#status.setAttribute('aria-live', playing ? 'off' : 'polite')
    write(this.#sentence, event)
    write(this.#question, question)
  }

  /**
   * Shows the form of the question that waits.
   * @param {Question | undefined} awaited
   * @param {Fields} fields
   * @param {TaskNode[]} nodes
   * @param {Record<string, string>} typed the text that was in its fields
   * @returns {boolean} whether it is another question
   */
  ask(awaited, fields, nodes, typed) {
    const other = awaited !== undefined && awaited !== this.#formQuestion
    if (other) {
      this.form.ask(fields, nodes, typed)
      this.#formQuestion = awaited
      this.element.scrollTop = 0
    }
    this.form.element.hidden = !awaited
    return other
  }

  /**
   * Shows the outcome of an answer, which stays the same until there is none.
   * @param {[kind: string, brief: string, why: string] | null} outcome
   */
  judge(outcome) {
    if (!outcome) this.outcome.hide()
    else if (this.outcome.element.hidden) this.outcome.show(...outcome)
  }

  /** The words of the button that goes on; empty: there is none. @param {string} words */
  offer(words) {
    this.go.hidden = words === ''
    this.go.textContent = words
  }

  /** Empties the form, so that the next question is asked anew. */
  forget() {
    this.#formQuestion = undefined
  }

  /** Moves the focus to the question that waits. On a touch screen the focus in a field would open a keyboard over the tree. */
  focus() {
    if (matchMedia('(pointer: coarse)').matches) this.#question.focus()
    else this.form.focus()
  }
}
