/**
 * The mark on the slider at the first wrong step: a triangle above the ticks. A press there is one on the slider. What it
 * means is the description of the slider.
 *
 * @import {Messages} from '../../messages/messages.js'
 */

import { adopt } from '../../dom/adopt.js'
import { make } from '../../dom/make.js'
import { partOf } from '../../messages/messages.js'
import style from '../../sheets/viewer/transport/wrong-mark.css.js'

/** @param {Messages} m @param {HTMLElement} slider */
export async function makeWrongMark(m, slider) {
  const words = await partOf(m.lang, 'imported')
  const mark = make('div', { class: 'wrong-mark' })
  return {
    /** @param {number | null} step null: there is none @param {number} last */
    put(step, last) {
      adopt(slider, style)
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
