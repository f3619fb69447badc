/**
 * A remark on one step of a search, said after its sentence: where the search of another program goes wrong.
 *
 * @import {Search} from '../core.js'
 * @import {View} from '../types.js'
 *
 * @typedef {object} Remark
 * @property {string} words a sentence
 * @property {string} sign the same in the list of events, such as "≠ 3", or in words
 */

/** @type {WeakMap<Search, { step: number, say: (view: View) => Remark | null }>} */
const remarks = new WeakMap()

/** @param {Search} search @param {number} step @param {(view: View) => Remark | null} say */
export function setRemark(search, step, say) {
  remarks.set(search, { step, say })
}

/** The remark on a step, if there is one. @param {Search} search @param {number} step @param {View} view */
export function remarkAt(search, step, view) {
  const entry = remarks.get(search)
  return entry?.step === step ? entry.say(view) : null
}
