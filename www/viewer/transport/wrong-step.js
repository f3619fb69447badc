/**
 * The first wrong step of another program's search, also of a search beside this one: a triangle above the ticks of the slider.
 * A press there is one on the slider. What it means is the description of the slider.
 *
 * @import {Search} from '../../core.js'
 * @import {Messages} from '../../messages/messages.js'
 * @import {Snapshot} from '../part.js'
 */

import { adopt } from '../../dom/adopt.js'
import { make } from '../../dom/make.js'
import { partOf } from '../../messages/messages.js'
import style from '../../sheets/viewer/transport/wrong-mark.css.js'

/** @param {Messages} m @param {HTMLElement} slider */
export function makeWrongStep(m, slider) {
  const mark = make('div', { class: 'wrong-mark' })
  /** The searches that were looked at last. @type {(Search | undefined)[]} */
  let current = []

  /** @param {number | null} step null: there is none @param {number} last */
  const put = async (step, last) => {
    mark.remove()
    slider.removeAttribute('title')
    if (step === null) return
    const searches = current
    const words = await partOf(m.lang, 'imported').catch(() => null)
    // Without these words the search can be followed all the same.
    if (!words || searches !== current) return
    adopt(slider, style)
    mark.style.setProperty('left', `${(last === 0 ? 0 : step / last) * 100}%`)
    slider.querySelector('.track')?.append(mark)
    slider.title = words.firstAt(step)
  }

  return {
    /** @param {Snapshot} snapshot */
    show({ search, last, beside }) {
      const searches = [search, beside()?.search]
      if (searches.every((one, at) => one === current[at])) return
      current = searches
      put(wrongStep(search, searches[1]), last)
    },
  }
}

/**
 * The step at which a search goes wrong first, or that of the one beside it does; null if neither does.
 * @param {Search} search
 * @param {Search} [other]
 */
function wrongStep(search, other) {
  if (search.finding) return search.finding.step
  const finding = other?.finding
  return other && finding ? other.counterpart(finding.step, search) : null
}
