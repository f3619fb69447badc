/**
 * The rules of a best-first search in words: those of any tree, and those that a tree decides.
 *
 * @import {BestFirstSummary, Options} from '../../types.js'
 * @import {Wording} from '../practise/grading.js'
 *
 * @typedef {Wording['grades']['explored']['rules']} RuleWords
 */

/** The rules on any tree. @param {RuleWords} rules @param {Options} options */
export function bestFirstRules(rules, options) {
  const { algorithm, selection = 'ucb1', expand, reward, solver } = options
  const { exploration = Math.SQRT2 } = options
  if (algorithm === 'pns') return [rules.first]
  return [
    selection === 'mean' ? rules.mean : rules[selection](exploration),
    ...(expand === 'all' ? [rules.all] : []),
    ...(reward === 'raw' ? [rules.raw] : []),
    ...(solver === 'on' ? [rules.solver] : []),
    ...[rules.first, rules.unvisited],
  ]
}

/**
 * The rule that the values of a tree decide: its goal, or how rewards are scaled.
 * @param {RuleWords} rules
 * @param {Options} options
 * @param {BestFirstSummary} summary
 */
export function bestFirstRulesOfTree(rules, { reward }, { goal, span }) {
  if (goal) return [rules.goal(goal)]
  const [least, greatest] = span ?? [0, 0]
  return reward === 'raw' ? [] : [rules.scaled(least, greatest)]
}
