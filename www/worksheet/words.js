/**
 * All words that worksheets need.
 *
 * @import {ExerciseWords, Messages, PassesWords} from '../messages/messages.js'
 * @import {WorksheetWords} from '../messages/pages.js'
 *
 * @typedef {object} Words
 * @property {Messages} m
 * @property {ExerciseWords} grades
 * @property {PassesWords} passes
 * @property {WorksheetWords} words
 */

import { partOf } from '../messages/messages.js'

/** @param {Messages} m @returns {Promise<Words>} */
export async function wordsFor(m) {
  const { lang } = m
  const parts = /** @type {const} */ ([
    partOf(lang, 'exercise'),
    partOf(lang, 'passes'),
    partOf(lang, 'worksheet'),
  ])
  const [grades, passes, words] = await Promise.all(parts)
  return { m, grades, passes, words }
}
