/**
 * The summary of a check, above the answer sheet: the points, the first mistake, and a line for each box that is not
 * right, which leads to it. The focus goes there after a check.
 *
 * @typedef {{ name: string, words: string, go: () => void }} SummaryLine
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { colonAfter } from '../../messages/colon.js'

export class Summary {
  #points = make('strong', { class: 'points' })
  #head = make('p', { tabindex: -1, class: 'found' })
  #more = make('div')
  #list = make('ol')
  element = make('div', { class: 'summary', hidden: true }, ...[this.#head, this.#more, this.#list])

  /**
   * @param {string} points such as “7 of 12”
   * @param {string} first the first mistake, or that there is none
   * @param {string[]} more further sentences
   * @param {SummaryLine[]} lines
   */
  show(points, first, more, lines) {
    this.#points.textContent = points
    this.#head.replaceChildren(...(points ? [this.#points, ' '] : []), first)
    this.#more.replaceChildren(...more.filter(Boolean).map((text) => make('p', {}, text)))
    this.#list.replaceChildren(
      ...lines.map(({ name, words, go }) =>
        make('li', {}, makeButton(name, go, { class: 'link' }), colonAfter(name), words),
      ),
    )
    this.element.hidden = false
  }

  hide() {
    this.element.hidden = true
  }

  focus() {
    this.#head.focus()
  }
}
