/** A question mark: a button that shows an explanation, or hides it. */

import { makeButton } from '../../dom/button.js'

/** @param {string} name of the explanation @param {(on: boolean) => void} show */
export function questionMark(name, show) {
  const toggle = () => {
    const on = button.ariaPressed === 'false'
    button.setAttribute('aria-pressed', String(on))
    show(on)
  }
  const attributes = { class: 'ask', 'aria-pressed': 'false', 'aria-label': name, title: name }
  const button = makeButton('?', toggle, attributes)
  return button
}
