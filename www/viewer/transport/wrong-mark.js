/**
 * The mark on the slider at the first wrong step: a triangle above the ticks. A press there is one on the slider. What it
 * means is the description of the slider.
 *
 * @import {Messages} from '../../messages/messages.js'
 */

import { adopt } from '../../dom/adopt.js'
import { make } from '../../dom/make.js'
import { ownSearchWords } from '../../messages/own-search.js'

const STYLE = `
.wrong-mark {
  position: absolute;
  top: calc(-0.2rem * var(--scale));
  border: calc(0.3rem * var(--scale)) solid transparent;
  border-top: calc(0.5rem * var(--scale)) solid var(--ink);
  border-bottom: 0;
  filter: drop-shadow(0 0 1px var(--paper)) drop-shadow(0 0 1px var(--paper));
  transform: translateX(-50%);
  pointer-events: none;
  forced-color-adjust: none;
}
`

/** @param {Messages} m @param {HTMLElement} slider */
export async function makeWrongMark(m, slider) {
  const words = await ownSearchWords(m.lang)
  const mark = make('div', { class: 'wrong-mark' })
  return {
    /** @param {number | null} step null: there is none @param {number} last */
    put(step, last) {
      adopt(slider, STYLE)
      if (step === null) {
        mark.remove()
        slider.removeAttribute('title')
        return
      }
      mark.style.setProperty('left', `${(last === 0 ? 0 : step / last) * 100}%`)
      slider.querySelector('.track')?.append(mark)
      slider.title = words.firstAt(step)
    },
  }
}
