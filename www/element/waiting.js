/**
 * What an element shows before its viewer: what stands inside it, in a box as high as the viewer will be. The style
 * of that box is here, because nothing else is loaded then.
 */

import { adopt } from '../dom/adopt.js'
import { make } from '../dom/make.js'

/**
 * The box of the element; its room is that of `.unit` in unit.css. A page that wants no panels beside the picture
 * leaves out the second name of the container. The size of type is an em of container queries: it is here, as --body in
 * tokens.css, because Chromium does not ask a query again where only the em has changed.
 */
const BOX = `
:host {
  display: block;
  box-sizing: border-box;
  min-height: 15rem;
  padding: calc(0.5rem * var(--scale));
  container: viewer roomy / inline-size;
  --scale: 1;
  font-size: calc(max(0.9375rem, 15px) * var(--scale));
}
:host([hidden]), .waiting[hidden] { display: none }
.waiting { display: flex; flex-direction: column; height: 100% }
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
