/**
 * The loader of the panels of a search with several visits, or with a transposition table. They come with the first
 * such search; without them the search can still be followed.
 *
 * @import {Search} from '../core.js'
 * @import {Messages} from '../messages/messages.js'
 * @import {PanelName} from './panels/names.js'
 * @import {Actions, Part, Snapshot} from './part.js'
 *
 * @typedef {object} PassesHost
 * @property {HTMLElement} slider gets the band
 * @property {(name: PanelName, part: Part | null) => void} offer offers a panel, or takes it back
 */

import { onDemand } from '../on-demand.js'
import { adopt } from '../dom/adopt.js'

export class PassesLoader {
  #m
  #actions
  #host
  /** @type {Awaited<ReturnType<typeof import('./passes/passes.js').makePasses>> | null} */
  #made = null
  /** The panel of the table. @type {Part | null} */
  #table = null
  /** @type {Search | null} */
  #search = null

  /** @param {Messages} m @param {Actions} actions @param {PassesHost} host */
  constructor(m, actions, host) {
    this.#m = m
    this.#actions = actions
    this.#host = host
  }

  /** Another search is on view; null: none. @param {Search | null} search */
  async take(search) {
    this.#search = search
    if (!search || search.bestFirst) return this.#offer(false, false)
    let [stores, again] = [false, false]
    // The core can have stopped since the search was opened.
    this.#actions.guard(() => {
      stores = search.whole && search.table(0, 0, 0) !== null
      again = repeats(search)
    })()
    if (!stores && !again) return this.#offer(false, false)
    const made = await this.#load(stores)
    if (!made || search !== this.#search) return
    this.#actions.guard(() => {
      const passes = search.passes()
      made.panel.take(passes, stores)
      made.band.take(passes.length > 1 ? passes : [], search.summary.steps)
      this.#offer(true, stores)
    })()
  }

  /** The panels; null if they cannot be loaded. @param {boolean} stores whether there is a table to be shown */
  async #load(stores) {
    try {
      const { makePasses } = await onDemand(() => import('./passes/passes.js'))
      const made = (this.#made ??= await makePasses(this.#m, this.#actions))
      if (stores && !this.#table) {
        const { makeTablePanel } = await onDemand(() => import('./passes/table.js'))
        this.#table = makeTablePanel(this.#m, made.words, this.#actions)
      }
      return made
    } catch {
      return null
    }
  }

  /** @param {Snapshot} snapshot */
  show(snapshot) {
    const band = this.#made?.band
    if (band?.element.parentElement && snapshot.search === this.#search) band.show(snapshot)
  }

  /** @param {boolean} there @param {boolean} stores whether there is a table to be shown */
  #offer(there, stores) {
    if (!this.#made) return
    const { slider, offer } = this.#host
    const { band, panel, style } = this.#made
    adopt(slider, style)
    if (there) slider.prepend(band.element)
    else band.element.remove()
    offer('passes', there ? panel : null)
    offer('table', stores ? this.#table : null)
  }
}

/** Whether a search enters the root, or another node, more than once. @param {Search} search */
function repeats(search) {
  return search.passCount > 1 || (search.whole && search.skip(0, 'again') !== null)
}
