/**
 * The request for worksheets, read from texts: the options of a command or the fields of a form. The core judges
 * the wishes for a tree.
 *
 * @import {Options, Wish} from '../types.js'
 * @import {AskOrSubject, WorksheetRequest} from './sheets.js'
 */

import { BEST_FIRST } from '../api/kinds.js'
import { namesOf } from '../api/rules.js'
import { ASKED_WINDOWS, optionsOf } from '../element/attributes.js'
import { CONDITIONS } from '../exercise/attributes.js'
import { subjectsOf } from '../exercise/subjects.js'
import { fitsExercise, obeyedOptions } from '../exercise/task.js'
import { ASKS, MOST, SEEDS } from './sheets.js'

/** The fields of wishes for each tree, and whether they are a number, two, a word or a tick. */
export const WISHES = /** @type {const} */ ({
  ...{ leaves: 'two', plies: 'one', values: 'two', cutoffs: 'word', difficulty: 'one' },
  unknowns: 'one',
  ...{ tie: 'tick', deep: 'tick', negative: 'tick', chance: 'tick', bounded: 'tick' },
})
/** The searches of trees in which chance moves: of all nodes, or with bounds of all values. */
export const CHANCES = /** @type {const} */ (['', 'expectimax', 'star1'])
/** The values of a tree if the request does not say. */
const VALUES = [0, 99]
const NEGATIVE = [-99, 99]
/** The rules of the searches. */
export const RULES = namesOf(({ about, kind }) => about !== 'tree' && kind !== 'range')
/** The kinds of exercises on paper. The first is the default where it fits the search. */
export const EXERCISES = /** @type {const} */ (['practise', 'predict', 'condition', 'horizon'])
/** The depth limit of which the cost is asked, if the request does not say. */
export const DEPTH = 2
/** The iterations of a best-first search, and the leaves of its trees, if the request does not say: as many as are gone through by hand. */
const ITERATIONS = 12
const FEW_LEAVES = /** @type {[number, number]} */ ([8, 10])

/** The usual questions about a tree that is filled in. @type {AskOrSubject[]} */
const USUAL = ['values', 'cuts']
/** The questions that have no answer where nothing is cut. @type {AskOrSubject[]} */
const OF_CUTOFFS = ['windows', 'cuts', 'unseen']
/** A tree with a deep cutoff: it takes four plies, which have sixteen leaves or more. */
const DEEP = { plies: 4, leaves: /** @type {[number, number]} */ ([16, 24]) }

/** The error of a field of a request that has an invalid value. */
export class BadField extends Error {}

/**
 * @param {Record<string, string | undefined>} fields
 * @returns {WorksheetRequest}
 * @throws {BadField}
 */
export function requestOf(fields) {
  const windows = ASKED_WINDOWS.find((name) => name === (fields.windows || ASKED_WINDOWS[0]))
  if (!windows)
    throw new BadField(`windows is one of ${ASKED_WINDOWS.join(', ')}, not '${fields.windows}'.`)
  const chance = CHANCES.find((name) => name === (fields.chance ?? ''))
  if (chance === undefined) throw new BadField(`chance is one of ${CHANCES.join(' ').trim()}.`)
  const options = optionsIn(fields)
  const usual = fitsExercise(options) ? EXERCISES[0] : EXERCISES[1]
  const exercise = EXERCISES.find((name) => name === (fields.exercise || usual))
  if (!exercise) throw new BadField(`exercise is one of ${EXERCISES.join(', ')}.`)
  return {
    trees: whole(fields, 'trees', 6, [1, MOST.trees]),
    students: whole(fields, 'students', 0, [0, MOST.students]),
    seed: whole(fields, 'seed', 0, [0, SEEDS - 1]),
    ask: questionsIn(fields, exercise, options),
    ...{ exercise, windows },
    options: exercise === 'horizon' ? { depth: DEPTH, ...options } : options,
    wish: { ...usualWish(fields, options), ...readWish(fields) },
  }
}

/**
 * The questions that a sheet can have, by the kind of exercise and the search.
 * @param {typeof EXERCISES[number]} exercise
 * @param {Options} options
 * @returns {readonly AskOrSubject[]}
 */
function subjectsFor(exercise, options) {
  if (exercise === 'condition') return CONDITIONS
  // All of it is asked together.
  if (exercise === 'horizon') return []
  return exercise === 'predict' ? subjectsOf(options) : ASKS
}

/**
 * Those of them that have an answer under the rules of the search.
 * @param {typeof EXERCISES[number]} exercise
 * @param {Options} options
 * @returns {readonly AskOrSubject[]}
 */
