/**
 * The outcome of a guess, in short.
 *
 * @import {Wording} from '../practise/grading.js'
 */

/**
 * @template Decided
 * @param {Wording['grades']['predict']} words
 * @param {{ verdict: string, read: Decided | null, expected: Decided | null }} prediction
 * @param {(decided: Decided) => string} wordsOf in words
 */
export function guessOutcome(words, { verdict, read, expected }, wordsOf) {
  if (!expected) return words.unread
  const right = wordsOf(expected)
  if (verdict === 'right') return words.right(read ? wordsOf(read) : right)
  if (verdict === 'missing' || !read) return words.shown(right)
  return words.wrong(wordsOf(read), right)
}
