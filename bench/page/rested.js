import { framed } from './framed.js'

/** @import {SecateurTree} from '../../www/secateur-tree.js' */

/** The viewer of our page, once the tree that the page itself opened is drawn and nothing goes on. */
export async function rested() {
  const element = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
  while (!element.search || !element.shadowRoot?.querySelector('.stage')) await framed()
  await new Promise((rested) => setTimeout(rested, 300))
  return element
}
