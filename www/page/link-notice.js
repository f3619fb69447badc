/**
 * The line about an error in the link that led here. Its words are loaded when there is something to say.
 *
 * @import {Problem} from '../link/fragment.js'
 * @import {Messages} from '../messages/pages.js'
 */

import { makeButton } from '../dom/button.js'
import { make } from '../dom/make.js'
import { addNotice } from './settings/notices.js'
import { ALL } from '../messages/languages.js'
import { partOf } from '../messages/messages.js'
import { linkErrorText } from '../messages/pages.js'

/** @param {Messages} m */
export function noticeOfLink(m) {
  const sentence = make('span')
  const close = makeButton('', () => (element.hidden = true))
  const attributes = { class: 'link-problem', role: 'alert', hidden: true }
  const element = make('p', attributes, sentence, ' ', close)
  addNotice(element)

  /** @param {string} words @param {string} [dismiss] the words of the button, if there are any */
  function write(words, dismiss = '') {
    sentence.textContent = words
    close.textContent = dismiss
    close.hidden = dismiss === ''
    element.hidden = false
  }

  /** The problem to show: while its words are loaded, another link may be followed. @type {Problem | null} */
  let latest = null

  /** Says that the words could not be loaded. */
  const showUnavailable = () => write(m.errors['words-unavailable']({ language: ALL[m.lang] }))

  return {
    showUnavailable,
    /** Says it; null: nothing is wrong. @param {Problem | null} problem */
    async show(problem) {
      latest = problem
      element.hidden = true
      if (!problem) return
      try {
        const words = await partOf(m.lang, 'links')
        if (latest === problem) write(linkErrorText(words, problem), words.dismiss)
      } catch {
        if (latest === problem) showUnavailable()
      }
    },
  }
}
