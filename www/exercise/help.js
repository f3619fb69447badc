import { makeButton } from '../dom/button.js'
import { make } from '../dom/make.js'

/** Help at a box: a button that takes the next step, and the words so far. */
export class Help {
  hints = make('div', { class: 'hints' })

  /** @param {() => void} help takes the next step */
  constructor(help) {
    this.button = makeButton('', help, { class: 'link' })
  }

  /** @param {string} next the name of the next step; empty: there is none @param {string[]} hints the words so far */
  show(next, hints) {
    this.button.hidden = next === ''
    this.button.textContent = next
    this.hints.replaceChildren(...hints.map((line) => make('p', {}, line)))
  }
}
