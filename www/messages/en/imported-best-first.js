/**
 * The words about the best-first search of a reader’s own program: what is wrong with it.
 *
 * @import {ComparedBy} from '../../types.js'
 * @import {BestFirstFindings, UnfitRefusal} from '../imported.js'
 */

import { scores } from '../scores.js'
import { Place, number, place } from './numbers-and-names.js'

const { fixed, pair } = scores('en')

/** @param {string} found */
const quote = (found) => `“${found}”`

/** A number with its name. @param {ComparedBy} by @param {string} x */
const named = (by, x) =>
  ({
    score: `the score ${x}`,
    proof: `pn ${x}`,
    disproof: `dn ${x}`,
    visits: x === '1' ? '1 visit' : `${x} visits`,
    mean: `the mean ${x}`,
  })[by]

/** @type {BestFirstFindings} */
export const found = {
  'no-child': ({ found: told, open }) =>
    `${quote(told)} is not a child of ${place(open)}, the node that the iteration has reached.`,
  'not-below': ({ found: told, open }) =>
    `${quote(told)} does not lie below ${place(open)}, where the playout begins.`,
  'no-children': ({ node }) => `${Place(node)} is expanded, but it is a leaf.`,
  'not-here': ({ found: told, open }) =>
    `This line is about ${quote(told)}, but the iteration has reached ${place(open)}.`,
  'not-grown': ({ node }) => `${Place(node)} is selected, but it has not joined the tree.`,
  'joins-again': ({ node }) => `${Place(node)} joins the tree a second time.`,
  'off-path': ({ found: told, open }) =>
    `${quote(told)} is updated, but it is not on the path of this iteration, which ends at ${place(open)}.`,
  comes: ({ node, found: told, expected }) =>
    `The iteration has reached ${place(node)}, and ${quote(told)} follows. By the rules ${quote(expected)} is next.`,
  chooses({ child, expected, found: own, best, by }) {
    if (best === null) {
      return own === null
        ? `${Place(child)} is chosen, but of the children without visits ${place(expected)} comes first.`
        : `${Place(child)} is chosen, with ${named(by, fixed(own))}, but ${place(expected)} has no visits, so it comes first.`
    }
    const [told, right] = pair(own ?? NaN, best)
    if (own === best) {
      return `${Place(child)} is chosen, with ${named(by, told)}, but ${place(expected)} has the same, and comes first.`
    }
    return `${Place(child)} is chosen. By the numbers in this trace it has ${named(by, told)}, but ${place(expected)} has ${named(by, right)}: the ${by === 'score' ? 'highest' : 'least'} has to be chosen.`
  },
  'chooses-proved': ({ child }) =>
    `${Place(child)} is chosen, but its value is proved: such a child is not chosen.`,
  scores({ child, found: own, expected }) {
    const [told, right] = pair(own, expected)
    return `The trace gives ${place(child)} the score ${told}. By the numbers in this trace it is ${right}.`
  },
  rewards({ node, value, found: own, expected }) {
    const [told, right] = pair(own, expected)
    return `${Place(node)} is worth ${number(value)}, and the trace gives the reward ${told}. By the rules it is ${right}.`
  },
  'reward-outside': ({ found: told }) =>
    `The trace gives the reward ${number(told)}. By the rules rewards lie between 0, for the lowest leaf value of the tree, and 1, for the highest.`,
  'plays-short': ({ node }) => `The playout ends at ${place(node)}, which is not a leaf.`,
  'plays-to': ({ node, expected }) =>
    `The playout ends at ${place(node)}. By the rules it ends at ${place(expected)}.`,
  visits: ({ node, found: told, expected }) =>
    `After this update ${place(node)} has ${named('visits', number(told))}. By the rules it has ${number(expected)}.`,
  totals({ node, found: own, expected }) {
    const [told, right] = pair(own, expected)
    return `After this update ${place(node)} has the total ${told}. By the numbers in this trace it is ${right}.`
  },
  numbers: ({ node, by, found: told, expected }) =>
    `${Place(node)} gets ${named(by, number(told))}. By the numbers in this trace it gets ${named(by, number(expected))}.`,
  proves({ node, found: told, expected }) {
    if (told === null) {
      return `The trace does not say that ${place(node)} is proved. By the rules its value ${number(expected ?? NaN)} is proved.`
    }
    const right = expected === null ? 'it is not' : `the value is ${number(expected)}`
    return `The trace says that ${place(node)} is proved, with the value ${number(told)}. By the rules ${right}.`
  },
  'updated-again': ({ node }) => `${Place(node)} is updated a second time in this iteration.`,
  'not-updated': ({ node }) => `The iteration is over, but ${place(node)} has not been updated.`,
  decides({ child, expected, found: own, best, by }) {
    const chosen = `${Place(child)} is chosen in the end`
    if (expected === null) return `${chosen}. By the rules no child is.`
    if (own === null || best === null) {
      return `${chosen}, but it has no visits. By the rules it is ${place(expected)}.`
    }
    const [told, right] = pair(own, best)
    return own === best
      ? `${chosen}, with ${named(by, told)}, but ${place(expected)} comes first by the rules.`
      : `${chosen}, with ${named(by, told)}. By the rules it is ${place(expected)}, with ${named(by, right)}.`
  },
}

/** @type {UnfitRefusal} */
export function refused({ field, expected }) {
  if (field === 'algorithm') {
    return `This event belongs to ${expected}, not to this algorithm. Name the algorithm in the header, as in {"secateur": "trace", "rules": {"algorithm": "mcts"}}, or choose it on the page.`
  }
  return field === 'tree'
    ? `The trace of a best-first search needs its tree: in the header, as "tree": "${expected}", or on the page.`
    : null
}
