/**
 * A state as text for a platform that keeps only a few characters: verdicts are left out first, then
 * the answers themselves; the score and the counts stay.
 *
 * @import {CourseState} from './progress.js'
 */

/**
 * @param {CourseState} state
 * @param {number} most characters
 * @returns {string} ASCII, because platforms differ in how they count other characters; empty: too long
 */
export function stateText(state, most) {
  const { tree, seed, help, attempts, best, answers, helped } = Object(state.answers)
  const counts = { tree, seed, help, attempts, best }
  const answered = { ...counts, answers, helped }
  const shorter = [state.answers, answered, counts].map((answers) => ascii({ ...state, answers }))
  return shorter.find((text) => text.length <= most) ?? ''
}

/** The data that were kept; null: none that can be read. @param {string} text @returns {unknown} */
export function parseState(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** @param {unknown} value */
function ascii(value) {
  return JSON.stringify(value).replace(
    /[^ -~]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
