/**
 * The result of an exercise with a planted mistake, in the shape of the others: plain JSON with a version.
 *
 * @import {ExerciseResult} from '../../types.js'
 * @import {PlantedMistake} from './mistake.js'
 */

import { POINTS } from './mistake.js'
import { EMPTY_RESULT, plainResult } from '../practise/check-result.js'

/** @param {PlantedMistake} mistake @param {number | null} seed of the tree; null: it was given @returns {ExerciseResult} */
export function mistakeResult(mistake, seed) {
  const { outcomes, steps, shown, attempts, best, score, points, wrong, end } = mistake
  const items = outcomes.map(({ step, pointed: { ok, verdict, reason } }) => ({
    ...{ node: step === null ? null : steps[step].node, field: 'mistake', given: step, read: step },
    ...{ ok, verdict, reason, step },
  }))
  const result = {
    ...{ ...EMPTY_RESULT, exercise: 'find', seed, attempt: attempts, help: Number(shown), shown },
    ...{ scope: end ? 'all' : 'node', best, score, points, max: POINTS },
    ...{ right: Number(end?.pointed.ok ?? false), wrong, missing: Number(shown) },
    ...{ first: wrong > 0 ? 0 : null, items },
  }
  return plainResult(result)
}
