/**
 * What an element tells of a check: plain JSON with a version, infinite numbers as texts. The answers themselves are not in it, so that a page can
 * show it.
 *
 * @import {ExerciseResult, Grade} from '../types.js'
 * @import {Sheet} from './sheet.js'
 * @import {Scope} from './bar.js'
 */

/** @param {Grade} grade @param {Sheet} sheet @param {Scope} scope @param {number} score what the check is worth @param {number | null} seed @returns {ExerciseResult} */
export function detailOf(grade, sheet, scope, score, seed) {
  const { attempts, helpUsed, shown, best } = sheet
  const told = {
    ...{ version: 1, exercise: 'practise', seed, attempt: attempts, help: helpUsed, shown, best },
    ...grade,
    ...{ scope, score },
  }
  return JSON.parse(
    JSON.stringify(told, (name, value) => (name === 'expected' ? undefined : plain(value))),
  )
}

/** JSON has no infinite numbers. @param {unknown} value */
function plain(value) {
  return value === Infinity || value === -Infinity ? String(value) : value
}
