/**
 * A link as a QR code, which the phones of a class read. It is loaded when it is first asked for.
 *
 * @import {Messages} from '../../messages/pages.js'
 */

import { isCommand } from '../../dom/key-target.js'
import { draw, make } from '../../dom/make.js'
import { encode } from '../../vendor/uqr.js'

/** The keys that put the code away, beside Escape: its own, and those of a clicker. */
const AWAY = ['q', 'PageDown', 'PageUp']

/** White around the code, in its modules: readers need so many. */
const MARGIN = 4

/** @type {HTMLDialogElement | null} */
let shownDialog = null

/**
 * Shows the code of an address, or puts away the one that is shown.
 * @param {Messages['ui']['projecting']} words
 * @param {string} address
 */
export function toggleCode(words, address) {
  if (shownDialog) return shownDialog.close()
  const attributes = { class: 'dialog code', 'aria-label': words.code, closedby: 'any' }
  const dialog = make('dialog', attributes, picture(words, address))
  shownDialog = dialog
  // A page behind a dialog hears no keys.
  dialog.addEventListener('keydown', (event) => {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (AWAY.includes(key) && !isCommand(event)) dialog.close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    shownDialog = null
  })
  document.body.append(dialog)
  dialog.showModal()
}

/** @param {Messages['ui']['projecting']} words @param {string} address */
function picture(words, address) {
  try {
    const { data, size } = encode(address, { ecc: 'L', border: MARGIN })
    const dark = data.flatMap((row, y) =>
      row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    const attributes = { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': words.code }
    return draw('svg', attributes, draw('path', { d: dark.join('') }))
  } catch {
    return make('p', {}, words.noCode)
  }
}
