/**
 * The tree beside: another element, named by its id in the attribute `beside`. Where both have
 * searched one tree, the picture marks what only one of the two enters. What is no tree, or none yet, is
 * as good as none.
 *
 * @typedef {{ search: Search, step: number }} Beside
 */

import { Search } from '../core.js'

const EVENTS = ['secateur-open', 'secateur-step']

export class Companion {
  #element
  #changed
  /** Whether its search is being held against another. */
  #comparing = false

  /** @param {Element} element the one that names it @param {() => void} changed called whenever it shows something else */
  constructor(element, changed) {
    this.#element = element
    this.#changed = changed
  }

  /**
   * What it shows at this moment, once its search has been held against this one. Until then nothing is
   * marked.
   * @param {Search | null} search
   * @returns {Beside | null}
   */
  beside(search) {
    const beside = named(this.#element)
    if (!beside || !search) return null
    try {
      if (!search.sameTree(beside.search)) return null
      if (search.compared(beside.search)) return beside
    } catch {
      return null // One of both is lost: who asks about that one alone will see to it.
    }
    if (!this.#comparing) this.#hold(search, beside.search)
    return null
  }

  /** @param {Search} search @param {Search} beside */
  async #hold(search, beside) {
    this.#comparing = true
    try {
      await search.compare(beside)
    } catch {
      return // As above.
    } finally {
      this.#comparing = false
    }
    this.#changed()
  }

  /** Looks out for it. @returns {() => void} ends that */
  watch() {
    const root = this.#element.getRootNode()
    const told = (/** @type {Event} */ { target }) => {
      const id = this.#element.getAttribute('beside')
      if (target instanceof Element && target.id === id) this.#changed()
    }
    for (const type of EVENTS) root.addEventListener(type, told)
    return () => EVENTS.forEach((type) => root.removeEventListener(type, told))
  }
}

/** @param {Element} element @returns {Beside | null} */
function named(element) {
  const id = element.getAttribute('beside')
  const root = element.getRootNode()
  const whole = root instanceof Document || root instanceof ShadowRoot
  const other = id && whole ? root.getElementById(id) : null
  if (!other || other === element) return null
  const { search, step } = /** @type {Partial<Record<keyof Beside, unknown>>} */ (other)
  return search instanceof Search && typeof step === 'number' ? { search, step } : null
}
