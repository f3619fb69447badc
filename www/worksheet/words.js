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

import { partOf, reasonOf, sentence } from '../messages/messages.js'

/** @param {Messages} m @returns {Promise<Words>} */
export async function wordsFor(m) {
  const { lang } = m
  const [grades, passes, words] = await Promise.all([
    partOf(lang, 'exercise'),
    partOf(lang, 'passes'),
    partOf(lang, 'worksheet'),
  ])
  return { m, grades, passes, words }
}

/** The words of the same exercise on a screen. @param {Words} words */
export function exerciseWords({ m, grades }) {
  return { m, words: grades.practise, grades, sentence, reasonOf }
}
