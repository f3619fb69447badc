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

/**
 * @param {HTMLElement} element with a shadow root
 * @param {() => void} loaded called when there are other words
 * @param {(error: SecateurError) => void} failed called when there can be none
 */
export function makeWords(element, loaded, failed) {
  /** @type {Messages | null} */
  let m = null
  /** Settles when there are words, or cannot be any. */
  let settled = Promise.resolve()
  /** The message when no words can be loaded. @type {HTMLElement | null} */
  let plain = null

  /** Loads the words of the parts that the attributes ask for. A failure is reported when a part is to be shown. */
  const fetch = async (lang = m?.lang) => {
    if (!lang) return
    const panels = panelsOf(element).length > 0 && fetchPanels(lang)
    const board = element.hasAttribute('game') && fetchBoard(lang)
    // The words of searches that go best-first come with the tree.
    const bestFirst = BEST_FIRST.includes(element.getAttribute('algorithm') ?? '')
    const words = bestFirst && messages(lang).then(addBestFirst)
    await Promise.allSettled([panels, board, words])
  }
  /** Reports that no words could be loaded, with the error's own message. */
  const failWithoutWords = () => {
    const error = new SecateurError({ code: 'words-unavailable', language: LANGUAGES.en })
    plain ??= make('p', { role: 'alert' }, error.message)
    element.shadowRoot?.append(plain)
    failed(error)
  }
  /** Loads the words of the element's language. @returns {Promise<void>} */
  const load = async () => {
    const lang = languageAround(element)
    const [words] = await Promise.all([
      messages(lang).catch(() => null),
      fetch(languageFor(lang ?? 'en') ?? 'en'),
    ])
    if (lang !== languageAround(element)) return load()
    if (words === null) return m ? undefined : failWithoutWords()
    if (words === m) return
    m = words
    plain?.remove()
    loaded()
  }
  return {
    ...{ fetch, load },
    /** The words; null until they are loaded. */
    get m() {
      return m
    },
    /** Settles once all is loaded that the next tree shows, so that nothing moves when the tree comes. */
    async ready() {
      await settled
      // The attributes may have changed since the words were asked for.
      await fetch()
    },
    /** Loads the words of the element's language; `ready` waits for them. */
    begin() {
      settled = load()
    },
    /** Follows a change of `lang` anywhere in the page. @param {AbortSignal} signal ends it */
    watch(signal) {
      const observer = new MutationObserver(load)
      observer.observe(document, { subtree: true, attributeFilter: ['lang'] })
      signal.addEventListener('abort', () => observer.disconnect())
    },
  }
}

/** The language of the page around an element, through the shadow roots that it may stand in. @param {Element} element */
function languageAround(element) {
  /** @type {Element | null} */
  let at = element
  while (at) {
    const lang = at.closest('[lang]')?.getAttribute('lang')
    if (lang) return lang
    const root = at.getRootNode()
    at = root instanceof ShadowRoot ? root.host : null
  }
  return undefined
}
