/**
 * The content of an element before its viewer is there, in a box as high as the viewer will be. The style
 * of that box is here, because nothing else is loaded then.
 */

import { adopt } from '../dom/adopt.js'
import { make } from '../dom/make.js'

/**
 * The box of the element; its room is that of `.unit` in unit.css, and before the script is there, of secateur.css. What
 * is in it follows its width and therefore has none to give: `::before` has the width of the element in a box that is
 * as wide as what is in it.
 */
const BOX = `
:host {
  display: block;
  box-sizing: border-box;
  min-width: 240px;
  min-height: 15rem;
  padding: calc(0.5rem * var(--scale));
  --scale: 1;
}
:host::before { content: ''; display: grid; grid-template-columns: minmax(0, 784px) }
:host([hidden]), .waiting[hidden] { display: none }
.waiting { display: flex; flex-direction: column; height: 100%; container-type: inline-size }
.waiting > div { flex: 1 1 clamp(26rem, 62cqi, 40rem); min-height: 0; overflow: hidden }
`

/** @param {ShadowRoot} shadow */
export function makeWaiting(shadow) {
  const element = make('div', { class: 'waiting' }, make('div', { part: 'unit' }, make('slot')))
  shadow.append(element)
  return {
    element,
    /** Call this whenever the host is connected. */
    put: () => adopt(shadow, BOX),
  }
}
