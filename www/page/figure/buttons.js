/**
 * The buttons that open the dialog of figures. The dialog, its words and the writers of figures are loaded when it is
 * first opened. A phone's header has no room for the icon, so there the button stands among the settings.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 */

import { make } from '../../dom/make.js'

/** @param {Messages} m @param {SecateurTree} tree */
export function figureButtons(m, tree) {
  const icon = make(
    'button',
    { type: 'button', class: 'to-figure', 'aria-label': m.ui.figure, title: m.ui.figure },
    make('span', { class: 'icon icon-figure' }),
  )
  const button = make('button', { type: 'button', class: 'save-figure' }, m.ui.figure)
  const open = async () => {
    const { openDialog } = await import('./dialog.js')
    await openDialog(m, tree)
  }
  for (const one of [icon, button]) one.addEventListener('click', open)
  return { icon, button }
}
