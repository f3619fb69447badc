/**
 * The words of an exercise that asks before decisions.
 *
 * @import {Place as Where} from '../../types.js'
 */

import { Place, count, place, things } from './numbers-and-names.js'

export const predict = {
  title: 'Your predictions',
  stage:
    'Picture of the tree. The left and right arrow keys go step by step, Enter goes on to the next question, A shows the answer.',
  /** @param {Where} root @param {number} nodes */
  picture: (root, nodes) =>
    `Game tree of ${things(nodes, 'node', 'nodes')} under ${place(root)}. A table has all its nodes.`,
  task: 'The run pauses before decisions. Say what the search does.',
  nothing: 'This search has no decision worth asking about.',
  asks: {
    /** @param {Where} node */
    returns: (node) => `What does ${place(node)} return?`,
    /** @param {Where} node */
    bound: (node) => `Which bound of ${place(node)} moves now, and to what?`,
    /** @param {Where} node */
    next: (node) =>
      `Does ${place(node)} cut here, or go on? Choose the node that the search enters next.`,
    /** @param {Where} node @param {string} bound such as “α = 3” */
    holder: (node, bound) =>
      `${Place(node)} cuts off because its value meets ${bound}. Which node holds this bound?`,
    /** @param {Where} node @param {string} bound @param {Where} child */
    again: (node, bound, child) =>
      `${Place(child)} was tested with a null window, and its value goes back to ${place(node)}. Is it searched again? Choose the node that the search enters next.`,
    /** @param {Where} node @param {string} bound @param {Where} child */
    test: (node, bound, child) => `With which null window is ${place(child)} tested?`,
    /** @param {Where} node */
    table: (node) =>
      `The search comes to ${place(node)} and asks the table. Does the table answer, and with which value?`,
    /** @param {Where} node */
    pass: (node) => `What will this search from ${place(node)} return?`,
    /** @param {Where} node */
    evaluates: (node) => `How many nodes will this search from ${place(node)} evaluate?`,
  },
  value: 'value',
  /** @param {string} letter @param {string} now */
  bound: (letter, now) => `${letter}, now ${now} (empty: stays)`,
  /** @param {string} letter @param {string} now */
  passed: (letter, now) => `${letter} of the null window (empty: ${now})`,
  fromTable: 'value from the table',
  noHit: 'The table does not answer',
  evaluated: 'number of nodes',
  /** @param {string[]} nodes those that a search evaluates @param {boolean} again whether one is there twice */
  counted: (nodes, again) =>
    `It evaluates in this order: ${nodes.join(', ')}.${again ? ' A node that is evaluated twice counts twice.' : ''}`,
  /** @param {string} mistake */
  likely: (mistake) => `The mistake may be this: ${mistake}.`,
  node: 'node: choose it, or click it in the picture',
  /** The choices that are no node. */
  nobody: { next: 'none: the search ends', holder: 'no node: the root’s own window' },
  answer: 'Answer',
  show: 'Show the answer',
  begin: 'Begin',
  goOn: 'Go on',
  again: 'Start again',
  stays: 'no bound moves',
  /** @param {string} answer */
  right: (answer) => `Right: ${answer}.`,
  /** @param {string} said @param {string} answer */
  wrong: (said, answer) => `Not right. You said: ${said}. The answer: ${answer}.`,
  /** @param {string} answer */
  shown: (answer) => `The answer: ${answer}.`,
  unread: 'This cannot be read. Write a number, such as 3, −2.5 or ∞.',
  empty: 'Answer first, or show the answer.',
  /** @param {number} number @param {number} of */
  number: (number, of) => `Question ${count(number)} of ${count(of)}`,
  soFar: 'The run so far',
  columns: { node: 'node', estimate: 'static value', window: 'window', returned: 'returned' },
  pruned: 'pruned',
}
