import { framed } from './framed.js'

/** @import {SecateurTree} from '../../www/secateur-tree.js' */

/** The viewer of our page, once the tree that the page itself opened is drawn and nothing goes on. */
export async function rested() {
  const element = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
  while (!element.search || !element.shadowRoot?.querySelector('.stage')) await framed()
  await new Promise((rested) => setTimeout(rested, 300))
  return element
}

/** Opens a game, as a click on the form does. @param {SecateurTree} element @param {Record<string, string>} game its attributes */
export async function openIn(element, game) {
  const opened = new Promise((resolve, reject) => {
    element.addEventListener('secateur-open', resolve, { once: true })
    element.addEventListener('secateur-error', () => reject(element.error), { once: true })
  })
  for (const [name, value] of Object.entries(game)) element.setAttribute(name, value)
  await opened
}
