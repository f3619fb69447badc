/**
 * The button that opens the dialog of figures. The dialog, its words and the writers of figures are loaded when it is
 * first opened.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 */

import { onDemand } from '../../on-demand.js'
import { makeButton } from '../../dom/button.js'

/**
 * @param {Messages} m
 * @param {SecateurTree} tree
 * @param {(step: number) => string | null} link the fragment of the link to a step of the search on view, if there is one
 * @param {() => void} lack says that it could not be loaded
 */
export function figureButton(m, tree, link, lack) {
  const open = async () => {
    try {
      const { openDialog } = await onDemand(() => import('./dialog.js'))
      await openDialog(m, tree, link)
    } catch {
      lack()
    }
  }
  return makeButton(m.ui.figure, open, { class: 'to-figure' })
}
