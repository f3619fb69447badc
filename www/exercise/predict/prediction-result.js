/**
 * The result of predictions, in the shape of the other exercises: plain JSON with a version, infinite
 * numbers as texts, and without the solution.
 *
 * @import {ExerciseResult, Guess, Decided} from '../../types.js'
 * @import {PredictionWork} from './prediction-work.js'
 */

import { EMPTY_RESULT, plainResult } from '../practise/check-result.js'

/** @param {PredictionWork} work @param {number | null} seed of the tree; null: it was given @returns {ExerciseResult} */
export function predictionResult(work, seed) {
  const { questions, outcomes, points, score, best, answersShown, attempt } = work
  const count = (/** @type {string} */ verdict) =>
    outcomes.filter(({ prediction }) => prediction.verdict === verdict).length
  const first = outcomes.findIndex(({ prediction }) => !prediction.ok)
  const items = outcomes.map(({ guess, prediction: { ok, verdict, read, reason } }, at) => ({
    ...{ node: questions[at].node, field: questions[at].ask, given: flat(guess) },
    ...{ read: flat(read), ok, verdict, reason, step: questions[at].step },
  }))
  const result = {
    ...{ ...EMPTY_RESULT, exercise: 'predict', seed, attempt, best },
    ...{ help: answersShown, shown: answersShown > 0 },
    scope: outcomes.length < questions.length ? 'node' : 'all',
    ...{ score, points, max: questions.length, first: first < 0 ? null : first },
    ...{ right: count('right'), wrong: count('wrong'), missing: count('missing') },
    likely: outcomes.findLast(({ prediction }) => !prediction.ok)?.prediction.likely ?? null,
    items,
  }
  return plainResult(result)
}

/** A guess or an outcome of one thing as that thing, of bounds or numbers as a list. @param {Guess | Decided | null} guess */
function flat(guess) {
  const { answer, alpha, beta, numbers, node, value = null } = Object(guess)
  if (answer !== undefined) return answer ?? 'none'
  if (alpha !== undefined || beta !== undefined) return [alpha ?? null, beta ?? null]
  if (numbers !== undefined) return numbers
  return node === undefined ? value : (node ?? 'none')
}
