/**
 * The next tree of an exercise in a lesson: one on which a confusion fails, and as few others as are found.
 *
 * @import {Mistake, Options, Wish} from '../types.js'
 * @import {LessonExercise} from './table.js'
 *
 * @typedef {{ tree: string, planted?: { seed: number, mistake: Mistake } }} Task `planted`: the mistake to find
 */

import { drawExercise, open } from '../core.js'
import { readTask, coreTask } from '../exercise/attributes.js'
import { SHOWS } from './table.js'

/** Seeds are below this number. */
const SEEDS = 1_000_000
/** How many seeds are tried on a tree until the mistake that they plant is looked for, and how many trees. */
const [PLANTINGS, TREES] = [40, 12]
/** The questions whose answers differ between two searches, and those that do if only the windows differ. */
const [OF_A_RUN, WITH_WINDOWS] = ['values cuts', 'values windows cuts']
/** The confusions about windows. @type {Mistake[]} */
const OF_WINDOWS = ['entry-window', 'bounds-exchanged']

/** The tree that an exercise begins with. @param {LessonExercise} exercise @param {Options} options @returns {Promise<Task>} */
export async function firstTask({ tree, kinds }, options) {
  return (kinds && (await plantMistake(tree, options, kinds))) ?? { tree }
}

/**
 * Another tree for an exercise.
 * @param {LessonExercise} exercise
 * @param {string} ask the questions of a sheet; empty: there is none
 * @param {Options} options of the search
 * @param {Mistake | null} confusion
 * @returns {Promise<Task>}
 */
export async function nextTask(exercise, ask, options, confusion) {
  const { kinds } = exercise
  if (!kinds) return { tree: await otherTree(exercise, ask, options, confusion) }
  const matching = kinds.filter((kind) => kind === confusion)
  for (const mistakes of [matching, kinds].filter(({ length }) => length > 0)) {
    for (let tried = 0; tried < TREES; tried += 1) {
      const tree = await otherTree(exercise, ask, options, null)
      const task = await plantMistake(tree, options, mistakes)
      if (task) return task
    }
  }
  return firstTask(exercise, options)
}

/**
 * A tree on which a confusion fails; where none is found, one on which that of the exercise does, or else any.
 * @param {LessonExercise} exercise
 * @param {string} ask
 * @param {Options} options
 * @param {Mistake | null} confusion
 */
async function otherTree({ tree, wish, about }, ask, options, confusion) {
  const ofRun = confusion && OF_WINDOWS.includes(confusion) ? WITH_WINDOWS : OF_A_RUN
  const task = coreTask(
    readTask((name) => (name === 'ask' ? ask || ofRun : '')),
    'max',
  )
  const tells = [confusion, about].flatMap((one) => one ?? [])
  /** @type {Wish[]} */
  const wishes = tells.map((tells) => ({ ...wish, ...SHOWS[tells], tells }))
  for (const wished of [...wishes, { ...wish }]) {
    const seed = Math.floor(Math.random() * SEEDS)
    try {
      return (await drawExercise({ ...wished, seed }, options, task)).text
    } catch (error) {
      if (Object(error).code !== 'no-such-exercise') throw error
    }
  }
  return tree
}

/**
 * A tree with one of some mistakes planted; null: none of these fits.
 * @param {string} tree
 * @param {Options} options
 * @param {Mistake[]} mistakes
 * @returns {Promise<Task | null>}
 */
async function plantMistake(tree, options, mistakes) {
  const search = await open(tree, options)
  try {
    for (let tried = 0; tried < PLANTINGS; tried += 1) {
      const seed = Math.floor(Math.random() * SEEDS)
      const { mistake } = await search.point(null, { seed })
      if (mistake && mistakes.includes(mistake)) return { tree, planted: { seed, mistake } }
    }
  } catch (error) {
    if (Object(error).code !== 'no-such-exercise') throw error
  } finally {
    search.free()
  }
  return null
}
