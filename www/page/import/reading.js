/**
 * Reads a trace before the page shows it, so that a bad file changes nothing.
 *
 * @import {ImportedWords} from '../../messages/imported.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {Opener, Options, Source, TraceSource, TreeSource} from '../../types.js'
 * @import {ReuseSearch} from '../../element/foreign-search.js'
 * @import {RuleAttributes} from '../controls/rules.js'
 *
 * @typedef {object} ForeignTrace a trace that is good
 * @property {TraceSource & { trace: Blob }} source without a tree where that is the one of the page
 * @property {string | null} text the text of the tree, if it is another one than that of the page
 * @property {RuleAttributes | null} rules those of its header
 * @property {ReuseSearch} reuse gives the open search to a request for the same one; another request frees it
 * @property {ImportedWords} words
 *
 * @typedef {object} Request
 * @property {Blob} trace
 * @property {'page' | 'visited'} tree
 * @property {'max' | 'mover'} view
 */

import { RULES } from '../../api/rules.js'
import { headerOf } from '../../api/foreign-trace.js'
import { open } from '../../core.js'
import { optionsOf } from '../../element/attributes.js'
import { sourceOf } from '../../element/source.js'

/** The rules of a search that is asked for nothing. */
const USUAL = new Map([
  ...Object.entries(RULES).map(([name, [usual]]) => /** @type {const} */ ([name, usual])),
  ['window', '-Infinity,Infinity'],
])
/** The longest text that a tree can be, in characters. */
const LONGEST = 1_000_000

/**
 * @param {SecateurTree} viewer
 * @param {Request} request
 * @param {Opener} opener
 * @returns {Promise<Omit<ForeignTrace, 'words'>>}
 */
export async function readTrace(viewer, { trace, tree, view }, opener) {
  const header = await headerOf(trace)
  // Where the nodes that were visited are the tree, it is neither that of the trace nor that of the page.
  const brought = tree === 'page' ? (header?.tree ?? null) : null
  const own = tree === 'page' && brought === null
  const treeSource = own ? /** @type {TreeSource} */ (sourceOf(viewer)) : brought
  const turned = view === 'mover' ? { view } : {}
  const asked = optionsOf(viewer)
  // The rules of a header say all.
  const options = header ? { root: asked.root, limits: asked.limits, ...header.rules } : asked
  const source = { trace, tree: treeSource, ...turned }
  const search = await open(source, options, opener)
  try {
    const text = own ? null : (brought ?? search.print())
    return {
      source: { trace, ...turned, ...(tree === 'visited' && { tree: null }) },
      text: typeof text === 'string' && text.length < LONGEST ? text : null,
      rules: header ? attributesOf(header.rules) : null,
      reuse: (otherSource, how) => {
        if (requestKey(otherSource, how) === requestKey(source, options)) return search
        search.free()
        return null
      },
    }
  } catch (error) {
    search.free()
    throw error
  }
}

/** A source and options as text, the same for all that mean the same. @param {Source} source @param {Options} options */
function requestKey(source, { listing, ...options }) {
  const { tree = null, view = 'max' } = /** @type {TraceSource} */ (source)
  const rules = entriesOf(options).map(([name, value]) => [name, String(value)])
  const usual = (/** @type {string[]} */ [name, value]) => USUAL.get(name) === value
  const named = listing ? rules : rules.filter((rule) => !usual(rule))
  return JSON.stringify([tree, view, listing, named.sort()])
}

/** The options that say something, by name. @param {Options} options */
function entriesOf(options) {
  return Object.entries(options).filter(([, value]) => value !== undefined && value !== null)
}

/** Rules as the attributes of an element. @param {Options} rules @returns {RuleAttributes} */
function attributesOf(rules) {
  const plain = entriesOf(rules).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(' ') : String(value),
  ])
  const attributes = Object.fromEntries(plain)
  if (attributes.window === '-Infinity Infinity') delete attributes.window
  return attributes
}
