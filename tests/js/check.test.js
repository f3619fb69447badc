// `secateur check` compares the trace of a program with the rules: exit codes, output for people and programs, streams.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { test } from 'node:test'
import { PROGRAM, file, folder, secateur } from './secateur.js'

file('tree.txt', '((3 12 8) (3 4 6) (14 5 2))')
/** A tree with values for depth limits. */
const DEEP = 'MAX(a=1(b=2(3 5) c=6(2 9)) d=4(e=3(7 4) f=8(5 1)))'

test('check prints a line, JSON or JUnit, with exit codes, rules and tolerances', () => {
  const minimax = secateur(['trace', 'tree.txt', '--algorithm', 'minimax']).stdout
  file('min.txt', '((5 3) 2)')
  file('minimax.jsonl', minimax)
  assert.deepEqual(secateur(['check', 'minimax.jsonl']), { status: 0, stdout: '', stderr: '' })
  const words = ['check', 'minimax.jsonl', '--tree', 'tree.txt', '--rules', 'alpha-beta,cut=">"']
  const wrong = secateur(words)
  assert.deepEqual([wrong.status, wrong.stderr], [1, ''])
  assert.match(
    wrong.stdout,
    /^minimax\.jsonl:7: After the comparison at B the trace has β\u00a0=\u00a0\+∞\. By the rules .* Likely: .*\n$/,
  )
  assert.match(secateur(['check', '-', '--cut', '>'], minimax).stdout, /^<stdin>:7: /)
  const report = JSON.parse(secateur([...words, '--json']).stdout)
  assert.deepEqual(
    [report.agrees, report.line, report.code, report.likely.fault],
    [false, 7, 'compared', 'nothing-handed-down'],
  )
  const junit = secateur([...words, '--junit', '-o', 'junit.xml'])
  assert.deepEqual([junit.status, junit.stdout], [1, ''])
  const xml = readFileSync(join(folder, 'junit.xml'), 'utf8')
  assert.match(xml, /<testsuite name="secateur check" tests="1" failures="1">/)
  assert.match(
    xml,
    /<failure type="compared" message="After the comparison at B the trace has β\u00a0=\u00a0\+∞\./,
  )
  const counts = secateur(['check', 'minimax.jsonl', '--cut', '>=', '--tolerate', 'counts-only'])
  assert.match(counts.stdout, /^minimax\.jsonl:\d+: The trace enters 13 nodes\./)
  assert.match(secateur([...words, '--lang', 'de']).stdout, /Nach den Regeln/)
  // Minimax enters two leaves of C, in one place, that the rules do not.
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

test('check reads standard input as a stream, and closes it when it has read enough', async () => {
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

/** Checks a trace, which is written as long as the command reads it. @param {() => Iterable<string>} write */
async function checkOf(write) {
  const child = spawn(process.execPath, [PROGRAM, 'check', '-'])
  let [stdout, written] = ['', 0]
  child.stdout.on('data', (text) => (stdout += text))
  const ended = once(child, 'close')
  const counted = function* () {
    for (const text of write()) {
      written += text.length
      yield text
    }
  }
  // The pipeline fails once the command reads no further.
  await pipeline(Readable.from(counted()), child.stdin).catch(() => {})
  const [code] = await ended
  return { code, stdout, written }
}

test('check takes the rules of searches with several visits, and finds their mistakes', () => {
  file('deep.txt', DEEP)
  const table = ['--table', 'unlimited', '--deepening', 'on']
  const rows = [
    [['--algorithm', 'pvs'], 'pvs'],
    [['--algorithm', 'mtd', '--table', 'unlimited', '--guess', '4'], 'mtd,table=unlimited,guess=4'],
    [[...table, '--ordering', 'table'], 'alpha-beta,deepening=on,table=unlimited,ordering=table'],
  ]
  for (const [options, rules] of /** @type {[string[], string][]} */ (rows)) {
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

test('check accepts calls of kinds outside the rules, and counts them in JSON', () => {
  const trace = secateur(['trace', 'tree.txt']).stdout
  let calls = 0
  const kinds = ['full', 'reduced', 'null-move']
  const noted = trace.replace(
    /"event":"enter"/g,
    (enter) => `${enter},"kind":"${kinds[calls++ % 3]}"`,
  )
  const words = ['check', '-', '--tree', 'tree.txt', '--json']
  const { status, stdout } = secateur(words, noted)
  const report = JSON.parse(stdout)
  assert.deepEqual([status, report.agrees], [0, true])
  assert.deepEqual(report.unjudged, {
    'null-move': Math.floor(calls / 3),
    reduced: Math.ceil((calls - 1) / 3),
  })
  const wrong = noted.replace(/("event":"leave".*"value":)3,/, '$199,')
  const result = JSON.parse(secateur(words, wrong).stdout)
  assert.deepEqual([result.agrees, result.code], [false, 'unfounded'])
  assert.match(
    result.message,
    /^B returns 3, but the best value that its player has found below is 8\.$/,
  )
})

test('check compares a trace that knows an unknown leaf with the rules on its own tree', () => {
  file('x.txt', '((3 12 8) (x 4 6) (14 5 2))')
  const trace = secateur(['trace', 'tree.txt', '--algorithm', 'minimax'])
    .stdout.split('\n')
    .slice(1)
  file('x.jsonl', trace.join('\n'))
  const words = ['check', 'x.jsonl', '--tree', 'x.txt', '--differences']
  const { stdout, stderr } = secateur(words)
  assert.deepEqual([stderr, stdout.split('\r\n')[1].split(',')[3]], ['', 'C'])
})

test('check does not call a trace right that goes on where the rules need a missing static value', () => {
  file('deeper.jsonl', secateur(['trace', 'tree.txt']).stdout)
  const { status, stdout } = secateur(['check', 'deeper.jsonl', '--depth', '1'])
  assert.equal(status, 1)
  assert.match(
    stdout,
    /^deeper\.jsonl:4: By the rules the search ends before this line\. Likely: the depth limit /,
  )
})

test('check places an error of the tree in its own file, or in the header', () => {
  file('crooked.txt', '((3 12)\n(2 ] 6))\n')
  const beside = secateur(['check', '-', '--tree', 'crooked.txt'], '{"event":"enter","node":0}\n')
  assert.match(beside.stderr, /^crooked\.txt:2:4: /)
  const inside = secateur(['check', '-'], '{"secateur":"trace","version":1,"tree":"(1 ]"}\n')
  assert.match(inside.stderr, /^<stdin>, tree:1:4: /)
})

test('check places a wrong rule of the header there, but one of --rules in the command', () => {
  file('rules.jsonl', '{"secateur":"trace","rules":{"cut":"!"}}\n{"event":"enter","node":0}\n')
  const plain = secateur(['check', 'rules.jsonl', '--tree', 'tree.txt'])
  assert.deepEqual([plain.status, plain.stderr], [1, ''])
  assert.match(plain.stdout, /^rules\.jsonl:1: “Cut test” cannot be '!'\./)
  const report = JSON.parse(secateur(['check', 'rules.jsonl', '--json']).stdout)
  assert.deepEqual([report.agrees, report.line, report.code], [false, 1, 'bad-option'])
  const given = secateur(['check', 'rules.jsonl', '--json', '--rules', 'alpha-beta,cut=!'])
  assert.deepEqual([given.stdout, given.stderr.includes('“Cut test” cannot be')], ['', true])
})

test('check ends with 1 and the place of an unreadable line, and names an empty rule', () => {
  file('broken.jsonl', '{"event":"enter","node":0}\n{"event":"leave"}\n')
  const broken = secateur(['check', 'broken.jsonl', '--tree', 'tree.txt'])
  assert.equal(broken.status, 1)
  assert.match(broken.stdout, /^broken\.jsonl:2:1: The field “value” is missing\./)
  const report = JSON.parse(secateur(['check', 'broken.jsonl', '--json']).stdout)
  assert.deepEqual([report.line, report.column, report.code], [2, 1, 'trace-field'])
  for (const [path, message] of [
    ['none.jsonl', /^secateur: .*none\.jsonl/],
    ['.', /^secateur: '\.' is a folder/],
  ]) {
    const { status, stdout, stderr } = secateur(['check', /** @type {string} */ (path)])
    assert.deepEqual([status, stdout], [1, ''])
    assert.match(stderr, /** @type {RegExp} */ (message))
    assert.ok(!stderr.includes('node:internal'), stderr)
  }
  for (const [rules, place] of [
    ['pvs,,', 2],
    [',cut=">"', 1],
    ['pvs, ,cut=">"', 2],
  ]) {
    const { status, stderr } = secateur(['check', 'broken.jsonl', '--rules', String(rules)])
    assert.equal(status, 2)
    assert.ok(stderr.startsWith(`Rule ${place} of --rules '${rules}' is empty.\n`), stderr)
  }
})
