/**
 * The controls of searches with several visits (in passes, with null windows, with a table) and of best-first searches. A control is shown
 * where the other rules give it a meaning; where it is hidden its rule is not set, but what was chosen stays.
 *
 * @import {RuleControl} from './choice.js'
 * @import {Messages} from '../../messages/pages.js'
 */

import { RULES } from '../../api/rules.js'
import { NEEDS } from '../../api/options.js'
import { choice } from './choice.js'
import { wordOrNumber } from './word-or-number.js'
import { Numbers } from './numbers.js'

/** The slots of a table for which no number is typed. */
const SLOTS = 64

/** The rules that stand in their own fold. */
export const VISIT_RULES = /** @type {const} */ ([
  ...['deepening', 'aspiration', 'widen', 'table', 'replace', 'ordering'],
])

/** Those that stand beside the algorithm to which alone they belong. */
export const BESIDE_ALGORITHM = /** @type {const} */ (['guess', 'again'])

/** The rules of best-first searches that are changed most, which stand below the algorithm. */
export const EXPLORE_RULES = /** @type {const} */ (['iterations', 'exploration', 'threshold'])

/** @typedef {'selection' | 'expand' | 'playout' | 'final' | 'solver' | 'reward'} OtherRule their other rules */

/** @typedef {typeof BESIDE_ALGORITHM[number] | typeof VISIT_RULES[number] | typeof EXPLORE_RULES[number] | OtherRule} VisitRule */

/**
 * @param {Messages} m
 * @param {() => void} change
 * @param {string} side the prefix of the field names
 * @returns {Record<VisitRule, RuleControl>} in the order of the page
 */
export function visitControls(m, change, side) {
  const { choices, guess, aspiration, table, iterations, exploration, threshold } = m.rules
  /** @param {Exclude<VisitRule, 'guess' | 'aspiration' | 'table' | 'iterations' | 'exploration' | 'threshold'>} name */
  const named = (name) => choice(side + name, choices[name], RULES[name], change)
  const value = { empty: 0, placeholder: m.number(0) }
  const reach = { empty: Infinity, placeholder: m.number(Infinity) }
  const slots = { empty: SLOTS, whole: true, placeholder: m.number(SLOTS) }
  const most = { empty: Infinity, whole: true, placeholder: '' }
  const constant = { empty: Infinity, placeholder: '√2' }
  return {
    iterations: new Numbers(m, `${side}iterations`, iterations, [most], change),
    exploration: new Numbers(m, `${side}exploration`, exploration, [constant], change),
    selection: named('selection'),
    expand: named('expand'),
    playout: named('playout'),
    final: named('final'),
    solver: named('solver'),
    reward: named('reward'),
    threshold: wordOrNumber(m, `${side}threshold`, threshold, ['middle', 'number'], value, change),
    guess: wordOrNumber(m, `${side}guess`, guess, ['number', 'sss', 'dual'], value, change),
    again: named('again'),
    deepening: named('deepening'),
    aspiration: new Numbers(m, `${side}aspiration`, aspiration, [reach], change),
    widen: named('widen'),
    table: wordOrNumber(m, `${side}table`, table, ['none', 'unlimited', 'number'], slots, change),
    replace: named('replace'),
    ordering: named('ordering'),
  }
}

/**
 * The rules that mean nothing under the others.
 * @param {Record<string, { value: string }>} controls of all rules
 * @returns {string[]}
 */
export function idle(controls) {
  const fits = (/** @type {string} */ value, /** @type {readonly string[]} */ words) =>
    words.includes(value) ||
    (words.includes('number') && value !== '' && Number.isFinite(Number(value)))
  const idle = Object.entries(NEEDS).filter(
    ([, needs]) => !needs.every(([other, words]) => fits(controls[other].value, words)),
  )
  return idle.map(([name]) => name)
}
