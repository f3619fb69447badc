// The tree as text for Graphviz and for the package forest.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { dot, forest } from '../../www/figure/graph.js'

const TREE = 'MAX A(B(E=3 12) ?(1/3:4 2/3:x_1) "50 % \\"off\\""(7 (8)))'

test('the text for Graphviz has each node, each edge, and a shape for each player', async (t) => {
  const search = await open(TREE)
  const text = dot(search)
  const { nodes } = search.summary
  assert.equal(text.match(/^ {2}n\d+ \[shape=/gm)?.length, nodes)
  assert.equal(text.match(/^ {2}n\d+ -> n\d+$/gm)?.length, nodes - 1)
  assert.match(text, /n0 \[shape=triangle, label="A"\]/)
  assert.match(text, /shape=invtriangle, label="B"/)
  assert.match(text, /shape=box, label="E = 3"/)
  assert.match(text, /shape=circle, /)
  assert.match(text, /label="50 % \\"off\\""/)
  const drawn = spawnSync('dot', ['-Tsvg'], { input: text, encoding: 'utf8' })
  if (drawn.error) return t.diagnostic('Graphviz is not installed')
  assert.equal(drawn.status, 0, drawn.stderr)
  assert.equal(drawn.stdout.match(/class="node"/g)?.length, nodes)
})

test('the text for forest has matching brackets, and no commands of LaTeX in names', async () => {
  const search = await open(TREE)
  const text = forest(search)
  const body = text.slice(text.indexOf('\n  [') + 1, text.indexOf('\n\\end'))
  assert.equal(body.match(/\[\{/g)?.length, search.summary.nodes)
  let depth = 0
  let deepest = 0
  for (const sign of body) {
    if (sign === '[') depth += 1
    if (sign === ']') depth -= 1
    deepest = Math.max(deepest, depth)
    assert.ok(depth >= 0)
  }
  assert.deepEqual([depth, deepest], [0, 4])
  assert.ok(body.includes('{x\\_1}, leaf') && body.includes("{50 \\% {''}off{''}}, min"))
})

test('forest gets commands for signs that pdflatex refuses', async () => {
  const text = forest(await open('("„α“"(x≥4) 7)'))
  assert.ok(text.includes('[{,,\\ensuremath{\\alpha}“}, min'), text)
  assert.ok(text.includes('[{x\\ensuremath{\\ge}4}, leaf]'), text)
})
