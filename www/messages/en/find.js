/**
 * The words of an exercise in which a mistake is to be found.
 *
 * @import {Place as Where} from '../../types.js'
 */

import { Place, count, number, place, things } from './numbers-and-names.js'

export const find = {
  title: 'The run, step by step',
  stage:
    'Picture of the tree. The left and right arrow keys go step by step, W marks this step as the first wrong one, A shows the answer.',
  /** @param {Where} root @param {number} nodes */
  picture: (root, nodes) =>
    `Game tree of ${things(nodes, 'node', 'nodes')} under ${place(root)}. A list has all steps of the run.`,
  task: 'Somebody searched this tree by hand and made a mistake. Find the first step that is wrong.',
  nothing: 'No mistake fits this tree: ask for another one.',
  steps: {
    /** @param {Where} node @param {string} window empty: there is none */
    enter: (node, window) =>
      window ? `${Place(node)} begins with the window ${window}.` : `${Place(node)} begins.`,
    /** @param {Where} node @param {number} value */
    evaluate: (node, value) => `${Place(node)} is evaluated: ${number(value)}.`,
    /** @param {Where} node @param {number} value of the child @param {number} best */
    compare: (node, value, best) =>
      `${Place(node)} gets ${number(value)}; its best value is ${number(best)}.`,
    /** @param {Where} node */
    cutoff: (node) => `${Place(node)} prunes all its remaining children.`,
    /** @param {Where} node @param {number} value */
    leave: (node, value) => `${Place(node)} returns ${number(value)}.`,
  },
  /** @param {number} step @param {number} of */
  step: (step, of) => `Step ${count(step)} of ${count(of)}`,
  wrongHere: 'This step is wrong',
  show: 'Show the answer',
  again: 'Start again',
  found: 'Right: this is the first mistake.',
  notHere: 'Not here.',
  /** @param {number} step */
  shown: (step) => `The first mistake is step ${count(step)}.`,
  /** @param {string} sentence */
  due: (sentence) => `It should read: ${sentence}`,
  /** @param {number} left */
  left: (left) => `${things(left, 'try', 'tries')} left`,
}
