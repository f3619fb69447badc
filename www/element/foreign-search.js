/**
 * The search of another program in an element: shown in place of the one by the rules. The text and the attributes stay
 * what they are, and say what the program should have done. No attribute can hold a file, so this is kept beside them,
 * and ends with the page.
 *
 * @import {Search} from '../core.js'
 * @import {SecateurTree} from '../secateur-tree.js'
 * @import {Options, Source, TraceSource, TreeSource} from '../types.js'
 * @typedef {(source: Source, options: Options) => Search | null} TakeSearch gives the search that was opened ahead, if it is
 *   the one that is asked for
 */

import { sourceOf } from './attributes.js'

/** @type {WeakMap<Element, TraceSource>} */
const traces = new WeakMap()
/** The openers of files whose searches were opened ahead. @type {WeakMap<object, TakeSearch>} */
const openers = new WeakMap()

/**
 * Shows a trace in an element; null: the search by the rules again. Without a tree of its own it is of that of the
 * element.
 * @param {SecateurTree} element
 * @param {TraceSource | null} source
 * @param {TakeSearch} [take]
 */
export function showForeign(element, source, take) {
  if (source && take) openers.set(Object(source.trace), take)
  if (source) traces.set(element, source)
  else if (!traces.delete(element)) return
  element.reopen()
}

/** The source that an element is to open. @param {Element} element @returns {Source} @throws {SecateurError} `element-inside` */
export function openedSource(element) {
  const [source, trace] = [sourceOf(element), traces.get(element)]
  return trace ? { tree: /** @type {TreeSource} */ (source), ...trace } : source
}

/** The search of a source that was opened ahead; once, and null if there is none. @param {Source} source @param {Options} options */
export function takeOpened(source, options) {
  const { trace } = Object(source)
  const take = openers.get(trace)
  if (!take) return null
  openers.delete(trace)
  return take(source, options)
}
