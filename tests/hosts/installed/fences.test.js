// Fences in Markdown, by their recipes: in remark and MDX, VitePress, MkDocs and pandoc.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { project } from '../../package/tarball.js'
import { steps, visit } from '../guest.js'
import { recipe, write } from '../recipe.js'
import { course, folder, published } from '../servers.js'
import { installCommand, pandoc, pandocVersion, unpandoc } from './pandoc.js'
import { linkPackages, missing, pinned, program, run, version } from './programs.js'

const AIMA = '((3 12 8) (2 4 6) (14 5 2))'
const FENCE = `\`\`\`gametree step=cutoff:1\n${AIMA}\n\`\`\`\n`
/** The image in place of the tree. */
const IMAGE = /<img alt="C is worth at most 2[^"]*" src="data:image\/svg\+xml;base64,[\w+/=]+"/
const outputFolder = mkdtempSync(join(tmpdir(), 'secateur-fences-'))
after(() => rmSync(outputFolder, { recursive: true }))

before(() => {
  linkPackages(project)
  write(project, { 'package.json': '{ "type": "module" }' })
  installCommand()
})

/** A page with the script of the recipe for a page. @param {string} address of dist/ @param {string} body */
const page = (address, body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Trees</title>
<script type="module" src="${address}secateur.js"></script>${body}`

test('remark: the fence steps, and without scripts its figure is shown', async (t) => {
  t.diagnostic(`unified ${version('unified')}`)
  write(project, {
    ...recipe('Other programs'),
    'page.md': `- in a list\n\n${FENCE.replace(/^/gm, '  ')}`,
  })
  write(project, {
    'unify.js': `import { readFileSync } from 'node:fs'
      import rehypeStringify from 'rehype-stringify'
      import remarkParse from 'remark-parse'
      import remarkRehype from 'remark-rehype'
      import { unified } from 'unified'
      import { remarkPlugins } from './remark.js'
      const all = unified().use(remarkParse).use(remarkPlugins).use(remarkRehype).use(rehypeStringify)
      process.stdout.write(String(await all.process(readFileSync('page.md', 'utf8'))))`,
  })
  const html = run(process.execPath, ['unify.js'], project)
  assert.match(html, IMAGE)
  const { page: live } = await visit(t, await course(t, page(await published(t), html)))
  await steps(live)
  const still = await visit(t, await course(t, `<!doctype html>${html}`))
  const image = still.page.locator('secateur-tree img')
  assert.ok(((await image.boundingBox())?.width ?? 0) > 400)
})

test('MDX: React renders the fence, and it steps', async (t) => {
  t.diagnostic(`MDX ${version('@mdx-js/mdx')}, React ${version('react')}`)
  write(project, { ...recipe('Other programs'), 'page.mdx': `# Trees\n\n${FENCE}` })
  write(project, {
    'mdx.js': `import { readFileSync } from 'node:fs'
      import { evaluate } from '@mdx-js/mdx'
      import { createElement } from 'react'
      import { renderToStaticMarkup } from 'react-dom/server'
      import * as runtime from 'react/jsx-runtime'
      import { remarkPlugins } from './remark.js'
      const { default: Page } = await evaluate(readFileSync('page.mdx', 'utf8'), { ...runtime, remarkPlugins })
      process.stdout.write(renderToStaticMarkup(createElement(Page)))`,
  })
  const html = run(process.execPath, ['mdx.js'], project)
  assert.match(html, IMAGE)
  const { page: live } = await visit(t, await course(t, page(await published(t), html)))
  await steps(live)
})

test('VitePress: the fence steps, and a wrong one ends the build', async (t) => {
  t.diagnostic(`VitePress ${version('vitepress')}`)
  const site = join(project, 'fenced')
  write(site, recipe('VitePress with fences'))
  const script = join(project, 'node_modules/vitepress/bin/vitepress.js')
  run(process.execPath, [script, 'build', site], project)
  const built = join(site, '.vitepress/dist')
  assert.match(readFileSync(join(built, 'fences.html'), 'utf8'), IMAGE)
  const { page: live } = await visit(t, `${await folder(t, built)}fences.html`)
  await steps(live)
  write(site, { 'wrong.md': '```gametree\n((3 5)\n```\n' })
  assert.throws(() => run(process.execPath, [script, 'build', site], project), /<stdin>:1:\d+: /)
})

test('MkDocs: the fence steps, and has its figure', { skip: missing('mkdocs') }, async (t) => {
  t.diagnostic(`Material ${pinned('mkdocs-material')}`)
  write(project, recipe('MkDocs with fences', await published(t)))
  run(program('mkdocs'), ['build', '--quiet'], project)
  assert.match(readFileSync(join(project, 'site/index.html'), 'utf8'), IMAGE)
  const { page: live } = await visit(t, await folder(t, join(project, 'site')))
  await steps(live)
  write(project, { 'docs/wrong.md': '```gametree\n((3 5)\n```\n' })
  assert.throws(() => run(program('mkdocs'), ['build', '--quiet'], project), /<stdin>:1:\d+: /)
})

const FILTER = 'node_modules/secateur/plugins/pandoc/gametree.lua'

test(
  'pandoc: the fence is live in HTML, TikZ in LaTeX, a picture elsewhere',
  { skip: unpandoc },
  async (t) => {
    t.diagnostic(pandocVersion)
    write(project, recipe('pandoc'))
    const html = pandoc('html', FILTER)
    assert.match(html, IMAGE)
    const { page: live } = await visit(t, await course(t, page(await published(t), html)))
    await steps(live)
    const latex = pandoc('latex', FILTER)
    assert.match(latex, /\\usepackage\{tikz\}[^]*\\begin\{document\}[^]*\\begin\{tikzpicture\}/)
    const engine = spawnSync('pdflatex', ['--version'])
    if (!engine.error) {
      writeFileSync(join(outputFolder, 'lecture.tex'), latex)
      run('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', 'lecture.tex'], outputFolder)
    }
    // The figure is in the language of the document, if there are messages in it.
    assert.match(pandoc('latex', FILTER, ['--metadata', 'lang=de']), /flach/)
    const media = pandoc('rst', FILTER, [`--extract-media=${outputFolder}`])
    const [, name] = media.match(/(\S+\.svg)/) ?? assert.fail(media)
    assert.match(readFileSync(name, 'utf8'), /Step 22 of 42/)
    assert.match(media, /C is worth at most 2/)
    write(project, { 'lecture.md': '```{.gametree lang=fi}\n((3 12) (2 4))\n```\n' })
    assert.match(pandoc('html', FILTER, ['--metadata', 'lang=de']), /<secateur-tree [^>]*lang="fi"/)
  },
)
