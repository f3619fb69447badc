/**
 * All steps of a run with a mistake, each with a way to it, and the answers about them. It is enough without the picture.
 *
 * @import {FindWords} from '../../messages/messages.js'
 */

import { makeButton } from '../../dom/button.js'
import { keepInView } from '../../dom/keep-in-view.js'
import { make } from '../../dom/make.js'
import { showVerdict } from '../verdict-sign.js'

export class StepList {
  #list = make('ol', { class: 'steps' })
  #rules = make('p', { class: 'rules' })
  /** @type {HTMLElement[]} */
  #rows = []
  #at = -1

  /** @param {FindWords} words */
  constructor(words) {
    this.element = make(
      'section',
      { class: 'sheet so-far', part: 'panels', role: 'group', 'aria-label': words.title },
      make('h2', {}, words.title),
      this.#rules,
      this.#list,
    )
  }

  /** @param {string[]} sentences of the steps @param {string} rules @param {(step: number) => void} go */
  fill(sentences, rules, go) {
    this.#rules.textContent = rules
    this.#at = -1
    this.#rows = sentences.map((sentence, at) => {
      const button = makeButton(sentence, () => go(at), { class: 'link' })
      return make('li', {}, make('span', { class: 'sign' }), button)
    })
    this.#list.replaceChildren(...this.#rows)
  }

  /**
   * @param {number} at the step on view
   * @param {Map<number, boolean>} verdicts the steps that were pointed at, and whether that was right
   */
  show(at, verdicts) {
    for (const [step, row] of this.#rows.entries()) {
      showVerdict(row.children[0], verdicts.get(step))
    }
    if (at === this.#at) return
    this.#rows[this.#at]?.lastElementChild?.removeAttribute('aria-current')
    this.#rows[at]?.lastElementChild?.setAttribute('aria-current', 'step')
    this.#at = at
    keepInView(this.element, this.#rows[at])
  }
}
