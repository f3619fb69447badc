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
import { Grading } from '../exercise/practise/grading.js'
import { nodesOf } from '../exercise/nodes.js'
import { planeDrawing } from '../exercise/practise/plane-marks.js'
import { Premises } from '../exercise/practise/premises.js'
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
  const [question, room] = [questionOf(condition, wording), { label: '', text: '', tick: false }]
  return { step: 0, sentences: [], questions: [question], tables: [], lines: [room] }
}

/** @param {Condition} condition @param {Words} wording @returns {Content} */
export function conditionSolution(condition, wording) {
  const { search, about, grade } = condition
  const { m, grades } = wording
  const task = taskAbout(about)
  const nodes = nodesOf(search, task)
  const grading = new Grading(exerciseWords(wording), search, nodes, task, 'max', () => {})
  grading.setUnknowns(grade)
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

/** The question in words. @param {Condition} condition @param {Words} wording */
function questionOf({ search, about, grade }, { grades: { practise } }) {
  const task = taskAbout(about)
  const premises = new Premises()
  premises.set(grade)
  return premises.question(practise, task, nodesOf(search, task)).text
}
