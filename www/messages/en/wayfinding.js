/**
 * The words for going to a node, along the path to it, to large cutoffs, and back.
 *
 * @import {Place as Where} from '../../types.js'
 */

import { Place, count, number, things } from './numbers-and-names.js'

export const wayfinding = {
  find: {
    title: 'Go to a node',
    label:
      'Name of a node, path of names or moves, board or coins (○○), number, or value of a leaf',
    example: 'C, #7 or 14',
    go: 'Go',
    /** @param {Where} node */
    at: (node) => `${Place(node)} is selected.`,
    /** @param {string} text */
    none: (text) =>
      `No node has the name, number or value “${text}”. Try the beginning of a name, or # and a number.`,
    /** @param {number} n */
    several: (n) => `${things(n, 'node fits', 'nodes fit')}. Choose one:`,
    /** @param {number} n */
    more: (n) => `and ${count(n)} more`,
    /** @param {number} step */
    entered: (step) => `Go to step ${count(step)}, where it is entered`,
    /** @param {number} step */
    pruned: (step) => `Go to step ${count(step)}, where it is pruned`,
    /** @param {number} n */
    number: (n) => `#${number(n)}`,
  },

  selection: {
    title: 'Selection',
    deselect: 'Clear the selection',
  },

  path: {
    title: 'Path from the root',
    /** @param {number} n */
    between: (n) => `${things(n, 'node', 'nodes')} in between`,
  },

  least: 'The least number of nodes that the next cutoff prunes',
  /** Around the number, behind “next cutoff”. */
  atLeast: 'that prunes at least',
  /** @param {number} n @returns {string} */
  atLeastNodes: (n) => (n === 1 ? 'node' : 'nodes'),
  largest: 'Largest cutoff',
  largestTo: 'Largest cutoff: the one that prunes the most nodes',
  unfold: 'Unfold all pruned subtrees, or fold them',
  back: 'Back to where I was',

  /** The words about a node that differs from another search. */
  beside: {
    /** @param {string} node with its state */
    here: (node) => `${node}, pruned in the other search, only this one enters it`,
    /** @param {string} node with its state */
    there: (node) => `${node}, only the other search enters it`,
  },
}
