/** The lines below the picture that explain the signs over it. */

import { make } from '../dom/make.js'

/** @param {string} name of the class @param {(Node | string)[][]} signs each with its words */
export function makeKey(name, signs) {
  const parts = signs.map((parts) => make('span', {}, ...parts))
  return make('p', { class: `overlay-key ${name}` }, ...parts)
}

/** The line of an overlay: the words for its tree, and for the nodes that it rings. @param {string} tree @param {string} ringed */
export function makeOverlayKey(tree, ringed) {
  const sign = (/** @type {string} */ name) => make('span', { class: `sign ${name}` })
  return makeKey('minimal', [
    [sign('minimal'), tree],
    [sign('extra'), ringed],
  ])
}
