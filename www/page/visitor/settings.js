/**
 * Folds the settings away, and shows them again. Where the window is wide they are a column, and whether it is
 * folded is remembered; elsewhere they are a drawer under the header, closed until it is asked for.
 *
 * @import {Messages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'
import { withKey } from '../../dom/icon.js'
import { recall, remember } from './storage.js'

/** Narrower windows have the drawer: as in layout.css. */
const NARROW = matchMedia('(width < 900px)')

/** @param {Messages} m @param {HTMLElement} column */
export function settings(m, column) {
  const root = document.documentElement
  column.id = 'settings'
  const icon = make('span', { class: 'icon icon-settings' })
  const name = { 'aria-label': m.ui.settings, title: withKey(m.ui.settings, 'S') }
  const attributes = { type: 'button', class: 'fold', 'aria-controls': column.id, ...name }
  const button = make('button', attributes, icon)

  const isOpen = () => (NARROW.matches ? 'drawer' in root.dataset : !('folded' in root.dataset))
  const tell = () => button.setAttribute('aria-expanded', String(isOpen()))
  const toggle = () => {
    if (NARROW.matches) root.toggleAttribute('data-drawer')
    else {
      const folded = root.toggleAttribute('data-folded')
      remember('settings', folded ? 'folded' : 'open')
    }
    tell()
  }
  /** Closes the drawer; false if there was none. */
  const close = () => {
    const open = NARROW.matches && isOpen()
    if (open) toggle()
    return open
  }

  root.toggleAttribute('data-folded', recall('settings') === 'folded')
  button.addEventListener('click', toggle)
  NARROW.addEventListener('change', tell)
  // The drawer covers the tree: it closes when the focus goes there.
  document.addEventListener('focusin', ({ target }) => {
    const inside = target instanceof Node && (column.contains(target) || button.contains(target))
    if (!inside) close()
  })
  tell()
  return { button, toggle, close }
}
