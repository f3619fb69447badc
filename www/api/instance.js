import { describe } from './arguments.js'
import { SecateurError } from './failure.js'

/**
 * One instance of the core. When it stops, what it has is lost: nobody asks it again, and another takes
 * its place.
 */
export class Instance {
  #stopped = false
  #replaced = false
  #restart

  /** @param {(stopped: boolean) => void} restart of the core */
  constructor(restart) {
    this.#restart = restart
  }

  get stopped() {
    return this.#stopped
  }

  /**
   * @template T
   * @param {() => T} ask nothing but the core, with plain data
   * @param {Record<string, unknown>} [given] the arguments as they were given, by name
   * @returns {T}
   * @throws {SecateurError}
   */
  call(ask, given = {}) {
    if (this.#stopped) throw new SecateurError({ code: 'stopped' })
    try {
      return ask()
    } catch (error) {
      // Before anything else: there may be no stack left to call even this module's own functions.
      this.#stopped = true
      if (isFailure(error)) {
        this.#stopped = false
        throw new SecateurError(told(error, given))
      }
      try {
        this.replace()
      } catch {
        // There may be no room for another one yet: whoever opens a tree tries again.
      }
      throw new SecateurError({ code: 'stopped' }, undefined, error)
    }
  }

  /** Gives back what the core keeps of a search or an opening. @param {{ free: () => void }} handle */
  release(handle) {
    if (this.#stopped) return
    try {
      this.call(() => handle.free())
    } catch {
      // What stopped it is of no interest to somebody who is done.
    }
  }

  /** Puts another instance in the place of one that has stopped. */
  replace() {
    if (this.#replaced) return
    this.#restart(true)
    // The next call is on the new one. It is made now, lest the collector frees something in the old.
    this.#restart(false)
    this.#replaced = true
  }
}

/** @typedef {{ code: string, argument?: string }} Failure what the core answers when something is wrong */

/**
 * Anything else that is thrown stopped it: a trap, or an exception on its way through the core.
 * @param {unknown} error
 * @returns {error is Failure}
 */
function isFailure(error) {
  return error instanceof Object && !(error instanceof Error) && 'code' in error
}

/** @param {Failure} failure @param {Record<string, unknown>} given */
function told(failure, given) {
  const { code, argument = '' } = failure
  if (code !== 'bad-argument' || !Object.hasOwn(given, argument)) return failure
  return { ...failure, found: describe(given[argument]) }
}
