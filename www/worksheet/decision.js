/**
 * A tree whose search stands before a decision, with the question about it. A later step would show the outcome of
 * an earlier one, so a tree asks about one step; only the value and the evaluations of a pass are asked together.
 *
 * @import {Search} from '../core.js'
 * @import {Options, Prediction, Question} from '../types.js'
 *
 * @typedef {object} Decision
 * @property {Search} search
 * @property {number} points the most that it brings
 * @property {Answered[]} all that is asked of one step
 *
 * @typedef {{ question: Question, prediction: Prediction }} Answered a question and its right answer
 */

import { open } from '../core.js'
import { groupsOf } from './groups.js'

/**
 * The decision of a tree; null: it has none that is worth asking.
 * @param {string} text of the tree
 * @param {{ options: Options, seed: number }} request
 * @param {number} number of the tree
 * @param {readonly string[]} subjects that the question may have
 * @returns {Promise<Decision | null>}
 */
export async function decisionOf(text, { options, seed }, number, subjects) {
  const search = await open(text, options)
  const steps = [...groupsOf(await answersTo(search, subjects), momentOf).values()]
  if (steps.length === 0) {
    search.free()
    return null
  }
  // Each answer is as likely as another: the same answer everywhere is seldom right.
  const answers = [...groupsOf(steps, ([one]) => answerOf(one)).values()]
  const dice = roll(seed, number)
  const alike = answers[dice % answers.length]
  const all = alike[Math.floor(dice / answers.length) % alike.length]
  return { search, points: all.length, all }
}

/** The questions about some subjects, with their right answers. @param {Search} search @param {readonly string[]} subjects */
async function answersTo(search, subjects) {
  const options = { ask: subjects.join(' ') }
  const questions = await search.questions(options)
  /** @type {Answered[]} */
  const all = []
  for (const [at, question] of questions.entries()) {
    all.push({ question, prediction: await search.predict(at, null, options) })
  }
  return all
}

/** The questions about a pass, which are asked together. */
const PASSES = ['pass', 'evaluates']

/** A name of the questions that are asked together. @param {Answered} answered */
function momentOf({ question: { ask, step } }) {
  return `${PASSES.includes(ask) ? PASSES[0] : ask} ${step}`
}

/** The answer as a text that no other answer has. @param {Answered} answered */
function answerOf({ question, prediction }) {
  return JSON.stringify([question.ask, prediction.expected])
}

/** A number that a seed and the number of a tree decide. @param {number} seed @param {number} number */
function roll(seed, number) {
  const mixed = Math.imul(seed ^ Math.imul(number + 1, 0x9e3779b1), 0x85ebca6b)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