export function offeredOf(exercise, options) {
  const cuts = obeyedOptions(options).algorithm !== 'minimax'
  return subjectsFor(exercise, options).filter((name) => cuts || !OF_CUTOFFS.includes(name))
}

/**
 * The wishes for a cutoff that no tree can fulfil.
 * @param {Record<string, string | undefined>} fields
 * @param {typeof EXERCISES[number]} exercise
 */
export function impossibleWishes(fields, exercise) {
  const options = optionsIn(fields)
  const { algorithm, cut, bounds, values } = obeyedOptions(options)
  // What the depth limit costs is asked whether anything is cut or not.
  const limited = exercise === 'horizon'
  const uncut = fields.cutoffs === 'none' && !limited
  const never = algorithm === 'minimax' || uncut || (fields.chance && !values)
  const depth = options.depth ?? DEEP.plies
  const small = limited || depth < DEEP.plies || isBestFirst(options)
  return [
    ...(never || cut === '>' ? ['tie'] : []),
    ...(never || bounds === 'shallow' || small ? ['deep'] : []),
  ]
}

/**
 * What trees are like if the request does not say.
 * @param {Record<string, string | undefined>} fields
 * @param {Options} options
 * @returns {Wish}
 */
function usualWish({ deep, chance }, options) {
  if (isBestFirst(options)) return { leaves: FEW_LEAVES }
  return deep && !chance ? DEEP : {}
}

/**
 * The questions if the request names none.
 * @param {typeof EXERCISES[number]} exercise
 * @param {readonly AskOrSubject[]} choices those that are offered
 */
export function usualOf(exercise, choices) {
  if (exercise === 'condition') return choices.slice(0, 1)
  return exercise === 'practise' ? choices.filter((name) => USUAL.includes(name)) : choices
}

/** @param {Record<string, string | undefined>} fields @param {typeof EXERCISES[number]} exercise @param {Options} options */
function questionsIn(fields, exercise, options) {
  const choices = subjectsFor(exercise, options)
  const ask = namesIn(fields.ask ?? '')
  const strange = ask.find((name) => !choices.some((one) => one === name))
  if (strange !== undefined)
    throw new BadField(`ask is some of ${choices.join(' ')}, not '${strange}'.`)
  return ask.length > 0
    ? choices.filter((name) => ask.includes(name))
    : [...usualOf(exercise, offeredOf(exercise, options))]
}

/** The options of the searches. @param {Record<string, string | undefined>} fields @returns {Options} */
export function optionsIn(fields) {
  const getAttribute = (/** @type {string} */ name) => (RULES.includes(name) ? fields[name] : null)
  const element = /** @type {Element} */ (/** @type {unknown} */ ({ getAttribute }))
  const options = { ...byChance(fields), ...optionsOf(element) }
  return isBestFirst(options) ? { iterations: ITERATIONS, ...options } : options
}

/** Whether a search goes best-first. @param {Options} options */
function isBestFirst({ algorithm }) {
  return BEST_FIRST.includes(algorithm ?? '')
}

/** The rules where chance moves. @param {Record<string, string | undefined>} fields @returns {Options} */
function byChance({ chance, values, negative }) {
  if (chance !== 'star1') return chance ? { algorithm: 'minimax' } : {}
  const usual = negative ? NEGATIVE : VALUES
  const [lo = 0, hi = 0] = values ? namesIn(values).map(Number) : usual
  return { values: [lo, hi] }
}

/** @param {Record<string, string | undefined>} fields @returns {Wish} */
function readWish(fields) {
  const wish = Object.entries(WISHES).flatMap(([name, kind]) => {
    const text = fields[name]
    return text ? [[name, read(name, text, kind)]] : []
  })
  return Object.fromEntries(wish)
}

/** @param {string} name @param {string} text @param {typeof WISHES[keyof typeof WISHES]} kind */
function read(name, text, kind) {
  if (kind === 'tick') return true
  if (kind === 'word') return text
  const numbers = namesIn(text).map(Number)
  const [low, high = low] = numbers
  if (numbers.length === { one: 1, two: 2 }[kind] && low <= high)
    return kind === 'one' ? low : numbers
  const wanted = kind === 'one' ? 'a number' : 'two numbers, the lower first'
  throw new BadField(`${name} is ${wanted}, not '${text}'.`)
}

/**
 * @param {Record<string, string | undefined>} fields
 * @param {string} name
 * @param {number} usual
 * @param {[least: number, most: number]} between
 */
function whole(fields, name, usual, [least, most]) {
  const text = fields[name]
  if (text === undefined || text === '') return usual
  const number = Number(text)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new BadField(`${name} is a whole number from ${least} to ${most}, not '${text}'.`)
}

/** @param {string} text */
function namesIn(text) {
  return text.split(/[\s,]+/).filter(Boolean)
}
