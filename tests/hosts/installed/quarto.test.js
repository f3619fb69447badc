// The extension of Quarto, by its recipe: in Quarto, where that is installed, and by pandoc with the differences of Quarto.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../../scripts/phase.js'
import { project } from '../../package/tarball.js'
import { DARK, LIGHT, paper, steps, visit } from '../guest.js'
import { recipe, write } from '../recipe.js'
import { course, folder } from '../servers.js'
import { env, pandoc, runPandoc, unpandoc } from './pandoc.js'
import { run } from './programs.js'

/** The image in place of the tree. */
const IMAGE = /<img alt="C is worth at most 2[^"]*" src="data:image\/svg\+xml;base64,[\w+/=]+"/
const extensions = join(root, 'dist/quarto/_extensions')
const none = spawnSync('quarto', ['--version'], { encoding: 'utf8' })
const unquarto = none.error ? 'Quarto is not installed' : false

/**
 * As Quarto calls the shortcode: its API, an `error` that goes on, and arguments that are inlines.
 * @param {string} words
 * @param {string} step
 */
const stub = (words, step) => `local added = 0
  error = function(message) io.stderr:write('logged ' .. message .. '\\n') end
  quarto = {
    utils = { resolve_path = function(name) return name end },
    doc = {
      add_html_dependency = function(it)
        added = added + 1
        assert(it.scripts[1] == 'secateur.classic.js' and it.stylesheets[1] == 'quarto.css')
      end,
      use_latex_package = function(name) assert(name == 'tikz'); added = added + 1 end,
    },
  }
  local code = dofile('shortcode.lua')
  return { { Pandoc = function(doc)
    local made = code.gametree({ ${words} }, { step = { pandoc.Str('${step}') } }, doc.meta)
    return pandoc.Pandoc({ made, pandoc.Para({ pandoc.Str('added ' .. added) }) }, doc.meta)
  end } }`

test('the shortcode gives the same output as the fence', { skip: unpandoc }, async (t) => {
  const extension = join(extensions, 'secateur')
  for (const name of ['gametree.lua', 'shortcode.lua'])
    copyFileSync(join(extension, name), join(project, name))
  const { 'lecture.qmd': page } = recipe('Quarto')
  const [, tree, step] = page.match(/\{\{< gametree "(.*)" step=(\S+) >\}\}/) ?? assert.fail(page)
  write(project, { 'quarto.lua': stub(`{ pandoc.Str('${tree}') }`, step), 'lecture.md': 'here\n' })
  const html = pandoc('html', 'quarto.lua')
  assert.match(html, IMAGE)
  assert.match(html, /added 1/)
  assert.match(pandoc('latex', 'quarto.lua'), /\\begin\{tikzpicture\}[^]*added 1/)
  const head = `<script>${readFileSync(join(extension, 'secateur.classic.js'), 'utf8')}</script>
    <style>${readFileSync(join(extension, 'quarto.css'), 'utf8')}</style>`
  const { page: live } = await visit(
    t,
    await course(
      t,
      html.replace('<head>', () => `<head>${head}`),
    ),
  )
  await steps(live)
  await paper(live, LIGHT)
  await live.evaluate(() => document.body.classList.add('quarto-dark'))
  await paper(live, DARK)

  const apart = tree.split(' ').map((word) => `{ pandoc.Str('${word}') }`)
  write(project, { 'quarto.lua': stub(apart.join(), step) })
  assert.match(pandoc('html', 'quarto.lua'), IMAGE)
  const german = pandoc('latex', 'quarto.lua', ['--metadata', 'lang=de-AT'])
  assert.match(german, /flach/)
  assert.doesNotMatch(german, /shallow/)
  assert.match(pandoc('latex', 'quarto.lua', ['--metadata', 'lang=fr']), /shallow/)
})

test('an error ends the build, with its place', { skip: unpandoc }, () => {
  for (const [words, message] of /** @type {const} */ ([
    ["{ pandoc.Str('((3 5)') }", /<stdin>:1:\d+: /],
    ['', /<stdin>:1:1: There is no tree yet/],
  ])) {
    write(project, { 'quarto.lua': stub(words, 'last'), 'lecture.md': 'here\n' })
    const { status, stderr } = runPandoc('html', 'quarto.lua')
    assert.notEqual(status, 0)
    assert.match(stderr, message)
    assert.match(stderr, /gametree: see the line above/)
  }
})

test('in Quarto the tree is live in HTML, and a figure in PDF', { skip: unquarto }, async (t) => {
  t.diagnostic(`Quarto ${none.stdout.trim()}`)
  cpSync(extensions, join(project, '_extensions'), { recursive: true })
  write(project, recipe('Quarto'))
  const quarto = (/** @type {string[]} */ ...words) =>
    run('quarto', ['render', 'lecture.qmd', ...words], project, env())
  quarto('--to', 'html')
  const html = readFileSync(join(project, 'lecture.html'), 'utf8')
  assert.equal(html.match(new RegExp(IMAGE, 'g'))?.length, 2)
  const { page: live, problems } = await visit(t, `${await folder(t, project)}lecture.html`)
  await steps(live)
  assert.deepEqual(problems, [])
  for (const to of ['typst', 'pdf']) {
    quarto('--to', to, '-M', 'lang=de')
    const text = spawnSync('pdftotext', ['lecture.pdf', '-'], { cwd: project, encoding: 'utf8' })
    assert.ok(text.error || text.stdout.match(/flach/g)?.length === 2, to)
  }
  write(project, { 'lecture.qmd': '{{< gametree "((3 5)" >}}\n' })
  assert.throws(() => quarto('--to', 'html'), /<stdin>:1:\d+: /)
})
