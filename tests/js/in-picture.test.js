// A picture that opens again: its link is in it, and nothing else of the picture changes.

import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { crc32 } from 'node:zlib'
import { FIELDS } from '../../www/link/fields.js'
import { read } from '../../www/link/fragment.js'
import { linkIn, pngWithLink, svgWithLink } from '../../www/link/in-picture.js'
import { secateur } from './secateur.js'

/** @param {string} tree @param {string[]} words */
function figure(tree, words) {
  const { stderr, status } = secateur(['figure', '-', ...words, '-o', 'picture'], tree)
  assert.equal(status, 0, stderr)
  return new Blob([readFileSync('picture')])
}

/** A link has one form of a number, a command and an attribute have several. */
const OPEN = { window: '-Infinity 5', values: '0 Infinity' }

const LONG = `(${'(1 2 3) '.repeat(300)})`

for (const format of ['svg', 'png']) {
  test(`${format}: the link of a figure leads to its tree, step and rules`, async () => {
    for (const [tree, words, expected] of /** @type {const} */ ([
      ['((3 12 8) (2 4 6))', ['--step', 'cutoff:1', '--cut', '>', '--lang', 'fi'], { cut: '>' }],
      [
        '(("a&b<c"=3 2) (1 "日"=2)) # x',
        ['--step', '3', '--convention', 'cs188'],
        { convention: 'cs188' },
      ],
      [LONG, ['--step', 'last', '--theme', 'mono'], {}],
      ['(3 12)', ['--window', '-inf,5', '--values', '0 ∞'], OPEN],
    ])) {
      const scale = format === 'png' ? ['--scale', '0.5'] : []
      const link = await linkIn(figure(tree, ['--format', format, ...words, ...scale]))
      const { state, problem } = await read(link ?? '', FIELDS)
      assert.equal(problem, null)
      const { step, ...rest } = state ?? {}
      assert.deepEqual(rest, { tree, ...expected })
      assert.match(step, /^\d+$/)
    }
  })
}

test('the link of a game has its fields, and that of the default tree is the shortest', async () => {
  const coins = figure('', ['--game', 'coins', '--coins', '4', '--step', '2']).text()
  assert.match(await coins, /<metadata id="secateur-link">1&amp;game=coins&amp;coins=4&amp;step=2</)
})

test('a picture of another program has no link', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  for (const other of [png, png.subarray(0, 12), Buffer.from('<svg/>'), Buffer.alloc(0)])
    assert.equal(await linkIn(new Blob([other])), null)
  // A chunk that claims to be longer than the file ends the search for the link.
  const broken = Buffer.concat([
    png.subarray(0, 33),
    Buffer.from([0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4]),
  ])
  assert.equal(await linkIn(new Blob([broken])), null)
  assert.equal(await linkIn(new Blob([pngWithLink(png, '1&step=7')])), '1&step=7')
})

test('the chunk in a PNG has the right checksum', { skip: !crc32 }, () => {
  const head = Buffer.concat([Buffer.alloc(33), Buffer.from('rest')])
  const part = Buffer.from(pngWithLink(head, '1&step=7')).subarray(33, -4)
  const length = part.readUInt32BE(0)
  assert.equal(part.length, length + 12)
  assert.equal(part.readUInt32BE(length + 8), crc32(part.subarray(4, length + 8)))
})

test('an SVG without a title is left unchanged', () => {
  assert.equal(svgWithLink('<svg/>', '1'), '<svg/>')
})
