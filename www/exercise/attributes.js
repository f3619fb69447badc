/**
 * The attributes of an exercise: the questions that an element asks its readers.
 *
 * @typedef {typeof TOGETHER[number] | typeof ALONE[number]} Ask
 *
 * @import {Statement, Target} from '../types.js'
 *
 * @typedef {object} Task the task that an element sets: its questions, and how they are graded
 * @property {Ask[]} ask
 * @property {'final' | 'entry' | 'history' | 'own'} windows which of them
 * @property {'' | 'edges'} cuts `edges`: the edges alone, not the nodes below them
 * @property {Known | null} known the facts known beforehand: of the cuts only those are asked that come in addition
 * @property {'fewest' | 'most' | number} goal how many leaves an order is to make the search see
 * @property {Target} target the aim of the search on a tree that is made
 * @property {Statement} statement the statement to be judged
 * @property {'unseen' | 'best' | 'root'} condition the question about the unknown leaf
 * @property {string} node that it is asked of; empty: the exercise chooses
 * @property {'' | 'whole'} numbers `whole`: the unknown value is a whole number
 * @property {number} attempts how many checks there are; Infinity if there is no limit
 * @property {boolean} silent whether nothing is said before the end
 * @property {'' | 'none'} follow `none`: consequences of a mistake have no points
 *
 * @typedef {{ kind: 'values' | 'window', ends: [number, number] }} Known all values lie between these ends, or they are the
 *   root's window
 *
 * @typedef {(name: string) => string} ReadAttribute gives an attribute, as far as it has a meaning; empty: it has its default
 */

/** The questions that can be asked together. */
export const TOGETHER = /** @type {const} */ ([
  'values',
  'ranges',
  'windows',
  'cuts',
  'move',
  'leaves',
  'count',
])
/** The targets of a search on a tree that is made. The first is the default. @type {readonly Target[]} */
export const TARGETS = ['deep', 'deeper', 'strict', 'shallow', 'hard', 'reversed']
/** The statements to be judged. The first is the default. @type {readonly Statement[]} */
export const STATEMENTS = [
  'leftmost-leaf',
  'rightmost-leaf',
  'first-child',
  'same-value',
  'exact-values',
  'first-exact',
  'first-whole',
  'root-cuts',
  'every-move',
  'cut-move',
  'cut-better',
  'pruned-changed',
  'pruned-less',
  'doubled',
  'negated',
  'any-order',
  'best-first',
  'equal-leaves',
  'half',
  'two-plies',
]
/** The reasons for those that are true. */
export const REASONS = /** @type {const} */ ([
  'nothing-before',
  'after-child',
  'full-window',
  'cannot-matter',
  'only-comparisons',
  'no-better',
  'too-flat',
])
/** The questions about an unknown leaf. The first is the default. */
export const CONDITIONS = /** @type {const} */ (['unseen', 'best', 'root'])
/** The questions at nodes and edges. @type {Ask[]} */
const AT_NODES = ['values', 'ranges', 'windows', 'cuts']
/** The questions that are asked alone. */
export const ALONE = /** @type {const} */ ([
  'order',
  'condition',
  'construct',
  'statement',
  'horizon',
])
/** The questions that are asked if the attribute does not say. @type {Ask[]} */
const DEFAULT_ASK = ['values', 'cuts']

/** @param {ReadAttribute} read @returns {Known | null} */
function readKnown(read) {
  const [kind, ...ends] = read('known').split(' ')
  const [from, to] = ends.map(Number)
  return kind === 'values' || kind === 'window' ? { kind, ends: [from, to] } : null
}

/** The questions, and the facts known beforehand. @param {ReadAttribute} read @returns {Pick<Task, 'ask' | 'known'>} */
function readQuestions(read) {
  const words = read('ask').split(' ')
  const alone = ALONE.find((name) => words.includes(name))
  if (alone) return { ask: [alone], known: null }
  const known = readKnown(read)
  if (known) return { ask: ['cuts'], known }
  const together = TOGETHER.filter((name) => words.includes(name))
  return { ask: together.length > 0 ? together : DEFAULT_ASK, known: null }
}

/** @param {ReadAttribute} read @returns {Task} */
export function readTask(read) {
  const [condition, ...node] = read('condition').split(' ')
  return {
    ...readQuestions(read),
    windows: /** @type {Task['windows']} */ (read('windows') || 'final'),
    cuts: /** @type {Task['cuts']} */ (read('cuts')),
    goal: Number(read('goal')) || (read('goal') === 'most' ? 'most' : 'fewest'),
    target: TARGETS.find((name) => name === read('goal')) ?? TARGETS[0],
    // The core refuses one that there is not.
    statement: /** @type {Statement} */ (read('goal') || STATEMENTS[0]),
    condition: /** @type {Task['condition']} */ (condition || 'unseen'),
    node: node.join(' '),
    numbers: /** @type {Task['numbers']} */ (read('numbers')),
    attempts: Number(read('attempts')) || Infinity,
    silent: read('feedback') === 'end',
    follow: /** @type {Task['follow']} */ (read('follow')),
  }
}

/** Whether anything is asked at the nodes. @param {Task} task */
export function atNodes({ ask }) {
  return AT_NODES.some((name) => ask.includes(name))
}

/**
 * The questions, as the grader takes them.
 * @param {Task} task
 * @param {import('../types.js').View} view from whose side values are given
 * @returns {import('../types.js').Asked}
 */
export function coreTask(task, view) {
  const { ask, windows, cuts, known, goal, condition, node, numbers, follow, target, statement } =
    task
  const ofUnknown = ask.includes('condition')
  return {
    ask,
    windows,
    view,
    ...(cuts && { cuts }),
    ...(known && {
      known: known.kind === 'values' ? { values: known.ends } : { window: known.ends },
    }),
    ...(ask.includes('order') && { goal }),
    ...(ask.includes('construct') && { goal: target }),
    ...(ask.includes('statement') && { goal: statement }),
    ...(ofUnknown && { condition }),
    ...(ofUnknown && node && { node }),
    ...(ofUnknown && numbers && { numbers }),
    ...(follow && { follow }),
  }
}
