/**
 * Editing a tree in its text.
 *
 * @import { Edited, NodeParts } from '../types.js'
 *
 * @typedef {'value' | 'name' | 'turn' | 'child' | 'sibling' | 'remove' | 'left' | 'right'} Change
 */

import { callNow, whole } from './cores.js'

/** Loads the core that edits. @throws {SecateurError} where it cannot be loaded; the next call tries again */
export async function loadTextEditing() {
  await whole.ready()
  return { edit, partsOf }
}

/**
 * The text with one node edited, and the node to go on with.
 * @param {string} text of a tree
 * @param {boolean} min whether MIN moves first where the text names no player
 * @param {number} node as given
 * @param {Change} what
 * @param {string} [typed] the value or the name that the node gets
 * @returns {Edited}
 * @throws {SecateurError} whose code names the error
 */
function edit(text, min, node, what, typed = '') {
  return callNow('edit', { text, min, node, what, typed })
}

/** The parts of a node. @param {string} text @param {boolean} min @param {number} node @returns {NodeParts} */
function partsOf(text, min, node) {
  return callNow('parts', { text, min, node })
}
