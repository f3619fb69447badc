/**
 * What only a search of the whole core has: its passes and its table, and what is shown over the picture. It is loaded with
 * the first such search.
 *
 * @import {Search} from '../core.js'
 * @import {Messages} from '../messages/messages.js'
 * @import {OverlayName} from '../types.js'
 * @import {Around as AroundOverlay} from './overlay.js'
 * @import {Actions, Snapshot} from './part.js'
 * @import {Around as AroundPassing} from './passing.js'
 */

import { Overlay } from './overlay.js'
import { Passing } from './passing.js'

export class Extras {
  #overlay
  #passing

  /** @param {Messages} m @param {Actions} actions @param {AroundOverlay & AroundPassing} around */
  constructor(m, actions, around) {
    this.#overlay = new Overlay(m, around)
    this.#passing = new Passing(m, actions, around)
  }

  /** Shows something over the picture; '': nothing. @param {OverlayName | ''} name @throws where it cannot be loaded */
  async cover(name) {
    await this.#overlay.show(name)
  }

  /** Another search is on view. @param {Search | null} search @param {boolean} hidden whether its run is hidden */
  take(search, hidden) {
    this.#overlay.take(search)
    this.#passing.take(hidden ? null : search)
  }

  /** @param {Snapshot} snapshot */
  show(snapshot) {
    this.#passing.show(snapshot)
  }
}
