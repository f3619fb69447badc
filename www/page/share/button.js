/**
 * The button that opens the dialog of links. The dialog and its words are loaded when it is first opened.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {FieldValues} from '../../link/fragment.js'
 *
 * @typedef {object} Linking
 * @property {() => FieldValues | null} state the state on view, by the fields of a link
 * @property {(state: FieldValues) => string} fragment of a link to a state
 */

import { onDemand } from '../../on-demand.js'
import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'

/** @param {Messages} m @param {Linking} linking @param {() => void} lack says that it could not be loaded */
export function shareButton(m, linking, lack) {
  const open = async () => {
    try {
      const { openShare } = await onDemand(() => import('./dialog.js'))
      await openShare(m.lang, linking)
    } catch {
      lack()
    }
  }
  const attributes = { class: 'to-share', 'aria-label': m.ui.share, title: m.ui.share }
  return makeButton(make('span', { class: 'icon icon-share' }), open, attributes)
}
