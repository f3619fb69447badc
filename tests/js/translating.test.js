// Trees in the notations of other programs: by the command line, and by the API of the page, with the place of an error.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translated } from '../../www/api/translating.js'
import { file, secateur } from './secateur.js'

const PYTHON = "tree = ['A', ['B', ('E', 3), ('F', 12)],\n  ['C', ('G', 2), ('H', 9)]]\n"
const INDENTED = 'A\n  B\n    E: 3\n    F: 12\n  C\n    G: 2\n    H: 9\n'
const GAMBIT = `EFG 2 R "g" { "a" "b" }
p "A" 1 1 "" { "B" "C" } 0
p "" 2 1 "" { "E" "F" } 0
t "" 1 "" { 3, -3 }
t "" 2 "" { 12, -12 }
p "" 2 2 "" { "G" "H" } 0
t "" 3 "" { 2, -2 }
t "" 4 "" { 9, -9 }
`
const OURS = 'MAX A(B(E=3 F=12) C(G=2 H=9))\n'
const PRINT = ['--format', 'tree']

test('each notation gives the same tree, and file endings select two of them', () => {
  file('tree.py', PYTHON)
  file('game.efg', GAMBIT)
  for (const [words, input] of /** @type {const} */ ([
    [['tree.py'], ''],
    [['game.efg'], ''],
    [['-', '--notation', 'python'], PYTHON],
    [['-', '--notation', 'indented'], INDENTED],
    [['-', '--notation', 'efg'], GAMBIT],
  ])) {
    const { stdout, stderr } = secateur(['trace', ...words, ...PRINT], input)
    assert.equal(stdout, OURS, `${words}: ${stderr}`)
  }
})

test('figure, element and link have the translated tree', () => {
  const figure = secateur(['figure', 'tree.py', '--step', '7']).stdout
  assert.match(figure, /secateur-link">1&amp;tree=A\(B\(E=3\+F=12\)\+C\(G=2\+H=9\)\)&amp;step=7</)
  const { stdout } = secateur(['embed', '-', '--notation', 'indented'], INDENTED)
  assert.match(stdout, /^<secateur-tree tree="A\(B\(E=3 F=12\) C\(G=2 H=9\)\)"><img/)
})

test('an error in a translated text has its file, line and column', () => {
  file('sum.efg', GAMBIT.replace('12, -12', '12, 1'))
  for (const [words, input, status, message] of /** @type {const} */ ([
    [['sum.efg'], '', 1, 'sum.efg:5:6: The payoffs 12, 1 do not add up to 0.'],
    [['-', '--notation', 'python'], "['A', [3, 5)]", 1, '<stdin>:1:12: '],
    [['-', '--notation', 'indented'], 'A\n    3\n  5', 1, '<stdin>:3:3: This line stands neither'],
    [['-', '--notation', 'lisp'], OURS, 2, '--notation is one of python, indented, efg'],
  ])) {
    const { stderr, status: code } = secateur(['count', ...words], input)
    assert.deepEqual([code, stderr.startsWith(message)], [status, true], stderr)
  }
})

test('our own notation is not taken for another one', async () => {
  for (const text of ['((3 12 8) (2 4 6))', '[[3, 5], [2, 9]]', 'A(B(3 5) C(2 9))', ''])
    assert.equal(await translated(text), null)
  assert.deepEqual(await translated(PYTHON), {
    text: 'A(B(E=3 F=12) C(G=2 H=9))',
    from: 'python',
  })
  const error = await translated('EFG 2 R "x" { "a" }').catch((error) => error)
  assert.deepEqual([error.code, error.line, error.column], ['not-two-players', 1, 13])
  assert.match(error.message, /a game of 1 player\./)
})
