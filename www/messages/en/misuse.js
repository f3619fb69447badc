/**
 * What a program can get wrong with a search that is open. It is said at once; all other errors come
 * from what has to be waited for anyway, and so can their words.
 *
 * @import {Complaints} from '../messages.js'
 */

/** @type {Pick<Complaints, 'bad-argument' | 'freed'>} */
export const misuse = {
  'bad-argument': ({ argument, found, expected }) =>
    `“${argument}” cannot be ${found}. It takes ${expected}.`,
  freed: () => 'This search has been freed. Open the tree again.',
}
