/**
 * The changes of an element's text and attributes. Those of one turn are applied together, at its end.
 */

import { searchKey } from './attributes.js'

export class Changes {
  #element
  #apply
  #text = new MutationObserver(() => this.note(true))
  /** Whether the tree on view is not the one that is asked for. */
  stale = true
  #collecting = false
  #watching = false
  /** The attributes and the text that were opened last, or are being opened. */
  #searchKey = ''

  /**
   * @param {Element} element
   * @param {(stale: boolean) => void} apply gets whether another tree is asked for
   */
  constructor(element, apply) {
    this.#element = element
    this.#apply = apply
  }

  /** Whether an opening waits for the end of the turn, or for the element to be watched. */
  get pending() {
    return this.stale && (this.#collecting || !this.#watching)
  }

  /** Watches the text, and applies the changes. */
  watch() {
    this.#watching = true
    this.#text.observe(this.#element, { characterData: true, childList: true, subtree: true })
  }

  /** Ends watching. */
  end() {
    this.#watching = false
    this.#text.disconnect()
  }

  /** Collects a change. @param {boolean} stale whether another tree is asked for */
  note(stale) {
    this.stale ||= stale
    if (!this.#watching || this.#collecting) return
    this.#collecting = true
    queueMicrotask(() => {
      this.#collecting = false
      if (!this.#element.isConnected) return
      const stale = this.stale || this.#unobserved()
      if (stale) this.markFresh()
      this.#apply(stale)
    })
  }

  /** Collects the changes while the element was not watched. */
  compare() {
    this.note(this.stale || this.#searchKey !== searchKey(this.#element))
  }

  /** Collects a text that was just written and is not observed yet. */
  catchUp() {
    if (this.#unobserved()) this.note(true)
  }

  /** The opening that was asked for has ended, or was given up. */
  markFresh() {
    this.stale = false
    this.#searchKey = searchKey(this.#element)
  }

  #unobserved() {
    return this.#text.takeRecords().length > 0
  }
}
