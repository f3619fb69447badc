// The facts of the ends: of a search, of a pass, and of a search that has to stop.

/**
 * @import {SearchEvent} from './event.js'
 * @import {Facts} from './facts.js'
 * @import {TreeNode} from './tree.js'
 */

import { bounds } from './bounds.js'
import { inside } from './interval.js'

/** @param {Facts} facts */
function finish(facts) {
  if (!facts.kind('finish')) return
  const { reading, node, tree, fold, rules, lens } = facts
  const call = /** @type {import('./fold.js').Call} */ (fold.last.get(0))
  facts.named('x', 0)
  const range = lens.range(reading.range)
  facts.worth(node, range, call)
  const value = tree.worth(0, range.depth)
  const [alpha, beta] = rules.window
  const fits = !rules.bounded || (alpha < value && value < beta)
  const exact = range.lo === range.hi
  if (Number.isNaN(value)) return
  facts.is(
    'too narrow',
    !reading.narrow || !fits,
    () => `${value} lies between ${alpha} and ${beta}`,
  )
  facts.is('an answer', exact || !fits, () => `it is worth ${value}`)
  facts.is('too narrow', Boolean(reading.narrow) === !exact, () => `exact: ${exact}`)
  const { depth } = fold.pass
  const standsPat = rules.quiescent && node.noisy && value !== node.value
  const choice = !node.leaf && (depth !== 0 || standsPat) && !node.chance
  const hasMove = reading.move !== undefined
  facts.is(
    'a best move',
    exact && fits ? hasMove === choice : choice || !hasMove,
    () => `there is a choice: ${choice}`,
  )
  facts.is(
    'judged',
    reading.move === undefined || Boolean(reading.judged) === (range.depth !== null),
    () => `depth ${range.depth}`,
  )
  if (reading.move !== undefined) line(facts, range.depth)
}

/** The move, and the moves after it, are best. @param {Facts} facts @param {number | null} limit */
function line(facts, limit) {
  const { reading, tree } = facts
  const { nodes, worth } = tree
  facts.mover('who', nodes[0])
  const words = reading.line ?? [short(facts, reading.move)]
  const depth = facts.fold.pass.depth
  let ways = [nodes[0]]
  for (const [at, word] of words.entries()) {
    const next = ways.flatMap(({ children }) => children.map((id) => nodes[id]))
    const named = next.filter((node) => brief(facts, node.id) === word)
    ways = named.filter(
      ({ id, parent }) => best(id, Number(parent), limit) || best(id, Number(parent), depth),
    )
    facts.is('best play', ways.length > 0, () => `${word}, the move ${at + 1}, is not best`)
    if (!ways.length) return
  }
  if (reading.line)
    facts.is('best play', brief(facts, ways[0].id) === words.at(-1), () => 'it goes elsewhere')
  const names = nodes[0].children.map((id) => tree.names.inWords(id))
  facts.is('best play', names.includes(reading.move), () => `${reading.move} is no move`)
  if (!reading.line) return
  const { quiescent } = facts.rules
  const stops = (/** @type {TreeNode} */ { id, depth: at, noisy, value }) =>
    depth !== null && at >= depth && (!noisy || worth(id, depth) === value)
  const ends = ways.some(
    (node) => node.leaf || node.chance || (quiescent ? stops(node) : node.depth === depth),
  )
  facts.is('to the end', ends, () => `the line ends at a node that goes on`)

  /** @param {number} id @param {number} parent @param {number | null} at */
  function best(id, parent, at) {
    return worth(id, at) === worth(parent, at)
  }
}

/** The move as in a line. @param {Facts} facts @param {string} name */
function short({ tree }, name) {
  const { nodes, names } = tree
  const id = nodes[0].children.find((child) => names.inWords(child) === name)
  return id === undefined ? name : brief({ tree }, id)
}

/** A node as a line names it. @param {Pick<Facts, 'tree'>} facts @param {number} id */
function brief({ tree }, id) {
  const { name, value } = tree.nodes[id]
  if (name !== null || value === null) return name ?? tree.names.inWords(id)
  return String(value).replace('-', '−')
}

/** @param {Facts} facts @param {SearchEvent} event */
function verdict(facts, event) {
  if (!facts.kind('verdict')) return
  const { reading, node, fold, lens, rules } = facts
  const { pass, call } = fold
  const value = Number(call.returned)
  facts.equal('number', 'pass', pass.number)
  facts.number('value', value)
  facts.named('x', 0)
  const [alpha, beta] = rules.bounded ? bounds.pair(call.given) : [-Infinity, Infinity]
  const way = reading.inside ? 'inside' : lens.word(reading.way, 'low', 'high')
  const real = value <= alpha ? 'low' : value >= beta ? 'high' : 'inside'
  facts.is('fails', way === real, () => `${value} of [${alpha}, ${beta}]`)
  const range = lens.range(reading.range)
  facts.worth(node, range, undefined)
  const holds = inside([range.lo, range.hi], [pass.low, pass.high])
  facts.is('verdict', holds, () => `the passes have [${pass.low}, ${pass.high}]`)
  facts.is('number', event.value === value, () => `the event has ${event.value}`)
}

/** The search cannot go on. @param {Facts} facts */
function stop(facts) {
  const { node } = facts
  const limited = !node.leaf
  if (!facts.kind(limited ? 'stop-limit' : 'stop-symbol')) return
  facts.named('x', node.id)
  facts.is('unknown', node.value === null, () => `it is ${node.value}`)
  if (limited) facts.is('limit met', facts.stops(node), () => `the node is at ${node.depth}`)
}

export const endings = { finish, verdict, stop }
