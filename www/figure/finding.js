/**
 * The first mistake of another program's search, in sentences.
 *
 * @import {Search} from '../core.js'
 * @import {Finding} from '../types.js'
 * @import {OwnSearchWords} from '../messages/own-search.js'
 */

/** The parameters that are nodes. */
const NODES = ['node', 'of', 'open', 'next', 'child']

/**
 * The mistake in one sentence.
 * @param {Search} search
 * @param {Finding} finding
 * @param {OwnSearchWords} w
 */
export function wrongness(search, finding, w) {
  const nodes = ['enters-other', 'compares'].includes(finding.code) ? [...NODES, 'expected'] : NODES
  const placed = Object.entries(finding).map(([name, value]) => {
    const node = nodes.includes(name) && typeof value === 'number'
    return [name, node ? search.node(value, 0).place : value]
  })
  const say = /** @type {(p: object) => string} */ (w.findings[finding.code])
  return say(Object.fromEntries(placed))
}

/**
 * The likely fault of the program; empty where none is known.
 * @param {Finding} finding
 * @param {OwnSearchWords} w
 */
export function likelihood({ likely }, w) {
  return likely ? w.likely(w.mistakes[likely.fault], likely.until) : ''
}
