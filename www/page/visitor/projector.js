/**
 * Projector mode: only the tree, its sentence and the transport, in large type.
 *
 * @import {Messages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'

/** @param {Messages} m */
export function projector(m) {
  const attributes = {
    type: 'button',
    class: 'projector',
    'aria-pressed': 'false',
    title: m.ui.projector,
  }
  const icon = make('span', { class: 'icon icon-projector' })
  const button = make('button', { ...attributes, 'aria-label': m.ui.projector }, icon)
  button.addEventListener('click', () => {
    const on = document.documentElement.toggleAttribute('data-projector')
    button.setAttribute('aria-pressed', String(on))
  })
  return button
}
