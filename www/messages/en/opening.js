/** The words of an opening that takes a while. */

import { count } from './phrases.js'

export const opening = {
  progress: 'Opening the tree',
  /** @type {Record<import('../../types.js').Progress['stage'], string>} what is being done */
  stages: {
    reading: 'Reading the text …',
    generating: 'Making the tree …',
    expanding: 'Playing the moves …',
    ordering: 'Putting the children in order …',
    'laying-out': 'Laying the tree out …',
    searching: 'Searching …',
    counting: 'Counting what minimax would do …',
  },
  /** @param {number} percent done */
  done: (percent) => `${count(percent)}%`,
  cancel: 'Cancel',
}
