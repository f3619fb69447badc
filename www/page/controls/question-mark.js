/** A question mark: a button that shows an explanation, or hides it. */

import { make } from '../../dom/make.js'

/** @param {string} name of the explanation @param {(on: boolean) => void} show */
export function questionMark(name, show) {
  const attributes = { type: 'button', class: 'ask', 'aria-pressed': 'false' }
  const button = make('button', { ...attributes, 'aria-label': name, title: name }, '?')
  button.addEventListener('click', () => {
    const on = button.ariaPressed === 'false'
    button.setAttribute('aria-pressed', String(on))
    show(on)
  })
  return button
}
