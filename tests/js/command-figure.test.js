// Figures by npx secateur: their formats, and refused arguments.

import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { folder, secateur, written } from './secateur.js'

test('the figure of a named step is SVG with a description', () => {
  const svg = written('figure', 'tree.txt', '--step', 'cutoff:1')
  assert.match(svg, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]* lang="en" role="img"/)
  assert.match(svg, /<title [^>]*>[^<]*Step 22 of 42<\/title>/)
  assert.match(svg, /<desc [^>]*>C is worth at most 2/)
  for (const value of [3, 12, 8, 2, 4, 6, 14, 5]) assert.ok(svg.includes(`>${value}</text>`))
})

test('several steps become a strip with letters and captions, in the given language', () => {
  const svg = written('figure', 'tree.txt', '--step', 'cutoffs,last', '--lang', 'de')
  assert.match(svg, />a\) C ist höchstens 2 wert/)
  assert.match(svg, />b\) Die Suche endet/)
  const bare = written('figure', 'tree.txt', '--step', '3..5', '--captions', 'no')
  assert.deepEqual(bare.match(/>[abc]\)</g), ['>a)<', '>b)<', '>c)<'])
  const tex = written('figure', 'tree.txt', '--step', 'decisions', '--format', 'tikz')
  assert.ok(tex.includes('{a)\\ ') && tex.includes('\\documentclass'))
})

test('the figure of a best-first search has its sentences as captions and description', () => {
  const ends = { mcts: 'After 1,000 iterations', pns: 'A is disproved after 4 iterations' }
  for (const [algorithm, end] of Object.entries(ends)) {
    const svg = written('figure', 'tree.txt', '--algorithm', algorithm, '--step', '1,last')
    assert.match(svg, />a\) [AB] /)
    assert.ok(svg.includes(`>b) ${end}`), algorithm)
    assert.match(svg, new RegExp(`<desc [^>]*>[^<]*\\. ${end}`))
  }
})

test('the name of the output sets the format, and a duration animates the figure', () => {
  written('figure', 'tree.txt', '-o', 'tree.tex')
  assert.match(readFileSync(join(folder, 'tree.tex'), 'utf8'), /\\begin\{tikzpicture\}/)
  written('figure', 'tree.txt', '-o', 'tree.png', '--scale', '1')
  const png = readFileSync(join(folder, 'tree.png'))
  assert.equal(png.subarray(1, 4).toString(), 'PNG')
  const [svg] =
    written('figure', 'tree.txt', '--scale', '1')
      .match(/width="(\d+)"/)
      ?.slice(1) ?? []
  assert.equal(png.readUInt32BE(16), Number(svg))
  assert.match(written('figure', 'tree.txt', '--step', 'decisions', '--seconds', '2'), /@keyframes/)
})

test('omitted texts of a figure are counted, with the width that has room for all', () => {
  const leaves = Array.from({ length: 64 }, (_, leaf) => ((leaf * 37) % 100) + 100)
  const rows = Array.from({ length: 8 }, (_, row) => leaves.slice(row * 8, row * 8 + 8).join(' '))
  writeFileSync(join(folder, 'wide.txt'), `((${rows.join(') (')}))`)
  const all = (/** @type {string} */ svg) =>
    leaves.filter((leaf) => svg.includes(`>${leaf}</text>`))
  const words = ['figure', 'wide.txt', '--algorithm', 'minimax', '--width']
  const { status, stdout, stderr } = secateur([...words, '600'])
  assert.equal(status, 0)
  const lost =
    /^secateur: (\d+) values and names are left out for want of room\. --width (\d+) holds all\.\n$/
  const [, count, width] = stderr.match(lost) ?? assert.fail(stderr)
  assert.ok(Number(count) >= leaves.length - all(stdout).length && all(stdout).length < 64, count)
  assert.equal(all(written(...words, width)).length, 64)
  const { stderr: tight } = secateur([...words, String(Number(width) * 0.8)])
  assert.match(tight, lost)
})

test('an output name without a known format is refused', () => {
  for (const name of ['x.pdf', 'x.jpg']) {
    const { status, stderr } = secateur(['figure', 'tree.txt', '-o', name])
    assert.equal(status, 2)
    const words = `Figures are SVG (.svg), TikZ (.tex), Typst (.typ) or PNG (.png), not '${name.slice(1)}'.`
    assert.ok(stderr.startsWith(words), stderr)
    assert.ok(!existsSync(join(folder, name)))
  }
  written('figure', 'tree.txt', '-o', 'x.pdf.SVG')
  written('figure', 'tree.txt', '-o', 'figure')
  written('figure', 'tree.txt', '-o', 'odd.eps', '--format', 'tikz')
  written('figure', 'tree.txt', '-o', 'tree.typ')
  assert.match(readFileSync(join(folder, 'tree.typ'), 'utf8'), /^#let tree = box\(/m)
})

test('the theme “tactile” gives a tactile sheet, and texts without room are counted', () => {
  const words = ['figure', 'tree.txt', '--theme', 'tactile', '--step', 'cutoff']
  assert.match(written(...words), /^<svg [^>]*width="297mm"[^]*<metadata id="secateur-link">/)
  writeFileSync(join(folder, 'letters.txt'), '中(1 2)')
  const { status, stderr } = secateur(['figure', 'letters.txt', '--theme', 'tactile'])
  assert.deepEqual(
    [status, stderr],
    [0, 'secateur: 1 value or name is left out for want of room.\n'],
  )
})

test('TikZ gets Greek letters as commands, and the characters that pdflatex lacks are named', () => {
  writeFileSync(join(folder, 'greek.txt'), 'Ω(γ:3 λ₁:5)')
  const tex = written('figure', 'greek.txt', '--format', 'tikz')
  for (const sign of ['\\Omega', '\\gamma', '\\lambda', '_1']) assert.ok(tex.includes(sign), sign)
  writeFileSync(join(folder, 'wide-letters.txt'), '中文(3 5)')
  const { status, stderr } = secateur(['figure', 'wide-letters.txt', '--format', 'tikz'])
  const words =
    'pdflatex lacks 中 文 and writes a question mark; compile the file with xelatex or lualatex.'
  assert.deepEqual([status, stderr], [0, `secateur: ${words}\n`])
  written('figure', 'wide-letters.txt')
})

test('themes, conventions and rules reach the picture', () => {
  const plain = written('figure', 'tree.txt')
  assert.ok(written('figure', 'tree.txt', '--theme', 'dark').includes('#14171c'))
  assert.ok(written('figure', 'tree.txt', '--theme', 'auto').includes('prefers-color-scheme'))
  assert.notEqual(written('figure', 'tree.txt', '--convention', 'wikipedia'), plain)
  assert.notEqual(written('figure', 'tree.txt', '--algorithm', 'minimax'), plain)
  assert.notEqual(written('figure', '--game', 'coins', '--coins', '4'), plain)
})

test('a PNG of too many pixels, or of none, is refused before it is drawn', () => {
  for (const scale of ['1e5', '1e300', '1e-9']) {
    const words = ['figure', 'tree.txt', '-o', 'huge.png', '--scale', scale]
    const { status, stdout, stderr } = secateur(words)
    assert.deepEqual([status, stdout], [1, ''], scale)
    assert.match(stderr, /^secateur: A PNG has 1 to 100,000,000 pixels, not .*\n$/)
  }
})
