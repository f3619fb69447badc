/**
 * The words of questions before the decisions of a search that goes best-first.
 *
 * @import {Place as Where, ToldGoal} from '../../types.js'
 */

import { scores } from '../scores.js'
import { bestFirstMistakes as mistakes } from './best-first-mistakes.js'
import { count, number, place } from './numbers-and-names.js'

const { fixed } = scores('en')

export const explored = {
  task: 'The run pauses before decisions. Say where the search goes, and which numbers it leaves.',
  asks: {
    /** @param {Where} node @param {number} iteration */
    child: (node, iteration) =>
      `Iteration ${count(iteration)}: which child of ${place(node)} is chosen?`,
    /** @param {Where} _ @param {number} iteration */
    leaf: (_, iteration) => `Which node does iteration ${count(iteration)} reach?`,
    /** @param {Where} node @param {number} _ @param {{ chosen: Where, c: number }} now */
    exploration: (node, _, { chosen, c }) =>
      `With C = ${fixed(c)} the search chooses ${place(chosen)} at ${place(node)}. Above which value of C does it choose another child?`,
    /** @param {Where} _ @param {number} iteration @param {number} reward */
    backup: (_, iteration, reward) =>
      `The reward of iteration ${count(iteration)} is ${fixed(reward, 4)}. Which visits n and totals w does the backup leave on the path?`,
    /** @param {Where} _ @param {number} iteration */
    numbers: (_, iteration) =>
      `Iteration ${count(iteration)}: which numbers pn and dn does the path have after the backup?`,
  },
  /** @param {string} name @param {string} now the number as it is */
  now: (name, now) => `${name}, now ${now}`,
  /** A mistake that fits this answer, but not all. @param {string} mistake */
  here: (mistake) => `This mistake fits the answer: ${mistake}.`,
  rules: {
    /** @param {number} c */
    ucb1: (c) => `the highest mean + C √(ln N / n) is chosen, C = ${fixed(c)}`,
    mean: 'the highest mean is chosen',
    /** @param {number} c */
    puct: (c) =>
      `the highest mean + C √N / (k\u00a0(1 + n)) of k children is chosen, C = ${fixed(c)}`,
    all: 'all children of a node join the tree at its second visit',
    /** @param {number} least @param {number} greatest */
    scaled: (least, greatest) =>
      `rewards are MAX’s, from 0 for the value ${number(least)} to 1 for ${number(greatest)}, and at a MIN node a mean m counts as 1 − m`,
    raw: 'rewards are the values of leaves, and at a MIN node a mean counts negated',
    solver: 'children with a proved value are not chosen',
    first: 'of equal children the first is chosen',
    unvisited: 'children without visits are chosen first',
    /** @param {ToldGoal} goal */
    goal: ({ value, strict }) =>
      strict
        ? `the goal is a root worth more than ${number(value)}`
        : `the goal is a root worth at least ${number(value)}`,
  },
  mistakes,
}
