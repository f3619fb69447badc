/**
 * The parts that only a search of the whole core has: its passes and its table, the notes of another program, the
 * panels of a best-first search, and the overlay. They are loaded with the first such search.
 *
 * @import {Search} from '../core.js'
 * @import {Messages} from '../messages/messages.js'
 * @import {OverlayName} from '../types.js'
 * @import {OverlayHost} from './overlay.js'
 * @import {Actions, Snapshot} from './part.js'
 * @import {NotesHost} from './notes-loader.js'
 * @import {PassesHost} from './passes-loader.js'
 */

import { ExploreLoader } from './explore-loader.js'
import { NotesLoader } from './notes-loader.js'
import { Overlay } from './overlay.js'
import { PassesLoader } from './passes-loader.js'

export class WholeParts {
  #overlay
  #passes
  #notes
  #explore

  /** @param {Messages} m @param {Actions} actions @param {OverlayHost & PassesHost & NotesHost} host */
  constructor(m, actions, host) {
    this.#overlay = new Overlay(m, host)
    this.#passes = new PassesLoader(m, actions, host)
    this.#notes = new NotesLoader(m, actions, host)
    this.#explore = new ExploreLoader(m, actions, host)
  }

  /** Shows something over the picture; '': nothing. @param {OverlayName | ''} name @throws where it cannot be loaded */
  async cover(name) {
    await this.#overlay.show(name)
  }

  /** Another search is on view. @param {Search | null} search @param {boolean} hidden whether its run is hidden */
  take(search, hidden) {
    this.#overlay.take(search)
    this.#passes.take(hidden ? null : search)
    this.#notes.take(hidden ? null : search)
    this.#explore.take(hidden ? null : search)
  }

  /** @param {Snapshot} snapshot */
  show(snapshot) {
    this.#passes.show(snapshot)
  }
}
