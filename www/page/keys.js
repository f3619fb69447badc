/**
 * The keys of the page itself. They work wherever the focus is, except in a field that takes text, and have priority
 * over the keys of the tree.
 */

import { keyTarget, ownsKey, watchFocus } from '../dom/key-target.js'

/** @param {Record<string, (event: KeyboardEvent) => unknown>} table by key; an action that had nothing to do returns false */
export function listenKeys(table) {
  watchFocus()
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = keyTarget(event)
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      if (!target || !Object.hasOwn(table, key) || ownsKey(target, event.key)) return
      if (table[key](event) !== false) event.preventDefault()
    },
    true,
  )
}
