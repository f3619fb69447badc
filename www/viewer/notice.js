/**
 * Names a part that could not be loaded, with a button to try again: a language, the help, a canvas, a search.
 *
 * @import {Messages} from '../messages/messages.js'
 */

import { makeButton } from '../dom/button.js'
import { make } from '../dom/make.js'
import { write } from '../dom/write.js'

/** @param {Messages} m */
export function makeNotice(m) {
  const text = make('span')
  /** @type {(() => unknown) | null} */
  let act = null
  const button = makeButton(m.opening.again, () => act?.(), { hidden: true })
  const element = make('p', { class: 'notice', role: 'status' }, text, ' ', button)
  return {
    element,
    /**
     * @param {string} words empty if they are said elsewhere
     * @param {(() => unknown) | null} [retry] the action of the button; null: there is none
     */
    show(words, retry = null) {
      write(text, words)
      button.hidden = retry === null
      act = retry
      element.classList.toggle('active', words !== '' || retry !== null)
    },
  }
}
