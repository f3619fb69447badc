// Traces follow docs/trace.schema.json, with all kinds of events and all rules, and docs/trace.md describes them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KIND, open } from '../../www/core.js'
import { OPTIONS } from '../../www/element/attribute-names.js'
import { countsCsv, traceLines } from '../../www/figure/trace.js'
import { STATIC, rulesFor } from './rules.js'
import { wrong } from './schema.js'
import { read } from './sources.js'

/** @import {Schema} from './schema.js' */

/** @type {Record<string, Schema>} */
const lines = JSON.parse(read('docs/trace.schema.json')).$defs
const page = read('docs/trace.md')

/** The lines of best-first searches. */
const OF_BEST_FIRST = [
  ...['best-first-header', 'select', 'expand', 'playout', 'update'],
  ...['best-first-evaluate', 'best-first-finish'],
]

const TEXTS = ['((3 12 8) (2 4 6) (14 5 2))', '((5 9) (6 8) (4 7))', STATIC, '(?(4 8) ?(1 6 9))']

test('every line of a trace follows the schema', async () => {
  const kinds = new Set()
  for (const text of TEXTS) {
    for (const rules of [
      ...rulesFor(text),
      { values: /** @type {[number, number]} */ ([0, 99]) },
    ]) {
      const search = await open(text, rules)
      const [header, ...events] = traceLines(search, rules)
      assert.deepEqual(wrong(JSON.parse(header), lines.header, 'header'), [])
      for (const line of events) {
        const event = JSON.parse(line)
        kinds.add(event.event)
        assert.deepEqual(wrong(event, lines[event.event], event.event), [])
      }
      search.free()
    }
  }
  assert.deepEqual([...kinds].sort(), [...KIND].sort())
  const ofCalls = Object.keys(lines).filter((name) => !OF_BEST_FIRST.includes(name))
  assert.deepEqual(ofCalls.sort(), ['header', ...KIND].sort())
})

/** @type {import('../../www/types.js').Options[]} */
const GROWN = [
  { algorithm: 'mcts', iterations: 40 },
  { algorithm: 'mcts', iterations: 40, selection: 'puct', expand: 'all', exploration: 3, seed: 5 },
  {
    algorithm: 'mcts',
    iterations: 90,
    solver: 'on',
    reward: 'raw',
    playout: 'last',
    final: 'mean',
  },
  { algorithm: 'mcts', iterations: 9, selection: 'mean', playout: 'value', root: 'min' },
  { algorithm: 'pns' },
  { algorithm: 'pns', threshold: 5 },
]

/**
 * The trace of a best-first search: its header, and its events.
 * @param {string} text
 * @param {import('../../www/types.js').Options} rules
 */
async function grown(text, rules) {
  const search = await open(text, rules)
  const [header, ...events] = [...traceLines(search, rules)].map((line) => JSON.parse(line))
  search.free()
  return { header, events }
}

/** The mistake in an event of a best-first search. @param {any} event */
function wrongEvent(event) {
  const shared = ['evaluate', 'finish'].includes(event.event)
  return wrong(event, lines[shared ? `best-first-${event.event}` : event.event], event.event)
}

test('every line of a best-first trace follows the schema', async () => {
  const kinds = new Set()
  for (const text of ['((3 12 8) (2 4 6) (14 5 2))', '((5 9) (6 8) (4 7))', STATIC]) {
    for (const rules of GROWN) {
      const { header, events } = await grown(text, rules)
      assert.deepEqual(wrong(header, lines['best-first-header'], 'header'), [])
      for (const event of events) {
        kinds.add(event.event)
        assert.deepEqual(wrongEvent(event), [], JSON.stringify(event))
      }
    }
  }
  assert.deepEqual([...kinds].sort(), [
    'evaluate',
    'expand',
    'finish',
    'playout',
    'select',
    'update',
  ])
})

test('the schema refuses a best-first line with a missing or an extra field', async () => {
  const needed = ['event', 'step', 'node', 'depth', 'child', 'leaf', 'value', 'iteration', 'phase']
  for (const rules of GROWN) {
    const { header, events } = await grown(TEXTS[0], rules)
    assert.notDeepEqual(wrong({ ...header, rules: {} }, lines['best-first-header'], 'header'), [])
    for (const event of events.slice(0, 20)) {
      assert.notDeepEqual(wrongEvent({ ...event, alpha: 3 }), [])
      assert.notDeepEqual(wrongEvent({ ...event, node: 'B' }), [])
      for (const name of needed) {
        const { [name]: lost, ...rest } = event
        const free = lost === undefined || (name === 'child' && event.event !== 'select')
        if (name !== 'event' && !free) assert.notDeepEqual(wrongEvent(rest), [], name)
      }
    }
  }
})

test('a best-first trace reads back as the same lines', async () => {
  for (const rules of GROWN) {
    const search = await open(TEXTS[0], rules)
    const text = [...traceLines(search, rules)]
    const read = await open({ trace: text.join('') })
    assert.equal(read.finding, null)
    assert.ok(read.bestFirst)
    assert.deepEqual([...traceLines(read, rules)], text)
    search.free()
    read.free()
  }
})

test('the schema of the header has every rule, and docs/trace.md has every event and rule', () => {
  const { rules } = lines.header.properties ?? {}
  const own = ['listing', 'max-nodes', 'max-text']
  const names = OPTIONS.filter((name) => !own.includes(name))
  assert.deepEqual(Object.keys(rules.properties ?? {}).sort(), [...names].sort())
  for (const kind of KIND)
    assert.match(page, new RegExp(`^\\| ` + '`' + `${kind}` + '`' + `\\s+\\|`, 'm'))
  for (const name of names) assert.ok(name === 'root' || page.includes('`' + name + '`'), name)
})

test('the counts of a search with several visits are calls, with the different nodes beside them', async () => {
  const search = await open(TEXTS[0], { algorithm: 'mtd', guess: 'sss' })
  const { entered, evaluated, distinct } = search.summary
  const [head, row] = countsCsv(search, 'mtd').split('\r\n')
  const cells = Object.fromEntries(head.split(',').map((name, at) => [name, row.split(',')[at]]))
  assert.equal(cells.entered, String(entered))
  assert.equal(cells.evaluated, String(evaluated))
  assert.equal(cells.nodes, String(distinct?.entered))
  assert.equal(cells.leaves, String(distinct?.evaluated))
  assert.ok(Number(cells.nodes) < entered)
  search.free()
})
