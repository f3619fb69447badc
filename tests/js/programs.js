// The traces of other programs, made from those of our own searches.

import { traceLines } from '../../www/figure/trace.js'

/** @import {Search} from '../../www/core.js' */

/**
 * Traces of other programs: one that says neither windows nor best values, and one whose best values are wrong.
 * @param {Search} search
 */
export function programs(search) {
  const lines = [...traceLines(search, {})].slice(1).map((line) => JSON.parse(line))
  const bare = lines.map(({ event, node, value }) => ({ event, node, value }))
  const wrong = lines.map((line) =>
    line.event === 'compare' ? { ...line, best: undefined, after: line.after + 1 } : line,
  )
  const some = wrong.map((line, at) => (at % 3 ? line : { ...line, after: undefined }))
  const text = (/** @type {object[]} */ all) => all.map((line) => JSON.stringify(line)).join('\n')
  return [bare, wrong, some].map(text)
}
