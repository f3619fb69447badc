/**
 * Edits of a text: the core’s answers as objects. They come from the module of exercises, which is loaded when it is
 * first needed.
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

import { exerciseModule } from '../../api/exercise/module.js'

/** Asks the module. @type {Awaited<ReturnType<typeof exerciseModule>>} */
let ask

/** @throws where the module cannot be loaded; the next call tries again */
export async function loadEditing() {
  ask = await exerciseModule()
}

/**
 * What a text says of a node, by its number as given. `loadEditing` has to be done.
 * @param {string} text of a tree
 * @param {boolean} min whether MIN moves first where the text does not say who does
 * @param {number} node
 * @returns {Parts}
 */
export function partsOf(text, min, node) {
  const [name, value, turn, before, after, previous, next] = ask('parts', text, min, node)
  return { name, value, min: turn, before, after, previous, next }
}

/**
 * The text with one node edited, and the node to go on with. `loadEditing` has to be done.
 * @param {string} text
 * @param {boolean} min
 * @param {number} node
 * @param {Change} change
 * @param {string} typed what `value` and `name` give the node
 * @returns {{ text: string, node: number }}
 * @throws {SecateurError} whose code says what is wrong
 */
export function edited(text, min, node, change, typed) {
  const [after, next] = ask('edit', text, min, node, change, typed)
  return { text: after, node: next }
}
