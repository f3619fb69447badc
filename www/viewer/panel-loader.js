/**
 * A loader of panels that only some searches have. They come with the first such search; without them it can still be
 * followed.
 *
 * @import {Search} from '../core.js'
 * @import {Actions} from './part.js'
 */

/**
 * @template Content, Kit
 * @typedef {object} LoadedPanels the panels of some searches
 * @property {(search: Search) => Content | null} find finds what a search has for them; null: nothing
 * @property {(result: Content) => Promise<Kit | null>} load
 * @property {(kit: Kit, search: Search, result: Content) => void} give
 * @property {() => void} [clear] is called with a search that has nothing for them
 */

/** @template Content, Kit */
export class PanelLoader {
  #actions
  #panels
  /** @type {Search | null} */
  #search = null

  /** @param {Actions} actions @param {LoadedPanels<Content, Kit>} panels */
  constructor(actions, panels) {
    this.#actions = actions
    this.#panels = panels
  }

  /** Another search is on view; null: none. @param {Search | null} search */
  async take(search) {
    this.#search = search
    const { find, load, give, clear } = this.#panels
    /** @type {Content | null} */
    let result = null
    // The core can have stopped since the search was opened.
    this.#actions.guard(() => (result = search && find(search)))()
    if (!search || result === null) return clear?.()
    const content = result
    const kit = await load(content).catch(() => null)
    if (!kit || search !== this.#search) return
    this.#actions.guard(() => give(kit, search, content))()
  }
}
