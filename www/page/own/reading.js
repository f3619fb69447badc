/**
 * Reads a trace before the page shows it, so that a bad file changes nothing.
 *
 * @import {OwnSearchWords} from '../../messages/own-search.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {Opener, Options, TraceSource, TreeSource} from '../../types.js'
 * @import {Attributes} from '../controls/rules.js'
 *
 * @typedef {object} Told a trace that is good
 * @property {TraceSource} source without a tree where that is the one of the page
 * @property {string | null} text the text of the tree, if it is another one than that of the page
 * @property {Attributes | null} rules those of its header
 * @property {OwnSearchWords} words
 *
 * @typedef {object} Request
 * @property {Blob} trace
 * @property {'page' | 'visited'} tree
 * @property {'max' | 'mover'} view
 */

import { headerOf } from '../../api/told.js'
import { open } from '../../core.js'
import { optionsOf, sourceOf } from '../../element/attributes.js'

/** The longest text that a tree can be, in characters. */
const LONGEST = 1_000_000

/**
 * @param {SecateurTree} viewer
 * @param {Request} request
 * @param {Opener} opener
 * @returns {Promise<Omit<Told, 'words'>>}
 */
export async function readTold(viewer, { trace, tree, view }, opener) {
  const header = await headerOf(trace)
  const own = tree === 'page' && !header?.tree
  const given = own ? /** @type {TreeSource} */ (sourceOf(viewer)) : null
  const known = tree === 'page' ? (header?.tree ?? given) : null
  const turned = view === 'mover' ? { view } : {}
  const options = header ? withRules(optionsOf(viewer), header.rules) : optionsOf(viewer)
  const search = await open({ trace, tree: known, ...turned }, options, opener)
  try {
    const text = own ? null : (header?.tree && known) || search.print()
    return {
      source: { trace, ...turned, ...(tree === 'visited' && { tree: null }) },
      text: typeof text === 'string' && text.length < LONGEST ? text : null,
      rules: header ? attributesOf(header.rules) : null,
    }
  } finally {
    search.free()
  }
}

/** @param {Options} options @param {Options} rules of a header, which say all */
function withRules({ root, limits }, rules) {
  return { root, limits, ...rules }
}

/** Rules as the attributes of an element. @param {Options} rules @returns {Attributes} */
function attributesOf(rules) {
  const given = Object.entries(rules).filter(([, value]) => value !== undefined && value !== null)
  const plain = given.map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(' ') : String(value),
  ])
  const attributes = Object.fromEntries(plain)
  if (attributes.window === '-Infinity Infinity') delete attributes.window
  return attributes
}
