/**
 * The errors that are said at once: of a call on a search that is open, of an opening that somebody ends,
 * and of words that do not come. All others come from what has to be waited for anyway, and so can their words.
 *
 * @import {Complaints} from '../messages.js'
 */

/** @type {Pick<Complaints, 'bad-argument' | 'freed' | 'cancelled' | 'stopped' | 'words-unavailable'>} */
export const atOnce = {
  'bad-argument': ({ argument, found, expected }) =>
    `“${argument}” cannot be ${found}. It takes ${expected}.`,
  freed: () => 'This search has been freed. Open the tree again.',
  cancelled: () => 'Opening the tree was cancelled. Change the tree or a rule to open another.',
  stopped: () =>
    'The search stopped halfway, most likely because memory ran out. Make the tree smaller, close the comparison, or reload the page.',
  'words-unavailable': ({ language }) =>
    `The words in ${language} could not be loaded. Try again, or reload the page.`,
}
