/**
 * The sentence of the step, shown and spoken. While the run plays it is only shown, because speech would fall
 * behind; it is spoken again when the run stops.
 *
 * @import {Actions, Part} from '../part.js'
 * @import {Messages} from '../../messages/messages.js'
 */

import { make } from '../../dom/make.js'
import { sentence } from '../../messages/messages.js'
import { remarkAt } from '../../messages/remark.js'
import { isMute } from './turns.js'

/**
 * @param {Messages} m
 * @param {Actions} actions
 * @returns {Part & { say: (words: string, elsewhere?: boolean) => void, withhold: (withheld: boolean) => void }}
 */
export function makeSentence(m, actions) {
  const element = make('p', { class: 'sentence', part: 'sentence', 'aria-live': 'polite' })
  let playing = false
  let withheld = false

  /** @param {string} words @param {string} [remark] */
  const say = (words, remark) => {
    const all = remark ? `${words} ${remark}` : words
    if (element.textContent === all) return
    element.classList.remove('long')
    element.textContent = words
    if (remark) element.append(' ', make('strong', { class: 'remark' }, remark))
  }

  // Its room stays the same, so that nothing around it moves: smaller type has room for more.
  const fit = () => {
    if (element.scrollHeight > element.clientHeight) element.classList.add('long')
  }
  actions.watch(element, () => {
    element.classList.remove('long')
    fit()
  })

  return {
    element,
    /** Says what else there is to say. @param {string} words @param {boolean} [elsewhere] whether another part speaks it */
    say(words, elsewhere = false) {
      element.setAttribute('aria-live', elsewhere ? 'off' : 'polite')
      say(words)
    },
    /** Keeps it out of the document, or lets it be shown again. @param {boolean} on */
    withhold(on) {
      if (on && !withheld) say('')
      withheld = on
    },
    show(snapshot) {
      element.setAttribute('aria-live', snapshot.playing || isMute(element) ? 'off' : 'polite')
      if (playing && !snapshot.playing) element.textContent = ''
      playing = snapshot.playing
      element.dataset.kind = snapshot.event?.kind ?? 'ready'
      const { search, step, view } = snapshot
      if (withheld) say('')
      else say(sentence(m, search.explain(step, view)), remarkAt(search, step, view)?.words)
    },
    settle: fit,
  }
}
