/**
 * Trees in the notations of other programs.
 *
 * @import { Translated } from '../types.js'
 */

import { callNow, whole } from './cores.js'
import { inWords } from './failure.js'

/** The notations of other programs, by the endings of their files. @type {Record<string, Translated['from']>} */
export const NOTATION_OF = { '.py': 'python', '.efg': 'efg' }

/** @type {readonly Translated['from'][]} */
export const NOTATIONS = ['python', 'indented', 'efg']

/**
 * A tree of another program in our notation; null: the text looks like none of theirs.
 * @param {string} text
 * @param {Translated['from'] | ''} [from] the notation; empty: the most likely one
 * @returns {Promise<Translated | null>}
 * @throws {SecateurError} where the text is not in that notation, with line and column
 */
export async function translated(text, from = '') {
  await whole.ready()
  try {
    return callNow('translate', { text, from })
  } catch (error) {
    throw await inWords(error)
  }
}
