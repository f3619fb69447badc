// The English sentences of 100,000 steps of all algorithms, read by a grammar and compared with facts: with minimax in the
// test and a fold of the events, never with the data that a sentence is made from.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { random } from './random.js'
import { FAMILIES, drawn } from './reader/cases.js'
import { Checks } from './reader/checks.js'
import { MUTATIONS } from './reader/mutations.js'
import { readSearch } from './reader/search.js'

/** How many steps are read. */
const STEPS = 100_000

const families = Object.entries(FAMILIES)

/**
 * The least number of comparisons of a fact with sentences, where it is below a thousand because the subject is rare.
 * @type {Record<string, number>}
 */
const RARE = {
  'decided beyond': 300,
  'from pass': 100,
  'held by the table': 50,
  'held by the test': 300,
  'held by the values': 300,
  'stored by': 300,
  tested: 100,
  'to the end': 300,
  uncut: 200,
  unknown: 20,
}

test('the sentences are true', { timeout: 600_000 }, async (t) => {
  const checks = new Checks()
  for (const [at, [name, family]] of families.entries()) {
    const draw = random(at + 1)
    let steps = 0
    while (steps < STEPS / families.length) steps += await readSearch(drawn(family, draw), checks)
    t.diagnostic(`${steps} steps of ${name}`)
  }
  for (const [name, count] of checks.counts) {
    t.diagnostic(`${count} ${name}`)
    assert.ok(count >= (RARE[name] ?? 1000), `${name} is compared with only ${count} sentences`)
  }
  const untried = MUTATIONS.filter(([name]) => !checks.counts.has(name))
  assert.deepEqual(untried, [])
  assert.equal(checks.faults.size, 0, `\n${checks.report()}`)
})

test('false sentences are detected', { timeout: 600_000 }, async () => {
  const mutations = new Set(MUTATIONS)
  for (let seed = 1; mutations.size && seed < 40; seed += 1) {
    const draw = random(seed)
    for (const [, family] of families)
      await readSearch(drawn(family, draw), new Checks(), mutations)
  }
  assert.deepEqual([...mutations], [], 'undetected false sentences')
})
