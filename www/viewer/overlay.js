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

/** @param {Messages} m @param {PartsHost} host */
export function overlayOver(m, { stage, offer }) {
  /** @type {OverlayName | ''} */
  let requested = ''
  /** @type {OverlayKit | null} */
  let kit = null
  /** @type {Search | null} */
  let current = null

  /** Another search is on view. @param {Search | null} search */
  const open = async (search) => {
    current = search
    if (!kit) return
    stage.restyleWith({ minimal: false })
    if (!search?.whole) return
    // A search that is freed meanwhile is no longer on view.
    const hasContent = await kit.open(search).catch(() => false)
    if (search === current && kit && hasContent) stage.restyleWith({ minimal: true })
  }
  /** @param {OverlayName} name */
  const load = async (name) => {
    try {
      const { makeOverlay } = await onDemand(MAKERS[name])
      return await makeOverlay(m)
    } catch (error) {
      // The next call tries again.
      requested = ''
      throw error
    }
  }
  const clear = () => {
    if (!kit) return
    kit.key.remove()
    kit = null
    offer('minimal', null)
    stage.restyleWith({ minimal: false })
  }
  return {
    open,
    /** Shows another one; '': none. @param {OverlayName | ''} name @throws where it cannot be loaded */
    async show(name) {
      if (name === requested) return
      requested = name
      clear()
      if (name === '') return
      const loaded = await load(name)
      if (name !== requested || kit) return
      kit = loaded
      adopt(stage.element, kit.style)
      stage.element.after(kit.key)
      offer('minimal', kit.panel)
      await open(current)
    },
  }
}
