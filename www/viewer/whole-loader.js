/**
 * The loader of the parts that only searches of the whole core have: it fetches them with the first such search. If they cannot be
 * loaded, the run can be followed all the same.
 *
 * @import {Search} from '../core.js'
 * @import {Messages} from '../messages/messages.js'
 * @import {OverlayName} from '../types.js'
 * @import {Actions, Snapshot} from './part.js'
 * @import {PartsHost, WholeParts} from './whole-parts.js'
 *
 * @typedef {object} WholeHost
 * @property {() => boolean} hidden whether the run is hidden
 * @property {() => void} loaded is called once the parts are there
 * @property {(retry: () => unknown) => void} failed is called when the overlay could not be loaded
 */

import { onDemand } from '../on-demand.js'

/** @param {Messages} m @param {Actions} actions @param {PartsHost & WholeHost} host */
export function wholeLoader(m, actions, host) {
  /** @type {WholeParts | null} */
  let parts = null
  /** @type {Search | null} */
  let current = null
  /** The overlay that is asked for. @type {OverlayName | ''} */
  let requested = ''

  /** Another search is on view. @param {Search | null} search */
  const open = (search) => {
    current = search
    if (search?.whole && !parts) load()
    parts?.open(search, host.hidden())
  }
  /** Shows something over the picture; '': nothing. @param {OverlayName | ''} name */
  const overlay = async (name) => {
    requested = name
    try {
      await parts?.overlay(name)
    } catch {
      host.failed(() => overlay(name))
    }
  }
  const load = async () => {
    try {
      const { makeWholeParts } = await onDemand(() => import('./whole-parts.js'))
      parts ??= makeWholeParts(m, actions, host)
      open(current)
      overlay(requested)
      host.loaded()
    } catch {
      if (requested) host.failed(load)
    }
  }
  return { open, overlay, show: (/** @type {Snapshot} */ snapshot) => parts?.show(snapshot) }
}
