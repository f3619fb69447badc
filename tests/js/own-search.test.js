// The search of another program: the programs of docs/own-search, with and without faults, and the API.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { traceLines } from '../../www/figure/trace.js'
import { messages, partOf } from '../../www/messages/messages.js'
import { quotedLine, refusalOf } from '../../www/page/import/refusal.js'
import { errorOf } from './error-of.js'
import { documented, printed, unlessInstalled, withBug } from './foreign-programs.js'

const TREE = '((3 12 8) (3 4 6) (14 5 2))'

/** The bugs, each made by a replacement in the program of a language. */
const FAULTS = /** @type {const} */ ([
  'other-cut-test',
  'alpha-not-handed-down',
  'players-exchanged',
  'skips-last',
  'last-for-best',
])
const C_LIKE = /** @type {[string, string][]} */ ([
  ['maximize ? best >= beta : best <= alpha', 'maximize ? best > beta : best < alpha'],
])

/** @type {Record<string, { file: string, tools: string[], commands: [string, string[]][], faults: [string, string][] }>} */
const PROGRAMS = {
  Python: {
    file: 'search.py',
    tools: ['python3'],
    commands: [['python3', ['search.py']]],
    faults: [
      ['best >= beta if maximize else best <= alpha', 'best > beta if maximize else best < alpha'],
      ['alpha, beta, not maximize', '-float("inf"), beta, not maximize'],
      ['float("inf"), True', 'float("inf"), False'],
      ['tree if isinstance(tree, list)', 'tree[:-1] if isinstance(tree, list)'],
      ['best = max(best, value) if maximize else min(best, value)', 'best = value'],
    ],
  },
  JavaScript: {
    file: 'search.js',
    tools: ['node'],
    commands: [[process.execPath, ['search.js']]],
    faults: [
      ...C_LIKE,
      ['alpha, beta, !maximize', '-Infinity, beta, !maximize'],
      ['Infinity, true', 'Infinity, false'],
      ['of tree.entries()', 'of tree.slice(0, -1).entries()'],
      ['best = maximize ? Math.max(best, value) : Math.min(best, value)', 'best = value'],
    ],
  },
  Java: {
    file: 'Search.java',
    tools: ['java', 'javac'],
    commands: [['java', ['Search.java']]],
    faults: [
      ...C_LIKE,
      ['alpha, beta, !maximize', '-1 / 0., beta, !maximize'],
      ['1 / 0., true', '1 / 0., false'],
      ['number < ((Object[]) tree).length', 'number < ((Object[]) tree).length - 1'],
      ['best = maximize ? Math.max(best, value) : Math.min(best, value)', 'best = value'],
    ],
  },
  'C++': {
    file: 'search.cpp',
    tools: ['g++'],
    commands: [
      ['g++', ['-std=c++17', 'search.cpp', '-o', 'search']],
      ['./search', []],
    ],
    faults: [
      ...C_LIKE,
      ['alpha, beta, !maximize', '-1 / 0., beta, !maximize'],
      ['1 / 0., true', '1 / 0., false'],
      ['number < tree.children.size()', 'number + 1 < tree.children.size()'],
      ['best = maximize ? std::max(best, value) : std::min(best, value)', 'best = value'],
    ],
  },
}

for (const [language, { file, tools, commands, faults }] of Object.entries(PROGRAMS)) {
  const skip = unlessInstalled(...tools)
  const text = documented(file)

  test(`the program in ${language} is short, and its trace is right`, { skip }, async () => {
    assert.ok(text.trimEnd().split('\n').length < 25)
    const search = await open({ trace: printed(file, text, commands), tree: TREE })
    assert.equal(search.finding, null)
    assert.equal(search.summary.value, 3)
    search.free()
  })

  test(`five bugs in ${language} are found and named`, { skip }, async () => {
    for (const [at, fault] of faults.entries()) {
      const trace = printed(file, withBug(text, fault), commands)
      const search = await open({ trace, tree: TREE })
      const { likely = null } = search.finding ?? {}
      assert.deepEqual(likely, { fault: FAULTS[at], until: null }, `${file}: ${fault[1]}`)
      search.free()
    }
  })
}

