/**
 * What is wrong, with its words.
 *
 * @import { Complaints } from './messages/messages.js'
 */
import { atOnce } from './messages/en/at-once.js'
import { complaint } from './messages/messages.js'

/** What went wrong: `code` and `params` for programs, `message` in English, and where in the text. */
export class SecateurError extends Error {
  /**
   * @param {{ code: string, line?: number, column?: number, [param: string]: unknown }} failure
   * @param {Partial<Complaints>} [errors] the words for it
   */
  constructor({ code, line, column, ...params }, errors = atOnce) {
    super(complaint({ errors }, { code, params, message: code }))
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
 * @template T
 * @param {() => T} ask what may be wrong in ways that take all the words
 * @returns {Promise<T>}
 */
export async function answer(ask) {
  try {
    return call(ask)
  } catch (error) {
    throw await inWords(error)
  }
}

/**
 * An error with its words. They are fetched when there is one: few readers ever see them.
 * @param {unknown} error
 */
export async function inWords(error) {
  if (!(error instanceof SecateurError)) return error
  const { code, line, column, params } = error
  const { errors } = await import('./messages/en/errors.js')
  return new SecateurError(
    { ...params, code, line: line ?? undefined, column: column ?? undefined },
    errors,
  )
}

/**
 * @template T
 * @param {() => T} ask
 * @returns {T}
 */
export function call(ask) {
  try {
    return ask()
  } catch (error) {
    if (error instanceof Object && 'code' in error) {
      throw new SecateurError(/** @type {{ code: string }} */ (error))
    }
    if (error instanceof WebAssembly.RuntimeError) throw new SecateurError({ code: 'stopped' })
    throw error
  }
}

/**
 * Gives back what the core keeps of a search or an opening.
 * @param {{ free: () => void }} handle
 */
export function release(handle) {
  try {
    handle.free()
  } catch {
    // The core stopped amid its work on it, and what it was at is lost.
  }
}
