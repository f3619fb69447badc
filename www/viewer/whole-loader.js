/**
 * The loader of the parts that only searches of the whole core have: it fetches them with the first such search.
 *
 * @import {Search} from '../core.js'
 * @import {OverlayName} from '../types.js'
 * @import {Snapshot} from './part.js'
 * @import {WholeParts, makeWholeParts} from './whole-parts.js'
 *
 * @typedef {object} WholeHost
 * @property {(makeParts: typeof makeWholeParts) => WholeParts} make
 * @property {() => boolean} hidden whether the run is hidden
 * @property {(retry: () => unknown) => void} failed is called when the overlay could not be loaded
 */

import { onDemand } from '../on-demand.js'

export class WholeLoader {
  #host
  /** @type {WholeParts | null} */
  #parts = null
  /** @type {Search | null} */
  #search = null
  /** The overlay that is asked for. @type {OverlayName | ''} */
  #overlay = ''

  /** @param {WholeHost} host */
  constructor(host) {
    this.#host = host
  }

  /** Another search is on view. @param {Search | null} search */
  open(search) {
    this.#search = search
    if (search?.whole && !this.#parts) this.#load()
    this.#parts?.open(search, this.#host.hidden())
  }

  /** @param {Snapshot} snapshot */
  show(snapshot) {
    this.#parts?.show(snapshot)
  }

  /** Shows something over the picture; '': nothing. @param {OverlayName | ''} name */
  async overlay(name) {
    this.#overlay = name
    try {
      await this.#parts?.overlay(name)
    } catch {
      this.#host.failed(() => this.overlay(name))
    }
  }

  /** If the parts cannot be loaded, the run can be followed all the same. */
  async #load() {
    try {
      const { makeWholeParts } = await onDemand(() => import('./whole-parts.js'))
      this.#parts ??= this.#host.make(makeWholeParts)
      this.open(this.#search)
      this.overlay(this.#overlay)
    } catch {
      if (this.#overlay) this.#host.failed(() => this.#load())
    }
  }
}
