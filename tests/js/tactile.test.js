// Tactile sheets: the dots are read back by another table, and labels and nodes do not overlap.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { figure, leftOut } from '../../www/figure/figure.js'
import { stepsOf } from '../../www/figure/steps.js'
import { messages } from '../../www/messages/messages.js'

/**
 * The dots of each letter, as they are taught: 1 to 3 left from the top, 4 to 6 right. The numbers are those of a to j.
 * @type {Record<string, string>}
 */
const LETTERS = Object.fromEntries(
  `a1 b12 c14 d145 e15 f124 g1245 h125 i24 j245 k13 l123 m134 n1345 o135 p1234 q12345 r1235 s234
  t2345 u136 v1236 w2456 x1346 y13456 z1356`
    .split(/\s+/)
    .map(([letter, ...dots]) => [letter, dots.join('')]),
)
/** The signs of each language: capital, minus, point, and letter after a number. */
const SIGNS = {
  en: { capital: '6', minus: '5 36', point: '256', letter: '56' },
  de: { capital: '', minus: '4 36', point: '2', letter: '6' },
  fi: { capital: '6', minus: '36', point: '2', letter: '56' },
}
const NUMBER = '3456'

/** @typedef {{ x: number, y: number, cells: string[] }} Label */

/** The labels of a sheet, each as the dots of its cells. @param {string} svg @returns {Label[]} */
function labelsOf(svg) {
  return Array.from(
    svg.matchAll(/<g transform="translate\((\S+) (\S+)\)"[^>]*>(.*?)<\/g>/g),
    (match) => {
      /** @type {string[]} */
      const cells = []
      for (const [, cx, cy, r] of match[3].matchAll(
        /<circle cx="(\S+)" cy="(\S+)" r="(\S+)"\/>/g,
      )) {
        assert.equal(Number(r), 0.75)
        const cell = Math.floor(Number(cx) / 6)
        const [column, row] = [(Number(cx) - cell * 6) / 2.5, Number(cy) / 2.5]
        assert.ok([0, 1].includes(column) && [0, 1, 2].includes(row), `${cx} ${cy}`)
        cells[cell] = (cells[cell] ?? '') + (column * 3 + row + 1)
      }
      return { x: Number(match[1]), y: Number(match[2]), cells }
    },
  )
}

/** Cells as a text. @param {string[]} cells @param {keyof typeof SIGNS} lang */
function read(cells, lang) {
  const { capital, minus, point, letter } = SIGNS[lang]
  let rest = cells.join(' ')
  let text = ''
  let [number, upper] = [false, false]
  while (rest) {
    const sign = (/** @type {string} */ dots) => {
      if (!dots || !(rest === dots || rest.startsWith(`${dots} `))) return false
      rest = rest.slice(dots.length + 1)
      return true
    }
    if (sign(NUMBER)) number = true
    else if (number && sign(point)) text += '.'
    else if (number && sign(letter)) number = false
    else if (sign(minus)) text += '−'
    else if (!number && sign(capital)) upper = true
    else {
      const [one] = Object.entries(LETTERS).find(([, dots]) => sign(dots)) ?? []
      assert.ok(one, `${rest} in ${cells.join(' ')}`)
      text += number ? ('abcdefghij'.indexOf(one) + 1) % 10 : upper ? one.toUpperCase() : one
      upper = false
    }
  }
  return text
}

/**
 * The texts that a sheet needs: names, values of leaves, and exact values that were returned.
 * @param {import('../../www/core.js').Search} search
 * @param {number} step
 */
function labelsAt(search, step) {
  return Array.from({ length: search.summary.nodes }, (_, node) => search.node(node, step)).flatMap(
    ({ place, status, value, proved }) => {
      const number = place.leaf
        ? place.value
        : status === 'closed' && proved === 'value'
          ? value
          : null
      return [place.name, number]
        .filter((one) => one !== null)
        .map((one) => String(one).replace('-', '−'))
    },
  )
}

