/**
 * The styles of an element in a page: those of the viewer, and the tokens where the page has none. Without
 * them nothing is to be seen.
 */

import { make } from './dom/make.js'

export class Styles {
  #host
  #shadow
  #put
  /** @type {HTMLLinkElement[]} */
  #links = []
  /** Those of the last time. @type {Promise<unknown> | null} */
  #settled = null
  /** Whether they are there, or are known not to come. */
  done = false

  /** @param {HTMLElement} host @param {ShadowRoot} shadow @param {() => void} put called whenever that is so */
  constructor(host, shadow, put) {
    this.#host = host
    this.#shadow = shadow
    this.#put = put
  }

  /** Whenever the host has been connected: a browser loads the styles again then. */
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
    this.#put()
  }
}

/** @param {HTMLElement} host connected, so that it can be seen whether the page has tokens */
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
