/**
 * Worksheets: sheets with a few trees each, drawn for exercises, and what is right on them. What is right comes from the
 * grader, which would grade the same answers on a screen.
 *
 * @import {Search} from '../core.js'
 * @import {Grade, Item, Options, Wish} from '../types.js'
 *
 * @typedef {typeof ASKS[number]} Ask
 *
 * @typedef {object} Order the worksheets that are asked for
 * @property {number} trees on each sheet
 * @property {number} students how many different sheets; 0: one that is the same for all
 * @property {number} seed
 * @property {Ask[]} ask
 * @property {'final' | 'entry' | 'history' | 'own'} windows which of them are asked
 * @property {Wish} wish the properties of each tree; its seed is not used
 * @property {Options} options of the search
 *
 * @typedef {object} Exercise
 * @property {Search} search
 * @property {number} points the most that it brings
 * @property {number} weight the points of a box that plain minimax does not fill alike; every other one brings 1
 * @property {Item[]} key everything about its search
 *
 * @typedef {object} Sheet
 * @property {number} student from 1; 0: it is the same for all
 * @property {Exercise[]} exercises
 */

import { drawExercise, open } from '../core.js'
import { TOGETHER } from '../exercise/attributes.js'

/** The questions that can be asked on paper. */
export const ASKS = TOGETHER
/** The most trees of a sheet, and the most sheets. */
export const MOST = { trees: 24, students: 500 }

/**
 * The sheets, one after the other. The same order gives the same sheets, and more sheets begin with those of fewer.
 * Whoever takes a sheet frees its searches.
 * @param {Order} order
 * @returns {AsyncGenerator<Sheet>}
 * @throws {SecateurError} `no-such-exercise` if there are no such trees
 */
export async function* sheetsOf(order) {
  const { trees, students } = order
  /** The trees so far. @type {Set<string>} */
  const known = new Set()
  for (let student = students && 1; student <= students; student += 1) {
    const exercises = []
    for (let tree = 0; tree < trees; tree += 1) {
      const text = await drawn(order, student * MOST.trees + tree, known)
      known.add(text)
      exercises.push(await exerciseOf(order, text))
    }
    yield { student, exercises }
  }
}

/**
 * A tree that is not known yet, unless the wish allows too few.
 * @param {Order} order
 * @param {number} number of the tree among all
 * @param {Set<string>} known
 */
async function drawn({ seed, wish, options, ask, windows }, number, known) {
  const all = (MOST.students + 1) * MOST.trees
  for (let tries = 0; ; tries += 1) {
    const own = (tries * SEEDS + seed) * all + number
    const { text } = await drawExercise({ ...wish, seed: own }, options, { ask, windows })
    if (!known.has(text) || tries === TRIES) return text
  }
}

/** @param {Order} order @param {string} text @returns {Promise<Exercise>} */
async function exerciseOf({ options, ask, windows }, text) {
  const search = await open(text, options)
  const { max, weight } = await search.grade([], { ask, windows })
  const { items } = await search.grade([], { ask: [...ASKS], windows: 'history' })
  return { search, points: max, weight, key: items }
}

/** Seeds are below this number, so that those of all trees are whole numbers that JavaScript tells apart. */
export const SEEDS = 2 ** 32
/** How often a tree that is known is drawn anew. */
const TRIES = 20
