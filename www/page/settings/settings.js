/**
 * Folds and unfolds the settings. In a wide window the settings are a column, and the page remembers whether it is
 * folded. In a narrow window they are a drawer under the header, which is closed at first.
 *
 * @import {Messages} from '../../messages/pages.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { withKey } from '../../dom/icon.js'
import { recall, remember } from '../../dom/storage.js'

/** Narrower windows have the drawer. layout.css has the same width. */
const NARROW = matchMedia('(width < 900px)')

/**
 * By it Back, as on a phone, closes a part of a page; not all browsers have it.
 * @typedef {{ onclose: () => unknown, destroy: () => void }} Watcher
 * @type {{ CloseWatcher?: new () => Watcher }}
 */
const { CloseWatcher } = Object(window)

/** @param {Messages} m @param {HTMLElement} column */
export function settings(m, column) {
  const root = document.documentElement
  column.id = 'settings'
  const icon = make('span', { class: 'icon icon-settings' })
  const name = { 'aria-label': m.ui.settings, title: withKey(m.ui.settings, 'S') }

  const isOpen = () => (NARROW.matches ? 'drawer' in root.dataset : !('folded' in root.dataset))
  /** @type {Watcher | undefined} */
  let watcher
  const mark = () => {
    button.setAttribute('aria-expanded', String(isOpen()))
    watcher?.destroy()
    if (!CloseWatcher || !NARROW.matches || !isOpen()) return
    watcher = new CloseWatcher()
    watcher.onclose = close
  }
  const toggle = () => {
    if (NARROW.matches) root.toggleAttribute('data-drawer')
    else {
      const folded = root.toggleAttribute('data-folded')
      remember('settings', folded ? 'folded' : 'open')
    }
    mark()
  }
  const attributes = { class: 'fold', 'aria-controls': column.id, ...name }
  const button = makeButton(icon, toggle, attributes)
  /** Closes the drawer. Returns false if no drawer was open. */
  const close = () => {
    const open = NARROW.matches && isOpen()
    if (open) toggle()
    return open
  }

  root.toggleAttribute('data-folded', recall('settings') === 'folded')
  NARROW.addEventListener('change', mark)
  // The drawer covers the tree, so it closes when the focus moves to the tree.
  document.addEventListener('focusin', ({ target }) => {
    const inside = target instanceof Node && (column.contains(target) || button.contains(target))
    if (!inside) close()
  })
  mark()
  return { button, toggle, close }
}
