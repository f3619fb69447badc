// The recorders of docs/own-search: the five commonest forms of the search, each unchanged but for the recording, correct
// and with a bug that the check finds.

import assert from 'node:assert/strict'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { open } from '../../www/core.js'
import { documented, folder, printed, unlessInstalled, withBug } from './foreign-programs.js'

writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
for (const file of ['secateur.py', 'secateur.js'])
  writeFileSync(join(folder, file), documented(file))

/** @typedef {{ command: string, bugs: Record<string, [from: string, to: string]> }} Language */
/** @type {Record<string, Language>} */
const LANGUAGES = {
  py: {
    command: 'python3',
    bugs: {
      two: [
        'value = float("inf")\n    for child in node:\n        value = min(value',
        'value = float("-inf")\n    for child in node:\n        value = max(value',
      ],
      flag: ['if maximizing:', 'if not maximizing:'],
      alpha_beta: ['depth - 1, alpha, beta, False', 'depth - 1, float("-inf"), beta, False'],
      alpha_beta_two: ['if value <= alpha:', 'if value < alpha:'],
      negamax: ['depth - 1, -b, -a, -color', 'depth - 1, -a, -b, -color'],
    },
  },
  mjs: {
    command: process.execPath,
    bugs: {
      two: [
        'let value = Infinity\n  for (const child of node) value = Math.min(',
        'let value = -Infinity\n  for (const child of node) value = Math.max(',
      ],
      flag: ['if (maximizing)', 'if (!maximizing)'],
      alpha_beta: ['depth - 1, alpha, beta, false', 'depth - 1, -Infinity, beta, false'],
      alpha_beta_two: ['if (score <= alpha)', 'if (score < alpha)'],
      negamax: ['depth - 1, -b, -a, -color', 'depth - 1, -a, -b, -color'],
    },
  },
}

/**
 * The forms: the tree where the argument does not have it, the value, and the bug of the replacement above.
 * @type {Record<string, { tree?: string, value: number, fault: string }>}
 */
const FORMS = {
  two: { value: 3, fault: 'always-max' },
  flag: { tree: '(((3 5) (2 9)) ((12 5) (23 20)))', value: 12, fault: 'always-min' },
  alpha_beta: { value: 3, fault: 'alpha-not-handed-down' },
  alpha_beta_two: { tree: '((3 12 8) (3 4 6) (14 5 2))', value: 3, fault: 'other-cut-test' },
  negamax: { value: 3, fault: 'window-exchanged' },
}

/** The lines that a program records. @param {Language} language @param {string} name @param {string} text */
function recorded({ command }, name, text) {
  rmSync(join(folder, 'trace.jsonl'), { force: true })
  printed(name, text, [[command, [name]]])
  return readFileSync(join(folder, 'trace.jsonl'), 'utf8')
}

/** A search of tests/own-search. @param {string} name */
const written = (name) => readFileSync(new URL(`../own-search/${name}`, import.meta.url), 'utf8')

for (const [ending, language] of Object.entries(LANGUAGES)) {
  const skip = unlessInstalled(language.command)
  for (const [form, { value, fault, ...options }] of Object.entries(FORMS)) {
    const name = `${form}.${ending}`
    test(
      `${name} is recorded without a mistake, and its bug is found and named`,
      { skip },
      async () => {
        const text = written(name)
        const right = await open({ trace: recorded(language, name, text), ...options })
        assert.equal(right.finding, null)
        assert.equal(right.summary.value, value)
        right.free()
        const wrong = recorded(language, name, withBug(text, language.bugs[form]))
        const search = await open({ trace: wrong, ...options })
        assert.deepEqual(search.finding?.likely, { fault, until: null })
        search.free()
      },
    )
  }
}

const noPython = unlessInstalled('python3')

test('both recorders write the same lines', { skip: noPython }, () => {
  for (const form of Object.keys(FORMS).filter((form) => form !== 'alpha_beta_two')) {
    const [one, other] = Object.entries(LANGUAGES).map(([ending, language]) => {
      const name = `${form}.${ending}`
      return linesOf(recorded(language, name, written(name)))
    })
    assert.deepEqual(one, other, form)
  }
})

/** @param {string} text @returns {object[]} */
function linesOf(text) {
  const lines = text.trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line))
}

