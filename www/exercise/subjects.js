/**
 * The subjects of questions before decisions, by the search: words of the attribute `ask`.
 *
 * @import {Options} from '../types.js'
 */

import { deepens, obeyedOptions } from './task.js'

/** All of them, in the order of the controls. */
export const SUBJECTS = /** @type {const} */ ([
  ...['values', 'windows', 'cuts', 'again', 'table', 'passes'],
  ...['child', 'leaf', 'exploration', 'backup'],
])

/** @typedef {typeof SUBJECTS[number]} Subject */

/** Those that a search has decisions about. @param {Options} options @returns {Subject[]} */
export function subjectsOf(options) {
  const { algorithm = 'alpha-beta', selection, table = 'none' } = obeyedOptions(options)
  if (algorithm === 'pns') return ['child', 'leaf', 'backup']
  if (algorithm === 'mcts' && selection === 'mean') return ['child', 'leaf', 'backup']
  if (algorithm === 'mcts') return ['child', 'leaf', 'exploration', 'backup']
  /** @type {[Subject, boolean][]} */
  const among = [
    ['values', true],
    ['windows', algorithm !== 'minimax'],
    ['cuts', algorithm !== 'minimax'],
    ['again', algorithm === 'pvs'],
    ['table', table !== 'none'],
    ['passes', algorithm === 'mtd' || deepens(options)],
  ]
  return among.flatMap(([subject, has]) => (has ? [subject] : []))
}
