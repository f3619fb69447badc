/** The words of the page that follows a program while it runs. */

import { count, things } from './numbers-and-names.js'

export const watch = {
  title: 'Follow a program',
  waiting: 'Waiting for the first lines.',
  /** @param {number} lines */
  lines: (lines) => `${things(lines, 'line', 'lines')}.`,
  running: 'The program is running.',
  /** @param {number} code */
  ended: (code) => `The program has ended with exit code ${code}.`,
  /** @param {string} signal */
  killed: (signal) => `The program was ended by ${signal}.`,
  closed: 'The program has ended.',
  /** @param {number} lines */
  full: (lines) =>
    `Lines after number ${count(lines)} are counted, not shown: secateur watch keeps no more (--keep).`,
  pause: 'Pause',
  follow: 'Follow',
  /** @param {number} lines */
  paused: (lines) => `Paused at line ${count(lines)}.`,
  lost: 'secateur watch does not answer any more. What is shown stays.',
}
