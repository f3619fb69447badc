/**
 * The words on the node under the pointer, or else on the selected node. They have a place of their own: the
 * sentence, the path and the board go on with the run.
 *
 * @import {MakePart} from '../part.js'
 */

import { iconButton } from '../../dom/icon.js'
import { make } from '../../dom/make.js'
import { nodeInWords } from '../../messages/messages.js'

/** @type {MakePart} */
export function makeSelection(m, actions) {
  const words = m.wayfinding.selection
  const text = make('p')
  const close = iconButton('close', words.deselect, () => actions.select(null), 'Esc')
  const attributes = { class: 'selection', role: 'group', 'aria-label': words.title, hidden: true }
  const element = make('div', attributes, text, close)
  return {
    element,
    show({ search, step, view, hovered, selected }) {
      const node = hovered ?? selected
      element.hidden = node === null
      element.classList.toggle('hovered', selected === null)
      if (node === null) return
      // Its window stands at the node, or in the tip.
      text.textContent = nodeInWords(m, { ...search.node(node, step, view), window: null })
      text.title = text.textContent
    },
  }
}
