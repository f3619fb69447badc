/**
 * What an element tells of a check: plain JSON with a version, infinite numbers as texts. The answers themselves are not in it, so that a page can
 * show it.
 *
 * @import {Grade} from '../types.js'
 * @import {Sheet} from './sheet.js'
 * @import {Scope} from './bar.js'
 *
 * @typedef {Omit<Grade, 'items'> & Report} Detail
 * @typedef {object} Report
 * @property {1} version of this shape
 * @property {'practise'} exercise
 * @property {number | null} seed of the tree; null: it was given
 * @property {number} attempt which check it is, from 1
 * @property {number} help how many steps of help were used
 * @property {boolean} shown whether an answer was shown, after which the score rises no more
 * @property {number} best the best score so far, 0 … 1
 * @property {Scope} scope what was checked
 * @property {Omit<Grade['items'][number], 'expected'>[]} items
 */

/** @param {Grade} grade @param {Sheet} sheet @param {Scope} scope @param {number} score what the check is worth @param {number | null} seed @returns {Detail} */
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
