/**
 * The search of another program in an element: shown in place of the one by the rules. The text and the attributes
 * stay, and describe the search that the program should have done. No attribute can hold a file, so the trace is stored
 * beside them, and ends with the page.
 *
 * @import {Search} from '../core.js'
 * @import {SecateurTree} from '../secateur-tree.js'
 * @import {TraceSource} from '../types.js'
 * @typedef {{ source: TraceSource, search?: Search }} ForeignSearch
 */

/** @type {WeakMap<Element, ForeignSearch>} */
const shown = new WeakMap()

/**
 * Shows a trace in an element; null: the search by the rules again. Without a tree of its own it is of that of the
 * element.
 * @param {SecateurTree} element
 * @param {TraceSource | null} source
 * @param {Search} [search] of the source by the present rules, where it is open: it belongs to the element from now on
 */
export function showForeign(element, source, search) {
  if (source) shown.set(element, { source, search })
  else if (!shown.delete(element)) return
  element.reopen()
}

/**
 * The source that an element shows in place of the search by the rules; undefined: there is none. Only the first call
 * gets its open search, because the rules may change before the next call.
 * @param {Element} element
 */
export function foreignOf(element) {
  const foreign = shown.get(element)
  if (foreign) shown.set(element, { source: foreign.source })
  return foreign
}
