// A book of MyST, by its recipe: the widget as MyST makes it of its directive, and the figure in its PDF by Typst. The theme,
// which is on a server, is missing: the page that renders the widget is ours.

import assert from 'node:assert/strict'
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { root } from '../../../scripts/phase.js'
import { steps, visit } from '../guest.js'
import { recipe, write } from '../recipe.js'
import { folder, published } from '../servers.js'
import { missing, program, run, version } from './programs.js'

const book = mkdtempSync(join(tmpdir(), 'secateur-myst-'))
after(() => rmSync(book, { recursive: true }))
const myst = join(root, 'tests/hosts/installed/node_modules/mystmd/dist/myst.cjs')

before(() => {
  write(book, {
    'myst.yml': 'version: 1\nproject:\n  title: Trees\nsite:\n  title: Trees\n',
    'tree.txt': '((3 12 8) (2 4 6) (14 5 2))\n',
    ...recipe('MyST and Jupyter Book'),
  })
  copyFileSync(join(root, 'dist/secateur.inline.js'), join(book, 'secateur.inline.js'))
  const figure = ['figure', 'tree.txt', '--step', 'cutoff:1', '-o', 'tree.svg']
  run(process.execPath, [join(root, 'bin/secateur.js'), ...figure], book)
})

/** A node of a document of MyST. @typedef {{ type: string, esm?: string, model?: object, children?: Node[] }} Node */

/** @param {Node} node @returns {Node[]} */
const widgets = (node) => [
  ...(node.type === 'anywidget' ? [node] : []),
  ...(node.children ?? []).flatMap(widgets),
]

test('the widget of the directive steps', async (t) => {
  t.diagnostic(`version ${version('mystmd')}`)
  // It ends where the theme cannot be fetched, after the documents are made.
  spawnSync(process.execPath, [myst, 'build', '--site'], { cwd: book })
  const site = join(book, '_build/site')
  const { mdast } = JSON.parse(readFileSync(join(site, 'content/index.json'), 'utf8'))
  const [{ esm = '', model }, ...others] = widgets(mdast)
  assert.deepEqual(others, [])
  // The work of a theme: it imports the module, and renders with a model that has the traits in the document.
  write(join(site, 'public'), {
    'index.html': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Trees</title><div></div>
      <script type="module">
        import widget from '.${esm}'
        const state = ${JSON.stringify(model)}
        const none = () => undefined
        const model = { get: (name) => state[name], set: (name, value) => (state[name] = value), save_changes: none, on: none, off: none }
        widget.render({ model, el: document.querySelector('div') })
      </script>`,
  })
  const { page, problems } = await visit(t, await folder(t, join(site, 'public')))
  await page.locator('secateur-tree').waitFor()
  await steps(page)
  assert.deepEqual(problems, [])
})

test('the PDF has the figure in place of the frame', { skip: missing('python') }, async (t) => {
  write(book, recipe('MyST and Jupyter Book', await published(t)))
  const build = spawnSync(process.execPath, [myst, 'build', '--typst', 'print.md'], {
    cwd: book,
    encoding: 'utf8',
  })
  assert.doesNotMatch(build.stdout + build.stderr, /⛔/)
  assert.ok(readdirSync(book).includes('print.typ'), build.stdout + build.stderr)
  // These names are usually defined by the template of MyST.
  const code = `#let breakableDefault = true\n${readFileSync(join(book, 'print.typ'), 'utf8')}`
  writeFileSync(join(book, 'print.typ'), code)
  writeFileSync(
    join(book, 'compile.py'),
    'import typst\ntypst.compile("print.typ", output="print.pdf")\n',
  )
  run(program('python'), ['compile.py'], book)
  const pdf = spawnSync('pdftotext', ['print.pdf', '-'], { cwd: book, encoding: 'utf8' })
  if (pdf.error) return
  for (const leaf of ['3', '12', '14']) assert.match(pdf.stdout, new RegExp(`\\b${leaf}\\b`))
})
