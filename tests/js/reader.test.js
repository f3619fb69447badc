// The English sentences of 100,000 steps of every algorithm, read by a grammar and held against facts: against minimax of
// its own and against a fold of the events, never against what a sentence was made from.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { sentence } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { random } from './random.js'
import { FAMILIES, drawn } from './reader/cases.js'
import { Checks } from './reader/checks.js'
import { Facts } from './reader/facts.js'
import { Fold } from './reader/fold.js'
import { readSentence } from './reader/grammar.js'
import { rulesOf } from './reader/rules.js'
import { readTree } from './reader/tree.js'

/** @import {Drawn} from './reader/cases.js' */

const m = await messages('en')
/** How many steps are read. */
const STEPS = Number(process.env.STEPS ?? 100_000)
/** At most this many of one search. */
const MOST = 400

/**
 * Reads all sentences of a search.
 * @param {Drawn} drawn
 * @param {Checks} checks
 * @returns {Promise<number>} how many there were
 */
async function read({ source, options, view }, checks) {
  const search = await open(source, options)
  const { steps, nodes } = search.summary
  const game = typeof source !== 'string'
  const names = Array.from(
    { length: game ? nodes : 0 },
    (_, node) => search.node(node, 0).place.name,
  )
  const tree = readTree(search.print(), game ? names : null)
  const fold = new Fold(tree, rulesOf(options))
  const facts = new Facts(fold, view, checks)
  const last = Math.min(steps, MOST)
  const events = search.events(0, Math.min(steps, last + 1))
  for (const [at, event] of events.slice(0, last).entries()) {
    const step = at + 1
    const told = sentence(m, search.explain(step, view))
    checks.at = { tree: tree.text, source, options, view, step, sentence: told }
    fold.take(event, events[step])
    const said = readSentence(told)
    checks.hold('read', said !== null, () => 'the sentence cannot be read')
    if (said) facts.hold(event, said, step === steps)
  }
  search.free()
  return last
}

test('what the sentences say is true', { timeout: 600_000 }, async (t) => {
  const checks = new Checks()
  const families = Object.entries(FAMILIES)
  for (const [at, [name, family]] of families.entries()) {
    const draw = random(at + 1)
    let left = Math.ceil(STEPS / families.length)
    while (left > 0) left -= await read(drawn(family, draw), checks)
    t.diagnostic(`${name}: ${[...checks.faults.keys()].length}`)
  }
  for (const [name, count] of checks.counts) t.diagnostic(`${count} ${name}`)
  assert.equal(checks.faults.size, 0, `\n${checks.told()}`)
})
