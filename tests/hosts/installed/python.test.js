// The package of PyPI, without a notebook: its wheel, its traits, and the output of its fence.

import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { unzipSync } from 'fflate'
import { root } from '../../../scripts/phase.js'
import { missing, program, run } from './programs.js'

const skip = missing('pip')
const folder = mkdtempSync(join(tmpdir(), 'secateur-python-'))
after(() => rmSync(folder, { recursive: true }))
let wheel = ''
before(() => {
  if (skip) return
  const quiet = ['--quiet', '--disable-pip-version-check', '--no-deps', '--no-build-isolation']
  run(program('pip'), ['wheel', ...quiet, '-w', folder, join(root, 'dist/python')], folder)
  wheel = readdirSync(folder).find((name) => name.endsWith('.whl')) ?? ''
})

/** The output of a program. @param {string} code */
function python(code) {
  writeFileSync(join(folder, 'tried.py'), code)
  return run(program('python'), ['tried.py'], folder)
}

test('the wheel has the version of the npm package, its licences and the widget', { skip }, () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  assert.equal(wheel, `secateur-${version}-py3-none-any.whl`)
  const files = Object.keys(unzipSync(readFileSync(join(folder, wheel))))
  const info = `secateur-${version}.dist-info`
  assert.deepEqual(
    files.sort(),
    [
      ...['__init__.py', 'fence.py', 'secateur.inline.js', 'widget.py'].map(
        (name) => `secateur/${name}`,
      ),
      ...['METADATA', 'RECORD', 'WHEEL'].map((name) => `${info}/${name}`),
      ...['LICENSE-APACHE', 'LICENSE-MIT', 'LICENSES.txt'].map(
        (name) => `${info}/licenses/${name}`,
      ),
    ].sort(),
  )
})

test('a tree takes a text, lists or tuples, and options by their names', { skip }, () => {
  const output = python(`
from secateur import Tree
for tree in ("((3 5) (2 9))", [[3, 5], [2, 9]], ((3, 5), (2, 9))):
    game = Tree(tree, step="cutoff:1", step_size="cutoff", panels=["counts"])
    print(game.tree, game.step, game.options)
print(len(game._esm) > 500_000 or game._esm)
`)
  const rest = "cutoff:1 {'step-size': 'cutoff', 'panels': ['counts']}"
  assert.deepEqual(output.trim().split('\n'), [
    `((3 5) (2 9)) ${rest}`,
    `[[3, 5], [2, 9]] ${rest}`,
    `((3, 5), (2, 9)) ${rest}`,
    'True',
  ])
})

test('on_step reports the numbers of the steps on view until it is ended', { skip }, () => {
  const output = python(`
from secateur import Tree
game = Tree("((3 5) (2 9))")
end = game.on_step(print)
for step in (7, "last", 18):
    game.step = step
end()
game.step = 3
`)
  assert.deepEqual(output.trim().split('\n'), ['7', '18'])
})

test('without npm a fence becomes the element alone, in one line', { skip }, () => {
  const output = python(`
import os
os.environ["PATH"] = ""
from secateur import fence
options = {}
print(fence.options("gametree", {"step": "cutoff:1", "step_size": "cutoff"}, options, {}, None))
print(fence.html('((3 5)\\n\\n(2 9)) # "<"', "gametree", "gametree", options, None))
`)
  assert.equal(
    output,
    'True\n<secateur-tree tree="((3 5)&#10;&#10;(2 9)) # &quot;&lt;&quot;" step="cutoff:1" step-size="cutoff"></secateur-tree>\n',
  )
})
