/**
 * One line with every exercise: what is asked, under which rules.
 *
 * @import {Search} from '../core.js'
 * @import {Messages, PractiseWords} from '../messages/messages.js'
 * @import {Grade, Options, View, Wish} from '../types.js'
 * @import {Task} from './attributes.js'
 * @import {Wording} from './practise/grading.js'
 */

import { BEST_FIRST } from '../api/kinds.js'
import { LISTINGS, RULES } from '../api/rules.js'
import { joinSentences } from '../messages/join-sentences.js'
import { TOGETHER, atNodes } from './attributes.js'
import { MOST_MADE, placesOf } from './nodes.js'

/**
 * @param {Wording} words
 * @param {Task} task
 * @param {Options} options
 * @param {{ text: string, x: string, y: string, root: boolean }} question the question about the unknown leaf, or two
 * @param {View} view from whose side values are given
 * @param {boolean} chance whether chance moves
 */
export function taskText(
  { m, words, grades: { statements } },
  task,
  options,
  question,
  view,
  chance,
) {
  const rules = rulesOf(m, words, options, view, chance)
  const { ask, windows, numbers, goal, known, target } = task
  if (ask.includes('construct')) {
    const { goals, how } = words.construct
    return joinSentences([goals[target], how(MOST_MADE), rules])
  }
  if (ask.includes('statement')) {
    const { all, how } = statements
    return joinSentences([all[task.statement], how, rules])
  }
  if (ask.includes('order')) {
    const { goals, how } = words.order
    const aim = typeof goal === 'number' ? goals.exactly(goal) : goals[goal]
    return joinSentences([aim, how, rules])
  }
  if (known) {
    const [from, to] = known.ends.map(m.number)
    const fact = words.known[known.kind](from, to)
    return joinSentences([fact, words.known.task, rules])
  }
  if (ask.includes('horizon')) return joinSentences([words.horizon.task(options.depth ?? 0), rules])
  if (ask.includes('condition')) {
    const { pair, whole, wholeBoth, write, writeBoth, writeRoot } = words.conditions
    const { text, x, y, root } = question
    const form = y ? writeBoth(x, y) : write(x)
    const bound = y ? wholeBoth(pair(x, y)) : whole(x)
    return joinSentences([text, numbers === 'whole' && bound, root ? writeRoot : form, rules])
  }
  const things = TOGETHER.filter((name) => ask.includes(name)).map((name) =>
    name === 'windows' ? words.asked.windows[windows] : words.asked[name],
  )
  return joinSentences([words.task(things), chance && atNodes(task) && words.fractions, rules])
}

/** The algorithms that visit a node once, if nothing else makes them visit it again, and those that visit it several times. */
const SINGLE_VISIT = ['alpha-beta', 'minimax', 'expectiminimax']
const SEVERAL_VISITS = ['pvs', 'mtd']

/**
 * Whether there are exercises about a search by some rules: each node is searched once, or the kind of exercise
 * `revisits`, also where the search goes best-first. Where there are none the core says why.
 * @param {Options} options
 * @param {boolean} [revisits]
 */
export function fitsExercise(options, revisits = false) {
  const { algorithm = 'alpha-beta', quiescence } = obeyedOptions(options)
  if (BEST_FIRST.includes(algorithm)) return revisits
  if (quiescence === 'on') return false
  if (SEVERAL_VISITS.includes(algorithm)) return revisits
  return SINGLE_VISIT.includes(algorithm) && (revisits || !hasSeveralVisits(options))
}

/**
 * Whether an exercise can ask its questions about a search. What it chooses and returns can be asked where it stands pat, too.
 * @param {Options} options
 * @param {{ task: Task, revisits?: boolean }} kind of exercise
 */
export function fitsTask(options, { task, revisits }) {
  const quiet = task.ask.includes('horizon') ? { quiescence: /** @type {const} */ ('off') } : {}
  return fitsExercise({ ...options, ...quiet }, revisits)
}

/** Whether a search visits nodes several times. @param {Options} options */
function hasSeveralVisits(options) {
  const { algorithm = '', table = 'none' } = obeyedOptions(options)
  return SEVERAL_VISITS.includes(algorithm) || table !== 'none' || deepens(options)
}

/** Whether the depth of a search grows. @param {Options} options */
export function deepens(options) {
  return obeyedOptions(options).deepening === 'on'
}

/** Whether chance moves. @param {Search} search */
export function hasChance(search) {
  return placesOf(search).some(({ player }) => player === 'chance')
}

/** The properties that another tree shares with the one on view. @param {Search} search @param {Grade['unknowns']} unknowns those that a condition is asked of @returns {Wish} */
export function likeTree(search, unknowns) {
  const bounded = unknowns.some(({ bounded }) => bounded)
  return {
    chance: hasChance(search),
    ...(unknowns.length > 1 && { unknowns: 2 }),
    ...(bounded && { bounded }),
  }
}

/** The options of a search, with those of its listing. @param {Options} options @returns {Options} */
export function obeyedOptions(options) {
  return { ...LISTINGS.find(({ id }) => id === options.listing)?.rules, ...options }
}

/** The cut test of a search. @param {Options} options */
export function cutTestOf(options) {
  return { ...DEFAULTS, ...obeyedOptions(options) }.cut
}

/**
 * The rules, in one line.
 * @param {Messages} m
 * @param {PractiseWords} words
 * @param {Options} options
 * @param {View} [view]
 * @param {boolean} [chance] whether chance moves
 */
export function rulesOf(m, { rules, ...words }, options, view = 'max', chance = false) {
  const rulesInForce = { ...DEFAULTS, ...obeyedOptions(options) }
  const { algorithm, cut, returns, bounds, update } = rulesInForce
  const bounded = algorithm !== 'minimax' && algorithm !== 'expectiminimax'
  const [alpha, beta] = options.window ?? []
  const depth = options.depth ?? null
  const phrases = [
    ...visits(rules, rulesInForce),
    ...(bounded ? [rules.cut[cut], rules.returns[returns]] : [rules.minimax]),
    bounded && bounds === 'shallow' ? rules.shallow : '',
    bounded && update === 'before' ? rules.before : '',
    bounded && alpha !== undefined && beta !== undefined
      ? rules.window(m.bounds.window(alpha, beta))
      : '',
    depth === null ? '' : rules.depth(depth),
    depth !== null && rulesInForce.quiescence === 'on' ? rules.quiescence : '',
    chance ? rules.chance : '',
    chance && bounded && options.values ? rules.values(...options.values) : '',
    view === 'mover' ? rules.mover : '',
    // The tree is drawn in the order in which it is searched.
    rules.order,
  ]
  return words.given(phrases.filter(Boolean))
}

/**
 * The rules of several visits.
 * @param {PractiseWords['rules']} rules
 * @param {Options} options
 */
function visits({ visits }, options) {
  const { algorithm, aspiration, table = 'none', ordering } = options
  return [
    algorithm === 'pvs' || algorithm === 'mtd' ? visits[algorithm] : '',
    deepens(options) ? visits.deepening : '',
    aspiration === undefined ? '' : visits.aspiration,
    table === 'none' ? '' : visits.table,
    ordering === 'table' ? visits.ordering : '',
  ]
}

/** The first value of each rule is the default. */
const DEFAULTS = {
  algorithm: RULES.algorithm[0],
  cut: RULES.cut[0],
  returns: RULES.returns[0],
  bounds: RULES.bounds[0],
  update: RULES.update[0],
}
