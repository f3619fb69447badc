/**
 * Opens a trace before the page shows it, so that a bad file changes nothing.
 *
 * @import {ImportedWords} from '../../messages/imported.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {Search} from '../../core.js'
 * @import {Opener, Options, TraceSource, TreeSource} from '../../types.js'
 * @import {RuleAttributes} from '../controls/rules.js'
 *
 * @typedef {object} ForeignTrace a trace that is good
 * @property {TraceSource & { trace: Blob }} source without a tree where that is the one of the page
 * @property {string | null} text the text of the tree, if it is another one than that of the page
 * @property {RuleAttributes | null} rules those of its header
 * @property {Search} search by the rules of the header, or else by those of the page
 * @property {ImportedWords} words
 *
 * @typedef {object} Request
 * @property {Blob} trace
 * @property {'page' | 'visited'} tree
 * @property {'max' | 'mover'} view
 */

import { headerOf } from '../../api/foreign-trace.js'
import { LONGEST, open } from '../../core.js'
import { optionsOf } from '../../element/attributes.js'
import { sourceOf } from '../../element/source.js'

/**
 * @param {SecateurTree} viewer
 * @param {Request} request
 * @param {Opener} opener
 * @returns {Promise<Omit<ForeignTrace, 'words'>>}
 */
export async function openTrace(viewer, { trace, tree, view }, opener) {
  const header = await headerOf(trace)
  // Where the nodes that were visited are the tree, it is neither that of the trace nor that of the page.
  const brought = tree === 'page' ? (header?.tree ?? null) : null
  const own = tree === 'page' && brought === null
  const treeSource = own ? /** @type {TreeSource} */ (sourceOf(viewer)) : brought
  const turned = view === 'mover' ? { view } : {}
  const { root, limits, ...asked } = optionsOf(viewer)
  // The rules of a header say all, but for the player at the root of a tree that is not in it.
  const rules = { ...(brought === null && { root }), ...(header ? header.rules : asked) }
  const search = await open({ trace, tree: treeSource, ...turned }, { ...rules, limits }, opener)
  const text = own ? null : (brought ?? search.print())
  return {
    source: { trace, ...turned, ...(tree === 'visited' && { tree: null }) },
    text: text !== null && text.length <= LONGEST ? text : null,
    rules: header && attributesOf(rules),
    search,
  }
}

/** Rules as the attributes of an element. @param {Options} rules @returns {RuleAttributes} */
function attributesOf(rules) {
  const given = Object.entries(rules).filter(([, value]) => value !== undefined)
  const attributes = Object.fromEntries(
    given.map(([name, value]) => [name, [value].flat().join(' ')]),
  )
  if (attributes.window === '-Infinity Infinity') delete attributes.window
  return attributes
}
