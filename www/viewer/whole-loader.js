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
 * @property {(retry: () => unknown) => void} lacks is called when the overlay could not be loaded
 */

import { onDemand } from '../on-demand.js'

export class WholeLoader {
  #host
  /** @type {WholeParts | null} */
  #parts = null
  /** @type {Search | null} */
  #search = null
  /** The overlay that is asked for. @type {OverlayName | ''} */
  #cover = ''

  /** @param {WholeHost} host */
  constructor(host) {
    this.#host = host
  }

  /** Another search is on view. @param {Search | null} search */
  take(search) {
    this.#search = search
    if (search?.whole && !this.#parts) this.#load()
    this.#parts?.take(search, this.#host.hidden())
  }

  /** @param {Snapshot} snapshot */
  show(snapshot) {
    this.#parts?.show(snapshot)
  }

  /** Shows something over the picture; '': nothing. @param {OverlayName | ''} name */
  async cover(name) {
    this.#cover = name
    try {
      await this.#parts?.cover(name)
    } catch {
      this.#host.lacks(() => this.cover(name))
    }
  }

  /** If the parts cannot be loaded, the run can be followed all the same. */
  async #load() {
    try {
      const { makeWholeParts } = await onDemand(() => import('./whole-parts.js'))
      this.#parts ??= this.#host.make(makeWholeParts)
      this.take(this.#search)
      this.cover(this.#cover)
    } catch {
      if (this.#cover) this.#host.lacks(() => this.#load())
    }
  }
}
