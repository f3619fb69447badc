// The engines of docs/own-search, which write their trace and their notes: the same correct lines in each language, and a bug
// that is found.

import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { documented, folder, printed, unlessInstalled, withBug } from './foreign-programs.js'

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

const page = readFileSync(new URL('../../docs/engine-by-step.md', import.meta.url), 'utf8')
/** The engine of that page, joined from its blocks. */
const BY_STEP = Array.from(page.matchAll(/^```python\n(.*?)^```/gms), ([, block]) => block).join('')
const python = unlessInstalled('python3')

/** The trace of that engine. @param {number} depth @param {string} [text] */
function byStep(depth, text = BY_STEP) {
  writeFileSync(join(folder, 'minichess.py'), documented('minichess.py'))
  return new Blob([printed('search.py', text, [['python3', ['search.py', String(depth)]]])])
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
    const search = await open({ trace: byStep(5, withBug(BY_STEP, [from, to])) })
    assert.equal(search.finding?.code, code, to)
    search.free()
  }
})

/** The lines of the engines, as far as they have run. @type {Map<string, string>} */
const lines = new Map()

for (const [file, { commands, fault }] of Object.entries(LANGUAGES)) {
  const [[tool]] = commands
  const skip = unlessInstalled(tool)
  test(
    `${file} is short and right, its notes are read, and its bug is found`,
    { skip },
    async () => {
      const text = documented(file)
      assert.ok(text.trimEnd().split('\n').length <= 40)
      const trace = printed(file, text, commands)
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
      const wrong = await open({ trace: printed(file, withBug(text, fault), commands) })
      assert.equal(wrong.finding?.code, 'ignores')
      for (const one of [search, wrong]) one.free()
    },
  )
}
