/**
 * The words of errors that are thrown at once: by calls on an open search, by an opening that is cancelled, and when
 * words cannot be loaded. All other errors come from promises, so their words can be loaded when they are needed.
 *
 * @import {ErrorTexts} from '../messages.js'
 */

/**
 * @typedef {'bad-argument' | 'bad-option' | 'unknown-option' | 'never-entered' | 'not-here' | 'unreadable'
 *   | 'too-much-at-once' | 'freed' | 'cancelled' | 'stopped' | 'words-unavailable'} AtOnce
 */

/** @type {Pick<ErrorTexts, AtOnce>} */
export const atOnce = {
  'bad-argument': ({ argument, found, expected }) =>
    `“${argument}” cannot be ${found}. It takes ${expected}.`,
  // Options of a viewport or a style. Programs give them, so they have the names that programs use.
  'bad-option': ({ option, found, expected }) =>
    `“${option}” cannot be ${found}. It takes ${expected}.`,
  'unknown-option': ({ option, expected }) =>
    `There is no option “${option}”. Available: ${expected}.`,
  'never-entered': ({ node }) =>
    `The search never enters ${node}, so no step stands for it. Choose another node or another step.`,
  'not-here': () =>
    'An element opens a short text in a small core, which does not answer this. Open the tree by the function `open`.',
  unreadable: ({ argument }) => `“${argument}” cannot be read: reading it throws an error.`,
  'too-much-at-once': ({ argument, limit }) =>
    `“${argument}” asks for too much at once. Ask for ${limit.toLocaleString('en')} at most, and for the rest afterwards.`,
  freed: () => 'This search has been freed. Open the tree again.',
  cancelled: () => 'Opening the tree was cancelled. Change the tree or a rule to open another.',
  stopped: ({ starved }) =>
    starved
      ? 'The search stopped halfway, because memory ran out. Open the tree again, make it smaller, or close the comparison.'
      : 'The search stopped halfway, because of a fault. Try again, open the tree again, or reload the page.',
  'words-unavailable': ({ language }) =>
    `The words in ${language} could not be loaded. Try again, or reload the page.`,
}
