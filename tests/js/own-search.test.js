// The search of another program: the programs of docs/own-search, with and without faults; `npx secateur check`; the API.

import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { SecateurError, open } from '../../www/core.js'
import { traceLines } from '../../www/figure/trace.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'secateur-own-'))
after(() => rmSync(folder, { recursive: true }))

const TREE = '((3 12 8) (3 4 6) (14 5 2))'
writeFileSync(join(folder, 'tree.txt'), TREE)

/** @param {string} command @param {string[]} words @param {string} [input] */
function run(command, words, input = '') {
  return spawnSync(command, words, { cwd: folder, encoding: 'utf8', input })
}

/** @param {string[]} words @param {string} [input] */
function secateur(words, input) {
  const { status, stdout, stderr } = run(
    process.execPath,
    [join(root, 'bin/secateur.js'), ...words],
    input,
  )
  return { status, stdout, stderr }
}

/** The faults, and what is to be replaced by what in each language. */
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

/** @type {Record<string, { file: string, tools: string[], run: (file: string) => [string, string[]][], faults: [string, string][] }>} */
const PROGRAMS = {
  Python: {
    file: 'search.py',
    tools: ['python3'],
    run: (file) => [['python3', [file]]],
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
    run: (file) => [[process.execPath, [file]]],
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
    run: (file) => [['java', [file]]],
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
    run: (file) => [
      ['g++', ['-std=c++17', file, '-o', 'search']],
      ['./search', []],
    ],
    faults: [
      ...C_LIKE,
      ['alpha, beta, !maximize', '-1e9, beta, !maximize'],
      ['1e9, true', '1e9, false'],
      ['number < tree.children.size()', 'number + 1 < tree.children.size()'],
      ['best = maximize ? std::max(best, value) : std::min(best, value)', 'best = value'],
    ],
  },
}

