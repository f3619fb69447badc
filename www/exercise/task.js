/**
 * One line with every exercise: its questions and rules.
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
 * @param {Wording} wording
 * @param {Task} task
 * @param {Options} options
 * @param {{ text: string, x: string, y: string, root: boolean }} question the question about the unknown leaf, or two
 * @param {View} view from whose side values are given
 * @param {boolean} chance whether chance moves
 */
export function taskText(wording, task, options, question, view, chance) {
  const { m, words } = wording
  const asked = task.ask.includes('condition')
    ? conditionAsked(words.conditions, task, question)
    : sentencesAsked(wording, task, options, chance)
  return joinSentences([...asked, rulesOf(m, words, options, view, chance)])
}

/**
 * The questions in sentences, unless a condition is asked for.
 * @param {Wording} wording
 * @param {Task} task
 * @param {Options} options
 * @param {boolean} chance
 */
function sentencesAsked({ m, words, grades }, task, options, chance) {
  const { ask, windows, goal, known } = task
  if (ask.includes('construct')) {
    const { goals, how } = words.construct
    return [goals[task.target], how(MOST_MADE)]
  }
  if (ask.includes('statement')) {
    const { all, how } = grades.statements
    return [all[task.statement], how]
  }
  if (ask.includes('order')) {
    const { goals, how } = words.order
    return [typeof goal === 'number' ? goals.exactly(goal) : goals[goal], how]
  }
  if (known) {
    const [from, to] = known.ends.map(m.number)
    return [words.known[known.kind](from, to), words.known.task]
  }
  if (ask.includes('horizon')) return [words.horizon.task(options.depth ?? 0)]
  const things = TOGETHER.filter((name) => ask.includes(name)).map((name) =>
    name === 'windows' ? words.asked.windows[windows] : words.asked[name],
  )
  return [words.task(things), chance && atNodes(task) && words.fractions]
}

/**
 * The condition that is asked for.
 * @param {PractiseWords['conditions']} words
 * @param {Task} task
 * @param {{ text: string, x: string, y: string, root: boolean }} question
 */
function conditionAsked(words, { numbers }, { text, x, y, root }) {
  const whole = y ? words.wholeBoth(words.pair(x, y)) : words.whole(x)
  const write = y ? words.writeBoth(x, y) : words.write(x)
  return [text, numbers === 'whole' && whole, root ? words.writeRoot : write]
}

/**
 * Whether there are exercises about a search by some rules: each node is searched once, or the kind of exercise
 * `revisits`, also where the search goes best-first. Where there are none the core says why.
 * @param {Options} options
 * @param {boolean} [revisits]
 */
export function fitsExercise(options, revisits = false) {
  const { algorithm = 'alpha-beta', quiescence, table = 'none' } = obeyedOptions(options)
  if (BEST_FIRST.includes(algorithm)) return revisits
  const severalVisits = ['pvs', 'mtd'].includes(algorithm) || table !== 'none' || deepens(options)
  return quiescence !== 'on' && (revisits || !severalVisits)
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

/** Whether the depth of a search grows. @param {Options} options */
export function deepens(options) {
  return obeyedOptions(options).deepening === 'on'
}

/** Whether chance moves. @param {Search} search */
export function hasChance(search) {
  return placesOf(search).some(({ player }) => player === 'chance')
}

/**
 * The properties that another tree shares with the one on view.
 * @param {Search} search
 * @param {Grade['unknowns']} unknowns those that a condition is asked of
 * @returns {Wish}
 */
export function sharedProperties(search, unknowns) {
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
 * @param {View} view
 * @param {boolean | undefined} chance whether chance moves
 */
export function rulesOf(m, { rules, ...words }, options, view, chance) {
  const rulesInForce = { ...DEFAULTS, ...obeyedOptions(options) }
  const { algorithm, cut, returns, bounds, update } = rulesInForce
  const bounded = algorithm !== 'minimax' && algorithm !== 'expectiminimax'
  const [alpha, beta] = options.window ?? []
  const depth = options.depth ?? null
  const phrases = [
    ...visits(rules, rulesInForce),
    ...(bounded
      ? [
          rules.cut[cut],
          rules.returns[returns],
          bounds === 'shallow' && rules.shallow,
          update === 'before' && rules.before,
          alpha !== undefined && beta !== undefined && rules.window(m.bounds.window(alpha, beta)),
        ]
      : [rules.minimax]),
    depth !== null && rules.depth(depth),
    depth !== null && rulesInForce.quiescence === 'on' && rules.quiescence,
    chance && rules.chance,
    chance && bounded && options.values && rules.values(...options.values),
    view === 'mover' && rules.mover,
    // The tree is drawn in the order in which it is searched.
    rules.order,
  ]
  return words.given(phrases.flatMap((phrase) => phrase || []))
}

/**
 * The rules of several visits.
 * @param {PractiseWords['rules']} rules
 * @param {Options} options
 */
function visits({ visits }, options) {
  const { algorithm, aspiration, table = 'none', ordering } = options
  return [
    (algorithm === 'pvs' || algorithm === 'mtd') && visits[algorithm],
    deepens(options) && visits.deepening,
    aspiration !== undefined && visits.aspiration,
    table !== 'none' && visits.table,
    ordering === 'table' && visits.ordering,
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
