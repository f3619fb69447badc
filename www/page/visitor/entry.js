/**
 * This entry of the browser's history, and what is kept for it in the storage of the session. While a page is being
 * left, the entry itself can't always be changed: so it only has a name, and the storage has what is kept by that name.
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
