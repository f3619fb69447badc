/** The words of an opening that takes a while, and of parts that cannot be loaded. */

import { count } from './numbers-and-names.js'

export const opening = {
  progress: 'Opening the tree',
  /** @type {Record<import('../../types.js').Progress['stage'] | 'loading', string>} what is being done */
  stages: {
    loading: 'Loading the search …',
    reading: 'Reading the text …',
    generating: 'Making the tree …',
    expanding: 'Playing the moves …',
    ordering: 'Putting the children in order …',
    'laying-out': 'Laying the tree out …',
    searching: 'Searching …',
    counting: 'Counting what minimax would do …',
    importing: 'Reading the trace …',
    checking: 'Comparing with the rules …',
  },
  /** @param {number} percent done */
  done: (percent) => `${count(percent)}%`,
  cancel: 'Cancel',
  again: 'Try again',
  noHelp: 'The help could not be loaded.',
  noPanels: 'The panels could not be loaded.',
  noBoard: 'The board could not be loaded.',
  noOverlay: 'The minimal tree could not be loaded.',
  noExercise: 'The exercise could not be loaded.',
  noCanvas: 'This browser gives the page no canvas to draw on. “The tree in words” says the same.',
}
