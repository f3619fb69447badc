/**
 * A module of WebAssembly, which is loaded when something asks for it, and replaced when it stops: one of the cores, that of
 * exercises or that of figures.
 *
 * @typedef {object} Bindings the binding to WebAssembly, and the place of its file
 * @property {(given: any) => unknown} init
 * @property {(stopped: boolean) => boolean} restart
 * @property {() => unknown} source
 */

import { SecateurError } from './failure.js'
import { Instance } from './instance.js'

/** @template {Bindings} B */
export class Core {
  #bind
  /** @type {Promise<B> | undefined} */
  #loaded
  /** The binding to WebAssembly, once it is loaded. @type {B | undefined} */
  #bound
  /** The instance in use. @type {Instance | undefined} */
  #running

  /** @param {() => Promise<B>} bind */
  constructor(bind) {
    this.#bind = bind
  }

  /** Whether it was asked for, and has not failed to load. */
  get asked() {
    return this.#loaded !== undefined
  }

  /**
   * The core, loaded if need be; a new instance if the last one has stopped.
   * @returns {Promise<{ core: Instance, bound: B }>}
   * @throws {SecateurError}
   */
  async ready() {
    this.#loaded ??= this.#load()
    try {
      this.#bound = await this.#loaded
    } catch (error) {
      this.#loaded = undefined
      throw unavailable(error)
    }
    return this.now()
  }

  /**
   * The same of a core that is loaded.
   * @returns {{ core: Instance, bound: B }}
   * @throws {SecateurError}
   */
  now() {
    const bound = this.#bound
    try {
      if (!bound) throw new Error('it is not loaded')
      if (this.#running?.stopped) this.#running.replace()
      if (!this.#running || this.#running.stopped) this.#running = new Instance(bound.restart)
      return { core: this.#running, bound }
    } catch (error) {
      throw unavailable(error)
    }
  }

  async #load() {
    const bound = await this.#bind()
    await bound.init({ module_or_path: await bound.source() })
    return bound
  }
}

/** @param {unknown} error */
function unavailable(error) {
  return new SecateurError({ code: 'wasm-unavailable', reason: String(error) })
}
