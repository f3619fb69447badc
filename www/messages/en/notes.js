/**
 * The words of what another program notes of its calls.
 *
 * @import {Place as Where} from '../../types.js'
 */

import { count, place, things } from './numbers-and-names.js'

export const notes = {
  title: 'Notes',
  /** The kinds of calls. */
  kinds: {
    full: 'full',
    'null-window': 'null window',
    're-search': 're-search',
    'null-move': 'null move',
    quiescence: 'quiescence',
    reduced: 'reduced',
    extended: 'extended',
    probe: 'probe',
  },
  fields: {
    kind: 'kind',
    tag: 'tag',
    reason: 'reason',
    key: 'position',
    move: 'move',
    eval: 'evaluation',
    depth: 'depth left',
  },
  /** @param {Where} where */
  none: (where) => `The program has no notes on ${place(where)} by this step.`,
  /** @param {number} n */
  visits: (n) => `Show ${things(n, 'call', 'calls')} for this position`,
  find: {
    title: 'Find calls',
    any: 'all kinds',
    text: 'Move, tag, position',
    clear: 'All calls',
    /** @param {number} n */
    found: (n) => (n === 0 ? 'No call matches.' : things(n, 'call', 'calls')),
    /** @param {number} n */
    first: (n) => `The first ${count(n)} are listed.`,
  },
  counts: {
    title: 'Calls by',
    without: 'none of these',
    head: {
      calls: 'calls',
      below: 'with those below',
      cutoffs: 'cutoffs',
      hits: 'hits',
      again: 'searched again',
    },
    /** @param {number} n */
    more: (n) => `${things(n, 'more row is', 'more rows are')} not shown.`,
    csv: 'Save as CSV',
  },
  /** @param {number} n */
  lost: (n) =>
    `There are too many different texts: ${things(n, 'of them was', 'of them were')} left out.`,
}
