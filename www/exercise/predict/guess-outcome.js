/**
 * The outcome of a guess, in short.
 *
 * @import {Wording} from '../practise/grading.js'
 */

/**
 * @template Decided
 * @param {Wording['grades']['predict']} words
 * @param {{ verdict: string, read: Decided | null, expected: Decided | null }} prediction
 * @param {(decided: Decided) => string} told in words
 */
export function guessOutcome(words, { verdict, read, expected }, told) {
  if (!expected) return words.unread
  const right = told(expected)
  if (verdict === 'right') return words.right(read ? told(read) : right)
  if (verdict === 'missing' || !read) return words.shown(right)
  return words.wrong(told(read), right)
}
