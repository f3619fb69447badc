/**
 * The words of questions before the decisions of a search that goes best-first.
 *
 * @import {BestFirstMistake, Place as Where, ToldGoal} from '../../types.js'
 */

import { scores } from '../scores.js'
import { count, number, place } from './phrases.js'

const { fixed } = scores('en')

/** The mistakes of students. @type {Record<BestFirstMistake, string>} */
const mistakes = {
  'last-of-equals': 'of equal children the last is taken, not the first',
  'mean-alone': 'the exploration term is left out, and the mean alone decides',
  'exploration-alone': 'the mean is left out, and the exploration term alone decides',
  'mean-weighed': 'C weighs the mean, not the exploration term',
  'sign-forgotten': 'MAX’s mean counts at a MIN node: the sign is forgotten',
  'least-score': 'MIN takes the least score, not the greatest',
  'child-logarithm': 'the logarithm is that of the child’s visits: √(ln n / n)',
  'no-parent': 'the parent’s visits are left out',
  'no-logarithm': 'the logarithm is left out: √(N / n)',
  'visits-exchanged': 'the visits of parent and child change places',
  'upside-down': 'the fraction is upside down: √(n / ln N)',
  'exchanged-upside-down': 'the visits change places, and the fraction is upside down: √(N / ln n)',
  'no-root': 'the square root is left out',
  'most-visits': 'the child with most visits is taken',
  'proof-alone': 'the proof number decides at MIN nodes, too',
  'greatest-number': 'the greatest number is taken, not the least',
  'mean-carried': 'each node adds the mean of its child, not the reward',
  'visits-not-counted': 'the visits are not counted on the way up',
  'last-alone': 'only the last node of the path is updated',
  'reward-turned': 'the reward is turned round for MIN',
  'total-replaced': 'the reward takes the place of the total',
  'value-added': 'the value of the leaf is added, not the reward',
  'players-exchanged': 'MAX and MIN are exchanged: the least and the sum change places',
  'both-sums': 'both numbers are sums',
  'both-least': 'both numbers are the least of the children',
  'leaves-open': 'a leaf counts as pn 1 and dn 1, although its value is known',
}

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
      `With C = ${fixed(c)} the search chooses ${place(chosen)} at ${place(node)}. From which greater C on does it choose another child?`,
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
  here: (mistake) => `It fits this answer: ${mistake}.`,
  rules: {
    /** @param {number} c */
    ucb1: (c) => `the highest mean + C √(ln N / n) is chosen, C = ${fixed(c)}`,
    mean: 'the highest mean is chosen',
    /** @param {number} c */
    puct: (c) => `the highest mean + C √N / (k (1 + n)) of k children is chosen, C = ${fixed(c)}`,
    all: 'all children of a node join the tree at its second visit',
    /** @param {number} least @param {number} greatest */
    scaled: (least, greatest) =>
      `rewards are MAX’s, from 0 for the value ${number(least)} to 1 for ${number(greatest)}, and at a MIN node a mean m counts as 1 − m`,
    raw: 'rewards are the values of leaves, and at a MIN node a mean counts negated',
    solver: 'children with a proved value are not chosen',
    first: 'the first of equals',
    unvisited: 'children without visits first',
    /** @param {ToldGoal} goal */
    goal: ({ value, strict }) =>
      strict
        ? `the root is to be worth more than ${number(value)}`
        : `the root is to be worth at least ${number(value)}`,
  },
  mistakes,
}
