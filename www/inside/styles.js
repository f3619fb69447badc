/** The styles of a build that has them inside, in place of `styles.js`. */

import { alone, viewer } from './style-texts.js'

export class Styles {
  #host
  #shadow
  /** They are there at once. */
  done = true

  /** @param {HTMLElement} host @param {ShadowRoot} shadow @param {() => void} _loaded */
  constructor(host, shadow, _loaded) {
    this.#host = host
    this.#shadow = shadow
  }

  /**
   * Call this whenever the host is connected: only then its computed style says whether the page has tokens. A host that
   * moved to another document has lost its sheets.
   */
  put() {
    if (this.#shadow.adoptedStyleSheets.length) return
    const document = this.#host.ownerDocument
    const bare = getComputedStyle(this.#host).getPropertyValue('--paper') === ''
    const texts = bare ? [viewer, alone] : [viewer]
    this.#shadow.adoptedStyleSheets = texts.map((text) => sheetOf(document, text))
  }
}

/** All elements of a document share its sheets. @type {WeakMap<Document, Map<string, CSSStyleSheet>>} */
const sheets = new WeakMap()

/** @param {Document} document @param {string} text */
function sheetOf(document, text) {
  const made = sheets.get(document) ?? new Map()
  sheets.set(document, made)
  if (!made.has(text)) {
    const sheet = new (document.defaultView ?? globalThis).CSSStyleSheet()
    sheet.replaceSync(text)
    made.set(text, sheet)
  }
  return made.get(text)
}
