/**
 * Shows of a search that enters the root or other nodes more than once what only such a search has. That is loaded with the
 * first one; if it cannot be loaded, the search can be followed all the same.
 *
 * @import {Search} from '../core.js'
 * @import {Messages} from '../messages/messages.js'
 * @import {PanelName} from './panels/names.js'
 * @import {Actions, Part, Snapshot} from './part.js'
 *
 * @typedef {object} Around
 * @property {HTMLElement} slider gets the band
 * @property {(name: PanelName, part: Part | null) => void} offer offers a panel, or takes it back
 */

import { adopt } from '../dom/adopt.js'

export class Passing {
  #m
  #actions
  #around
  /** @type {Awaited<ReturnType<typeof import('./passes/passes.js').makePasses>> | null} */
  #made = null
  #offered = false
  /** @type {Search | null} */
  #search = null

  /** @param {Messages} m @param {Actions} actions @param {Around} around */
  constructor(m, actions, around) {
    this.#m = m
    this.#actions = actions
    this.#around = around
  }

  /** Another search is on view; null: none. @param {Search | null} search */
  async take(search) {
    this.#search = search
    if (!search) return
    if (!repeats(search)) return this.#offer(false)
    const made = await this.#load()
    if (!made || search !== this.#search) return
    this.#actions.guard(() => {
      const passes = search.passes()
      made.panel.take(search, passes)
      made.band.take(passes.length > 1 ? passes : [], search.summary.steps)
      this.#offer(true)
    })()
  }

  /** What shows them; null if it cannot be loaded. */
  async #load() {
    try {
      const { makePasses } = await import('./passes/passes.js')
      this.#made ??= await makePasses(this.#m, this.#actions)
      return this.#made
    } catch {
      return null
    }
  }

  /** @param {Snapshot} snapshot */
  show(snapshot) {
    if (this.#offered && snapshot.search === this.#search) this.#made?.band.show(snapshot)
  }

  /** @param {boolean} there */
  #offer(there) {
    if (there === this.#offered || !this.#made) return
    this.#offered = there
    const { slider, offer } = this.#around
    const { band, panel, style } = this.#made
    const root = slider.getRootNode()
    if (root instanceof ShadowRoot) adopt(root, style)
    if (there) slider.prepend(band.element)
    else band.element.remove()
    offer('passes', there ? panel : null)
  }
}

/** Whether a search enters the root, or another node, more than once. @param {Search} search */
function repeats(search) {
  return search.passCount > 1 || (search.whole && search.skip(0, 'again') !== null)
}
