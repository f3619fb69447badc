/**
 * The choices of how the tree is drawn, folded away: the convention of the symbols, the nodes that show their windows,
 * and the overlay.
 *
 * @import {Messages} from '../messages/pages.js'
 * @import {SecateurTree} from '../secateur-tree.js'
 * @import {FieldValues} from '../link/fragment.js'
 */

import { CHOICES, CONVENTIONS, WINDOWS } from '../element/attributes.js'
import { set } from '../dom/attribute.js'
import { choice } from './controls/choice.js'
import { fold } from './controls/fold.js'

/** The values of each attribute, the default first. */
const VALUES = {
  convention: CONVENTIONS,
  windows: WINDOWS,
  overlay: CHOICES.overlay.map((name) => name || 'none'),
}

/** @param {Messages} m @param {SecateurTree} viewer */
export function drawing(m, viewer) {
  const settings = Object.entries(VALUES).map(([name, values]) => {
    const words = m.rules.choices[/** @type {keyof typeof VALUES} */ (name)]
    const apply = () => set(viewer, name, control.value === values[0] ? '' : control.value)
    const control = choice(name, words, values, apply)
    /** @param {string} [value] of an attribute */
    const write = (value) => {
      control.value = values.find((one) => one === value) ?? values[0]
    }
    return { name, control, apply, write }
  })
  const rows = settings.map(({ control }) => control.element)
  return {
    element: fold('drawing', m.ui.drawing, rows).element,
    /** Shows the choices of a state. @param {FieldValues} state */
    write: (state) => settings.forEach(({ name, write }) => write(state[name])),
    apply: () => settings.forEach(({ apply }) => apply()),
  }
}
