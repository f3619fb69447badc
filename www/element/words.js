/**
 * The words of an element: those of the language of the page around it. If none can be loaded, not even English, a
 * message says so in the element's place.
 *
 * @import {Messages} from '../messages/messages.js'
 */

import { SecateurError } from '../core.js'
import { make } from '../dom/make.js'
import { LANGUAGES } from '../messages/languages.js'
import { known, messages } from '../messages/messages.js'

export class Words {
  #element
  #loaded
  #failed
  #besides
  /** @type {Messages | null} */
  #m = null
  /** Settles when there are words, or cannot be any. */
  #ready = Promise.resolve()
  /** The message when no words can be loaded. @type {HTMLElement | null} */
  #plain = null

  /**
   * @param {HTMLElement} element with a shadow root
   * @param {() => void} loaded called when there are other words
   * @param {(error: SecateurError) => void} failed called when there can be none
   * @param {(lang: string) => Promise<unknown>} besides loads what is to be there with them; it does not fail
   */
  constructor(element, loaded, failed, besides) {
    this.#element = element
    this.#loaded = loaded
    this.#failed = failed
    this.#besides = besides
  }

  /** The words; null until they are loaded. */
  get m() {
    return this.#m
  }

  /** Settles when the words last asked for are there, or cannot be loaded. */
  get ready() {
    return this.#ready
  }

  /** Loads the words of the element's language; `ready` waits for them. */
  begin() {
    this.#ready = this.load()
  }

  /** Follows a change of `lang` anywhere in the page. @returns {() => void} ends it */
  watch() {
    const changed = new MutationObserver(() => this.load())
    changed.observe(document, { subtree: true, attributeFilter: ['lang'] })
    return () => changed.disconnect()
  }

  /** Loads the words of the element's language. @returns {Promise<void>} */
  async load() {
    const lang = this.#language()
    const [m] = await Promise.all([
      messages(lang).catch(() => null),
      this.#besides(known(lang ?? 'en') ?? 'en'),
    ])
    if (lang !== this.#language()) return this.load()
    if (m === null) return this.#m ? undefined : this.#failWithoutWords()
    if (m === this.#m) return
    this.#m = m
    this.#plain?.remove()
    this.#loaded()
  }

  /** Reports that no words could be loaded, with the error's own message. */
  #failWithoutWords() {
    const error = new SecateurError({ code: 'words-unavailable', language: LANGUAGES.en })
    this.#plain ??= make('p', { role: 'alert' }, error.message)
    this.#element.shadowRoot?.append(this.#plain)
    this.#failed(error)
  }

  /** The language of the page around the element, through the shadow roots that it may stand in. */
  #language() {
    /** @type {Element | null} */
    let around = this.#element
    while (around) {
      const lang = around.closest('[lang]')?.getAttribute('lang')
      if (lang) return lang
      const root = around.getRootNode()
      around = root instanceof ShadowRoot ? root.host : null
    }
    return undefined
  }
}
