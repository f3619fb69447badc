/**
 * The loader of the panels of a search with several visits, or with a transposition table.
 *
 * @import {Search} from '../core.js'
 * @import {Messages} from '../messages/messages.js'
 * @import {Actions, Part, Snapshot} from './part.js'
 * @import {PartsHost} from './whole-parts.js'
 */

import { adopt } from '../dom/adopt.js'
import { onDemand } from '../on-demand.js'
import { panelLoader } from './panel-loader.js'

/** @param {Messages} m @param {Actions} actions @param {PartsHost} host */
export function passesLoader(m, actions, { slider, offer }) {
  /** @type {Awaited<ReturnType<typeof import('./passes/passes.js').makePasses>> | undefined} */
  let kit
  /** The panel of the table. @type {Part | null} */
  let table = null
  /** The search whose passes are shown. @type {Search | null} */
  let currentSearch = null
  const open = panelLoader(actions, {
    find(search) {
      if (search.bestFirst) return null
      const stores = search.whole && search.table(0, 0, 0) !== null
      const repeats = search.passCount > 1 || (search.whole && search.skip(0, 'again') !== null)
      return stores || repeats ? { stores } : null
    },
    async load({ stores }) {
      const { makePasses } = await onDemand(() => import('./passes/passes.js'))
      kit ??= await makePasses(m, actions)
      if (stores && !table) {
        const { makeTablePanel } = await onDemand(() => import('./passes/table.js'))
        table = makeTablePanel(m, kit.words, actions)
      }
      return kit
    },
    fill({ panel, band, style }, search, { stores }) {
      const passes = search.passes()
      panel.fill(passes, stores)
      band.fill(passes.length > 1 ? passes : [], search.summary.steps)
      currentSearch = search
      adopt(slider, style)
      slider.prepend(band.element)
      offer('passes', panel)
      offer('table', stores ? table : null)
    },
    clear() {
      currentSearch = null
      if (!kit) return
      kit.band.element.remove()
      offer('passes', null)
      offer('table', null)
    },
  })
  /** @param {Snapshot} snapshot */
  const show = (snapshot) => {
    if (snapshot.search === currentSearch) kit?.band.show(snapshot)
  }
  return { open, show }
}
