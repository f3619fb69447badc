/**
 * The button that begins and ends editing by hand. The bar, its words and the module that edits are loaded when they are
 * first needed.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 */

import { onDemand } from '../../on-demand.js'
import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { withKey } from '../../dom/icon.js'

/**
 * @param {Messages} m
 * @param {SecateurTree} viewer
 * @param {(text: string) => void} write shows another text
 */
export function editButton(m, viewer, write) {
  const status = make('p', { class: 'note', role: 'status' })
  const press = (/** @type {boolean} */ on) => button.setAttribute('aria-pressed', String(on))
  const toggle = async () => {
    try {
      const { toggleBar } = await onDemand(() => import('./bar.js'))
      await toggleBar(m, viewer, write, press)
      status.textContent = ''
    } catch {
      status.textContent = m.ui.noHand
    }
  }
  const attributes = { class: 'by-hand', title: withKey(m.ui.byHand, 'E') }
  const button = makeButton(m.ui.byHand, toggle, attributes)
  press(false)
  return { element: make('div', { class: 'hand-entry' }, button, status), toggle }
}
