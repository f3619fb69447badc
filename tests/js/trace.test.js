// Traces have the shape of docs/trace.schema.json, with all kinds of events and all rules, and docs/trace.md tells them.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { KIND, open } from '../../www/core.js'
import { OPTIONS } from '../../www/element/attributes.js'
import { countsCsv, traceLines } from '../../www/figure/trace.js'
import { STATIC, rulesFor } from './rules.js'
import { wrong } from './schema.js'

/** @import {Schema} from './schema.js' */

const docs = new URL('../../docs/', import.meta.url)
/** @type {Record<string, Schema>} */
const lines = JSON.parse(readFileSync(new URL('trace.schema.json', docs), 'utf8')).$defs
const page = readFileSync(new URL('trace.md', docs), 'utf8')

const TEXTS = ['((3 12 8) (2 4 6) (14 5 2))', '((5 9) (6 8) (4 7))', STATIC, '(?(4 8) ?(1 6 9))']

test('every line of a trace has a shape that is told', async () => {
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
        const told = JSON.parse(line)
        kinds.add(told.event)
        assert.deepEqual(wrong(told, lines[told.event], told.event), [])
      }
      search.free()
    }
  }
  assert.deepEqual([...kinds].sort(), [...KIND].sort())
  assert.deepEqual(Object.keys(lines).sort(), ['header', ...KIND].sort())
})

test('the header can have every rule, and the page tells every event and every rule', () => {
  const { rules } = lines.header.properties ?? {}
  const own = ['listing', 'max-nodes', 'max-text']
  const names = OPTIONS.filter((name) => !own.includes(name))
  assert.deepEqual(Object.keys(rules.properties ?? {}).sort(), [...names].sort())
  for (const kind of KIND)
    assert.match(page, new RegExp(`^\\| ` + '`' + `${kind}` + '`' + `\\s+\\|`, 'm'))
  for (const name of names) assert.ok(name === 'root' || page.includes('`' + name + '`'), name)
})

test('counts of a search that comes back are those of calls, with the different nodes beside', async () => {
  const search = await open(TEXTS[0], { algorithm: 'mtd', guess: 'sss' })
  const { entered, evaluated, distinct } = search.summary
  const [head, row] = countsCsv(search, 'mtd').split('\r\n')
  const found = Object.fromEntries(head.split(',').map((name, at) => [name, row.split(',')[at]]))
  assert.equal(found.entered, String(entered))
  assert.equal(found.evaluated, String(evaluated))
  assert.equal(found.nodes, String(distinct?.entered))
  assert.equal(found.leaves, String(distinct?.evaluated))
  assert.ok(Number(found.nodes) < entered)
  search.free()
})
