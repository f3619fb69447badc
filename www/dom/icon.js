/** Icons: one path each, on a grid of 20 by 20, in the colour of the text; and buttons that show one. */

import { makeButton } from './button.js'
import { draw } from './make.js'

const PATHS = {
  first: 'M4 4h2v12H4zM16 4v12L7.5 10z',
  back: 'M12.5 4v12L4.5 10zM14 4h2v12h-2z',
  play: 'M5.5 3.5v13L16.5 10z',
  pause: 'M5 4h3.5v12H5zM11.5 4H15v12h-3.5z',
  forward: 'M7.5 4v12l8-6zM4 4h2v12H4z',
  last: 'M14 4h2v12h-2zM4 4v12l8.5-6z',
  more: 'M3 8.5h3v3H3zM8.5 8.5h3v3h-3zM14 8.5h3v3h-3z',
  in: 'M9 4h2v5h5v2h-5v5H9v-5H4V9h5z',
  close: 'M5.4 4 10 8.6 14.6 4 16 5.4 11.4 10 16 14.6 14.6 16 10 11.4 5.4 16 4 14.6 8.6 10 4 5.4z',
  out: 'M4 9h12v2H4z',
  unfold: 'M10 2 13.5 6h-7zM9 6h2v8H9zM10 18 6.5 14h7zM3 9h4v2H3zM13 9h4v2h-4z',
  previous: 'M8.5 3.5v3.6h3.2a4.7 4.7 0 0 1 0 9.4H6.5v-2h5.2a2.7 2.7 0 0 0 0-5.4H8.5v3.6L2.5 8.1z',
  fit: 'M3 3h5v2H5v3H3zM12 3h5v5h-2V5h-3zM3 12h2v3h3v2H3zM15 12h2v5h-5v-2h3z',
}

/** @typedef {keyof typeof PATHS} IconName */

/** @param {IconName} name */
export function icon(name) {
  const path = draw('path', { d: PATHS[name] })
  return draw('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true' }, path)
}

/**
 * @param {IconName} picture
 * @param {string} words
 * @param {(event: MouseEvent) => unknown} act
 * @param {string} [key] that does the same
 */
export function iconButton(picture, words, act, key) {
  const button = makeButton(icon(picture), act, { class: 'icon' })
  name(button, words, key)
  return button
}

/**
 * Names a button without text, for screen readers and in its tooltip. The tooltip also shows the key of the button.
 * @param {HTMLElement} button
 * @param {string} words
 * @param {string} [key] that does the same
 */
export function name(button, words, key) {
  button.title = key ? withKey(words, key) : words
  button.setAttribute('aria-label', words)
}

/** The tooltip of a control that has a key. @param {string} words @param {string} key */
export function withKey(words, key) {
  return `${words} (${key})`
}
