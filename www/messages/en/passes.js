/**
 * The words of searches that search again. They are loaded with the first such search.
 *
 * @import {Place as Where} from '../../types.js'
 */

import { count, place, things } from './phrases.js'

export const passes = {
  title: 'Passes',
  all: 'all',
  /** @param {number} number @param {number} step */
  seek: (number, step) => `${count(number)}: go to step ${count(step)}`,
  ways: {
    pass: { title: 'pass', next: 'Next pass', before: 'Previous pass' },
    again: { title: 'again', next: 'Next search again', before: 'Previous search again' },
    call: {
      title: 'call',
      next: 'Next call of the selected node',
      before: 'Previous call of the selected node',
    },
  },
  passes: {
    /** @param {number} n */
    title: (n) => `${things(n, 'pass', 'passes')} over the tree`,
    head: {
      number: 'pass',
      depth: 'depth',
      window: 'window',
      value: 'value',
      calls: 'calls',
      fresh: 'new nodes',
    },
  },
  calls: {
    /** @param {Where} where */
    title: (where) => `Calls of ${place(where)}`,
    /** @param {Where} where */
    none: (where) => `By this step there is no call of ${place(where)}.`,
    head: { number: 'call', pass: 'pass', window: 'window', value: 'returned' },
  },
}
