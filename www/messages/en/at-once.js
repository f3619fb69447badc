/**
 * The errors that are said at once: of a call on a search that is open, of an opening that somebody ends,
 * and of words that do not come. All others come from what has to be waited for anyway, and so can their words.
 *
 * @import {Complaints} from '../messages.js'
 */

/**
 * @typedef {'bad-argument' | 'bad-option' | 'unknown-option' | 'never-entered' | 'unreadable' | 'too-much-at-once'
 *   | 'freed' | 'cancelled' | 'stopped' | 'words-unavailable'} AtOnce
 */

/** @type {Pick<Complaints, AtOnce>} */
export const atOnce = {
  'bad-argument': ({ argument, found, expected }) =>
    `“${argument}” cannot be ${found}. It takes ${expected}.`,
  // Of a viewport or a style: programs give these, so they are called as programs call them.
  'bad-option': ({ option, found, expected }) =>
    `“${option}” cannot be ${found}. It takes ${expected}.`,
  'unknown-option': ({ option, expected }) =>
    `There is no option “${option}”. The options are ${expected}.`,
  'never-entered': ({ node }) =>
    `The search never enters ${node}, so no step stands for it. Choose another node or another step.`,
  unreadable: ({ argument }) => `“${argument}” cannot be read: reading it throws an error.`,
  'too-much-at-once': ({ argument, limit }) =>
    `“${argument}” asks for too much at once. Ask for ${limit.toLocaleString('en')} at most, and for the rest afterwards.`,
  freed: () => 'This search has been freed. Open the tree again.',
  cancelled: () => 'Opening the tree was cancelled. Change the tree or a rule to open another.',
  stopped: () =>
    'The search stopped halfway, most likely because memory ran out. Open the tree again, make it smaller, or close the comparison.',
  'words-unavailable': ({ language }) =>
    `The words in ${language} could not be loaded. Try again, or reload the page.`,
}
