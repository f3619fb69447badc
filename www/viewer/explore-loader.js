/**
 * The loader of the panels of searches that go best-first, which come with the first such search.
 *
 * @import {Search} from '../core.js'
 * @import {ExploreWords, Messages} from '../messages/messages.js'
 * @import {Actions, Part} from './part.js'
 * @import {NotesHost} from './notes-loader.js'
 * @import {PanelName} from './panels/names.js'
 */

import { adopt } from '../dom/adopt.js'
import { onDemand } from '../on-demand.js'
import { learnToExplore } from '../messages/messages.js'

export class ExploreLoader {
  #m
  #actions
  #host
  /** @type {Partial<Record<PanelName, Part>> | null} */
  #panels = null
  /** @type {Search | null} */
  #search = null

  /** @param {Messages} m @param {Actions} actions @param {NotesHost} host */
  constructor(m, actions, host) {
    this.#m = m
    this.#actions = actions
    this.#host = host
  }

  /** Another search is on view; null: none. @param {Search | null} search */
  async take(search) {
    this.#search = search
    if (!search?.bestFirst) return
    const panels = await this.#load()
    if (!panels || search !== this.#search) return
    this.#actions.guard(() => {
      for (const [name, part] of Object.entries(panels)) {
        this.#host.offer(/** @type {PanelName} */ (name), part)
      }
    })()
  }

  /** The panels; null if they cannot be loaded. */
  async #load() {
    try {
      const { makeExplore, style } = await onDemand(() => import('./explore/explore.js'))
      await learnToExplore(this.#m)
      const { explore } = this.#m
      if (!explore) return null
      adopt(this.#host.slider, style)
      return (this.#panels ??= makeExplore({ ...this.#m, explore }, this.#actions))
    } catch {
      return null
    }
  }
}
