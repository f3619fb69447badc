import { describe } from './arguments.js'
import { SecateurError } from './failure.js'

/**
 * One instance of the core. When it stops, its searches are lost; it is never asked again, and another
 * instance replaces it.
 */
export class Instance {
  #stopped = false
  #replaced = false
  /** Whether it stopped because memory was asked for and refused. */
  #starved = false
  #restart

  /**
   * @param {(stopped: boolean) => boolean} restart of the core: after `true` the next call makes a new one; says whether
   *   this one has panicked
   */
  constructor(restart) {
    this.#restart = restart
  }

  get stopped() {
    return this.#stopped
  }

  /** @throws {SecateurError} if it has stopped */
  check() {
    if (this.#stopped) throw this.#lost()
  }

  /** @param {unknown} [cause] */
  #lost(cause) {
    return new SecateurError({ code: 'stopped', starved: this.#starved }, undefined, cause)
  }

  /**
   * Asks the core.
   * @template T
   * @param {() => T} ask calls nothing but the core, with plain data
   * @param {Record<string, unknown>} [args] the caller's arguments by name, for the error
   * @returns {T}
   * @throws {SecateurError}
   */
  call(ask, args = {}) {
    this.check()
    try {
      return ask()
    } catch (error) {
      // First of all: there may be no stack left for any further call.
      this.#stopped = true
      if (isFailure(error)) {
        this.#stopped = false
        throw new SecateurError(withValue(error, args))
      }
      try {
        this.replace(error)
      } catch {
        // There may be no memory for another instance now. The next opening tries again.
      }
      throw this.#lost(error)
    }
  }

  /** Frees a search or an opening in the core. @param {{ free: () => void }} handle */
  release(handle) {
    if (this.#stopped) return
    try {
      this.call(() => handle.free())
    } catch {
      // The core has stopped, which also frees it.
    }
  }

  /** Replaces this instance, which has stopped. @param {unknown} [error] that stopped it */
  replace(error) {
    if (this.#replaced) return
    const panicked = this.#restart(true)
    this.#starved ||= isGivenUp(error) && !panicked
    // Make the new instance now, before the garbage collector frees a handle in the old one.
    this.#restart(false)
    this.#replaced = true
  }
}

/** @typedef {{ code: string, argument?: string }} Failure the answer of the core to a wrong question */

/**
 * Whether an error is an answer of the core. Any other error has stopped it: a trap, or an exception that
 * crossed it.
 * @param {unknown} error
 * @returns {error is Failure}
 */
function isFailure(error) {
  return error instanceof Object && !(error instanceof Error) && 'code' in error
}

/**
 * Whether WebAssembly gave up by itself: after a panic, or because memory was refused.
 * @param {unknown} error
 */
function isGivenUp(error) {
  return error instanceof WebAssembly.RuntimeError && /unreachable/i.test(error.message)
}

/** @param {Failure} failure @param {Record<string, unknown>} args */
function withValue(failure, args) {
  const { code, argument = '' } = failure
  if (code !== 'bad-argument' || !Object.hasOwn(args, argument)) return failure
  return { ...failure, found: describe(args[argument]) }
}