/** A tree with values for depth limits. */
const DEEP = 'MAX(a=1(b=2(3 5) c=6(2 9)) d=4(e=3(7 4) f=8(5 1)))'
/** Searches with several visits. @type {import('../../www/types.js').Options[]} */
const AGAIN = [
  { algorithm: 'pvs' },
  { algorithm: 'mtd', guess: 'sss', table: 'unlimited' },
  { deepening: 'on', depth: 2, table: 4, replace: 'deepest', ordering: 'table' },
  { algorithm: 'pvs', deepening: 'on', table: 'unlimited', ordering: 'table', aspiration: 1 },
]

test('a trace that ends at an unknown value, as the rules do, is right', async () => {
  const tree = '((3 5) (4 a) 4)'
  for (const options of /** @type {import('../../www/types.js').Options[]} */ ([
    { algorithm: 'minimax' },
    { algorithm: 'pvs', table: 'unlimited' },
  ])) {
    const search = await open(tree, options)
    assert.ok(search.summary.stoppedBy, JSON.stringify(options))
    const whole = [...traceLines(search, options)]
    search.free()
    const finding = async (/** @type {string[]} */ lines) => {
      const again = await open({ trace: lines.join(''), tree }, options)
      const { finding } = again
      again.free()
      return finding?.code ?? null
    }
    assert.equal(await finding(whole), null, JSON.stringify(options))
    // A line less, and it ends too early.
    assert.ok(await finding(whole.slice(0, -1)), JSON.stringify(options))
  }
})

test('an exported trace reads back as the same search, character by character', async () => {
  const rules = /** @type {const} */ ({ cut: '>', returns: 'hard', update: 'before', depth: 3 })
  const once = [{}, rules, { algorithm: /** @type {const} */ ('minimax') }]
  /** @type {[string, import('../../www/types.js').Options[]][]} */
  const cases = [
    [TREE, once],
    ['MIN A(b=3 C=2(4 -1.5) D(5 (6 7)))', once],
    [DEEP, [...once, ...AGAIN]],
  ]
  for (const [source, all] of cases) {
    for (const options of all) {
      const search = await open(source, options)
      const text = [...traceLines(search, options)].join('')
      const again = await open({ trace: new Blob([text]) })
      assert.equal(again.finding, null)
      assert.equal([...traceLines(again, options)].join(''), text)
      search.free()
      again.free()
    }
  }
})

test('the table of a game knows its positions, in a trace compared with the rules too', async () => {
  /** @type {import('../../www/types.js').TreeSource} */
  const game = { game: 'coins', coins: 7, take: [1, 2, 3] }
  const options = /** @type {const} */ ({ table: 'unlimited' })
  const search = await open(game, options)
  const text = [...traceLines(search, options)].join('')
  assert.match(text, /"event":"hit"/)
  const again = await open({ trace: text, tree: game }, options)
  assert.equal(again.finding, null)
  search.free()
  again.free()
})

test('our own trace of a tree in which chance moves first reads back, for either player', async () => {
  for (const algorithm of /** @type {const} */ (['minimax', 'mcts'])) {
    for (const root of /** @type {const} */ (['max', 'min'])) {
      const options = { algorithm, root, ...(algorithm === 'mcts' && { iterations: 9 }) }
      const search = await open('?(2 ?((1 5) 3))', options)
      const trace = [...traceLines(search, search.options)].join('')
      const again = await open({ trace })
      assert.equal(again.finding, null)
      const beside = await open({ trace, tree: search.print() })
      assert.equal(beside.finding, null)
      for (const opened of [search, again, beside]) opened.free()
    }
  }
})

test('a wrong text is quoted as one', async () => {
  const found = async (/** @type {string} */ alpha) => {
    const trace = `{"event":"enter","node":0,"alpha":${alpha}}`
    return (await errorOf(() => open({ trace }))).params.found
  }
  assert.equal(await found('"three"'), '"three"')
  assert.equal(await found('""'), '""')
  assert.equal(await found('["3", 3]'), '["3", 3]')
})

