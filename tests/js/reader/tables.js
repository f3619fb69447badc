// The facts of a table: its entries for a node, and the calls that stored them.

/**
 * @import {SearchEvent} from './event.js'
 * @import {Facts} from './facts.js'
 * @import {Interval} from './interval.js'
 */

import { bounds } from './bounds.js'

/** The facts of both kinds of answers. @param {Facts} facts @param {SearchEvent} event */
function stored(facts, event) {
  const { reading, node, fold, lens, tree } = facts
  const { lower = Number.NaN, upper = Number.NaN, lowerBy, upperBy } = event
  facts.named('x', node.id)
  const range = lens.range(reading.range)
  facts.is('table', range.lo === lower && range.hi === upper, () => `it has [${lower}, ${upper}]`)
  facts.worth(node, range, undefined)
  checkStored(facts, lowerBy, lower, 'lower')
  checkStored(facts, upperBy, upper, 'upper')
  // The range is known since the later one of its bounds was stored.
  const last = Math.max(lowerBy ?? -1, upperBy ?? -1)
  const call = fold.calls[last]
  facts.is('stored by', call !== undefined, () => 'no call has stored it')
  if (!call) return
  const pass = call.pass === fold.pass ? undefined : call.pass.number
  facts.is('from pass', reading.pass === pass, () => `it is from pass ${pass}`)
  const name = call.node === node ? undefined : tree.names.inWords(call.node.id)
  facts.is('stored by', reading.by === name, () => `it is of ${name}`)
}

/**
 * A call has found a bound that the table has: at a node whose subtree is the same.
 * @param {Facts} facts
 * @param {number | null | undefined} id of the call
 * @param {number} value
 * @param {'lower' | 'upper'} end
 */
function checkStored({ fold, tree, node, ...facts }, id, value, end) {
  if (!Number.isFinite(value)) return
  const check = (/** @type {boolean} */ holds, /** @type {string} */ fact) =>
    facts.checks.compare('table', holds, () => fact)
  const call = typeof id === 'number' ? fold.calls[id] : undefined
  check(call?.returned === value, `the call ${id} has returned ${call?.returned}`)
  if (!call) return
  const [alpha, beta] = bounds.pair(call.entry)
  const proves =
    end === 'lower' ? value > alpha || alpha === -Infinity : value < beta || beta === Infinity
  check(proves, `${value} is no ${end} bound by [${alpha}, ${beta}]`)
  const same = call.node === node || shape(tree, call.node.id) === shape(tree, node.id)
  check(same, `${tree.names.inWords(call.node.id)} has another position`)
}

/** All below a node. @param {Facts['tree']} tree @param {number} id @returns {string} */
function shape({ nodes }, id) {
  const { children, value, player } = nodes[id]
  const inside = children.map((child) => shape(/** @type {Facts['tree']} */ ({ nodes }), child))
  return children.length ? `${player}(${inside.join(' ')})` : String(value)
}

/** @param {Facts} facts @param {SearchEvent} event */
function hit(facts, event) {
  if (!facts.kind('hit')) return
  const { rules, fold } = facts
  const [alpha, beta] = bounds.pair(fold.call.given)
  const { lower = Number.NaN, upper = Number.NaN } = event
  const high = rules.bounded && lower >= beta
  const low = rules.bounded && upper <= alpha
  const bound = lower === upper || high ? lower : low ? upper : Number.NaN
  const value = rules.hard && rules.bounded ? Math.min(Math.max(bound, alpha), beta) : bound
  facts.is('table', value === Number(event.value), () => `it can return ${value}`)
  facts.number('value', value)
  stored(facts, event)
}

/** @param {Facts} facts @param {SearchEvent} event */
function narrow(facts, event) {
  if (!facts.kind('narrow')) return
  const { fold } = facts
  const [alpha, beta] = bounds.pair(fold.call.given)
  const { lower = Number.NaN, upper = Number.NaN } = event
  const window = /** @type {Interval} */ ([Math.max(alpha, lower), Math.min(beta, upper)])
  facts.window('window', window)
  stored(facts, event)
}

export const tables = { hit, narrow }
