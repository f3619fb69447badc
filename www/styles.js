/**
 * The styles of the viewer in an element. Until they are loaded the viewer stays hidden. This file lies in www/
 * itself: it finds the styles by `import.meta.url`, and the published scripts lie in one folder.
 */

import { make } from './dom/make.js'
import { explain } from './wasm.js'

export class Styles {
  #shadow
  #loaded
  /** @type {HTMLLinkElement | null} */
  #link = null
  /** Settles when the styles of the last `put` are loaded. @type {Promise<unknown> | null} */
  #settled = null
  /** Whether the styles are loaded, or have failed to load. */
  done = false

  /** @param {ShadowRoot} shadow @param {() => void} loaded called whenever they are */
  constructor(shadow, loaded) {
    this.#shadow = shadow
    this.#loaded = loaded
  }

  /** Call this whenever the host is connected: a browser then loads the styles again. */
  async put() {
    this.done = false
    const first = this.#link === null
    this.#link ??= makeLink()
    const settled = settling(this.#link)
    this.#settled = settled
    if (first) this.#shadow.prepend(this.#link)
    await settled
    if (settled !== this.#settled) return
    this.done = true
    this.#loaded()
  }
}

/** In CORS mode, which a page that isolates itself from other origins (COEP) asks for. */
function makeLink() {
  const { href } = new URL('./viewer/viewer.css', import.meta.url)
  const link = make('link', { rel: 'stylesheet', crossorigin: 'anonymous', href })
  link.addEventListener('error', () => explain(href))
  return link
}

/** @param {HTMLLinkElement} link */
function settling(link) {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', resolve, { once: true })
  })
}
