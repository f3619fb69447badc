/**
 * This entry of the browser's history, and the state that session storage keeps for it. While a page is being left, the
 * entry itself can't always be changed. So the entry has only a name, and session storage has the state of that name.
 */

import { recallHere, rememberHere } from './storage.js'

/** What the entry came with. @type {unknown} */
export const left = history.state

const { entry: given } = Object(left)
const entry = typeof given === 'string' ? given : `${Date.now()}-${Math.random()}`
history.replaceState({ entry }, '')

/** What was kept for this entry; null if nothing was. @returns {unknown} */
export function keptHere() {
  try {
    return JSON.parse(recallHere(entry) ?? 'null')
  } catch {
    return null // Somebody else has written there.
  }
}

/** Keeps what `keep` gives whenever the page is left. @param {() => object} keep */
export function keepOnLeaving(keep) {
  addEventListener('pagehide', () => rememberHere(entry, JSON.stringify(keep())))
}
