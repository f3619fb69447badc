/**
 * The questions before the decisions of a run: they and their answers in words, and the states of its nodes.
 *
 * @import {Search} from '../../core.js'
 * @import {Prediction, Question} from '../../types.js'
 * @import {Wording} from '../practise/grading.js'
 *
 * @typedef {Omit<QuestionWords, 'letters' | 'why'> & { why: (question: Question, prediction: Prediction, all?:
 *   Prediction[]) => string }} RunWords
 */

import { BestFirstQuestionWords } from './best-first-words.js'
import { QuestionWords } from './question-words.js'

/**
 * The words of a run. Questions and answers of one that goes best-first have shapes of their own.
 * @param {Wording} words
 * @param {Search} search
 */
export function runWordsOf(words, search) {
  const { explore } = words.m
  if (!explore || !search.bestFirst) return new QuestionWords(words, search)
  return /** @type {RunWords} */ (
    /** @type {unknown} */ (new BestFirstQuestionWords(words, search, explore))
  )
}
