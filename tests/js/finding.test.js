// The first mistake of another program in both views: that of a negamax is quoted in values of the side to move.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { wrongness } from '../../www/figure/finding.js'
import { partOf } from '../../www/messages/messages.js'

/** @typedef {number | Tree[]} Tree */

/** @type {Tree} */
const TREE = [
  [3, 12, 8],
  [2, 4, 6],
  [14, 5, 2],
]
const TEXT = '((3 12 8) (2 4 6) (14 5 2))'

/**
 * The trace of a negamax with a bug.
 * @param {{ window?: (alpha: number, beta: number, node: string) => [number, number], value?: (value: number, node:
 *   string) => number }} bug
 */
function negamax({ window = (alpha, beta) => [alpha, beta], value: wrong = (value) => value }) {
  const lines = [JSON.stringify({ secateur: 'trace', version: 1, view: 'mover' })]
  /** @param {string} event @param {string} node @param {Record<string, number>} numbers */
  const write = (event, node, numbers) => {
    const pairs = Object.entries(numbers).map(([name, x]) => [name, isFinite(x) ? x : String(x)])
    lines.push(JSON.stringify({ event, node, ...Object.fromEntries(pairs) }))
  }
  /** @param {Tree} tree @param {string} node @param {number} lower @param {number} upper @param {number} sign */
  const search = (tree, node, lower, upper, sign) => {
    const [least, beta] = window(lower, upper, node)
    let alpha = least
    write('enter', node, { alpha, beta })
    let best = Array.isArray(tree) ? -Infinity : sign * tree
    for (const [at, child] of Array.isArray(tree) ? tree.entries() : []) {
      best = Math.max(best, -search(child, `${node}/${at}`, -beta, -alpha, -sign))
      alpha = Math.max(alpha, best)
      if (alpha >= beta) break
    }
    best = wrong(best, node)
    write('leave', node, { value: best })
    return best
  }
  search(TREE, '', -Infinity, Infinity, 1)
  return lines
}

/** @param {string[]} lines */
async function findingOf(lines) {
  const search = await open({ trace: lines.join('\n'), tree: TEXT })
  const [max, mover] = [search.findingIn('max'), search.findingIn('mover')]
  assert.deepEqual(search.finding, max)
  search.free()
  assert.ok(max && mover)
  const line = JSON.parse(lines[max.line - 1])
  const { found, expected, side } = /** @type {any} */ (mover)
  return { max: /** @type {any} */ (max), found, expected, side, line }
}

test('a correct negamax has no mistake in either view', async () => {
  const search = await open({ trace: negamax({}).join('\n'), tree: TEXT })
  assert.deepEqual([search.findingIn('max'), search.findingIn('mover')], [null, null])
  search.free()
})

test('a wrong returned value is quoted as in the line: negated at MIN, the same at MAX', async () => {
  for (const [node, turned] of /** @type {const} */ ([
    ['/1', -1],
    ['/0/1', 1],
    ['', 1],
  ])) {
    const lines = negamax({ value: (value, at) => value + (at === node ? 100 : 0) })
    const { max, found, expected, line } = await findingOf(lines)
    assert.equal(line.node, node)
    assert.equal(found, line.value)
    assert.equal(expected, line.value - 100)
    assert.equal(max.found, turned * found)
    assert.equal(max.expected, turned * expected)
  }
})

test('a search has its own options, a trace those of its header unless others are given', async () => {
  const rules = { algorithm: 'minimax', depth: null }
  const header = JSON.stringify({ secateur: 'trace', version: 1, tree: TEXT, rules })
  const trace = [header, ...negamax({}).slice(1)].join('\n')
  const [foreign, strict] = [await open({ trace }), await open({ trace }, { cut: '>' })]
  const own = await open(TEXT, { algorithm: 'minimax', depth: 1 })
  assert.equal(foreign.options.algorithm, 'minimax')
  assert.deepEqual([strict.options.algorithm, strict.options.cut], [undefined, '>'])
  assert.deepEqual([own.options.algorithm, own.options.depth], ['minimax', 1])
  for (const search of [foreign, strict, own]) search.free()
})

test('a wrong bound is quoted as in the line: the mover’s α at MIN is MAX’s β', async () => {
  for (const [node, turned, wrong] of /** @type {const} */ ([
    ['/1', true, -10],
    ['/0/1', false, 2.5],
  ])) {
    const lines = negamax({ window: (alpha, beta, at) => [at === node ? wrong : alpha, beta] })
    const { max, found, side, line } = await findingOf(lines)
    assert.deepEqual([line.node, side, found], [node, 'alpha', line.alpha])
    assert.deepEqual([max.side, max.found], turned ? ['beta', -found] : ['alpha', found])
  }
})

