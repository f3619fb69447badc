/**
 * A loader of panels that only some searches have. They come with the first such search; without them it can still be
 * followed.
 *
 * @import {Search} from '../core.js'
 * @import {Actions} from './part.js'
 */

/**
 * @template Content, Kit
 * @param {Actions} actions
 * @param {object} panels the panels of some searches
 * @param {(search: Search) => Content | null} panels.find finds their content in a search; null: none
 * @param {(content: Content) => Promise<Kit | null>} panels.load
 * @param {(kit: Kit, search: Search, content: Content) => void} panels.fill
 * @param {() => void} [panels.clear] is called with a search that has nothing for them
 * @returns {(search: Search | null) => Promise<void>} is called with another search on view; null: there is none
 */
export function panelLoader(actions, { find, load, fill, clear }) {
  /** @type {Search | null} */
  let current = null
  return async (search) => {
    current = search
    // The core can have stopped since the search was opened.
    const content = search && (actions.ask(() => find(search)) ?? null)
    if (!search || content === null) return clear?.()
    const kit = await load(content).catch(() => null)
    if (!kit || search !== current) return
    actions.ask(() => fill(kit, search, content))
  }
}
