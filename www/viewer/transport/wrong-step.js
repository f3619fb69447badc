/**
 * Where the search of another program goes wrong first: a mark on the slider, of that search and of one beside it. It is
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
  #made = null
  /** The searches that were looked at last. @type {(Search | undefined)[]} */
  #seen = []

  /** @param {Messages} m @param {HTMLElement} slider */
  constructor(m, slider) {
    this.#m = m
    this.#slider = slider
  }

  /** @param {Snapshot} snapshot */
  show({ search, last, beside }) {
    const seen = [search, beside()?.search]
    if (seen.every((one, at) => one === this.#seen[at])) return
    this.#seen = seen
    this.#put(wrongStep(search, seen[1]), last)
  }

  /** @param {number | null} step @param {number} last */
  async #put(step, last) {
    if (step === null && !this.#made) return
    this.#made ??= this.#load()
    const [seen, made] = [this.#seen, await this.#made]
    if (seen === this.#seen) made?.put(step, last)
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
 * @param {Search} [beside]
 */
function wrongStep(search, beside) {
  const { finding } = search
  if (finding) return finding.step
  const other = beside?.finding
  return beside && other ? beside.counterpart(other.step, search) : null
}
