// Opening a game in our page: from setting its attributes, as a click on the form does, until the
// frame has been painted that follows the event of the new search.

import { framed } from './framed.js'

/** @import {SecateurTree} from '../../www/secateur-tree.js' */

/** @param {Record<string, string>} game its attributes */
export async function opened(game) {
  const element = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
  // What the page itself opened is done, and the page at rest.
  while (!element.search) await framed()
  await new Promise((rested) => setTimeout(rested, 300))
  const began = performance.now()
  const done = new Promise((resolve, reject) => {
    element.addEventListener('secateur-open', resolve, { once: true })
    element.addEventListener('secateur-error', () => reject(element.error), { once: true })
  })
  for (const [name, value] of Object.entries(game)) element.setAttribute(name, value)
  await done
  await framed()
  return { took: performance.now() - began, events: element.search.summary.steps }
}
