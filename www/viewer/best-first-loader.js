/**
 * The loader of the panels of searches that go best-first.
 *
 * @import {Messages} from '../messages/messages.js'
 * @import {Actions, Part} from './part.js'
 * @import {PanelName} from './panels/names.js'
 * @import {PartsHost} from './whole-parts.js'
 */

import { adopt } from '../dom/adopt.js'
import { addBestFirst } from '../messages/messages.js'
import { onDemand } from '../on-demand.js'
import { panelLoader } from './panel-loader.js'

/** @param {Messages} m @param {Actions} actions @param {PartsHost} host */
export function bestFirstLoader(m, actions, { slider, offer }) {
  /** @type {Partial<Record<PanelName, Part>> | undefined} */
  let panels
  return panelLoader(actions, {
    find: (search) => search.bestFirst || null,
    async load() {
      const { makeBestFirst, style } = await onDemand(() => import('./best-first/best-first.js'))
      await addBestFirst(m)
      const { explore } = m
      if (!explore) return null
      adopt(slider, style)
      return (panels ??= makeBestFirst({ ...m, explore }, actions))
    },
    fill(panels) {
      for (const [name, part] of Object.entries(panels)) {
        offer(/** @type {PanelName} */ (name), part)
      }
    },
  })
}
