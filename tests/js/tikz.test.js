// LaTeX figures: pdflatex compiles them, by themselves and inside another document, and they look like the SVG. Where
// pdflatex or pdftoppm is not installed, these tests say so and do nothing.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { open } from '../../www/core.js'
import { figure } from '../../www/figure/figure.js'
import { stepsOf } from '../../www/figure/steps.js'
import { messages } from '../../www/messages/messages.js'
import { assertAlike, ofSvg, picture } from './picture-comparison.js'

const installed = ['pdflatex', 'pdftoppm'].every((name) => !spawnSync(name, ['--help']).error)
const skip = installed ? false : 'pdflatex or pdftoppm is not installed'
const folder = mkdtempSync(join(tmpdir(), 'secateur-tikz-'))
after(() => rmSync(folder, { recursive: true }))

const m = await messages('en')

/** @import {Picture} from './picture-comparison.js' */

/** @param {string} name @param {string} tex */
function compiled(name, tex) {
  writeFileSync(join(folder, `${name}.tex`), tex)
  const words = ['-interaction=nonstopmode', '-halt-on-error', `${name}.tex`]
  const { status, stdout } = spawnSync('pdflatex', words, { cwd: folder, encoding: 'utf8' })
  assert.equal(status, 0, stdout.slice(-1500))
  assert.match(stdout, /\(1 page,/)
  spawnSync('pdftoppm', ['-r', '96', '-singlefile', `${name}.pdf`, name], { cwd: folder })
  return ofPpm(readFileSync(join(folder, `${name}.ppm`)))
}

/** @param {Buffer} ppm @returns {Picture} */
function ofPpm(ppm) {
  const [head, width, height] =
    /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.toString('latin1', 0, 40)) ?? []
  return picture(Number(width), Number(height), ppm.subarray(head?.length ?? 0), 3)
}

/** @type {[name: string, tree: string, steps: string, options: import('../../www/figure/figure.js').FigureOptions][]} */
const CASES = [
  ['one', '((3 12 8) (2 4 6) (14 5 2))', 'cutoff:1', {}],
  ['strip', 'A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))', 'cutoffs,last', { captions: false }],
  ['deep', 'A(x:5 B(7 (6 (4 9) y) 8) (2 ((1 2 3) (4 5 6)) -1.5))', 'cutoff:1', { theme: 'mono' }],
  [
    'bands',
    '((3 12 8) (2 4 6) (14 5 2))',
    '12,last',
    { style: { convention: 'wikipedia' }, captions: false },
  ],
]

for (const [name, tree, steps, options] of CASES) {
  test(`${name}: the LaTeX looks like the SVG`, { skip }, async () => {
    const search = await open(tree)
    const chosen = stepsOf(search, steps)
    const svg = await figure(search, chosen, m, options)
    const tex = await figure(search, chosen, m, { ...options, format: 'tikz' })
    assertAlike(compiled(name, tex), ofSvg(svg))
  })
}

test('another document can include the figure', { skip }, async () => {
  const search = await open('((3 12 8) (2 4 6) (14 5 2))')
  const tex = await figure(search, [22], m, { format: 'tikz' })
  writeFileSync(join(folder, 'part.tex'), tex)
  const preamble = ['\\documentclass{article}', '\\usepackage{tikz}', '\\begin{document}', 'Before']
  compiled('whole', [...preamble, '\\input{part}', 'after.', '\\end{document}'].join('\n'))
})

test('names of all kinds compile', { skip }, async () => {
  const names = [
    'a_b',
    'x^y',
    '50%',
    '#1',
    'a&b',
    '~',
    '$x$',
    'König',
    '王',
    'Ω',
    '\\alpha',
    "it's",
  ]
  const named = names.map((name) => `${name}(1 2)`)
  const open1 = async (/** @type {string} */ tree) => open(tree).catch(() => null)
  const good = []
  for (const one of named) if (await open1(`(${one})`)) good.push(one)
  assert.ok(good.length > 3, good.join(' '))
  const search = await open(`(${good.join(' ')})`)
  const tex = await figure(search, [3, search.summary.steps], m, { format: 'tikz' })
  compiled('names', tex)
})