/** Unusual searches: a program in each language, and fields of its lines. */
const ODD = /** @type {[string, string, object[]][]} */ ([
  // The names of parameters can be given, and the tree; the file has the last search.
  [
    'def f(p, lo, hi): return lo\nf = secateur.search(tree="3", alpha="lo", beta="hi")(f)\nf(0, 7, 8)\nf(0, 1, 2)',
    "let f = (p, lo, hi) => lo\nf = search(f, { tree: '3', alpha: 'lo', beta: 'hi' })\nf(0, 7, 8)\nf(0, 1, 2)",
    [{ tree: '3' }, { event: 'enter', node: '', alpha: 1, beta: 2 }, { value: 1 }],
  ],
  // A board that is changed in place is no tree; its children are numbered as they come.
  [
    'def f(board, depth): return 5 if depth == 0 else min(f(board, depth - 1), f(board[:], depth - 1))\nf = secateur.search(f)\nf([0, 0, 1], 1)',
    'let f = (board, depth) => depth === 0 ? 5 : Math.min(f(board, depth - 1), f([...board], depth - 1))\nf = search(f)\nf([0, 0, 1], 1)',
    [{ tree: null }, { node: '' }, { node: '/0' }, { node: '/0' }, { node: '/1' }],
  ],
  // Children are numbered as in the argument, in any order of the search.
  [
    'def f(node): return node if not isinstance(node, list) else max(f(node[2]), f(node[0]), f(node[2]))\nf = secateur.search(f)\nf([4, 5, 6])',
    'let f = (node) => Array.isArray(node) ? Math.max(f(node[2]), f(node[0]), f(node[2])) : node\nf = search(f)\nf([4, 5, 6])',
    [{ tree: '(4 5 6)' }, {}, { node: '/2' }, {}, { node: '/0' }, {}, { node: '/2' }],
  ],
  // A search that throws is recorded up to the exception.
  [
    'def f(n):\n  if n > 1: f(n - 1)\n  raise ValueError\nf = secateur.search(f)\ntry: f(3)\nexcept ValueError: pass',
    'let f = (n) => {\n  if (n > 1) f(n - 1)\n  throw new Error()\n}\nf = search(f)\ntry { f(3) } catch {}',
    [{}, { node: '' }, { node: '/0' }, { node: '/0/0' }],
  ],
])

for (const [ending, language] of Object.entries(LANGUAGES)) {
  const skip = ending === 'py' && noPython
  test(
    `unusual searches in ${ending} are recorded: names, boards, orders, failures`,
    { skip },
    () => {
      for (const [python, javascript, expected] of ODD) {
        const text =
          ending === 'py'
            ? `import secateur\n${python}\n`
            : `import { search } from './secateur.js'\n${javascript}\n`
        const lines = linesOf(recorded(language, `odd.${ending}`, text))
        for (const [at, line] of expected.entries()) {
          assert.deepEqual({ ...lines[at], ...line }, lines[at], text)
        }
      }
    },
  )
}

test('the parameters of a JavaScript function are read from every form of it', async () => {
  /** @type {string} */
  const recorder = '../../docs/own-search/secateur.js'
  const { search } = await import(recorder)
  /** @type {[string, unknown[], string[]][]} */
  const forms = [
    [
      'function f(n, alpha = -1, /* (b) */ beta = [1, 2][1]) { return 3 }',
      [0, 1, 2],
      ['alpha', 'beta'],
    ],
    ['(node, α, β) => 3', [0, 1, 2], ['alpha', 'beta']],
    [
      'function ({ node, alpha, beta = 2 }) { return 3 }',
      [{ alpha: 1, beta: 2 }],
      ['alpha', 'beta'],
    ],
    ['function named(node, depth, alpha) { return 3 }', [0, 1, 2], ['depth', 'alpha']],
    ['({ f(node, a, b) { return 3 } }).f', [0, 1, 2], ['alpha', 'beta']],
    ['node => 3', [0], []],
  ]
  for (const [form, args, expected] of forms) {
    let lines = ''
    const write = (/** @type {string} */ text) => void (lines += text)
    search(runInNewContext(`(${form})`), { write })(...args)
    assert.deepEqual(Object.keys(linesOf(lines)[1]).slice(2), expected, form)
  }
})
