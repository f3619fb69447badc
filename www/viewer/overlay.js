/**
 * The overlay of the picture. It is loaded when it is first asked for, and shown of a search once it is found.
 *
 * @import {Search} from '../core.js'
 * @import {Messages} from '../messages/messages.js'
 * @import {Part} from './part.js'
 * @import {PartsHost} from './whole-parts.js'
 *
 * @typedef {'minimal-tree' | 'proof-set'} OverlayName the overlays of the picture
 *
 * @typedef {object} OverlayKit
 * @property {string} style
 * @property {Part} panel
 * @property {Element} key the line that explains its signs
 * @property {(search: Search) => Promise<boolean>} open finds its content in a search; whether there is any
 */

import { onDemand } from '../on-demand.js'
import { adopt } from '../dom/adopt.js'

/**
 * The module of each overlay, loaded on demand.
 * @type {Record<OverlayName, () => Promise<{ makeOverlay: (m: Messages) => Promise<OverlayKit> }>>}
 */
const MAKERS = {
  'minimal-tree': () => import('./minimal/overlay.js'),
  'proof-set': () => import('./proof-set/overlay.js'),
}

export class Overlay {
  #m
  #host
  /** @type {OverlayName | ''} */
  #name = ''
  /** @type {OverlayKit | null} */
  #kit = null
  /** @type {Search | null} */
  #search = null

  /** @param {Messages} m @param {PartsHost} host */
  constructor(m, host) {
    this.#m = m
    this.#host = host
  }

  /** Shows another one; '': none. @param {OverlayName | ''} name @throws where it cannot be loaded */
  async show(name) {
    if (name === this.#name) return
    this.#name = name
    this.#clear()
    if (name === '') return
    const kit = await this.#load(name)
    if (name !== this.#name || this.#kit) return
    this.#add(kit)
    await this.open(this.#search)
  }

  /** @param {OverlayName} name */
  async #load(name) {
    try {
      const { makeOverlay } = await onDemand(MAKERS[name])
      return await makeOverlay(this.#m)
    } catch (error) {
      // The next call tries again.
      this.#name = ''
      throw error
    }
  }

  /** Another search is on view. @param {Search | null} search */
  async open(search) {
    const { stage } = this.#host
    this.#search = search
    if (!this.#kit) return
    stage.restyleWith({ minimal: false })
    if (!search?.whole) return
    // A search that is freed meanwhile is no longer on view.
    const hasContent = await this.#kit.open(search).catch(() => false)
    if (search === this.#search && this.#kit && hasContent) stage.restyleWith({ minimal: true })
  }

  /** @param {OverlayKit} kit */
  #add(kit) {
    const { stage, offer } = this.#host
    this.#kit = kit
    adopt(stage.element, kit.style)
    stage.element.after(kit.key)
    offer('minimal', kit.panel)
  }

  #clear() {
    if (!this.#kit) return
    this.#kit.key.remove()
    this.#kit = null
    this.#host.offer('minimal', null)
    this.#host.stage.restyleWith({ minimal: false })
  }
}
