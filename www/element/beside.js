/**
 * The tree beside: another element, named by its id in the attribute `beside`. If both have searched the same
 * tree, the picture marks the nodes that only one of the two enters. An id of anything else counts as none.
 *
 * @typedef {{ search: Search, step: number }} Beside
 * @typedef {Beside & { reopen: () => void }} OpenElement an element with a tree
 */

import { whole } from '../api/cores.js'
import { coreOf, shareCore } from '../api/handle.js'
import { Search } from '../core.js'

/** Searches of the viewer whose trees are being opened again in the whole one. @type {WeakSet<Search>} */
const moved = new WeakSet()

const EVENTS = ['secateur-open', 'secateur-step']

export class Companion {
  #element
  #changed
  /** Whether a comparison is going on. */
  #comparing = false

  /**
   * @param {Element} element with the attribute
   * @param {() => void} changed called whenever the other element shows something else
   */
  constructor(element, changed) {
    this.#element = element
    this.#changed = changed
  }

  /**
   * The search and the step of the other element; null until its search has been compared with this one.
   * @param {Search | null} search
   * @returns {Beside | null}
   */
  beside(search) {
    const beside = named(this.#element)
    if (!beside || !search) return null
    if (!search.whole || !shareCore(search, beside.search)) {
      for (const opened of [this.#element, beside]) move(/** @type {OpenElement} */ (opened))
      return null
    }
    try {
      if (!search.sameTree(beside.search)) return null
      if (search.compared(beside.search)) return { search: beside.search, step: beside.step }
    } catch {
      return null // One search is lost; the next question to that search alone reports it.
    }
    if (!this.#comparing) this.#compare(search, beside.search)
    return null
  }

  /** @param {Search} search @param {Search} beside */
  async #compare(search, beside) {
    this.#comparing = true
    try {
      await search.differences(beside)
      await search.compare(beside)
    } catch {
      return // As above.
    } finally {
      this.#comparing = false
    }
    this.#changed()
  }

  /** Listens to the other element. @returns {() => void} stops listening */
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

/** Opens a tree again in the whole core, in which two searches can be compared. @param {OpenElement} opened */
function move(opened) {
  const { search } = opened
  if (moved.has(search) || whole.runs(coreOf(search))) return
  moved.add(search)
  whole.ready().catch(() => {}) // Once it is asked for, it opens every tree, and tells what fails.
  opened.reopen()
}

/** @param {Element} element @returns {OpenElement | null} */
function named(element) {
  const id = element.getAttribute('beside')
  const root = element.getRootNode()
  const whole = root instanceof Document || root instanceof ShadowRoot
  const other = id && whole ? root.getElementById(id) : null
  if (!other || other === element) return null
  const opened = /** @type {Partial<Record<keyof OpenElement, unknown>>} */ (
    /** @type {unknown} */ (other)
  )
  const { search, step, reopen } = opened
  const isOpen =
    search instanceof Search && typeof step === 'number' && typeof reopen === 'function'
  return isOpen ? /** @type {OpenElement} */ (opened) : null
}
