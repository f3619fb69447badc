// The facts of each kind of step.

import { averages } from './averages.js'
import { bounds } from './bounds.js'
import { compare } from './compares.js'
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
  const { said, node, fold, tree } = facts
  const value = Number(node.value)
  facts.number('value', value)
  if (said.own !== undefined) facts.is('number', said.own === value, () => `it is ${value}`)
  if (said.who !== undefined) facts.mover('who', node)
  const limited = !node.leaf
  facts.is('static value', Boolean(said.static) === limited, () => `limited: ${limited}`)
  if (limited)
    facts.is('limit met', node.depth === fold.pass.depth, () => `the node is at ${node.depth}`)
  const parent = node.parent === null ? null : tree.nodes[node.parent].name
  const unnamed = parent === null ? 'the root' : `child ${node.ordinal} of ${parent}`
  facts.equal('name', 'x', limited ? tree.names.spoken(node.id) : (node.name ?? unnamed))
  facts.is('number', Number(event.value) === value, () => `the event has ${event.value}`)
}

const KINDS = {
  enter: bounds.enter,
  evaluate,
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
 * Holds what happened against what a sentence says.
 * @param {Facts} facts
 * @param {SearchEvent} event
 * @param {boolean} last whether the search ends here
 */
export function hold(facts, event, last) {
  if (last && event.kind !== 'finish') endings.stop(facts)
  else KINDS[event.kind](facts, event)
}
