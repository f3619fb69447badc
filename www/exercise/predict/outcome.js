/**
 * The outcome of an answer, in words: whether it was right, and why.
 */

import { make } from '../../dom/make.js'

export class Outcome {
  element = make('p', { class: 'found', tabindex: -1, hidden: true })

  /** @param {string} kind `right`, `wrong`, or else neither @param {string} brief @param {string} why */
  show(kind, brief, why) {
    this.element.className = `found ${kind}`
    this.element.replaceChildren(make('strong', {}, brief), ` ${why}`)
    this.element.hidden = false
  }

  hide() {
    this.element.hidden = true
    this.element.replaceChildren()
  }
}
