/**
 * A remark on one step of a search, said after its sentence: where the search of another program goes wrong.
 *
 * @import {Search} from '../core.js'
 *
 * @typedef {object} Remark
 * @property {number} step
 * @property {string} words a sentence
 * @property {string} sign the same in the list of events, such as "≠ 3"
 */

/** @type {WeakMap<Search, Remark>} */
const remarks = new WeakMap()

/** @param {Search} search @param {Remark} remark */
export function remark(search, remark) {
  remarks.set(search, remark)
}

/** The remark on a step, if there is one. @param {Search} search @param {number} step */
export function remarkAt(search, step) {
  const found = remarks.get(search)
  return found?.step === step ? found : null
}
