/**
 * A loader of panels that only some searches have. They come with the first such search; without them it can still be
 * followed.
 *
 * @import {Search} from '../core.js'
 * @import {Actions} from './part.js'
 */

/**
 * @template Found, Made
 * @typedef {object} LoadedPanels the panels of some searches
 * @property {(search: Search) => Found | null} find finds what a search has for them; null: nothing
 * @property {(found: Found) => Promise<Made | null>} load
 * @property {(made: Made, search: Search, found: Found) => void} give
 * @property {() => void} [clear] is called with a search that has nothing for them
 */

/** @template Found, Made */
export class PanelLoader {
  #actions
  #panels
  /** @type {Search | null} */
  #search = null

  /** @param {Actions} actions @param {LoadedPanels<Found, Made>} panels */
  constructor(actions, panels) {
    this.#actions = actions
    this.#panels = panels
  }

  /** Another search is on view; null: none. @param {Search | null} search */
  async take(search) {
    this.#search = search
    const { find, load, give, clear } = this.#panels
    /** @type {Found | null} */
    let found = null
    // The core can have stopped since the search was opened.
    this.#actions.guard(() => (found = search && find(search)))()
    if (!search || found === null) return clear?.()
    const there = found
    const made = await load(there).catch(() => null)
    if (!made || search !== this.#search) return
    this.#actions.guard(() => give(made, search, there))()
  }
}
