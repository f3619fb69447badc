/**
 * The styles of an element in a page: those of the viewer, and the tokens if the page has none. Until they are
 * loaded the element stays hidden. This file lies in www/ itself: it finds the styles by `import.meta.url`, and
 * the published scripts lie in one folder.
 */

import { make } from './dom/make.js'

export class Styles {
  #host
  #shadow
  #loaded
  /** @type {HTMLLinkElement[]} */
  #links = []
  /** Settles when the styles of the last `put` are loaded. @type {Promise<unknown> | null} */
  #settled = null
  /** Whether the styles are loaded, or have failed to load. */
  done = false

  /** @param {HTMLElement} host @param {ShadowRoot} shadow @param {() => void} loaded called whenever they are */
  constructor(host, shadow, loaded) {
    this.#host = host
    this.#shadow = shadow
    this.#loaded = loaded
  }

  /** Call this whenever the host is connected: a browser then loads the styles again. */
  async put() {
    this.done = false
    const first = this.#links.length === 0
    if (first) this.#links = makeLinks(this.#host)
    const settled = Promise.all(this.#links.map(settling))
    this.#settled = settled
    if (first) this.#shadow.prepend(...this.#links)
    await settled
    if (settled !== this.#settled) return
    this.done = true
    this.#loaded()
  }
}

/** @param {HTMLElement} host connected: only then its computed style says whether the page has tokens */
function makeLinks(host) {
  const bare = getComputedStyle(host).getPropertyValue('--paper') === ''
  const sheets = [new URL('./viewer/viewer.css', import.meta.url)]
  if (bare) sheets.push(new URL('./viewer/alone.css', import.meta.url))
  return sheets.map(({ href }) => make('link', { rel: 'stylesheet', href }))
}

/** @param {HTMLLinkElement} link */
function settling(link) {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', resolve, { once: true })
  })
}
