/**
 * The errors that are said at once: of a call on a search that is open. All others come from what has
 * to be waited for anyway, and so can their words.
 *
 * @import {Complaints} from '../messages.js'
 */

/** @type {Pick<Complaints, 'bad-argument' | 'freed'>} */
export const atOnce = {
  'bad-argument': ({ argument, found, expected }) =>
    `“${argument}” cannot be ${found}. It takes ${expected}.`,
  freed: () => 'This search has been freed. Open the tree again.',
}
