/**
 * The loader of the panel of notes, which comes with the first search that has notes.
 *
 * @import {Search} from '../core.js'
 * @import {NotedFields} from '../types.js'
 * @import {Messages} from '../messages/messages.js'
 * @import {PanelName} from './panels/names.js'
 * @import {Actions, Part} from './part.js'
 * @import {Stage} from './stage/stage.js'
 *
 * @typedef {object} NotesHost
 * @property {HTMLElement} slider stands where the style of the panel is to hold
 * @property {Stage} stage
 * @property {(name: PanelName, part: Part | null) => void} offer offers a panel, or takes it back
 */

import { adopt } from '../dom/adopt.js'
import { onDemand } from '../on-demand.js'

export class NotesLoader {
  #m
  #actions
  #host
  /** @type {Awaited<ReturnType<typeof import('./notes/notes.js').makeNotes>> | null} */
  #panel = null
  /** The key of the kinds of calls, while they are shown. @type {HTMLElement | null} */
  #key = null
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
    this.#mark(null)
    if (!search || !noted) return this.#host.offer('notes', null)
    const panel = await this.#load()
    if (!panel || search !== this.#search) return
    const there = noted
    this.#actions.guard(() => {
      panel.take(search, there)
      this.#host.offer('notes', panel)
      this.#mark(panel.key(there))
    })()
  }

  /** Shows the kinds of calls in the picture with their key; null: not. @param {HTMLElement | null} key */
  #mark(key) {
    const { stage } = this.#host
    if (key === this.#key) return
    this.#key?.remove()
    this.#key = key
    if (key) {
      stage.element.after(key)
      // The inks have come with the panel.
      stage.restyle()
    }
    stage.restyleWith({ kinds: key !== null })
  }

  /** The panel; null if it cannot be loaded. */
  async #load() {
    try {
      const { makeNotes, style } = await onDemand(() => import('./notes/notes.js'))
      adopt(this.#host.slider, style)
      return (this.#panel ??= await makeNotes(this.#m, this.#actions))
    } catch {
      return null
    }
  }
}
