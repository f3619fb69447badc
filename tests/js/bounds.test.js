// The words of bounds at every node and step, and the arrow as JavaScript sees it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { INK, ROLE, SHAPE, open } from '../../www/core.js'
import { partOf } from '../../www/messages/messages.js'

/** @import {Options, Scene} from '../../www/types.js' */

const { line } = (await partOf('en', 'panels')).node
const NO_WORDS = /undefined|null|NaN|Infinity|\[object|-\d|-∞/
const DEEP = '(5 (((4 9))))'
const VIEWPORT = { width: 800, height: 600, x: 100, y: 60, unit: 80, rowHeight: 110 }

/** @type {Options[]} */
const RULES = [
  {},
  { algorithm: 'minimax' },
  { update: 'before', returns: 'hard' },
  { window: [3, 6], bounds: 'shallow' },
  { depth: 1 },
]

test('the number line of every node at every step has a description', async () => {
  const texts = new Set()
  for (const text of [DEEP, '((3 12 8) (2 4 6) (14 5 2))', 'MIN((1 a) (-0.5 2))', 'x']) {
    for (const rules of RULES) {
      const search = await open(text, rules)
      for (let step = 0; step <= search.summary.steps; step += 1) {
        for (let node = 0; node < search.summary.nodes; node += 1) {
          for (const view of /** @type {const} */ (['max', 'mover'])) {
            const words = line.words(search.node(node, step, view), step % 2 ? -1 : null, '')
            assert.match(words, /^Number line .*\.$/)
            assert.doesNotMatch(words, NO_WORDS)
            texts.add(words)
          }
        }
      }
      search.free()
    }
  }
  const all = [...texts].join('\n')
  for (const part of ['without a window', 'α has passed β', 'not above α', 'cut off by β']) {
    assert.ok(all.includes(part), `in no sentence: ${part}`)
  }
})

test('in JavaScript the scale of a search is a pair, or null', async () => {
  const [some, none] = await Promise.all([open(DEEP), open('(a b)', { algorithm: 'minimax' })])
  assert.deepEqual([some.summary.span, none.summary.span], [[4, 9], null])
})

/** @param {Scene} scene @param {string} shape */
function inks({ marks }, shape) {
  const of = Array.from(marks.shape.keys()).filter((i) => SHAPE[marks.shape[i]] === shape)
  return new Set(of.map((i) => INK[marks.ink[i]]))
}

/** @param {Scene} scene */
function reach({ texts }) {
  return texts.text.filter((_, i) => ROLE[texts.role[i]] === 'reach')
}

test('the arrow of a cutoff is drawn with its label', async () => {
  for (const [text, kind] of [
    [DEEP, 'deep'],
    ['((3 12) (2 4))', 'shallow'],
  ]) {
    const search = await open(text)
    const step = search.next(0, 'cutoff') ?? 0
    const scene = search.scene(step, VIEWPORT, { reach: { deep: 'tief', shallow: 'flach' } })
    assert.deepEqual(inks(scene, 'curve'), new Set([kind]))
    assert.deepEqual(inks(scene, 'head'), new Set([kind]))
    assert.deepEqual(reach(scene), [kind === 'deep' ? 'tief' : 'flach'])
    assert.deepEqual(reach(search.scene(step, VIEWPORT)), [], 'no words of its own')
    assert.equal(inks(search.scene(step - 1, VIEWPORT), 'head').size, 0)
  }
})
