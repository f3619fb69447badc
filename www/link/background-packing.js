/** Packs the tree of a link in the background, once for each tree that is too long to be read. */

import { READABLE, escape } from './fragment.js'

export class BackgroundPacking {
  #text = ''
  /** @type {string | null} */
  #packed = null
  #done

  /** @param {() => void} done called when a text that was asked for is packed */
  constructor(done) {
    this.#done = done
  }

  /** The packed text; null if it is short enough to be read, or not packed yet. @param {string} text */
  of(text) {
    if (text !== this.#text) {
      this.#text = text
      this.#packed = null
      if (escape(text).length > READABLE) this.#pack(text)
    }
    return this.#packed
  }

  /** @param {string} text */
  async #pack(text) {
    try {
      const { pack } = await import('./pack.js')
      const packed = await pack(text)
      if (text !== this.#text) return
      this.#packed = packed
      this.#done()
    } catch {
      // An old browser, or the script did not come: the link stays readable and long.
    }
  }
}
