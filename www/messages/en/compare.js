/**
 * The words of two searches side by side, and of the best and the worst order.
 *
 * @import {Uniform} from '../../types.js'
 */

import { differences } from './differences.js'
import { count, number, things } from './numbers-and-names.js'

/** @param {number} n @param {boolean} again whether leaves can be evaluated again */
const costs = (n, again) =>
  again ? things(n, 'evaluation', 'evaluations') : things(n, 'leaf', 'leaves')

export const compare = {
  title: 'Comparison',
  with: 'Compare with',
  nothing: 'nothing',
  hand: 'rules of your choice',
  groups: {
    rules: 'One rule changed',
    again: 'Null windows, passes, table',
    order: 'Another order',
    listing: 'A listing',
  },
  presets: {
    algorithm: 'minimax or alpha–beta',
    cut: 'the other cut test',
    returns: 'fail-soft or fail-hard',
    bounds: 'deep or shallow bounds',
    update: 'α and β after or before',
    pvs: 'PVS or alpha–beta',
    again: 'search again from the value found, or in the whole window',
    mtd: 'MTD(f) or alpha–beta',
    sss: 'SSS* or alpha–beta',
    table: 'with or without a table',
    ordering: 'with or without the table’s child first',
    deepening: 'with or without deepening',
    aspiration: 'with or without a window around the last value',
    quiescence: 'with or without quiescence',
    given: 'children as typed',
    reversed: 'children reversed',
    best: 'best child first',
    worst: 'worst child first',
  },
  closeName: 'Close the comparison',
  rules: 'Rules of the second search',
  link: {
    label: 'Steps linked',
    values: {
      node: {
        label: 'by node',
        effect: 'Both are at the same node, or at the cutoff that pruned it.',
      },
      step: { label: 'by number', effect: 'Both are at the step of the same number.' },
      none: { label: 'not at all', effect: 'Each search steps by itself.' },
    },
  },

  /**
   * The title above a tree.
   * @param {boolean} second
   * @param {string} listing
   * @param {boolean} exact whether the rules are those of the listing
   * @param {string} order
   */
  side: (second, listing, exact, order) =>
    `${second ? 'Second' : 'First'}: ${exact ? listing : `${listing} with other rules`}, ${order}`,

  /** The cost of a search, at its title. */
  /** @param {number} evaluated @param {number | null} all null: not told @param {boolean} again whether leaves can be evaluated again */
  soFar: (evaluated, all, again) =>
    `${costs(evaluated, again)} so far${all === null ? '' : `, ${count(all)} in all`}`,
  /** The same where there is little room. @param {number} evaluated @param {number | null} all @param {boolean} again */
  brief: (evaluated, all, again) =>
    all === null ? costs(evaluated, again) : `${count(evaluated)} of ${costs(all, again)}`,
  hideTotal: 'Hide or show the total number of leaves',
  total: 'Total',

  /** Long words have soft hyphens, because the columns are narrow. */
  table: {
    search: 'Search',
    first: 'First',
    second: 'Second',
    difference: 'Differ\u00ADence',
    ratio: 'Second ÷ first',
    columns: {
      evaluated: 'leaves evaluated',
      entered: 'nodes entered',
      expanded: 'expanded',
      pruned: 'pruned',
      cutoffs: 'cutoffs',
      evaluations: 'evalua\u00ADtions',
      calls: 'calls',
      again: 'searched again',
      hits: 'table hits',
      only: 'entered only here',
      value: 'value',
    },
    /** @param {number} n with its sign */
    signed: (n) => (n > 0 ? `+${count(n)}` : number(n)),
    /** @param {number} x */
    times: (x) => `${number(Math.round(x * 100) / 100)}×`,
    same: 'same',
    differs: 'differs',
    none: '–',
  },

  differences,
  /** The meaning of the tint in both pictures. */
  legend: 'entered by one only (Δ)',
  legendTip:
    'Δ: the number of nodes below that only one search enters. With +: the extra calls of a search that searches the node again.',
  returns:
    'A node may be searched more than once: nodes and leaves count once here, calls and evaluations every time.',

  orders: {
    all: 'All orders side by side',
    cost: 'positions evaluated for sorting',
    reason: {
      /** @param {number} evaluated @param {number} leaves */
      'look-ahead': (evaluated, leaves) =>
        `A search of two plies at each node says which child comes first: ${count(evaluated)} of ${things(leaves, 'leaf', 'leaves')} evaluated.`,
      /** @param {number} evaluated @param {number} leaves @param {Uniform | null} uniform */
      best: (evaluated, leaves, uniform) =>
        `Each node’s best child comes first, so cutoffs come as early as they can: ${count(evaluated)} of ${things(leaves, 'leaf', 'leaves')} evaluated.${
          uniform
            ? ` Any order needs at least b^⌈d/2⌉ + b^⌊d/2⌋ − 1 = ${count(uniform.fewest)}, b being ${count(uniform.branching)} and d ${count(uniform.depth)}.`
            : ''
        }`,
      /** @param {number} evaluated @param {number} leaves @param {Uniform | null} uniform */
      worst: (evaluated, leaves, uniform) =>
        `Each node’s worst child comes first, so bounds come late and prune little: ${count(evaluated)} of ${things(leaves, 'leaf', 'leaves')} evaluated.${
          uniform ? ` The best order may need as few as ${count(uniform.fewest)}.` : ''
        }`,
    },
  },
}
