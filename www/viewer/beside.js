/**
 * The tree beside: another element, named by its id in the attribute `beside`. Where both have
 * searched one tree, the picture marks what only one of the two enters.
 *
 * @import {Search} from '../core.js'
 *
 * @typedef {{ search: Search, step: number }} Beside
 */

const EVENTS = ['secateur-open', 'secateur-step']

/** What the tree beside shows at this moment. @param {Element} element @returns {Beside | null} */
export function besideOf(element) {
  const id = element.getAttribute('beside')
  const root = element.getRootNode()
  const named = root instanceof Document || root instanceof ShadowRoot
  const other = id && named ? root.getElementById(id) : null
  const { search, step } = /** @type {Partial<Beside>} */ (other ?? {})
  return search && step !== undefined ? { search, step } : null
}

/**
 * Tells whenever the tree beside shows something else.
 * @param {Element} element
 * @param {() => void} changed
 * @returns {() => void} ends it
 */
export function watchBeside(element, changed) {
  const root = element.getRootNode()
  const told = (/** @type {Event} */ { target }) => {
    if (target instanceof Element && target.id === element.getAttribute('beside')) changed()
  }
  for (const type of EVENTS) root.addEventListener(type, told)
  return () => EVENTS.forEach((type) => root.removeEventListener(type, told))
}
