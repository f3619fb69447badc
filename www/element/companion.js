/**
 * The tree beside: another element, named by its id in the attribute `beside`. If both have searched the same
 * tree, the picture marks the nodes that only one of the two enters. An id of anything else counts as none.
 *
 * @import {SecateurTree} from '../secateur-tree.js'
 * @import {SecateurError} from '../api/failure.js'
 *
 * @typedef {{ search: Search, step: number }} Beside
 * @typedef {Beside & Pick<SecateurTree, 'complete'>} OpenElement an element with a tree
 */

import { Search } from '../core.js'

/** Searches of the viewer that are being moved into the whole core. @type {WeakSet<Search>} */
const moving = new WeakSet()

const EVENTS = ['secateur-open', 'secateur-step']

/**
 * @param {SecateurTree} element with the attribute
 * @param {() => void} changed called whenever the other element shows something else
 * @param {(error: SecateurError) => void} fail gets the reason why the trees cannot be compared
 */
export function makeCompanion(element, changed, fail) {
  /** Whether a comparison is going on. */
  let comparing = false

  /** Moves both trees into the whole core, in which two searches can be compared. @param {OpenElement} other */
  const move = async (other) => {
    if (moving.has(other.search)) return
    moving.add(other.search)
    try {
      await Promise.all([element.complete(), other.complete()])
    } catch (error) {
      fail(/** @type {SecateurError} */ (error))
    }
  }
  /** @param {Search} search @param {Search} other */
  const compare = async (search, other) => {
    comparing = true
    try {
      await search.differences(other)
      await search.compare(other)
    } catch {
      return // One search is lost; the next question to that search alone reports it.
    } finally {
      comparing = false
    }
    changed()
  }
  return {
    /**
     * The search and the step of the other element; null until its search has been compared with this one.
     * @param {Search | null} search
     * @returns {Beside | null}
     */
    beside(search) {
      const other = otherElement(element)
      if (!other || !search) return null
      if (!search.whole || !other.search.whole) {
        move(other)
        return null
      }
      try {
        if (!search.sameTree(other.search)) return null
        if (search.compared(other.search)) return { search: other.search, step: other.step }
      } catch {
        return null // One search is lost; the next question to that search alone reports it.
      }
      if (!comparing) compare(search, other.search)
      return null
    },
    /** Listens to the other element. @param {AbortSignal} signal ends it */
    watch(signal) {
      const root = element.getRootNode()
      const listener = (/** @type {Event} */ { target }) => {
        const id = element.getAttribute('beside')
        if (target instanceof Element && target.id === id) changed()
      }
      for (const type of EVENTS) root.addEventListener(type, listener, { signal })
    },
  }
}

/** @param {Element} element @returns {OpenElement | null} */
function otherElement(element) {
  const id = element.getAttribute('beside')
  const root = element.getRootNode()
  const whole = root instanceof Document || root instanceof ShadowRoot
  const other = id && whole ? root.getElementById(id) : null
  if (!other || other === element) return null
  const candidate = /** @type {Partial<Record<keyof OpenElement, unknown>>} */ (
    /** @type {unknown} */ (other)
  )
  const { search, step, complete } = candidate
  const isOpen =
    search instanceof Search && typeof step === 'number' && typeof complete === 'function'
  return isOpen ? /** @type {OpenElement} */ (candidate) : null
}
