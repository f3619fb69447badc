/**
 * The openings of an element's trees: one at a time, the last one asked for. An opening that takes long shows its
 * progress.
 *
 * @import {Search} from '../core.js'
 * @import {Progress, TreeSource} from '../types.js'
 * @import {OpeningProgress} from '../viewer/opening.js'
 *
 * @typedef {object} OpeningsHost the callbacks of the openings
 * @property {() => Promise<unknown>} ready nothing is opened or has failed before this settles
 * @property {(search: Search, origin: string) => void} opened gets the source and order of its tree, as text
 * @property {(error: SecateurError) => void} failed
 * @property {(work: OpeningProgress | null) => void} show shows how far the opening is; null: there is none
 * @property {(progress: Progress) => void} progress
 */

import { inWords } from '../api/failure.js'
import { coresFor, whole } from '../api/cores.js'
import { openIn } from '../api/opening.js'
import { SecateurError } from '../core.js'
import { optionsOf, overlayOf } from './attributes.js'
import { foreignOf } from './foreign-search.js'
import { sourceOf } from './source.js'

/** Milliseconds after which an opening shows its progress. */
const SOON = 200

export class Openings {
  #element
  #host
  /** Aborts the present opening; null if there is none. @type {AbortController | null} */
  #current = null
  /** The progress of the opening, once it is shown. @type {OpeningProgress | null} */
  #work = null
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer

  /** @param {Element} element @param {OpeningsHost} host */
  constructor(element, host) {
    this.#element = element
    this.#host = host
  }

  /** Whether a tree is being opened. */
  get isOpening() {
    return this.#current !== null
  }

  /** The progress of the opening, once it is shown. */
  get work() {
    return this.#work
  }

  /** Opens the tree that the element asks for; the present opening ends. */
  async open() {
    this.abandon()
    const current = new AbortController()
    this.#current = current
    const { signal } = current
    const options = optionsOf(this.#element)
    const cores = overlayOf(this.#element) === '' ? coresFor : () => [whole]
    try {
      const own = await sourceInWords(this.#element)
      const foreign = foreignOf(this.#element)
      const source = foreign ? { tree: /** @type {TreeSource} */ (own), ...foreign.source } : own
      const origin = JSON.stringify([source, options.root, options.order, options.seed])
      const search =
        foreign?.search ??
        (await openIn(cores, source, options, { signal, progress: this.#watch() }))
      await this.#host.ready()
      if (signal.aborted) return search.free()
      this.#forget()
      this.#host.opened(search, origin)
    } catch (error) {
      await this.#host.ready()
      if (signal.aborted) return
      this.#forget()
      if (!(error instanceof SecateurError)) throw error
      this.#host.failed(error)
    }
  }

  /** Ends the present opening. */
  abandon() {
    this.#current?.abort()
    this.#forget()
  }

  /** Forgets the present opening, which has ended. */
  #forget() {
    this.#current = null
    clearTimeout(this.#timer)
    this.#show(null)
  }

  /** Shows the progress of an opening that takes long. @returns {(progress: Progress) => void} */
  #watch() {
    const soon = performance.now() + SOON
    // Until the first report the core is still being loaded.
    this.#timer = setTimeout(() => this.#show({ stage: 'loading', share: 0 }), SOON)
    return (progress) => {
      clearTimeout(this.#timer)
      if (performance.now() > soon) this.#show(progress)
      this.#host.progress(progress)
    }
  }

  /** @param {OpeningProgress | null} work */
  #show(work) {
    this.#work = work
    this.#host.show(work)
  }
}

/** The source of an element, or an error with its words. @param {Element} element */
async function sourceInWords(element) {
  try {
    return sourceOf(element)
  } catch (error) {
    throw await inWords(error)
  }
}
