// The best-first search of another program: the programs of docs/own-search, with and without the bugs of
// docs/own-monte-carlo.md, and refused lines.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { traceLines } from '../../www/figure/trace.js'
import { addBestFirst, messages, sentence } from '../../www/messages/messages.js'
import { errorOf } from './error-of.js'
import { documented, printed, unlessInstalled, withBug } from './foreign-programs.js'
import { AIMA as TREE, secateur } from './secateur.js'

const HEADER = {
  secateur: 'trace',
  version: 1,
  rules: { algorithm: /** @type {const} */ ('mcts') },
  tree: TREE,
}

/** The faults in the order of the page, by their names in the core. */
const FAULTS = [
  'sign-forgotten',
  'child-logarithm',
  'mean-alone',
  'total-replaced',
  'reward-turned',
]

/** The replacements of the page, for Python. */
const page = readFileSync(new URL('../../docs/own-monte-carlo.md', import.meta.url), 'utf8')
const rows = page
  .slice(page.indexOf('## Mistakes to try'))
  .matchAll(/^\|[^|`]*\|\s*`(.+?)`\s*\|\s*`(.+?)`\s*\|$/gm)
const OF_PAGE = [...rows].map(([, from, to]) => /** @type {[string, string]} */ ([from, to]))

/** @type {Record<string, { file: string, command: string, faults: [string, string][] }>} */
const PROGRAMS = {
  Python: { file: 'mcts.py', command: 'python3', faults: OF_PAGE },
  JavaScript: {
    file: 'mcts.js',
    command: process.execPath,
    faults: [
      ['1 - child.w / child.n', 'child.w / child.n'],
      ['Math.log(node.n)', 'Math.log(child.n)'],
      ['C * Math.sqrt(Math.log(node.n) / child.n)', '0'],
      ['node.w += reward', 'node.w = reward'],
      ['node.w += reward', 'node.w += node.max ? reward : 1 - reward'],
    ],
  },
}

for (const [language, { file, command, faults }] of Object.entries(PROGRAMS)) {
  const skip = unlessInstalled(command)
  const text = documented(file)
  /** @type {[string, string[]][]} */
  const commands = [[command, [file]]]

  test(`the program in ${language} is a correct search`, { skip }, async () => {
    const trace = printed(file, text, commands)
    const search = await open({ trace })
    assert.equal(search.finding, null)
    assert.ok(search.bestFirst)
    assert.equal(search.summary.steps, trace.trimEnd().split('\n').length - 1)
    search.free()
  })

  test(`five bugs in ${language} are found and named`, { skip }, async () => {
    assert.equal(faults.length, FAULTS.length)
    for (const [at, fault] of faults.entries()) {
      const search = await open({ trace: printed(file, withBug(text, fault), commands) })
      const { likely = null } = search.finding ?? {}
      assert.deepEqual(likely, { fault: FAULTS[at], until: null }, `${file}: ${fault[1]}`)
      search.free()
    }
  })
}

/** A trace with its header. @param {(object | string)[]} events */
const trace = (...events) =>
  [HEADER, ...events]
    .map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`)
    .join('')

const JOINS = { event: 'expand', node: 1 }
const PLAYS = { event: 'playout', node: 1, leaf: '/0/1', value: 12 }
const UP = [
  { event: 'update', node: 1, visits: 1, total: 10 / 12 },
  { event: 'update', node: 0, visits: 1, total: 10 / 12 },
]

test('the numbers are those of the program, even wrong ones', async () => {
  const search = await open({
    trace: trace(
      JOINS,
      { ...PLAYS, reward: 0.25 },
      { ...UP[0], visits: 7, total: 3.5 },
      UP[1],
      { event: 'expand', node: 5 },
      { event: 'playout', node: 5, leaf: '/1/2', reward: 0.5 },
      { event: 'update', node: 5, visits: 2, total: -1 },
      { event: 'update', node: '', visits: 2, total: 1.5 },
      { event: 'expand', node: 9 },
      { event: 'playout', node: 9, leaf: '/2/0' },
      { event: 'update', node: 9, visits: 1, total: 1 },
      { event: 'update', node: 0, visits: 3, total: 2.5 },
      { event: 'select', node: 0, child: 1, score: 9.5 },
    ),
  })
  const numbers = (/** @type {number} */ node, /** @type {number} */ step) => {
    const { grown } = /** @type {any} */ (search.node(node, step))
    return [grown.visits, grown.total]
  }
  assert.deepEqual(numbers(1, 3), [7, 3.5])
  assert.deepEqual(numbers(1, 13), [7, 3.5])
  assert.deepEqual(numbers(5, 6), [0, 0])
  assert.deepEqual(numbers(5, 7), [2, -1])
  const events = /** @type {any[]} */ (search.events(0, 13))
  assert.deepEqual([events[1].value, events[1].reward, events[1].leaf], [12, 0.25, 3])
  assert.equal(events[12].score, 9.5)
  // The sentence has the score by these numbers, and does not say that it is the highest.
  const { score, highest } = /** @type {any} */ (search.explain(13))
  assert.equal(score.mean, 0.5)
  assert.equal(highest, false)
  assert.deepEqual([.../** @type {any} */ (search.frame(2)).way], [3])
  const { code, line, found, expected } = /** @type {any} */ (search.finding)
  assert.deepEqual([code, line, found], ['rewards', 3, 0.25])
  assert.ok(Math.abs(expected - 10 / 12) < 1e-12)
  search.free()
})

test('an impossible step is reported with its line, after the steps before it', async () => {
  const round = [JOINS, PLAYS, ...UP]
  /** @type {[object[], string, number][]} */
  const cases = [
    [[...round, { event: 'select', node: 0, child: '/7' }], 'not-there', 6],
    [[...round, { event: 'select', node: 0, child: '/0/1' }], 'no-child', 6],
    [[...round, { event: 'select', node: 5, child: 6 }], 'not-here', 6],
    [[...round, { event: 'select', child: 5 }], 'not-grown', 6],
    [[...round, JOINS], 'joins-again', 6],
    [[JOINS, { ...PLAYS, leaf: '/1/0' }], 'not-below', 3],
    [[JOINS, { ...PLAYS, node: 5 }], 'not-here', 3],
    [[JOINS, PLAYS, { ...UP[0], node: 5 }], 'off-path', 4],
    [[...round, { event: 'finish', child: 1 }, JOINS], 'after-end', 7],
    // The structure is right here, but a rule is broken.
    [[...round, { event: 'select', child: 1 }], 'chooses', 6],
    [[JOINS, UP[0]], 'comes', 3],
    [[JOINS, PLAYS, UP[0], UP[0]], 'updated-again', 5],
    [[JOINS, PLAYS, UP[0], { event: 'expand', node: 5 }], 'not-updated', 5],
    [[JOINS, PLAYS, UP[0]], 'ends', 4],
    [[JOINS, PLAYS, { ...UP[0], visits: 2 }], 'visits', 4],
    [[JOINS, { ...PLAYS, reward: 12 }], 'reward-outside', 3],
    [[JOINS, { ...PLAYS, value: 11 }], 'value', 3],
    [[...round, { event: 'finish', child: 5 }], 'decides', 6],
  ]
  for (const [events, code, line] of cases) {
    const search = await open({ trace: trace(...events) })
    const finding = search.finding
    assert.deepEqual([finding?.code, finding?.line], [code, line], JSON.stringify(events.at(-1)))
    assert.ok(search.summary.steps <= events.length)
    search.free()
  }
  const right = await open({ trace: trace(...round, { event: 'finish', child: 1 }) })
  assert.equal(right.finding, null)
  right.free()
})

test('an unreadable line is refused with line, column and a remedy', async () => {
  /** @type {[string, string, number, number][]} */
  const cases = [
    [trace({ event: 'select' }), 'node', 2, 1],
    [trace(JOINS, { event: 'playout', node: 1 }), 'leaf', 3, 1],
    [trace(JOINS, PLAYS, { ...UP[0], visits: -1 }), 'visits', 4, 37],
    [trace(JOINS, PLAYS, { event: 'update', node: 1, visits: 1 }), 'total', 4, 1],
    [trace(JOINS, PLAYS, { ...UP[0], total: 'Infinity' }), 'total', 4, 47],
    [trace(JOINS, { ...PLAYS, reward: 'much' }), 'reward', 3, 63],
    [trace({ event: 'enter', node: 0 }), 'algorithm', 2, 10],
    [trace({ event: 'jump', node: 0 }), 'event', 2, 10],
  ]
  for (const [trace, field, line, column] of cases) {
    const error = await errorOf(() => open({ trace }))
    assert.deepEqual(
      [error.code, error.params.field, error.line, error.column],
      ['trace-field', field, line, column],
    )
  }
  const bare = trace(JOINS, PLAYS, ...UP)
    .split('\n')
    .slice(1)
    .join('\n')
  await assert.rejects(open({ trace: bare, tree: TREE }), { code: 'trace-field' })
  await assert.rejects(open({ trace: bare }, HEADER.rules), { code: 'trace-field' })
  const search = await open({ trace: bare, tree: TREE }, HEADER.rules)
  assert.equal(search.finding, null)
  search.free()
})

test('proof numbers are compared with those of the children', async () => {
  const rules = /** @type {const} */ ({ algorithm: 'pns', threshold: 5 })
  const search = await open(TREE, rules)
  const lines = [...traceLines(search, rules)]
  search.free()
  const root = lines.findIndex((line) => line.includes('"proof":[1,3]'))
  const wrong = lines.map((line, at) => (at === root ? line.replace('[1,3]', '[3,1]') : line))
  const read = await open({ trace: wrong.join('') })
  const { code, line, by, found, expected } = /** @type {any} */ (read.finding)
  assert.deepEqual([code, line, by, found, expected], ['numbers', root + 1, 'proof', 3, 1])
  read.free()
  await assert.rejects(open({ trace: lines.join('').replace('[1,3]', '[1,3,5]') }), {
    code: 'trace-field',
  })
})

test('a leaf that is read and not updated is found at the next line', async () => {
  const rules = /** @type {const} */ ({ algorithm: 'pns', threshold: 5 })
  const search = await open(TREE, rules)
  const lines = [...traceLines(search, rules)]
  search.free()
  const left = lines.findIndex((line) => line.includes('"update"') && line.includes('"depth":2'))
  const read = await open({ trace: lines.toSpliced(left, 1).join('') })
  const { code, line, found, expected } = /** @type {any} */ (read.finding)
  assert.deepEqual([code, line, found, expected], ['comes', left + 1, 'evaluate', 'update'])
  read.free()
})

test('a step by proof numbers says which child has the least, and which of equals comes first', async () => {
  const m = await messages('en')
  await addBestFirst(m)
  const rules = /** @type {const} */ ({ algorithm: 'pns', threshold: 5 })
  const right = await open(TREE, rules)
  const lines = [...traceLines(right, rules)]
  right.free()
  const choices = lines.flatMap((line, step) => (line.includes('"select"') ? [step] : []))
  /** The sentence on another program’s choice in place of a right one. @param {number} step @param {number} child */
  const told = async (step, child) => {
    const choice = `${JSON.stringify({ event: 'select', node: 0, child })}\n`
    const search = await open({ trace: [...lines.slice(0, step), choice].join('') })
    const text = sentence(m, search.explain(step))
    search.free()
    return text
  }
  const [first, second] = choices
  assert.deepEqual(await Promise.all([told(first, 1), told(first, 5), told(second, 1)]), [
    'B is chosen: of the children of A (MAX) it is the first with the least proof number, 1.',
    'C is chosen. Its proof number 1 is the least, but B has the same, and comes first.',
    'B is chosen, with the proof number ∞, but C has the least, 1.',
  ])
})

test('the command prints the first wrong line, and ends with 1', () => {
  const right = secateur(['check', '-'], trace(JOINS, PLAYS, ...UP))
  assert.deepEqual([right.status, right.stdout], [0, ''])
  const text = trace(JOINS, PLAYS, UP[0], { ...UP[1], total: 0 })
  const wrong = secateur(['check', '-'], text)
  assert.equal(wrong.status, 1)
  assert.match(
    wrong.stdout,
    /^<stdin>:5: After this update A has the total 0\.00\. .* it is 0\.83\./,
  )
  const json = JSON.parse(secateur(['check', '-', '--json'], text).stdout)
  assert.deepEqual([json.line, json.step, json.code], [5, 4, 'totals'])
  const german = secateur(['check', '-', '--lang', 'de'], text)
  assert.match(german.stdout, /Summe 0,00/)
  const bare = text.split('\n').slice(1).join('\n')
  const result = secateur(['check', '-', '--tree', 'tree.txt', '--rules', 'mcts'], bare)
  assert.deepEqual([result.status, result.stdout.slice(0, 10)], [1, '<stdin>:4:'])
})
