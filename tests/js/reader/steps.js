// The facts of each kind of step.

import { averages } from './averages.js'
import { bounds } from './bounds.js'
import { boundMoves, compare } from './compares.js'
import { cutoff } from './cutoffs.js'
import { endings } from './endings.js'
import { leave } from './leaves.js'
import { tables } from './tables.js'

/**
 * @import {SearchEvent} from './event.js'
 * @import {Facts} from './facts.js'
 */

/** @param {Facts} facts @param {SearchEvent} event */
function evaluate(facts, event) {
  if (!facts.kind('evaluate')) return
  const { reading, node, tree } = facts
  const value = Number(node.value)
  facts.number('value', value)
  if (reading.own !== undefined) facts.is('number', reading.own === value, () => `it is ${value}`)
  if (reading.who !== undefined) facts.mover('who', node)
  const limited = !node.leaf
  facts.is('static value', Boolean(reading.static) === limited, () => `limited: ${limited}`)
  if (limited) facts.is('limit met', facts.stops(node), () => `the node is at ${node.depth}`)
  const parent = node.parent === null ? null : tree.nodes[node.parent].name
  const unnamed = parent === null ? 'the root' : `child ${node.ordinal} of ${parent}`
  facts.equal('name', 'x', limited ? tree.names.inWords(node.id) : (node.name ?? unnamed))
  facts.is('number', Number(event.value) === value, () => `the event has ${event.value}`)
}

/** @param {Facts} facts @param {SearchEvent} event */
function standPat(facts, event) {
  if (!facts.kind('stand-pat')) return
  const { reading, node, fold } = facts
  const value = Number(node.value)
  facts.named('x', node.id)
  facts.mover('who', node)
  facts.mover('whose', node)
  facts.number('value', value)
  if (reading.own !== undefined) facts.is('number', reading.own === value, () => `it is ${value}`)
  const limit = Number(fold.pass.depth)
  const met = node.noisy && node.depth >= limit
  facts.is('limit met', met, () => `noisy: ${node.noisy}, at ${node.depth}`)
  boundMoves(facts, fold.moved)
  facts.is('number', Number(event.value) === value, () => `the event has ${event.value}`)
}

const KINDS = {
  enter: bounds.enter,
  evaluate,
  'stand-pat': standPat,
  compare: (/** @type {Facts} */ facts, /** @type {SearchEvent} */ event) =>
    facts.node.chance ? averages.joined(facts) : compare(facts, event),
  cutoff,
  leave,
  finish: endings.finish,
  again: bounds.again,
  hit: tables.hit,
  narrow: tables.narrow,
  verdict: endings.verdict,
}

/**
 * Compares the event of a step with its sentence.
 * @param {Facts} facts
 * @param {SearchEvent} event
 * @param {boolean} last whether the search ends here
 */
export function checkSentence(facts, event, last) {
  if (last && event.kind !== 'finish') endings.stop(facts)
  else KINDS[event.kind](facts, event)
}