for (const [language, { file, tools, run: commands, faults }] of Object.entries(PROGRAMS)) {
  const missing = tools.find((tool) => run(tool, ['--version']).error)
  const skip = missing ? `${missing} is not installed` : false
  const text = readFileSync(join(root, 'docs/own-search', file), 'utf8')

  /** What the program prints. @param {string} text */
  const printed = (text) => {
    writeFileSync(join(folder, file), text)
    const results = commands(file).map(([command, words]) => run(command, words))
    for (const { status, stderr } of results) assert.equal(status, 0, stderr)
    return results.at(-1)?.stdout ?? ''
  }

  test(`the program in ${language} is short, and its trace is right`, { skip }, async () => {
    assert.ok(text.trimEnd().split('\n').length < 25)
    const search = await open({ trace: printed(text), tree: TREE })
    assert.equal(search.finding, null)
    assert.equal(search.summary.value, 3)
    search.free()
  })

  test(`five faults in ${language} are found and named`, { skip }, async () => {
    for (const [at, [from, to]] of faults.entries()) {
      assert.equal(text.split(from).length, 2, `${file} has once: ${from}`)
      const search = await open({ trace: printed(text.replace(from, to)), tree: TREE })
      const { likely = null } = search.finding ?? {}
      assert.deepEqual(likely, { fault: FAULTS[at], until: null }, `${file}: ${to}`)
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

test('a trace that ends where the rules meet an unknown value is right', async () => {
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
    for (const asked of all) {
      const search = await open(source, asked)
      const text = [...traceLines(search, asked)].join('')
      const again = await open({ trace: new Blob([text]) })
      assert.equal(again.finding, null)
      assert.equal([...traceLines(again, asked)].join(''), text)
      search.free()
      again.free()
    }
  }
})

test('the table of a game knows its positions, also when a trace is held against it', async () => {
  /** @type {import('../../www/types.js').TreeSource} */
  const game = { game: 'coins', coins: 7, take: [1, 2, 3] }
  const asked = /** @type {const} */ ({ table: 'unlimited' })
  const search = await open(game, asked)
  const text = [...traceLines(search, asked)].join('')
  assert.match(text, /"event":"hit"/)
  const again = await open({ trace: text, tree: game }, asked)
  assert.equal(again.finding, null)
  search.free()
  again.free()
})

test('what a caller gives wrong is refused, and so is a file that is no trace', async () => {
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
    const opening = open(/** @type {any} */ (source))
    await assert.rejects(opening, (error) => {
      assert.ok(error instanceof SecateurError, String(error))
      assert.equal(error.code, code, error.message)
      assert.ok(error.message.length > 20, error.message)
      if (code.startsWith('trace-')) assert.equal(error.line, 1)
      return true
    })
  }
  assert.equal(/** @type {any} */ ({}).event, undefined)
})

test('an opening can be ended while it reads, and says how far it is', async () => {
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

test('a window that does not follow from the bounds is no null window, but in a search that has them', async () => {
  const tree = '((3 12 8) (3 4 6))'
  const plain = await open(tree, { algorithm: 'minimax' })
  const lines = [...traceLines(plain, { algorithm: 'minimax' })]
  const trace = lines.filter((line) => !line.includes('"compare"')).join('')
  for (const algorithm of /** @type {const} */ (['alpha-beta', 'pvs'])) {
    const told = await open({ trace, tree }, { algorithm })
    const step = told.finding?.step ?? 0
    assert.equal(told.finding?.code, 'window')
    assert.equal(told.explain(step).key, 'enter', algorithm)
    told.free()
  }
  const pvs = await open(tree, { algorithm: 'pvs' })
  const keys = Array.from({ length: pvs.summary.steps }, (_, at) => pvs.explain(at + 1).key)
  assert.ok(keys.includes('test'))
  plain.free()
  pvs.free()
})

test('check: exit code, one line, JSON, JUnit, rules, tolerances', () => {
  const minimax = secateur(['trace', 'tree.txt', '--algorithm', 'minimax']).stdout
  writeFileSync(join(folder, 'min.txt'), '((5 3) 2)')
  writeFileSync(join(folder, 'minimax.jsonl'), minimax)
  assert.deepEqual(secateur(['check', 'minimax.jsonl']), { status: 0, stdout: '', stderr: '' })
  const words = ['check', 'minimax.jsonl', '--tree', 'tree.txt', '--rules', 'alpha-beta,cut=">"']
  const wrong = secateur(words)
  assert.deepEqual([wrong.status, wrong.stderr], [1, ''])
  assert.match(
    wrong.stdout,
    /^minimax\.jsonl:7: After the comparison at B β is told as \+∞\. By the rules .* Likely: .*\n$/,
  )
  assert.match(secateur(['check', '-', '--cut', '>'], minimax).stdout, /^<stdin>:7: /)
  const told = JSON.parse(secateur([...words, '--json']).stdout)
  assert.deepEqual(
    [told.agrees, told.line, told.code, told.likely.fault],
    [false, 7, 'compared', 'nothing-handed-down'],
  )
  const junit = secateur([...words, '--junit', '-o', 'junit.xml'])
  assert.deepEqual([junit.status, junit.stdout], [1, ''])
  const xml = readFileSync(join(folder, 'junit.xml'), 'utf8')
  assert.match(xml, /<testsuite name="secateur check" tests="1" failures="1">/)
  assert.match(
    xml,
    /<failure type="compared" message="After the comparison at B β is told as \+∞\./,
  )
  const counts = secateur(['check', 'minimax.jsonl', '--cut', '>=', '--tolerate', 'counts-only'])
  assert.match(counts.stdout, /^minimax\.jsonl:\d+: The trace enters 13 nodes\./)
  assert.match(secateur([...words, '--lang', 'de']).stdout, /Nach den Regeln/)
  // What minimax enters and the rules do not: two leaves of C, in one place.
  const places = secateur(['check', 'minimax.jsonl', '--cut', '>=', '--differences'])
  assert.equal(places.status, 1)
  const [head, ...rows] = places.stdout.trimEnd().split('\r\n')
  assert.equal(head, 'nodes,total,follows,node,cause,step,rulesStep')
  const all = rows.map((row) => row.split(','))
  assert.deepEqual(
    all.map(([nodes, total, follows, node]) => [nodes, total, follows, node]),
    [['2', '2', '', 'C']],
  )
  const { differences, agrees } = JSON.parse(
    secateur(['check', 'minimax.jsonl', '--cut', '>=', '--differences', '--json']).stdout,
  )
  assert.deepEqual([agrees, differences.length, differences[0].cause], [false, 1, all[0][4]])
  assert.equal(secateur(['check', 'minimax.jsonl', '--differences']).stdout, `${head}\r\n`)
  // A negamax reads its own numbers: B is MIN’s, and −4 is the value that its line has.
  const negamax = ['', '/0', '/0/0', '/0/1'].map((node) => `{"event":"enter","node":"${node}"}\n`)
  const left = ['/0/0","value":5}', '/0/1","value":3}', '/0","value":-4}'].map(
    (rest) => `{"event":"leave","node":"${rest}\n`,
  )
  const lines = [...negamax.slice(0, 3), left[0], negamax[3], ...left.slice(1)].join('')
  const mover = secateur(['check', '-', '--tree', 'min.txt', '--view', 'mover'], lines).stdout
  assert.match(mover, /^<stdin>:7: B returns −4\. By the rules it returns −3\./)
})

test('check: standard input streams, and whoever writes is told when nobody reads on', async () => {
  const refusedAt = await checkOf(function* () {
    yield '{"event":"enter","node":0}\n'
    for (;;) yield '\n'.repeat(1 << 16)
  })
  assert.equal(refusedAt.code, 1)
  assert.match(refusedAt.stdout, /^<stdin>:\d+:1: /)
  assert.ok(refusedAt.written < 8 << 20, `${refusedAt.written} bytes`)

  const leaf = (/** @type {number} */ at) =>
    ['enter', 'evaluate', 'leave'].map((event) => `{"event":"${event}","node":"/${at}","value":0}`)
  const right = await checkOf(function* () {
    yield '{"event":"enter","node":""}\n'
    for (let at = 0; at < 30_000; at += 100) {
      yield Array.from({ length: 100 }, (_, more) => `${leaf(at + more).join('\n')}\n`).join('')
    }
    yield '{"event":"leave","node":"","value":0}\n'
  })
  assert.deepEqual([right.code, right.stdout], [0, ''])
  assert.ok(right.written > 3 << 20)
})

test('a trace can be a stream of bytes in any pieces, with its header, and is read once', async () => {
  const search = await open(TREE)
  const text = [...traceLines(search, { algorithm: 'minimax' })].join('')
  const bytes = new TextEncoder().encode(text)
  for (const size of [1, 7, bytes.length]) {
    let closed = false
    const pieces = async function* () {
      try {
        for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
      } finally {
        closed = true
      }
    }
    const stream = pieces()
    const told = await open({ trace: stream }, { algorithm: 'alpha-beta' })
    assert.deepEqual([told.finding, told.print(), closed], [null, search.print(), true])
    told.free()
    await assert.rejects(open({ trace: stream }), { code: 'trace-empty' })
  }
  search.free()
})

test('a stream that is refused is closed, and one that fails says so', async () => {
  let given = 0
  const endless = async function* () {
    for (; ; given++) yield new Uint8Array(1 << 16).fill(given === 0 ? 123 : 32)
  }
  await assert.rejects(open({ trace: endless() }), { code: 'trace-line' })
  assert.ok(given < 200, `${given} pieces`)
  const failing = async function* () {
    yield new TextEncoder().encode('{"event":"enter","node":0}\n')
    throw new Error('gone')
  }
  await assert.rejects(open({ trace: failing() }), { code: 'unreadable' })
  const strings = /** @type {any} */ (
    (async function* () {
      yield '{"event":"enter","node":0}\n'
    })()
  )
  await assert.rejects(open({ trace: strings }), { code: 'bad-argument' })
})

/** A stream whose pieces never end, or never come, and what has become of it. @param {boolean} silent */
function watched(silent) {
  const seen = { asked: 0, closed: false }
  const [first, blank] = ['{"event":"enter","node":0}\n', '\n'].map((text) =>
    new TextEncoder().encode(text),
  )
  /** @type {AsyncIterable<Uint8Array>} */
  const stream = {
    [Symbol.asyncIterator]: () => ({
      next: () => {
        seen.asked += 1
        if (silent && seen.asked > 1) return new Promise(() => {})
        return Promise.resolve({ done: false, value: seen.asked > 1 ? blank : first })
      },
      return: () => {
        seen.closed = true
        return Promise.resolve({ done: true, value: undefined })
      },
    }),
  }
  return { seen, stream }
}

test('an aborted signal ends an opening at once, also where the stream has nothing to give', async () => {
  for (const silent of [true, false]) {
    const { seen, stream } = watched(silent)
    const ending = new AbortController()
    const opening = open({ trace: stream }, {}, { signal: ending.signal })
    // Until the second piece is asked for, its header has been read.
    while (seen.asked < 2) await new Promise((done) => setImmediate(done))
    ending.abort()
    await assert.rejects(opening, { name: 'AbortError' })
    assert.ok(seen.closed)
  }
  const { seen, stream } = watched(true)
  const ended = AbortSignal.abort()
  await assert.rejects(open({ trace: stream }, {}, { signal: ended }), { name: 'AbortError' })
  assert.ok(seen.closed)
  // A stream of Node that waits is destroyed.
  const waiting = new Readable({ read: () => {} })
  const ending = new AbortController()
  const opening = open({ trace: waiting }, {}, { signal: ending.signal })
  setTimeout(() => ending.abort(), 20)
  await assert.rejects(opening, { name: 'AbortError' })
  assert.ok(waiting.destroyed)
})

test('a header is read whole, however long its tree is', async () => {
  for (const length of [10, 70_000]) {
    const search = await open(`("${'x'.repeat(length)}"=1 2)`)
    const text = [...traceLines(search, { algorithm: 'minimax' })].join('')
    assert.ok(text.indexOf('\n') > length)
    const told = await open({ trace: new Blob([text]) })
    assert.deepEqual([told.print(), told.finding], [search.print(), null])
    for (const opened of [search, told]) opened.free()
  }
})

test('a stream of the web is read to its end, and cancelled where no more of it is wanted', async () => {
  const leaf = '{"event":"enter","node":0}\n{"event":"evaluate","node":0,"value":3}\n'
  const lines = new TextEncoder().encode(`${leaf}{"event":"leave","node":0,"value":3}\n`)
  const whole = await open({ trace: new Blob([lines]).stream(), tree: '3' })
  assert.equal(whole.finding, null)
  const { steps } = whole.summary
  whole.free()
  assert.ok(steps > 1)
  for (const abort of [true, false]) {
    let cancelled = false
    // After its first line it waits.
    const waiting = new ReadableStream({
      start: (stream) => stream.enqueue(lines.slice(0, lines.indexOf(10) + 1)),
      cancel: () => void (cancelled = true),
    })
    const ending = new AbortController()
    const options = /** @type {import('../../www/types.js').Options} */ (abort ? {} : { depth: -1 })
    const opening = open({ trace: waiting }, options, { signal: ending.signal })
    if (abort) setTimeout(() => ending.abort(), 20)
    await assert.rejects(opening, abort ? { name: 'AbortError' } : { code: 'bad-option' })
    assert.ok(cancelled, abort ? 'aborted' : 'refused')
  }
})

test('a stream is closed where what is asked of it is refused', async () => {
  /** @type {[object, unknown, string][]} */
  const cases = [
    [{ tolerate: ['all'] }, {}, 'bad-option'],
    [{ view: 'min' }, {}, 'bad-option'],
    [{ tree: '(1' }, {}, 'unclosed'],
    [{ tree: 7 }, {}, 'bad-source'],
    [{}, { depth: -1 }, 'bad-option'],
    [{}, { colour: 'red' }, 'unknown-option'],
    [{}, 7, 'bad-argument'],
  ]
  for (const [given, options, code] of cases) {
    const { seen, stream } = watched(false)
    const source = /** @type {any} */ ({ trace: stream, ...given })
    await assert.rejects(open(source, /** @type {any} */ (options)), { code })
    assert.ok(seen.closed, code)
    const readable = new Readable({ read: () => {} })
    readable.push('{"event":"enter","node":0}\n')
    await assert.rejects(open({ ...source, trace: readable }, /** @type {any} */ (options)), {
      code,
    })
    assert.ok(readable.destroyed, `${code} ${JSON.stringify(given)}`)
  }
})

test('an event is no header, whatever else its line has', async () => {
  const search = await open(TREE)
  const text = [...traceLines(search, {})].join('').replace(/^.*\n/, '')
  const marked = text.replace('{', '{"secateur":"trace","tree":"(1 2)","view":"mover",')
  const told = await open({ trace: marked, tree: TREE })
  assert.equal(told.finding, null)
  // Without a tree beside it, it is what was visited, not that of the line.
  const visited = await open({ trace: marked })
  assert.equal(visited.summary.nodes, search.summary.entered)
  for (const one of [search, told, visited]) one.free()
})

test('a header whose tree is not the one that is given is the first wrong line', async () => {
  const search = await open(TREE)
  const trace = [...traceLines(search, {})].join('')
  const told = await open({ trace, tree: '((3 12 8) (3 4 6) (14 5 7))' })
  assert.deepEqual(
    [told.finding?.code, told.finding?.line, told.finding?.step],
    ['other-tree', 1, 0],
  )
  for (const one of [search, told]) one.free()
})

/** Checks what is written as long as someone reads. @param {() => Iterable<string>} write */
async function checkOf(write) {
  const child = spawn(process.execPath, [join(root, 'bin/secateur.js'), 'check', '-'])
  let [stdout, written] = ['', 0]
  child.stdout.on('data', (text) => (stdout += text))
  const ended = once(child, 'close')
  const counted = function* () {
    for (const text of write()) {
      written += text.length
      yield text
    }
  }
  // It ends where nobody reads on.
  await pipeline(Readable.from(counted()), child.stdin).catch(() => {})
  const [code] = await ended
  return { code, stdout, written }
}

test('check: the rules of searches with several visits, and their faults', () => {
  writeFileSync(join(folder, 'deep.txt'), DEEP)
  const table = ['--table', 'unlimited', '--deepening', 'on']
  const told = [
    [['--algorithm', 'pvs'], 'pvs'],
    [['--algorithm', 'mtd', '--table', 'unlimited', '--guess', '4'], 'mtd,table=unlimited,guess=4'],
    [[...table, '--ordering', 'table'], 'alpha-beta,deepening=on,table=unlimited,ordering=table'],
  ]
  for (const [options, rules] of /** @type {[string[], string][]} */ (told)) {
    const trace = secateur(['trace', 'deep.txt', ...options]).stdout
    const words = ['check', '-', '--tree', 'deep.txt', '--rules', rules]
    assert.deepEqual(secateur(words, trace), { status: 0, stdout: '', stderr: '' }, rules)
  }
  const scout = secateur(['trace', 'deep.txt', '--algorithm', 'pvs', '--again', 'value']).stdout
  const bare = scout.replace(/^.*\n/, '')
  const by = (/** @type {string} */ rules) =>
    secateur(['check', '-', '--tree', 'deep.txt', '--json', '--rules', rules], bare).stdout
  assert.equal(JSON.parse(by('pvs,again=value')).agrees, true)
  assert.equal(JSON.parse(by('pvs')).likely.fault, 'other-again')
  const plain = secateur(['trace', 'deep.txt', '--algorithm', 'alpha-beta']).stdout
  const words = ['check', '-', '--tree', 'deep.txt', '--json', '--rules']
  const pvs = JSON.parse(secateur([...words, 'pvs'], plain).stdout)
  assert.deepEqual(pvs.likely.fault, 'no-null-windows')
})

test('check: calls that the rules do not know are let pass, and counted in JSON', () => {
  const trace = secateur(['trace', 'tree.txt']).stdout
  let calls = 0
  const kinds = ['full', 'reduced', 'null-move']
  const noted = trace.replace(
    /"event":"enter"/g,
    (enter) => `${enter},"kind":"${kinds[calls++ % 3]}"`,
  )
  const words = ['check', '-', '--tree', 'tree.txt', '--json']
  const { status, stdout } = secateur(words, noted)
  const told = JSON.parse(stdout)
  assert.deepEqual([status, told.agrees], [0, true])
  assert.deepEqual(told.unjudged, {
    'null-move': Math.floor(calls / 3),
    reduced: Math.ceil((calls - 1) / 3),
  })
  const wrong = noted.replace(/("event":"leave".*"value":)3,/, '$199,')
  const found = JSON.parse(secateur(words, wrong).stdout)
  assert.deepEqual([found.agrees, found.code], [false, 'unfounded'])
  assert.match(found.message, /^B returns 3, but the best that its player has found below is 8\.$/)
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

test('check: a file that is no trace ends with 1 and its place, a wrong command with 2', () => {
  writeFileSync(join(folder, 'broken.jsonl'), '{"event":"enter","node":0}\n{"event":"leave"}\n')
  const broken = secateur(['check', 'broken.jsonl', '--tree', 'tree.txt'])
  assert.equal(broken.status, 1)
  assert.match(broken.stdout, /^broken\.jsonl:2:1: The field “value” is missing\./)
  const report = JSON.parse(secateur(['check', 'broken.jsonl', '--json']).stdout)
  assert.deepEqual([report.line, report.column, report.code], [2, 1, 'trace-field'])
  for (const [path, told] of [
    ['none.jsonl', /^secateur: .*none\.jsonl/],
    ['.', /^secateur: '\.' is a folder/],
  ]) {
    const { status, stdout, stderr } = secateur(['check', /** @type {string} */ (path)])
    assert.deepEqual([status, stdout], [1, ''])
    assert.match(stderr, /** @type {RegExp} */ (told))
    assert.ok(!stderr.includes('node:internal'), stderr)
  }
  for (const words of [
    ['check'],
    ['check', '--game', 'coins'],
    ['check', 'broken.jsonl', '--rules', 'colour=red'],
    ['check', 'broken.jsonl', '--view', 'min'],
  ]) {
    assert.equal(secateur(words).status, 2, words.join(' '))
  }
  assert.match(secateur(['check', '--help']).stdout, /^usage: secateur check/)
})