test('invalid arguments are refused, and so is a file that is no trace', async () => {
  const good = '{"event":"enter","node":0}'
  /** @type {[object, string][]} */
  const cases = [
    [{ trace: 7 }, 'bad-argument'],
    [{ trace: null }, 'bad-argument'],
    [{ trace: { size: 3 } }, 'bad-argument'],
    [{ trace: good, tolerate: ['all'] }, 'bad-option'],
    [{ trace: good, tolerate: 'equal-moves' }, 'bad-option'],
    [{ trace: good, view: 'min' }, 'bad-option'],
    [{ trace: good, tree: '(1' }, 'unclosed'],
    [{ trace: good, tree: { random: {} } }, 'bad-option'],
    [{ trace: '' }, 'trace-empty'],
    [{ trace: '{"__proto__":{"event":"enter"}}' }, 'trace-field'],
    [{ trace: '{"event":"enter","event":"enter","node":0}' }, 'trace-twice'],
    [{ trace: new Blob([new Uint8Array([255, 254, 123, 0])]) }, 'trace-encoding'],
    [{ trace: '['.repeat(100_000) }, 'trace-syntax'],
    [{ trace: `{"a":${'['.repeat(100_000)}` }, 'trace-line'],
    [{ trace: new Blob([' '.repeat(5 << 20)]) }, 'trace-line'],
  ]
  for (const [source, code] of cases) {
    const error = await errorOf(() => open(/** @type {any} */ (source)))
    assert.equal(error.code, code, error.message)
    assert.ok(error.message.length > 20, error.message)
    if (code.startsWith('trace-')) assert.equal(error.line, 1)
  }
  assert.equal(/** @type {any} */ ({}).event, undefined)
})

test('an error in the tree of the header has its place there, without a quoted line', async () => {
  const [m, w] = [await messages('en'), await partOf('en', 'imported')]
  const trace = new Blob(['{"secateur": "trace", "version": 1, "tree": "((1 2)"}\n'])
  const refused = await open({ trace, tree: '((1 2)' }).catch((error) => error)
  assert.match(
    refusalOf(m, w, refused),
    /^Tree in the header: Line 1, column 7: The “\(” of line 1/,
  )
  assert.equal(await quotedLine(trace, refused), '')
})

test('an opening that reads a trace reports its progress, and can be aborted', async () => {
  const line = `{"event":"enter","node":0}\n`
  const trace = new Blob([line, '\n'.repeat(900_000), line])
  const ending = new AbortController()
  /** @type {string[]} */
  const stages = []
  const opening = open(
    { trace },
    {},
    {
      signal: ending.signal,
      progress: ({ stage }) => {
        stages.push(stage)
        ending.abort()
      },
    },
  )
  await opening.then(
    (search) => search.free(),
    (error) => assert.equal(error.name, 'AbortError'),
  )
  assert.ok(stages.every((stage) => stage === 'importing'))
})

test('a window that does not follow from the bounds is a null window only where the rules have them', async () => {
  const tree = '((3 12 8) (3 4 6))'
  const plain = await open(tree, { algorithm: 'minimax' })
  const lines = [...traceLines(plain, { algorithm: 'minimax' })]
  const trace = lines.filter((line) => !line.includes('"compare"')).join('')
  for (const algorithm of /** @type {const} */ (['alpha-beta', 'pvs'])) {
    const search = await open({ trace, tree }, { algorithm })
    const step = search.finding?.step ?? 0
    assert.equal(search.finding?.code, 'window')
    assert.equal(search.explain(step).key, 'enter', algorithm)
    search.free()
  }
  const pvs = await open(tree, { algorithm: 'pvs' })
  const keys = Array.from({ length: pvs.summary.steps }, (_, at) => pvs.explain(at + 1).key)
  assert.ok(keys.includes('test'))
  plain.free()
  pvs.free()
})

test('a hundred thousand lines are read in blocks, and the first wrong one is found', async () => {
  const children = 33_333
  const line = (/** @type {object} */ event) => `${JSON.stringify(event)}\n`
  const leaves = Array.from({ length: children }, (_, at) => {
    const node = `/${at}`
    const value = at % 97
    return [
      line({ event: 'enter', node }),
      line({ event: 'evaluate', node, value }),
      line({ event: 'leave', node, value: at === children - 1 ? value + 1 : value }),
    ].join('')
  })
  const lines = [line({ event: 'enter', node: '' }), ...leaves]
  const trace = new Blob([...lines, line({ event: 'leave', node: '', value: 96 })])
  const tree = `(${leaves.map((_, at) => at % 97).join(' ')})`
  const shares = new Set()
  const progress = (/** @type {{ share: number }} */ { share }) => shares.add(share)
  const search = await open({ trace, tree }, {}, { progress })
  assert.equal(search.finding?.line, 3 * children + 1)
  assert.equal(search.finding?.code, 'returns')
  assert.ok(shares.size > 0)
  search.free()
})
