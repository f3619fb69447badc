/**
 * The keys of the page itself. They work wherever the focus is, except in a field that takes text, and have priority
 * over the keys of the tree.
 */

import { isCommand, keyTarget, ownsKey, watchFocus } from '../dom/key-target.js'

/** @param {Record<string, (event: KeyboardEvent) => unknown>} table by key; an action that had nothing to do returns false */
export function listenKeys(table) {
  watchFocus()
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || isCommand(event)) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      if (!Object.hasOwn(table, key) || !isForPage(event)) return
      if (table[key](event) === false) return
      event.preventDefault()
      // A slider would act on the page keys, too.
      event.stopPropagation()
    },
    true,
  )
}

/** A field of one line has no use for the page keys, which a clicker sends. @param {KeyboardEvent} event */
function isForPage(event) {
  const [field] = event.composedPath()
  if (event.key.startsWith('Page') && field instanceof HTMLInputElement) {
    return field.type !== 'range' && !field.closest('dialog')
  }
  const target = keyTarget(event)
  return target !== null && !ownsKey(target, event.key)
}

/**
 * Escape works wherever the focus is: it may be in the form that asked for a tree. What a field or a tree makes of the
 * key comes first, and a dialog over the page takes it for itself.
 * @param {(() => unknown)[]} actions the first that has something to do does it; the others return false
 */
export function listenEscape(actions) {
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const dialog = document.querySelector('dialog:modal, :popover-open')
    const trees = [...document.querySelectorAll('secateur-tree')]
    const covered = trees.some(({ shadowRoot }) => shadowRoot?.querySelector(':modal'))
    if (dialog || covered || !actions.some((act) => act() !== false)) return
    // One key closes one thing: a drawer that stays open would be closed by the browser.
    event.preventDefault()
  })
}
