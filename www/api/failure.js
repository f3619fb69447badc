/**
 * Errors, with their words.
 *
 * @import { ErrorTexts } from '../messages/messages.js'
 */
import { atOnce } from '../messages/en/immediate-errors.js'
import { errorText } from '../messages/messages.js'

/** A failure: `code` and `params` for programs, `message` in English, and its place in the text. */
export class SecateurError extends Error {
  /**
   * Copies of this class count as one: in dist/, a script that is loaded on demand has its own.
   * @param {unknown} value
   * @returns {value is SecateurError}
   */
  static [Symbol.hasInstance](value) {
    return value instanceof Error && value.name === 'SecateurError'
  }

  /**
   * @param {{ code: string, line?: number, column?: number, [param: string]: unknown }} failure
   * @param {Partial<ErrorTexts>} [errors] the words by code
   * @param {unknown} [cause] the original error, if there is one
   */
  constructor({ code, line, column, ...params }, errors = atOnce, cause) {
    super(
      errorText({ errors }, { code, params, message: code }),
      cause === undefined ? {} : { cause },
    )
    this.name = 'SecateurError'
    this.code = code
    this.params = params
    /** @type {number | null} from 1 */
    this.line = line ?? null
    /** @type {number | null} from 1, in Unicode code points */
    this.column = column ?? null
  }
}

/**
 * The same error with its words. They are loaded with the first error, because few readers ever see them.
 * @param {unknown} error
 */
export async function inWords(error) {
  if (!(error instanceof SecateurError)) return error
  const { code, line, column, params } = error
  /** @type {object} */
  const errors = code.startsWith('trace-')
    ? (await import('../messages/en/imported.js')).imported.refusals
    : (await import('../messages/en/errors.js')).errors
  return new SecateurError(
    { ...params, code, line: line ?? undefined, column: column ?? undefined },
    errors,
    error.cause,
  )
}
