/**
 * The words of searches that search again. They are loaded with the first such search.
 *
 * @import {Place as Where, TableState} from '../../types.js'
 */

import { Place, count, place, range, things } from './numbers-and-names.js'

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
    hit: { title: 'hit', next: 'Next hit in the table', before: 'Previous hit in the table' },
  },
  /** The finding of a pass: in a column, and in full. */
  short: { low: 'low', high: 'high', exact: 'exact' },
  verdicts: { low: 'fails low', high: 'fails high', exact: 'exact' },
  passes: {
    /** @param {number} n */
    title: (n) => `${things(n, 'pass', 'passes')} over the tree`,
    head: {
      number: '#',
      depth: 'depth',
      window: 'window',
      verdict: 'verdict',
      value: 'value',
      calls: 'calls',
      fresh: 'new nodes',
    },
  },
  calls: {
    /** @param {Where} where */
    title: (where) => `Calls of ${place(where)}`,
    /** @param {Where} where */
    none: (where) => `${Place(where)} has not been called by this step.`,
    head: { number: 'call', pass: 'pass', window: 'window', value: 'returned' },
  },
  table: {
    title: 'Table',
    /** The entry of a position in the table. @param {TableState} state */
    told: (state) => [stored(state), same(state)].filter(Boolean).join(' '),
    /** Above the calls that have stored it. */
    by: 'Stored by',
    /** Above the calls that have used it. @param {number} n */
    used: (n) => ['Not used yet', 'Used once'][n] ?? `Used ${count(n)} times`,
    head: { step: 'step', node: 'node', pass: 'pass', value: 'value' },
    /** @param {number} step */
    seek: (step) => `Go to step ${count(step)}`,
  },
}

/** @param {TableState} state */
function stored({ place: node, slot, entry, taken }) {
  const where = slot ? `Slot ${count(slot[0])} of ${count(slot[1])} of the table` : 'The table'
  if (taken) return `${where} has the position of ${place(taken)}, and no entry for ${place(node)}.`
  if (!entry)
    return `By this step ${where.replace(/^./, (t) => t.toLowerCase())} has no entry for ${place(node)}.`
  const { lo, hi, plies, limited, best } = entry
  const depth = limited ? ` by a search of ${things(plies, 'ply', 'plies')}` : ''
  const move = best ? ` Its best move is to ${place(best)}.` : ''
  return `${where} has an entry for ${place(node)}: it is worth ${range(lo, hi)}${depth}.${move}`
}

/** @param {TableState} state */
function same({ same, others }) {
  if (others === 0) return ''
  const more = others - same.length
  const rest = more > 0 ? ` and ${things(more, 'other node', 'other nodes')}` : ''
  return `The same position: ${same.map(place).join(', ')}${rest}.`
}
