// All places where the search of a program and that of the rules part, as lines of CSV.

import { open } from '../www/core.js'
import { csvText } from '../www/viewer/notes/csv.js'

/**
 * @import {TraceSource, TreeSource} from '../www/types.js'
 * @import {Search} from '../www/core.js'
 * @import {Messages} from '../www/messages/messages.js'
 *
 * @typedef {object} Row
 * @property {number} nodes how many nodes, or calls for a node searched again, the program has more than the rules
 * @property {number} total the same with the places that follow from this one
 * @property {number | null} follows the line, from 1, of the place that it follows from
 * @property {string} node
 * @property {string} cause
 * @property {number} step of the program
 * @property {number} rulesStep that of the search of the rules
 */

const COLUMNS = /** @type {const} */ ([
  ...['nodes', 'total', 'follows', 'node', 'cause', 'step', 'rulesStep'],
])

/**
 * @param {Search} search of the program
 * @param {TraceSource} source
 * @param {Messages} m
 * @returns {Promise<Row[]>}
 */
export async function differencesOf(search, source, m) {
  const rules = await rulesOn(source.tree ?? search.print(), search)
  try {
    const differences = await rules.differences(search)
    if (!differences) return []
    const { totals, nodes, followers } = differences
    let [head, last] = [0, 0]
    return Array.from(nodes, (more, number) => {
      if (number > last) [head, last] = [number, number]
      if (number === head) last = head + followers[head]
      const one = rules.difference(search, number)
      return {
        ...{ nodes: more, total: totals[number], follows: number === head ? null : head + 1 },
        node: one ? m.viewer.short(one.place) : '',
        cause: one?.cause ?? '',
        ...{ step: one?.steps[1] ?? 0, rulesStep: one?.steps[0] ?? 0 },
      }
    })
  } finally {
    rules.free()
  }
}

/**
 * The search of the rules, on the tree of the program where that has a value for a leaf that is unknown in the given one.
 * @param {TreeSource} tree
 * @param {Search} search of the program
 */
async function rulesOn(tree, search) {
  const rules = await open(tree, search.options)
  if (rules.sameTree(search)) return rules
  rules.free()
  return open(search.print(), search.options)
}

/** @param {Row[]} rows */
export function csvOf(rows) {
  return csvText([COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name]))])
}
