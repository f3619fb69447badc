/**
 * Carries over what was typed and chosen when the page is loaded again, or left and come back to. A change of language
 * keeps it in the entry of the browser's history, which needs no storage.
 *
 * @typedef {object} Rest what is in no control
 * @property {string} ownTree the text of the visitor's tree, empty if there is none
 * @property {Record<string, string>} ownGame the attributes of the visitor's game
 * @property {string} step
 * @property {Good | null} good what is on view where the controls ask for something else, which was or may be refused
 *
 * @typedef {object} Good the tree or game that was searched last
 * @property {string} text
 * @property {Record<string, string>} attributes
 *
 * @typedef {object} Kept
 * @property {Record<string, string | boolean>} controls by key
 * @property {Rest} rest
 *
 * @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Control
 */

import { keptHere, left } from './entry.js'

/**
 * @param {Rest} rest
 * @returns {Kept}
 */
export function keep(rest) {
  const controls = Object.fromEntries(all().map((control) => [key(control), read(control)]))
  return { controls, rest }
}

/** Takes what was kept; null if nothing was, or if it is not from this page. @returns {Kept | null} */
export function kept() {
  return [left, keptHere()].find(isKept) ?? null
}

/** @param {any} state of an entry of the history, which outlives pages and their versions @returns {state is Kept} */
function isKept(state) {
  const { controls, rest } = Object(state)
  const { ownTree, ownGame, step, good } = Object(rest)
  return (
    holds(controls, ['string', 'boolean']) &&
    holds(ownGame, ['string']) &&
    [ownTree, step].every((text) => typeof text === 'string') &&
    (good === null || (typeof Object(good).text === 'string' && holds(good.attributes, ['string'])))
  )
}

/** Whether something is a table of values of some types. @param {unknown} table @param {string[]} types */
function holds(table, types) {
  return (
    table instanceof Object && Object.values(table).every((value) => types.includes(typeof value))
  )
}

/**
 * Fills the controls in the order of the page, with the events of typing and choosing.
 * @param {Kept} kept
 * @param {string} [which] a selector of the controls; all if it is left out
 */
export function refill({ controls }, which = '*') {
  // The controls of a comparison exist only during the comparison.
  for (const control of [...all(), ...all()]) {
    if (!control.matches(which)) continue
    const value = controls[key(control)]
    if (value === undefined || value === read(control)) continue
    if (!takes(control, value)) continue
    if (typeof value === 'string') control.value = value
    else if (control instanceof HTMLInputElement) control.checked = value
    if (value === false && control.type === 'radio') continue
    for (const type of ['input', 'change'])
      control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** Whether a control takes a value: a list takes only its options. @param {Control} control @param {string | boolean} value */
function takes(control, value) {
  if (!(control instanceof HTMLSelectElement)) return typeof value === typeof read(control)
  return [...control.options].some((option) => option.value === value)
}

/** The controls of the page below its header. */
function all() {
  const controls = document.querySelectorAll('.page :is(input, select, textarea)')
  return /** @type {Control[]} */ ([...controls])
}

/** @param {Control} control */
function key(control) {
  return control.id || `${control.name}=${control.value}`
}

/** @param {Control} control */
function read(control) {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
    ? control.checked
    : control.value
}
