/**
 * Says what could not be loaded, with a button to try again: a language, the help, a canvas, a search.
 *
 * @import {Messages} from '../messages/messages.js'
 */

import { make } from '../dom/make.js'

/** @param {Messages} m */
export function makeNotice(m) {
  const text = make('span')
  const button = make('button', { type: 'button', hidden: true }, m.opening.again)
  const element = make('p', { class: 'notice', role: 'status' }, text, ' ', button)
  let act = () => {}
  button.addEventListener('click', () => act())
  return {
    element,
    /**
     * @param {string} words empty if they are said elsewhere
     * @param {(() => unknown) | null} [retry] the action of the button; null: there is none
     */
    say(words, retry = null) {
      // Writing the same words again would make a screen reader speak them again.
      if (text.textContent !== words) text.textContent = words
      button.hidden = retry === null
      act = () => retry?.()
      element.classList.toggle('active', words !== '' || retry !== null)
    },
  }
}
