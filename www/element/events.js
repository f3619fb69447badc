/**
 * The events of an element. They bubble and leave shadow roots.
 *
 * @import {SecateurError, Search} from '../core.js'
 * @import {ExerciseResult, Progress} from '../types.js'
 *
 * @typedef {object} DetailByName the detail of each event
 * @property {{ search: Search | null }} open
 * @property {{ step: number }} step
 * @property {{ node: number | null }} select
 * @property {{ panel: string }} panel
 * @property {Progress} progress
 * @property {ExerciseResult} answer
 * @property {ExerciseResult} result
 * @property {{ version: 1, tree: string, seed: number }} another
 * @property {{ version: 1, tree: string }} order
 * @property {{ error: SecateurError }} error
 *
 * @typedef {{ [Name in keyof DetailByName as `secateur-${Name}`]: DetailByName[Name] }} Details the same by the names of the events
 *
 * @typedef {<Name extends keyof Details>(name: Name, detail: Details[Name], cancelable?: boolean) => boolean} Fire fires an
 *   event; false if it was cancelled
 */

/** The function that fires the events of an element. @param {Element} element @returns {Fire} */
export function eventsOf(element) {
  return (name, detail, cancelable = false) => {
    const init = { detail, bubbles: true, composed: true, cancelable }
    return element.dispatchEvent(new CustomEvent(name, init))
  }
}
