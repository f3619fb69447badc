/**
 * The result of a check: plain JSON with a version, infinite numbers as texts. It has no right answers, so that a page
 * can show it.
 *
 * @import {BestFirstDecision, BestFirstMistake, Decision, Field, Grade, Mistake, Reason, Verdict} from '../../types.js'
 * @import {AnswerSheet} from './answer-sheet.js'
 * @import {Scope} from './bar.js'
 *
 * @typedef {object} ExerciseResult the result of answers: plain JSON in which infinite numbers are texts, and
 *   without the solution. docs/exercise-result.schema.json has the same shape
 * @property {1} version of this shape
 * @property {'practise' | 'predict' | 'find'} exercise
 * @property {string} [tree] as it was searched, in the events of an element
 * @property {number | null} seed of the tree; null: it was given
 * @property {number} attempt which check it is, from 1
 * @property {number} help how many steps of help were used
 * @property {boolean} shown whether an answer was shown, after which the score rises no more
 * @property {'node' | 'level' | 'all'} scope the boxes that were checked
 * @property {number} best the best score so far, 0 … 1
 * @property {number} score 0 … 1
 * @property {number} points
 * @property {number} max
 * @property {number} [weight] in practice: the points of a box that plain minimax does not fill alike; every other one brings 1
 * @property {number} right how many boxes are right
 * @property {number} follows
 * @property {number} wrong
 * @property {number} missing
 * @property {number} extra
 * @property {number | null} first the index in `items` of the mistake that is decided first
 * @property {Mistake | BestFirstMistake | null} likely
 * @property {number[]} given
 * @property {number | null} about
 * @property {ResultItem[]} items
 *
 * @typedef {object} ResultItem
 * @property {number | null} node
 * @property {Field | Decision | BestFirstDecision | 'mistake'} field
 * @property {unknown} given
 * @property {unknown} read
 * @property {boolean} ok
 * @property {Verdict} verdict
 * @property {{ key: Reason['key'] } | null} reason
 * @property {number | null} step
 * @property {number} [of] in practice: the points that the box brings if it is right
 */

/**
 * @param {Grade} grade
 * @param {AnswerSheet} sheet
 * @param {Scope} scope
 * @param {number} score of the check
 * @param {number | null} seed
 * @returns {ExerciseResult}
 */
export function checkResult(grade, sheet, scope, score, seed) {
  const { attempts, helpUsed, shown, best } = sheet
  const result = {
    ...{ version: 1, exercise: 'practise', seed, attempt: attempts, help: helpUsed, shown, best },
    ...grade,
    ...{ scope, score },
  }
  return plainResult(result)
}

/** The parts of a grade that hold the solution, and those that only the page needs. */
const WITHHELD = ['expected', 'sketch', 'unknowns']

/** The parts of a result that a run leaves empty. */
export const EMPTY_RESULT = {
  version: 1,
  follows: 0,
  extra: 0,
  likely: null,
  given: [],
  about: null,
}

/** A result as plain JSON, which has no infinite numbers, and without the solution. @param {object} result @returns {ExerciseResult} */
export function plainResult(result) {
  const plain = (/** @type {string} */ name, /** @type {unknown} */ value) => {
    if (WITHHELD.includes(name)) return undefined
    return value === Infinity || value === -Infinity ? String(value) : value
  }
  return JSON.parse(JSON.stringify(result, plain))
}
