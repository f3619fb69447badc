/**
 * The button that begins and ends editing by hand. The bar, its words and the module that edits are loaded when they are
 * first needed.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {EditBar} from './bar.js'
 */

import { onDemand } from '../../on-demand.js'
import { make } from '../../dom/make.js'
import { withKey } from '../../dom/icon.js'

/**
 * @param {Messages} m
 * @param {SecateurTree} viewer
 * @param {(text: string) => void} write shows another text
 */
export function editButton(m, viewer, write) {
  const attributes = { type: 'button', class: 'by-hand', 'aria-pressed': 'false' }
  const button = make('button', { ...attributes, title: withKey(m.ui.byHand, 'E') }, m.ui.byHand)
  const status = make('p', { class: 'note', role: 'status' })
  /** @type {Promise<EditBar> | undefined} */
  let barPromise
  const begin = async () => {
    const { makeBar } = await onDemand(() => import('./bar.js'))
    return makeBar(m, viewer, write, (on) => button.setAttribute('aria-pressed', String(on)))
  }
  const toggle = async () => {
    barPromise ??= begin()
    try {
      const bar = await barPromise
      status.textContent = ''
      bar.toggle()
    } catch {
      barPromise = undefined
      status.textContent = m.ui.noHand
    }
  }
  button.addEventListener('click', toggle)
  return { element: make('div', { class: 'hand-entry' }, button, status), toggle }
}
