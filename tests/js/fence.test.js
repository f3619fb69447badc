// Fences in Markdown: the element and its figure, from the command and from the plugin of remark.

import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import { test } from 'node:test'
import { metaOf, wordsOf } from '../../plugins/markdown/fence.js'
import gametree from '../../plugins/markdown/remark.js'
import { AIMA, secateur } from './secateur.js'

/** @param {string[]} words @param {string} input */
const embed = (words, input = AIMA) => secateur(['embed', '-', ...words], input)

/** The SVG of an image. @param {string} src */
const svgOf = (src) => Buffer.from(src.replace(/^.*?,/, ''), 'base64').toString()

test('the command writes the element in one line, with the figure of its step inside', () => {
  const { stdout } = embed(
    ['--step', 'cutoff:1', '--panels', 'counts log'],
    `${AIMA}\n# a "note"\n`,
  )
  const written =
    /^<secateur-tree tree="(.*?)" step="cutoff:1" panels="counts log"><img alt="(C is worth at most 2.*?)" src="(data:.*?)"><\/secateur-tree>\n$/
  const [, tree, alt, src] = stdout.match(written) ?? assert.fail(stdout)
  assert.equal(tree, `${AIMA}&#10;# a &#34;note&#34;`)
  assert.match(alt, /2\u00a0≤\u00a0α\u00a0=\u00a03/)
  assert.match(svgOf(src), /Step 22 of 42/)
})

test('the figure of an exercise reveals nothing of its search', () => {
  const { stdout } = embed(['--exercise', 'practise', '--step', 'last', '--windows', 'own'])
  assert.match(stdout, /alt="Nothing has happened yet/)
  assert.doesNotMatch(stdout, /worth/)
})

test('an unknown attribute, a wrong value and a broken tree are refused', () => {
  for (const [words, tree, status, message] of /** @type {const} */ ([
    [['--colour', 'red'], AIMA, 2, "Unknown option '--colour'"],
    [['--theme', 'mono'], AIMA, 2, '--theme is one of auto, light, dark'],
    [['--exercise', 'drill'], AIMA, 2, '--exercise is one of practise, predict, find, not'],
    [['--step', 'cutoffs'], AIMA, 1, '“step” cannot be cutoffs.'],
    [['--game', 'coins'], AIMA, 2, 'A tree or a game, not both'],
    [['--panels', 'log,notice'], AIMA, 1, '“panels” cannot be notice. It takes listing, '],
    [['--lang', 'tlh'], AIMA, 2, "There are no words in 'tlh'."],
    [[], '((3 12)\n(2 ])', 1, '<stdin>:2:4: '],
  ])) {
    const { status: code, stderr } = embed([...words], tree)
    assert.equal(code, status)
    assert.ok(stderr.includes(message), stderr)
  }
})

test('the figure alone takes the same options', () => {
  assert.match(embed(['--format', 'svg', '--panels', 'log']).stdout, /^<svg [^]*Step 42 of 42/)
  assert.match(embed(['--format', 'tikz', '--step', '7']).stdout, /^% .*Step 7 of 42/)
})

test('the text after the name of a fence is read as attributes', () => {
  assert.equal(metaOf('gametree'), '')
  assert.equal(metaOf(' gametree  step=7 '), 'step=7')
  for (const other of ['gametrees', 'js gametree', '']) assert.equal(metaOf(other), null)
  assert.deepEqual(wordsOf(`step=cutoff:1 panels="counts log" window='-inf inf'`), [
    '--step=cutoff:1',
    '--panels=counts log',
    '--window=-inf inf',
  ])
  for (const wrong of ['step', 'step=', 'step="7', '{step=7}', 'step=7 x'])
    assert.throws(() => wordsOf(wrong), /is no attribute/)
  for (const option of ['output=index.html', 'step=7 output="a b"', 'format=tikz', 'help=1'])
    assert.throws(() => wordsOf(option), /“(output|format|help)=.*” is no attribute/)
})

/** Runs the plugin over a document with one fence. @param {string} meta @param {string} value */
async function remarked(meta, value) {
  const code = { type: 'code', lang: 'gametree', meta, value }
  const other = { type: 'code', lang: 'js', meta: null, value: '1' }
  const fail = (/** @type {string} */ reason, /** @type {object} */ place) => {
    throw Object.assign(new Error(reason), { place })
  }
  const list = { type: 'listItem', children: [code] }
  await gametree()({ type: 'root', children: [list, other] }, { fail })
  return { code: /** @type {any} */ (code), other }
}

test('remark turns a fence anywhere into the element, and leaves others alone', async () => {
  const { code, other } = await remarked('step=cutoff:1 step-size=cutoff', AIMA)
  const { hName, hProperties, hChildren } = code.data
  assert.equal(hName, 'secateur-tree')
  assert.deepEqual(hProperties, { tree: AIMA, step: 'cutoff:1', 'step-size': 'cutoff' })
  assert.match(hChildren[0].properties.alt, /^C is worth at most 2/)
  assert.match(svgOf(hChildren[0].properties.src), /Step 22 of 42/)
  assert.deepEqual(other, { type: 'code', lang: 'js', meta: null, value: '1' })
})

test('remark ends the build at a wrong fence, with its place', async () => {
  for (const [meta, value, reason] of /** @type {const} */ ([
    ['', '((3 12)', /never closed/],
    ['colour=red', AIMA, /colour/],
    ['red', AIMA, /is no attribute/],
  ])) {
    const error = await remarked(meta, value).catch((error) => error)
    assert.match(error.message, reason)
    assert.equal(error.place.type, 'code')
  }
})
