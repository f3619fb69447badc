/**
 * The line that says what is wrong with the link that led here. Its words are loaded when there is something to say.
 *
 * @import {Problem} from '../link/fragment.js'
 * @import {Messages} from '../messages/pages.js'
 */

import { make } from '../dom/make.js'
import { linkComplaint, links } from '../messages/messages.js'

/** @param {Messages} m */
export function noticeOfLink(m) {
  const said = make('span')
  const close = make('button', { type: 'button' })
  const element = make(
    'p',
    { class: 'link-problem', role: 'alert', hidden: true },
    said,
    ' ',
    close,
  )
  close.addEventListener('click', () => (element.hidden = true))
  document.querySelector('header')?.after(element)

  return {
    /** Says it; null: nothing is wrong. @param {Problem | null} problem */
    async tell(problem) {
      element.hidden = true
      if (!problem) return
      const words = await links(m.lang)
      said.textContent = linkComplaint(words, problem)
      close.textContent = words.dismiss
      element.hidden = false
    },
  }
}
