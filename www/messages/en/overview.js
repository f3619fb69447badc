/** The words of the map of the whole tree. */

import { count } from './numbers-and-names.js'

export const overview = {
  name: 'Overview of the whole tree. Arrow keys move the view.',
  /** @param {number} from @param {number} to in per cent */
  part: (from, to) => `From ${count(from)}% to ${count(to)}% of the width is in view.`,
}
