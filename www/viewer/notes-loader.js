/**
 * The loader of the panel of notes, which comes with the first search that has notes.
 *
 * @import {Search} from '../core.js'
 * @import {NotedFields} from '../types.js'
 * @import {Messages} from '../messages/messages.js'
 * @import {PanelName} from './panels/names.js'
 * @import {Actions, Part} from './part.js'
 *
 * @typedef {object} NotesHost
 * @property {HTMLElement} slider stands where the style of the panel is to hold
 * @property {(name: PanelName, part: Part | null) => void} offer offers a panel, or takes it back
 */

import { adopt } from '../dom/adopt.js'

export class NotesLoader {
  #m
  #actions
  #host
  /** @type {Awaited<ReturnType<typeof import('./notes/notes.js').makeNotes>> | null} */
  #panel = null
  #offered = false
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
    /** @type {NotedFields | null} */
    let noted = null
    // The core can have stopped since the search was opened.
    this.#actions.guard(() => (noted = search?.noted ?? null))()
    if (!search || !noted) return this.#offer(null)
    const panel = await this.#load()
    if (!panel || search !== this.#search) return
    const there = noted
    this.#actions.guard(() => {
      panel.take(search, there)
      this.#offer(panel)
    })()
  }

  /** The panel; null if it cannot be loaded. */
  async #load() {
    try {
      const { makeNotes, style } = await import('./notes/notes.js')
      const root = this.#host.slider.getRootNode()
      if (root instanceof ShadowRoot) adopt(root, style)
      return (this.#panel ??= await makeNotes(this.#m, this.#actions))
    } catch {
      return null
    }
  }

  /** @param {Part | null} panel */
  #offer(panel) {
    if ((panel !== null) === this.#offered) return
    this.#offered = panel !== null
    this.#host.offer('notes', panel)
  }
}
