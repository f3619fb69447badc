// Figures in Typst, by their recipe: a figure compiles by itself and looks like the SVG, and another document imports it.

import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { Resvg } from '@resvg/resvg-js'
import { open } from '../../../www/core.js'
import { figure } from '../../../www/figure/figure.js'
import { stepsOf } from '../../../www/figure/steps.js'
import { messages } from '../../../www/messages/messages.js'
import { assertAlike, ofSvg, picture } from '../../js/picture-comparison.js'
import { missing, pinned, program, run } from './programs.js'

const skip = missing('python')
const folder = mkdtempSync(join(tmpdir(), 'secateur-typst-'))
after(() => rmSync(folder, { recursive: true }))
const m = await messages('en')

/** The picture of a document, a pixel for a pixel of CSS. The PNG stands in an SVG, whose reader gives its pixels. @param {string} name */
function compiled(name) {
  const args = `"${name}.typ", output="${name}.png", format="png", ppi=96.0`
  writeFileSync(join(folder, 'compile.py'), `import typst\ntypst.compile(${args})\n`)
  run(program('python'), ['compile.py'], folder)
  const png = readFileSync(join(folder, `${name}.png`))
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const wrapper = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`
  return picture(width, height, new Resvg(wrapper).render().pixels, 4)
}

/** How much of a picture is dark, in pixels. @param {import('../../js/picture-comparison.js').Picture} picture */
function ink({ width, height, dark }) {
  let sum = 0
  for (let at = 0; at < width * height; at += 1) sum += dark(at % width, Math.floor(at / width))
  return sum
}

/** @type {[name: string, tree: string, steps: string, options: import('../../../www/figure/figure.js').FigureOptions][]} */
const CASES = [
  ['one', '((3 12 8) (2 4 6) (14 5 2))', 'cutoff:1', {}],
  ['strip', 'A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))', 'cutoffs,last', { captions: false }],
  ['deep', 'A(x:5 B(7 (6 (4 9) y) 8) (2 ((1 2 3) (4 5 6)) -1.5))', 'cutoff:1', { theme: 'mono' }],
  ['dark', '?(1/3:(1 2) 2/3:(4 8))', 'last', { theme: 'dark' }],
  [
    'bands',
    '((3 12 8) (2 4 6) (14 5 2))',
    '12,last',
    { style: { convention: 'wikipedia' }, captions: false },
  ],
]

for (const [name, tree, steps, options] of CASES) {
  test(`${name}: the Typst looks like the SVG`, { skip }, async (t) => {
    t.diagnostic(`version ${pinned('typst')}`)
    const search = await open(tree)
    const chosen = stepsOf(search, steps)
    const svg = await figure(search, chosen, m, options)
    const typst = await figure(search, chosen, m, { ...options, format: 'typst' })
    writeFileSync(join(folder, `${name}.typ`), typst)
    assertAlike(compiled(name), ofSvg(svg))
  })
}

test('another document imports the picture, with names of all kinds', { skip }, async () => {
  const names = ['a_b', '50%', '#1', '$x$', 'König', '王', 'Ω', '\\alpha', '"q"', '*b*', '@c']
  const good = []
  for (const name of names) {
    const tree = `(${name}(1 2))`
    if (await open(tree).catch(() => null)) good.push(`${name}(1 2)`)
  }
  assert.ok(good.length > 3, good.join(' '))
  const search = await open(`(${good.join(' ')})`)
  const typst = await figure(search, [search.summary.steps], m, { format: 'typst' })
  writeFileSync(join(folder, 'cutoff.typ'), typst)
  const [, recipe] =
    readFileSync(new URL('../../../docs/figures.md', import.meta.url), 'utf8').match(
      /```typst\n([^`]*)```/,
    ) ?? []
  const alone = compiled('cutoff')
  writeFileSync(join(folder, 'paper.typ'), `Before.\n${recipe}\nAfter.\n`)
  const paper = compiled('paper')
  // A4, and no page of its own for the picture.
  assert.ok(Math.abs(paper.width - 794) <= 1 && Math.abs(paper.height - 1123) <= 1)
  const [inPaper, own] = [ink(paper), ink(alone)]
  assert.ok(inPaper > own * 0.9, `${inPaper} in the paper, ${own} by itself`)
})
