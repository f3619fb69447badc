/**
 * The page of the tree as one file, in a frame: it talks with the page around as `embed.html` does. What is on view is in
 * its address. It sends no height, because it fits any.
 *
 * @import {FieldValues} from '../link/fragment.js'
 * @import {SecateurTree} from '../secateur-tree.js'
 */

import { FIELDS } from '../link/fields.js'
import { peek, read, write } from '../link/fragment.js'
import { answerCommands } from './commands.js'

answerCommands({ viewer, state, show })

/** The first of two that are compared. */
function viewer() {
  return /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
}

/** @returns {Promise<FieldValues>} */
async function state() {
  // A change is in the address by the next turn.
  await new Promise((done) => setTimeout(done))
  const { state } = await read(location.hash, FIELDS)
  return { ...state, step: String(viewer().step) }
}

/** Goes to a link with a state, as if it had been followed. The language stays. @param {FieldValues} state */
function show(state) {
  const lang = peek(location.hash, 'lang')
  history.replaceState(null, '', `#${write({ ...state, lang }, FIELDS)}`)
  dispatchEvent(new PopStateEvent('popstate'))
}