test('a leaf is not named by the wrong value that the trace gives it', async () => {
  const w = await partOf('en', 'imported')
  /** @param {string[]} lines @param {import('../../www/types.js').View} view */
  const sentenceOf = async (lines, view) => {
    const search = await open({ trace: lines.join('\n'), tree: TEXT })
    const finding = search.findingIn(view)
    assert.ok(finding)
    const sentence = wrongness(search, finding, w)
    search.free()
    return sentence
  }
  const root = ['', '/0', '/0/0'].map((node) => JSON.stringify({ event: 'enter', node }))
  /** @param {string} event @param {number} value */
  const told = (event, value) => JSON.stringify({ event, node: '/0/0', value })
  const given = await sentenceOf([...root, told('evaluate', 7), told('leave', 7)], 'max')
  assert.equal(given, 'Child 1 of B is given the value 7. In the tree it is 3.')
  const returned = await sentenceOf([...root, told('leave', 7)], 'max')
  assert.equal(returned, 'Child 1 of B returns 7. By the rules it returns 3.')
  const wrong = await sentenceOf([...root, told('evaluate', 3), told('leave', 7)], 'max')
  assert.equal(wrong, 'The leaf 3 returns 7. By the rules it returns 3.')
  // In a negamax, too, whose finding is quoted in values of the side to move.
  const header = JSON.stringify({ secateur: 'trace', version: 1, view: 'mover' })
  const signed = await sentenceOf([header, ...root, told('leave', -3)], 'mover')
  assert.equal(signed, 'Child 1 of B returns −3. By the rules it returns 3.')
})

/** @param {string} tree @param {[string, string, number?][]} events @param {import('../../www/types.js').Options} [options] */
async function verdictOn(tree, events, options) {
  const lines = events.map(([event, node, value]) => JSON.stringify({ event, node, value }))
  const search = await open({ trace: lines.join('\n'), tree }, options)
  const { finding } = search
  search.free()
  return finding
}

test('what rounding leaves of an average that is 0 is no mistake', async () => {
  /** @type {[string, string, number?][]} */
  const leaves = [0.1, 0.2, -0.3].flatMap((value, at) => [
    ['enter', `/${at}`],
    ['leave', `/${at}`, value],
  ])
  const average = (0.1 + 0.2 - 0.3) / 3
  assert.notEqual(average, 0)
  const told = async (/** @type {number} */ value) =>
    verdictOn('?(0.1 0.2 -0.3)', [['enter', ''], ...leaves, ['leave', '', value]], {
      algorithm: 'expectiminimax',
    })
  assert.equal(await told(average), null)
  assert.equal((await told(1e-9))?.code, 'returns')
})

test('a likely bug explains only the numbers that it makes', async () => {
  /** @param {string} tree @param {number[]} values those of the leaves @param {number} value that of the root */
  const likely = async (tree, values, value) => {
    /** @type {[string, string, number?][]} */
    const leaves = values.flatMap((value, at) => [
      ['enter', `/${at}`],
      ['leave', `/${at}`, value],
    ])
    const events = /** @type {typeof leaves} */ ([['enter', ''], ...leaves, ['leave', '', value]])
    return (await verdictOn(tree, events, { algorithm: 'minimax' }))?.likely
  }
  const sign = { fault: 'sign-of-leaves', until: null }
  assert.deepEqual(await likely('(3 12 8)', [-3, -12, -8], -3), sign)
  assert.equal(await likely('(3 12 8)', [-999, 0, -7], 0), null)
  const zero = { fault: 'best-from-zero', until: null }
  assert.deepEqual(await likely('MIN(3 5)', [3, 5], 0), zero)
  const infinite = { fault: 'best-from-wrong-end', until: null }
  assert.deepEqual(await likely('MIN(3 5)', [3, 5], -1e9), infinite)
})

test('infinity is read as Go, R, PHP, C, Java and JavaScript write it', async () => {
  for (const [least, most] of [
    ['-Inf', '+Inf'],
    ['-Inf', 'Inf'],
    ['-INF', 'INF'],
    ['-inf', 'inf'],
    ['-Infinity', 'Infinity'],
    ['null', 'null'],
  ]) {
    const trace = `{"event":"enter","node":"","alpha":${least},"beta":${most}}\n{"event":"leave","node":"","value":3}`
    const search = await open({ trace, tree: '3' })
    assert.equal(search.finding, null, most)
    search.free()
  }
})

test('more evaluations are tolerated at the depth limit, too', async () => {
  const events = [
    { event: 'enter', node: '' },
    { event: 'enter', node: '/0' },
    { event: 'evaluate', node: '/0/0', value: 3 },
    { event: 'evaluate', node: '/0/1', value: 5 },
    { event: 'evaluate', node: '/0', value: 4 },
    { event: 'leave', node: '/0', value: 4 },
    { event: 'leave', node: '', value: 4 },
  ]
  const trace = events.map((event) => JSON.stringify(event)).join('\n')
  const source = { trace, tree: '(B=4(3 5))' }
  const strict = await open(source, { depth: 1 })
  assert.equal(strict.finding?.code, 'evaluates')
  strict.free()
  const tolerant = await open({ ...source, tolerate: ['extra-evaluations'] }, { depth: 1 })
  assert.equal(tolerant.finding, null)
  tolerant.free()
})
