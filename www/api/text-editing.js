/**
 * Editing a tree in its text.
 *
 * @typedef {'value' | 'name' | 'turn' | 'child' | 'sibling' | 'remove' | 'left' | 'right'} Change
 *
 * @typedef {object} Parts what a text says of a node
 * @property {string} name as written, empty if there is none
 * @property {string} value of a leaf its number or symbol, of an inner node its static value; empty if there is none
 * @property {boolean | null} min whether MIN moves at an inner node; null at a leaf
 * @property {boolean} before whether there is a sibling before it
 * @property {boolean} after whether there is a sibling after it
 * @property {number | null} previous the nearest leaf before it
 * @property {number | null} next the nearest leaf after it
 */

import { callNow, whole } from './cores.js'

/** Loads the core that edits. @throws {SecateurError} where it cannot be loaded; the next call tries again */
export async function loadTextEditing() {
  await whole.ready()
  return { edited, partsOf }
}

/**
 * The text with one node edited, and the node to go on with.
 * @param {string} text of a tree
 * @param {boolean} min whether MIN moves first where the text does not say who does
 * @param {number} node as given
 * @param {Change} what
 * @param {string} [typed] what `value` and `name` give the node
 * @returns {{ text: string, node: number }}
 * @throws {SecateurError} whose code says what is wrong
 */
function edited(text, min, node, what, typed = '') {
  return callNow('edit', { text, min, node, what, typed })
}

/** What a text says of a node. @param {string} text @param {boolean} min @param {number} node @returns {Parts} */
function partsOf(text, min, node) {
  return callNow('parts', { text, min, node })
}
