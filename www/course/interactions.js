/**
 * A submission as interactions of SCORM 1.2: one for each box, and one for the known mistake that fits. They have the
 * answer and its verdict, not the solution.
 *
 * @import {ExerciseResult, ResultItem} from '../types.js'
 *
 * @typedef {object} Interaction
 * @property {string} id letters, digits and underscores
 * @property {'true-false' | 'fill-in'} type
 * @property {string} student_response
 * @property {'correct' | 'wrong' | 'unanticipated' | 'neutral'} result
 */

/** The characters of an answer that the standard takes. */
const MOST = 255

/** @param {ExerciseResult} result @returns {Interaction[]} */
export function interactionsOf({ attempt, items, likely }) {
  const boxes = items.map((item) => interactionOf(item, attempt))
  if (!likely) return boxes
  const id = `check${attempt}_mistake`
  return [...boxes, { id, type: 'fill-in', student_response: likely, result: 'neutral' }]
}

/** @param {ResultItem} item @param {number} attempt @returns {Interaction} */
function interactionOf({ node, field, given, verdict, ok }, attempt) {
  const place = node === null ? 'tree' : `node${node}`
  const id = `check${attempt}_${place}_${field}`
  const judged = ok ? 'correct' : 'wrong'
  const result = verdict === 'uncounted' ? 'neutral' : judged
  if (typeof given === 'boolean') {
    return { id, type: 'true-false', student_response: given ? 't' : 'f', result }
  }
  const text = typeof given === 'object' && given !== null ? JSON.stringify(given) : (given ?? '')
  return {
    ...{ id, type: 'fill-in', student_response: String(text).slice(0, MOST) },
    result: verdict === 'unread' ? 'unanticipated' : result,
  }
}
