/**
 * A core: a module of WebAssembly, which is loaded when something asks for it, and replaced when it stops.
 *
 * @typedef {object} Bindings the binding to WebAssembly, and the place of its file
 * @property {(input: any) => unknown} init
 * @property {(stopped: boolean) => boolean} restart
 * @property {() => unknown} source
 */

import { SecateurError } from './failure.js'
import { Instance } from './instance.js'

/** @template {Bindings} B */
export class Core {
  #bind
  /** @type {Promise<B> | undefined} */
  #loading
  /** The binding to WebAssembly, once it is loaded. @type {B | undefined} */
  #bindings
  /** The instance in use. @type {Instance | undefined} */
  #instance

  /** @param {() => Promise<B>} bind */
  constructor(bind) {
    this.#bind = bind
  }

  /** Whether it was asked for, and has not failed to load. */
  get isRequested() {
    return this.#loading !== undefined
  }

  /**
   * The core, loaded if need be; a new instance if the last one has stopped.
   * @returns {Promise<{ core: Instance, bindings: B }>}
   * @throws {SecateurError}
   */
  async ready() {
    this.#loading ??= this.#load()
    try {
      this.#bindings = await this.#loading
    } catch (error) {
      this.#loading = undefined
      throw unavailable(error)
    }
    return this.now()
  }

  /**
   * The same of a core that is loaded.
   * @returns {{ core: Instance, bindings: B }}
   * @throws {SecateurError}
   */
  now() {
    const bindings = this.#bindings
    try {
      if (!bindings) throw new Error('it is not loaded')
      if (this.#instance?.stopped) this.#instance.replace()
      if (!this.#instance || this.#instance.stopped) this.#instance = new Instance(bindings.restart)
      return { core: this.#instance, bindings }
    } catch (error) {
      throw unavailable(error)
    }
  }

  async #load() {
    const bindings = await this.#bind()
    await bindings.init({ module_or_path: await bindings.source() })
    return bindings
  }
}

/** @param {unknown} error */
function unavailable(error) {
  return new SecateurError({ code: 'wasm-unavailable', reason: String(error) })
}
