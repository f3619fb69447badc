/**
 * The first wrong step of another program's search: a mark on the slider, also for a search beside this one. It is
 * loaded with the first such search; if it cannot be loaded, the search can be followed all the same.
 *
 * @import {Search} from '../../core.js'
 * @import {Messages} from '../../messages/messages.js'
 * @import {Snapshot} from '../part.js'
 */

import { onDemand } from '../../on-demand.js'

export class WrongStep {
  #m
  #slider
  /** @type {Promise<Awaited<ReturnType<typeof import('./wrong-mark.js').makeWrongMark>> | null> | null} */
  #mark = null
  /** The searches that were looked at last. @type {(Search | undefined)[]} */
  #searches = []

  /** @param {Messages} m @param {HTMLElement} slider */
  constructor(m, slider) {
    this.#m = m
    this.#slider = slider
  }

  /** @param {Snapshot} snapshot */
  show({ search, last, beside }) {
    const searches = [search, beside()?.search]
    if (searches.every((one, at) => one === this.#searches[at])) return
    this.#searches = searches
    this.#put(wrongStep(search, searches[1]), last)
  }

  /** @param {number | null} step @param {number} last */
  async #put(step, last) {
    if (step === null && !this.#mark) return
    this.#mark ??= this.#load()
    const [searches, mark] = [this.#searches, await this.#mark]
    if (searches === this.#searches) mark?.put(step, last)
  }

  async #load() {
    try {
      const { makeWrongMark } = await onDemand(() => import('./wrong-mark.js'))
      return await makeWrongMark(this.#m, this.#slider)
    } catch {
      return null
    }
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
