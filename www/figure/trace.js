/**
 * A search as text for other programs: its trace as JSON Lines, its tree as JSON, its counts as CSV. docs/trace.md
 * defines the fields.
 *
 * @import {Search} from '../core.js'
 * @import {SearchEvent} from '../types.js'
 */

import { csvText } from '../viewer/notes/csv.js'

/** The version of the schemas: a change that old readers would misread raises it. */
const VERSION = 1
/** The events that are asked for at once. */
const AT_ONCE = 10_000
/** The most nodes of a tree that the header of a trace contains. */
const IN_HEADER = 100_000

/** The rules of a search that is asked for nothing. */
const RULES = {
  algorithm: 'alpha-beta',
  cut: '>=',
  returns: 'soft',
  bounds: 'deep',
  update: 'after',
  window: [-Infinity, Infinity],
  depth: null,
  order: 'given',
}

/**
 * The lines of a trace, each with its end: a header, then one line for each step.
 * @param {Search} search
 * @param {Record<string, unknown>} rules those that were asked for
 * @returns {Generator<string>}
 */
export function* traceLines(search, rules) {
  const { nodes, steps } = search.summary
  const tree = nodes <= IN_HEADER ? search.print() : null
  yield line({
    secateur: 'trace',
    version: VERSION,
    rules: search.bestFirst ? rules : { ...RULES, ...rules },
    nodes,
    steps,
    tree,
  })
  const nameOf = names(search)
  const limits = limitsOf(search)
  for (let from = 0; from < steps; from += AT_ONCE) {
    for (const event of search.events(from, Math.min(from + AT_ONCE, steps))) {
      const limit = limits.get(event.step)
      const noted = event.kind === 'enter' && notesOf(search, event.step)
      yield line({ ...traceEvent(event, nameOf), ...(limit !== undefined && { limit }), ...noted })
    }
  }
}

/** @param {SearchEvent} event @param {(node: number) => string | null} nameOf */
function traceEvent({ kind, step, node, depth, line: _, ...rest }, nameOf) {
  const name = nameOf(node)
  // An event of a best-first search has the fields of its kind only.
  const own = Object.entries(rest).filter(([, value]) => value !== null || !('phase' in rest))
  const fields = Object.fromEntries(own)
  return { event: kind, step, node, ...(name !== null && { name }), depth, ...fields }
}

/** The notes of another program about a call; `depth` is that of the node. @param {Search} search @param {number} step */
function notesOf(search, step) {
  const { depth: left, ...noted } = (search.noted && search.notesAt(step)) ?? {}
  return { ...noted, left }
}

/** The depth limits of the passes from the root, by the steps at which they begin. @param {Search} search */
function limitsOf(search) {
  const passes = search.passCount > 1 ? search.passes() : []
  return new Map(passes.map(({ first, depth }) => [first, depth ?? undefined]))
}

/** The names of nodes, each asked for once. @param {Search} search */
function names(search) {
  /** @type {Map<number, string | null>} */
  const known = new Map()
  return (/** @type {number} */ node) => {
    const name = known.get(node) ?? search.node(node, 0).place.name
    known.set(node, name)
    return name
  }
}

/**
 * The tree as searched, as JSON: its nodes in preorder.
 * @param {Search} search
 */
export function treeJson(search) {
  const rows = Array.from({ length: search.summary.nodes }, (_, node) => {
    const { place, parent } = search.node(node, 0)
    const { name, player, leaf, value } = place
    return `    ${json({ node, parent, name, player, leaf, value })}`
  })
  return `{\n  "secateur": "tree",\n  "version": ${VERSION},\n  "nodes": [\n${rows.join(',\n')}\n  ]\n}\n`
}

/**
 * The counts of the search, and those of plain minimax on the same tree, as CSV with a header. Of a search that can come
 * back to nodes also how many different nodes and leaves they are, how many calls the table answered, and how many nodes
 * were searched again at once.
 * @param {Search} search
 * @param {string} algorithm the name of the search
 */
export function countsCsv(search, algorithm) {
  const columns = /** @type {const} */ (['entered', 'evaluated', 'expanded', 'pruned', 'cutoffs'])
  const { distinct, hits = 0, again = 0, value } = search.summary
  const extra = distinct ? ['nodes', 'leaves', 'hits', 'again'] : []
  const own = distinct ? [distinct.entered, distinct.evaluated, hits, again] : []
  const { entered, evaluated } = search.minimax
  const plain = distinct ? [entered, evaluated, 0, 0] : []
  const rows = [
    ['search', ...columns, 'value', ...extra],
    [algorithm, ...columns.map((name) => search.summary[name]), value, ...own],
    ['minimax', ...columns.map((name) => search.minimax[name]), search.minimax.value, ...plain],
  ]
  return csvText(rows)
}

/** @param {object} object */
function line(object) {
  return `${json(object)}\n`
}

/**
 * JSON has no infinity: it is written as a text, which most languages read as a number. A number that another program
 * does not say is left out.
 * @param {unknown} value
 */
function json(value) {
  return JSON.stringify(value, (_, part) => {
    if (typeof part !== 'number' || Number.isFinite(part)) return part
    return Number.isNaN(part) ? undefined : String(part)
  })
}
