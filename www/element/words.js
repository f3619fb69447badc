/**
 * The words of an element, in the language of the page around it, and the parts of its attributes that need these words. If none
 * can be loaded, not even English, a message says so in the element's place.
 *
 * @import {Messages} from '../messages/messages.js'
 */

import { SecateurError } from '../core.js'
import { make } from '../dom/make.js'
import { LANGUAGES } from '../messages/languages.js'
import { languageFor, addBestFirst, messages } from '../messages/messages.js'
import { BEST_FIRST } from '../api/kinds.js'
import { fetchBoard } from '../viewer/panels/position.js'
import { fetchPanels } from '../viewer/panels.js'
import { panelsOf } from './attributes.js'

export class Words {
  #element
  #loaded
  #failed
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
   */
  constructor(element, loaded, failed) {
    this.#element = element
    this.#loaded = loaded
    this.#failed = failed
  }

  /** The words; null until they are loaded. */
  get m() {
    return this.#m
  }

  /** Settles once all is loaded that the next tree shows, so that nothing moves when the tree comes. */
  async ready() {
    await this.#ready
    // The attributes may have changed since the words were asked for.
    await this.fetch()
  }

  /** Loads the words of the parts that the attributes ask for. A failure is reported when a part is to be shown. */
  async fetch(lang = this.#m?.lang) {
    if (!lang) return
    const panels = panelsOf(this.#element).length > 0 && fetchPanels(lang)
    const board = this.#element.hasAttribute('game') && fetchBoard(lang)
    // The words of searches that go best-first come with the tree.
    const bestFirst = BEST_FIRST.includes(this.#element.getAttribute('algorithm') ?? '')
    const words = bestFirst && messages(lang).then(addBestFirst)
    await Promise.allSettled([panels, board, words])
  }

  /** Loads the words of the element's language; `ready` waits for them. */
  begin() {
    this.#ready = this.load()
  }

  /** Follows a change of `lang` anywhere in the page. @param {AbortSignal} signal ends it */
  watch(signal) {
    const changed = new MutationObserver(() => this.load())
    changed.observe(document, { subtree: true, attributeFilter: ['lang'] })
    signal.addEventListener('abort', () => changed.disconnect())
  }

  /** Loads the words of the element's language. @returns {Promise<void>} */
  async load() {
    const lang = this.#language()
    const [m] = await Promise.all([
      messages(lang).catch(() => null),
      this.fetch(languageFor(lang ?? 'en') ?? 'en'),
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
    let element = this.#element
    while (element) {
      const lang = element.closest('[lang]')?.getAttribute('lang')
      if (lang) return lang
      const root = element.getRootNode()
      element = root instanceof ShadowRoot ? root.host : null
    }
    return undefined
  }
}
