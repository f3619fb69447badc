/**
 * The error of a file that is no trace, and the part of the line that it is about.
 *
 * @import {Messages} from '../../messages/messages.js'
 * @import {ImportedWords} from '../../messages/imported.js'
 */

import { SecateurError } from '../../core.js'
import { colonAfter } from '../../messages/colon.js'
import { errorText } from '../../messages/messages.js'
import { lineOf } from './line.js'

/** The characters of a refused line on each side of the place. */
const AROUND = 24

/**
 * The mistake in words, after its line and column if it has any.
 * @param {Pick<Messages, 'errors'>} m
 * @param {ImportedWords} w
 * @param {unknown} error
 */
export function refusalOf(m, w, error) {
  if (!(error instanceof SecateurError)) return w.failed
  const { code, line, column, params } = error
  const refusal = /** @type {Record<string, (p: object) => string>} */ (w.refusals)[code]
  const sentence = refusal ? refusal(params) : errorText(m, error)
  if (line === null) return sentence
  const places = [...(isOfTrace(error) ? [] : [w.headerTree]), w.at(line, column)]
  return places.map((place) => `${place}${colonAfter(place)}`).join('') + sentence
}

/**
 * The part of the line around the place, which is the middle of it if the line is long, with a caret below; empty if there
 * is none. Line and column of an error in the tree of the header are those in its text.
 * @param {Blob} trace
 * @param {unknown} error
 */
export async function quotedLine(trace, error) {
  if (!(error instanceof SecateurError) || error.line === null || !isOfTrace(error)) return ''
  const column = error.column ?? 1
  // A character has at most four bytes.
  const text = await lineOf(trace, error.line, 4 * (column + 2 * AROUND)).catch(() => '')
  const letters = [...text]
  const from = Math.max(0, Math.min(column - 1 - AROUND, letters.length - 2 * AROUND))
  const part = letters.slice(from, from + 2 * AROUND).join('')
  return part && `${part}\n${' '.repeat(Math.max(column - 1 - from, 0))}^`
}

/** Whether line and column are those in the file. @param {SecateurError} error */
function isOfTrace({ code }) {
  return code.startsWith('trace-')
}
