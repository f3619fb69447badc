/**
 * Worksheets: sheets with a few trees each, drawn for exercises, and their solutions, which come from the
 * core that judges the same answers on a screen.
 *
 * @import {Search} from '../core.js'
 * @import {Item, Options, Wish} from '../types.js'
 * @import {Subject} from '../exercise/subjects.js'
 * @import {Task} from '../exercise/attributes.js'
 * @import {Condition} from './condition.js'
 * @import {Decision} from './decision.js'
 * @import {Limit} from './limit.js'
 *
 * @typedef {typeof ASKS[number]} Ask
 * @typedef {Ask | Subject | Task['condition']} AskOrSubject
 *
 * @typedef {object} WorksheetRequest the worksheets that are asked for
 * @property {number} trees on each sheet
 * @property {number} students how many different sheets; 0: one that is the same for all
 * @property {number} seed
 * @property {'practise' | 'predict' | 'condition' | 'horizon'} exercise boxes to fill in, a question before a decision,
 *   one about unknown leaves, or about the depth limit
 * @property {AskOrSubject[]} ask
 * @property {'final' | 'entry' | 'history' | 'own'} windows which of them are asked
 * @property {Wish} wish the properties of each tree; its seed is not used
 * @property {Options} options of the search
 *
 * @typedef {object} SheetExercise a tree with boxes
 * @property {Search} search
 * @property {number} points the most that it brings
 * @property {number} weight the points of a box that plain minimax does not fill alike; every other one brings 1
 * @property {Item[]} key everything about its search
 *
 * @typedef {object} Sheet
 * @property {number} student from 1; 0: it is the same for all
 * @property {(SheetExercise | Decision | Condition | Limit)[]} exercises
 */

import { inWords } from '../api/failure.js'
import { SecateurError, drawExercise, open } from '../core.js'
import { TOGETHER } from '../exercise/attributes.js'
import { conditionOf } from './condition.js'
import { decisionOf } from './decision.js'
import { ASKED as LIMIT, limitOf } from './limit.js'

/** The boxes that can be filled in on paper. */
export const ASKS = TOGETHER
/** The most trees of a sheet, and the most sheets. */
export const MOST = { trees: 24, students: 500 }

/**
 * The sheets, one after the other. The same request gives the same sheets, and more sheets begin with those of fewer.
 * The caller frees the searches of each sheet.
 * @param {WorksheetRequest} request
 * @returns {AsyncGenerator<Sheet>}
 * @throws {SecateurError} `no-such-exercise` if there are no such trees
 */
export async function* sheetsOf(request) {
  const { trees, students } = request
  /** The trees so far. @type {Set<string>} */
  const texts = new Set()
  for (let student = students && 1; student <= students; student += 1) {
    const exercises = []
    for (let tree = 0; tree < trees; tree += 1) {
      exercises.push(await exerciseOf(request, student * MOST.trees + tree, texts))
    }
    yield { student, exercises }
  }
}

/**
 * A tree to answer, one that is not known yet, unless the wish allows too few.
 * @param {WorksheetRequest} request
 * @param {number} number of the tree among all
 * @param {Set<string>} texts
 * @throws {SecateurError} `no-such-exercise` if no tree has such a question
 */
async function exerciseOf(request, number, texts) {
  for (let tries = 0; tries <= MOST_TRIES; tries += 1) {
    const text = await drawTree(request, number, tries)
    if (texts.has(text) && tries < TRIES) continue
    const exercise = await MADE[request.exercise](text, request, number, tries)
    if (!exercise) continue
    texts.add(text)
    return exercise
  }
  throw await inWords(new SecateurError({ code: 'no-such-exercise', loosen: ['leaves'] }))
}

/**
 * @typedef {(text: string, request: WorksheetRequest, number: number, tries: number) => Promise<SheetExercise |
 *   Decision | Condition | Limit | null>} MakeExercise
 */

/** By the kind of exercise. @type {Record<WorksheetRequest['exercise'], MakeExercise>} */
const MADE = {
  practise: boxesOf,
  predict: (text, request, number, tries) =>
    decisionOf(text, request, number, subjects(request, number, tries)),
  condition: (text, request, number) =>
    conditionOf(text, request.options, aboutOf(request, number)),
  horizon: (text, { options }) => limitOf(text, options),
}

/**
 * The question about the unknown leaves of a tree.
 * @param {WorksheetRequest} request
 * @param {number} number
 * @returns {Task['condition']}
 */
function aboutOf({ ask }, number) {
  return /** @type {Task['condition']} */ (ask[(number % MOST.trees) % ask.length])
}

/**
 * The subject of the questions about a tree: each subject in turn, or any where it is seldom decided.
 * @param {WorksheetRequest} request
 * @param {number} number
 * @param {number} tries
 */
function subjects({ ask }, number, tries) {
  const turn = ask[(number % MOST.trees) % ask.length]
  return tries < PATIENCE ? [turn] : ask
}

/** @param {WorksheetRequest} request @param {number} number of the tree @param {number} tries */
async function drawTree(request, number, tries) {
  const { seed, wish, options, exercise, ask, windows } = request
  const all = (MOST.students + 1) * MOST.trees
  const own = (tries * SEEDS + seed) * all + number
  // The boxes of a tree that is filled in have to distinguish mistakes.
  const tasks = {
    practise: { ask: /** @type {Ask[]} */ (ask), windows },
    predict: {},
    condition: { ask: 'condition', condition: aboutOf(request, number) },
    horizon: LIMIT,
  }
  return (await drawExercise({ ...wish, seed: own }, options, tasks[exercise])).text
}

/** A tree with boxes. @param {string} text @param {WorksheetRequest} request @returns {Promise<SheetExercise>} */
async function boxesOf(text, { options, ask, windows }) {
  const search = await open(text, options)
  const { max, weight } = await search.grade([], { ask: /** @type {Ask[]} */ (ask), windows })
  const { items } = await search.grade([], { ask: [...ASKS], windows: 'history' })
  return { search, points: max, weight, key: items }
}

/** Seeds are below this number, so that those of all trees are whole numbers that JavaScript represents exactly. */
export const SEEDS = 2 ** 32
/** How often a tree that is known is drawn anew, one without a decision of the subject, and one without any. */
const [TRIES, PATIENCE, MOST_TRIES] = [20, 60, 80]
