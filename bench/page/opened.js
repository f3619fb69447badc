// Opening a game in our page: from setting its attributes, as a click on the form does, until the
// frame has been painted that follows the event of the new search.

import { framed } from './framed.js'
import { openIn, rested } from './rested.js'

/** @param {Record<string, string>} game its attributes */
export async function opened(game) {
  const element = await rested()
  const began = performance.now()
  await openIn(element, game)
  await framed()
  return { took: performance.now() - began, events: element.search?.summary.steps ?? 0 }
}
