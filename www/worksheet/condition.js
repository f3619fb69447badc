/**
 * A tree with unknown leaves, and the question for which of their values something holds; on its solution the condition and,
 * for two leaves, the plane. The words are those of the same question on a screen.
 *
 * @import {Search} from '../core.js'
 * @import {Grade, Options} from '../types.js'
 * @import {Task} from '../exercise/attributes.js'
 * @import {Content} from './question.js'
 * @import {Words} from './words.js'
 *
 * @typedef {object} Condition
 * @property {Search} search
 * @property {number} points the most that it brings
 * @property {Task['condition']} about
 * @property {Grade} grade of an empty sheet, which has the solution
 */

import { open } from '../core.js'
import { readTask } from '../exercise/attributes.js'
import { Boxes } from '../exercise/practise/boxes.js'
import { Grading } from '../exercise/practise/grading.js'
import { planeDrawing } from '../exercise/practise/plane-marks.js'
import { exerciseWords } from './words.js'

/** @param {Task['condition']} about @returns {Task} */
function taskAbout(about) {
  const attributes = { ask: 'condition', condition: about }
  return readTask((name) => attributes[/** @type {keyof typeof attributes} */ (name)] ?? '')
}

/** @param {string} text of the tree @param {Options} options @param {Task['condition']} about @returns {Promise<Condition>} */
export async function conditionOf(text, options, about) {
  const search = await open(text, options)
  const grade = await search.grade([], { ask: 'condition', condition: about })
  return { search, points: grade.max, about, grade }
}

/** @param {Condition} condition @param {Words} wording @returns {Content} */
export function conditionContent(condition, wording) {
  const { text } = boxesOf(condition, wording).question
  const room = { label: '', text: '', tick: false }
  return { step: 0, sentences: [], questions: [text], tables: [], lines: [room] }
}

/** @param {Condition} condition @param {Words} wording @returns {Content} */
export function conditionSolution(condition, wording) {
  const { search, about, grade } = condition
  const { m, grades } = wording
  const words = exerciseWords(wording)
  const boxes = boxesOf(condition, wording)
  const grading = new Grading(words, search, boxes, taskAbout(about), 'max', () => {})
  const text = grading.content('condition', grade.items[0].expected)
  const { plane } = grades.practise.conditions
  const { sketch } = grade
  return {
    ...conditionContent(condition, wording),
    lines: [{ label: '', text, tick: false }],
    ...(sketch && {
      plane: {
        drawing: planeDrawing(sketch.solution, sketch.names, m.number),
        alt: `${plane.axes(...sketch.names)} ${plane.holds(text)}`,
      },
    }),
  }
}

/** The boxes of the question, and what is known of its leaves. @param {Condition} condition @param {Words} wording */
function boxesOf({ search, about, grade }, wording) {
  const words = exerciseWords(wording)
  const boxes = new Boxes(words, search, taskAbout(about), 'max', search.options)
  boxes.learn(grade)
  return boxes
}