const TREES = [
  ['((3 12 8) (2 4 6) (14 5 2))', 'first'],
  ['((3 12 8) (2 4 6) (14 5 2))', 'cutoff:1'],
  ['A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))', 'last'],
  ['MIN(x:-10 (2.5 -0.5) 7)', 'last'],
  ['(5 (((4 9))))', 'last'],
  ['?(1/2:(1 2) 1/2:(4 8))', 'last'],
  ['x1', 'first'],
]

for (const lang of /** @type {const} */ (['en', 'de', 'fi'])) {
  test(`every name and value can be read back from the dots: ${lang}`, async () => {
    const m = await messages(lang)
    for (const [tree, named] of TREES) {
      const search = await open(tree)
      const [step] = stepsOf(search, named)
      const svg = await figure(search, [step], m, { theme: 'tactile' })
      const labels = labelsOf(svg).map(({ cells }) => read(cells, lang))
      const expected = labelsAt(search, step).map((one) =>
        lang === 'de' ? one.toLowerCase() : one,
      )
      const lost = leftOut(search, [step], m, { theme: 'tactile' })
      assert.equal(lost, 0, tree)
      assert.deepEqual(labels.sort(), expected.sort(), `${tree} at ${named}`)
      search.free()
    }
  })
}

test('a sheet is A4 in millimetres, black on white, with its description in the file', async () => {
  const m = await messages('en')
  const search = await open(TREES[0][0])
  const svg = await figure(search, [22], m, { theme: 'tactile' })
  assert.match(svg, /^<svg [^>]*width="297mm" height="210mm" viewBox="0 0 297 210"/)
  assert.match(
    svg,
    /<title>Search of a game tree. Step 22 of 42<\/title>\n<desc>C is worth at most 2/,
  )
  assert.deepEqual([...new Set(svg.match(/#[0-9a-f]+/g))].sort(), ['#000', '#fff'])
  // The pruned children are dashed and barred; the open path is thicker than the searched nodes.
  assert.equal(svg.match(/stroke-dasharray/g)?.length, 4)
  assert.ok(svg.includes('stroke-width="2.4"') && svg.includes('stroke-width="1.3"'))
})

test('labels in random trees overlap neither each other nor nodes, and stay on the sheet', async () => {
  const m = await messages('en')
  let most = 0
  for (let seed = 1; seed <= 30; seed += 1) {
    const search = await open({
      random: { branching: 2 + (seed % 3), depth: 2 + (seed % 2), seed },
    })
    if (search.summary.nodes <= 200) {
      const { steps } = search.summary
      const svg = await figure(search, [steps], m, { theme: 'tactile' })
      const boxes = labelsOf(svg).map(({ x, y, cells }) => [
        x,
        y,
        x + cells.length * 6 - 3.5,
        y + 5,
      ])
      const lost = leftOut(search, [steps], m, { theme: 'tactile' })
      assert.equal(boxes.length + lost, labelsAt(search, steps).length, `seed ${seed}`)
      most = Math.max(most, boxes.length)
      boxes.forEach(([left, top, right, bottom], at) => {
        assert.ok(left >= 6 && top >= 6 && right <= 291 && bottom <= 204, `seed ${seed}`)
        for (const [l, t, r, b] of boxes.slice(at + 1)) {
          const apart = right + 2.5 <= l || r + 2.5 <= left || bottom + 2.5 <= t || b + 2.5 <= top
          assert.ok(apart, `seed ${seed}`)
        }
      })
    }
    search.free()
  }
  assert.ok(most > 15, `${most} labels`)
})

test('a tree too large for any sheet is refused, and a name without braille is counted', async () => {
  const m = await messages('en')
  const large = await open(`(${'(1 2 3) '.repeat(60)})`)
  await assert.rejects(figure(large, [0], m, { theme: 'tactile' }), { code: 'too-many-nodes' })
  const named = await open('中(1 2)')
  assert.equal(leftOut(named, [0], m, { theme: 'tactile' }), 1)
})
