/** The content of an element before its viewer is there, in a box as high as the viewer will be. */

import { adopt } from '../dom/adopt.js'
import { make } from '../dom/make.js'
import style from '../sheets/element/waiting.css.js'

/** @param {ShadowRoot} shadow */
export function makeWaiting(shadow) {
  const element = make('div', { class: 'waiting' }, make('div', { part: 'unit' }, make('slot')))
  shadow.append(element)
  return {
    element,
    /** Call this whenever the host is connected. */
    put: () => adopt(shadow, style),
  }
}
