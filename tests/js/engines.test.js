// The engines of docs/own-search, which write their trace and their notes: the same correct lines in each language, and a bug
// that is found.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { open } from '../../www/core.js'

const folder = mkdtempSync(join(tmpdir(), 'secateur-engine-'))
after(() => rmSync(folder, { recursive: true }))

/** @typedef {{ commands: [string, string[]][], fault: [from: string, to: string] }} Language */
/** @type {Record<string, Language>} */
const LANGUAGES = {
  'engine.py': {
    commands: [['python3', ['engine.py']]],
    fault: ['best = max(best, -search(', 'best = min(INFINITE, -search('],
  },
  'engine.cpp': {
    commands: [
      ['g++', ['-std=c++17', 'engine.cpp', '-o', 'cpp']],
      ['./cpp', []],
    ],
    fault: ['best = std::max(best, -search(', 'best = std::min(INFINITE, -search('],
  },
  'engine.rs': {
    commands: [
      ['rustc', ['engine.rs', '-o', 'rs']],
      ['./rs', []],
    ],
    fault: ['best = best.max(-search(', 'best = INFINITE.min(-search('],
  },
}

/** The output of an engine. @param {string} file @param {string} text */
function printed(file, text) {
  writeFileSync(join(folder, file), text)
  const results = LANGUAGES[file].commands.map(([command, words]) =>
    spawnSync(command, words, { cwd: folder, encoding: 'utf8' }),
  )
  for (const { status, stderr } of results) assert.equal(status, 0, stderr)
  return results.at(-1)?.stdout ?? ''
}

/** The engine of docs/engine-by-step.md, joined from its blocks. */
const BY_STEP = Array.from(
  readFileSync(new URL('../../docs/engine-by-step.md', import.meta.url), 'utf8').matchAll(
    /^```python\n(.*?)^```/gms,
  ),
  ([, block]) => block,
).join('')
const GAME = new URL('../../docs/own-search/minichess.py', import.meta.url)
const python = spawnSync('python3', ['--version']).error ? 'python3 is not installed' : false

/** The trace of that engine. @param {number} depth @param {string} [text] */
function byStep(depth, text = BY_STEP) {
  writeFileSync(join(folder, 'minichess.py'), readFileSync(GAME))
  writeFileSync(join(folder, 'search.py'), text)
  const words = ['search.py', String(depth)]
  const most = { maxBuffer: 2 ** 27 }
  const { status, stdout, stderr } = spawnSync('python3', words, { cwd: folder, ...most })
  assert.equal(status, 0, String(stderr))
  return new Blob([stdout])
}

test(
  'the engine of docs/engine-by-step.md makes 10^5 calls of all kinds, without a mistake',
  { skip: python },
  async () => {
    const search = await open({ trace: byStep(10) })
    assert.equal(search.finding, null)
    assert.equal(search.passCount, 10)
    const counts = search.noteCounts('kind').rows
    const calls = Object.fromEntries(counts.map(({ kind, calls }) => [kind, calls]))
    assert.deepEqual(Object.keys(calls).sort(), [
      ...['full', 'null-move', 'null-window', 'quiescence', 're-search', 'reduced'],
    ])
    assert.ok(Object.values(calls).reduce((sum, n) => sum + n) > 1e5)
    const page = readFileSync(new URL('../../docs/engine-by-step.md', import.meta.url), 'utf8')
    const names = ['null-move', 'quiescence', 'reduced'].map((kind) => calls[kind])
    const [passes, quiet, reduced] = names.map((n) => n.toLocaleString('en'))
    assert.ok(
      page.includes(`${passes} null moves, ${quiet} calls of quiescence, ${reduced} reduced`),
    )
    search.free()
  },
)

test('mistakes in the engine of docs/engine-by-step.md are found', { skip: python }, async () => {
  for (const [from, to, code] of [
    ['if alpha < score < beta:', 'if False:', 'not-again'],
    ['best = max(best, score)', 'best = score', 'ignores'],
    ['-upper, -lower, f"', '-upper - 1, -lower, f"', 'outside'],
    [
      'tell("leave", node=node, value=best)',
      'tell("leave", node=node, value=best + 1)',
      'unfounded',
    ],
  ]) {
    assert.equal(BY_STEP.split(from).length, 2, from)
    const search = await open({ trace: byStep(5, BY_STEP.replace(from, to)) })
    assert.equal(search.finding?.code, code, to)
    search.free()
  }
})

/** The lines of the engines, as far as they have run. @type {Map<string, string>} */
const lines = new Map()

for (const [file, { commands, fault }] of Object.entries(LANGUAGES)) {
  const [[tool]] = commands
  const skip = spawnSync(tool, ['--version']).error ? `${tool} is not installed` : false
  test(
    `${file} is short and right, its notes are read, and its bug is found`,
    { skip },
    async () => {
      const text = readFileSync(new URL(`../../docs/own-search/${file}`, import.meta.url), 'utf8')
      assert.ok(text.trimEnd().split('\n').length <= 40)
      const trace = printed(file, text)
      const events = trace
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
      lines.set(file, JSON.stringify(events))
      for (const other of lines.values()) assert.equal(other, lines.get(file))
      const search = await open({ trace })
      assert.equal(search.finding, null)
      assert.equal(search.passCount, 6)
      const quiet = events.filter(({ kind }) => kind === 'quiescence').length
      assert.deepEqual(
        search.unjudged.map(({ kind, calls }) => [kind, calls]),
        [['quiescence', quiet]],
      )
      const counts = search.noteCounts('kind').rows
      const hits = events.filter(({ event }) => event === 'hit').length
      assert.ok(hits > 0)
      assert.equal(
        counts.reduce((sum, row) => sum + row.hits, 0),
        hits,
      )
      const [from, to] = fault
      assert.equal(text.split(from).length, 2, `${file} has once: ${from}`)
      const wrong = await open({ trace: printed(file, text.replace(from, to)) })
      assert.equal(wrong.finding?.code, 'ignores')
      for (const one of [search, wrong]) one.free()
    },
  )
}
