/** The line below the picture that says what the signs over it mean. */

import { make } from '../dom/make.js'

/** @param {string} name of the class @param {(Node | string)[][]} signs each with its words */
export function makeKey(name, signs) {
  const parts = signs.map((parts) => make('span', {}, ...parts))
  return make('p', { class: `overlay-key ${name}` }, ...parts)
}
