/**
 * The search of another program in an element: shown in place of the one by the rules. The text and the attributes stay
 * what they are, and say what the program should have done. No attribute can hold a file, so this is kept beside them,
 * and ends with the page.
 *
 * @import {SecateurTree} from '../secateur-tree.js'
 * @import {Source, TraceSource, TreeSource} from '../types.js'
 */

/** @type {WeakMap<Element, TraceSource>} */
const told = new WeakMap()

/**
 * Shows a trace in an element; null: the search by the rules again. Without a tree of its own it is of that of the
 * element.
 * @param {SecateurTree} element
 * @param {TraceSource | null} source
 */
export function tell(element, source) {
  if (source) told.set(element, source)
  else if (!told.delete(element)) return
  element.reopen()
}

/** What an element is to open. @param {Element} element @param {Source} source its own @returns {Source} */
export function toldBy(element, source) {
  const trace = told.get(element)
  return trace ? { tree: /** @type {TreeSource} */ (source), ...trace } : source
}
