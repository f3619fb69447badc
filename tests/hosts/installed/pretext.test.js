// A book of PreTeXt, by its recipe, in the program itself: its pages, and its print as LaTeX. Of the services of Runestone, which it
// asks a server for, it takes those that its package has.

import assert from 'node:assert/strict'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { root } from '../../../scripts/phase.js'
import { steps, visit } from '../guest.js'
import { commands, recipe, write } from '../recipe.js'
import { file, folder, published } from '../servers.js'
import { missing, pinned, program, run } from './programs.js'

const skip = missing('pretext')
const book = mkdtempSync(join(tmpdir(), 'secateur-pretext-'))
after(() => rmSync(book, { recursive: true }))

/** The problems of PreTeXt's pages where its search, formulas and fonts cannot be fetched, also without a tree. */
const OWN =
  /ERR_FAILED|lunr is not defined|user dropdown|^TypeError: Cannot read properties of null \(reading 'addEventListener'\)$/

/** PreTeXt unpacks itself there. */
const home = join(book, 'home')
const env = { ...process.env, HOME: home, USERPROFILE: home }
/** @param {string[]} args */
const pretext = (...args) => run(program('pretext'), args, book, env)

const project = `<project ptx-version="2">
  <targets><target name="web" format="html" /><target name="print" format="latex" /></targets>
</project>`
const main = `<pretext xmlns:xi="http://www.w3.org/2001/XInclude">
  <docinfo><directories external="../assets" /></docinfo>
  <article xml:id="trees">
    <title>Trees</title>
    <section xml:id="cutoffs"><title>Cutoffs</title><p>Why?</p><xi:include href="tree.ptx" /></section>
  </article>
</pretext>`

before(async () => {
  if (skip) return
  write(book, {
    'project.ptx': project,
    'source/main.ptx': main,
    'assets/.gitkeep': '',
    'home/.gitkeep': '',
    'tree.txt': '((3 12 8) (2 4 6) (14 5 2))\n',
    ...recipe('PreTeXt', await published(file)),
  })
  pretext('support')
  services()
  for (const [name, ...args] of commands('PreTeXt')) {
    if (name === 'pretext') pretext(...args)
    else run(process.execPath, [join(root, 'bin/secateur.js'), ...args.slice(1)], book)
  }
})

/** Without a network PreTeXt looks for the services under another name than that in its package. */
function services() {
  const [version] = readdirSync(join(home, '.ptx'))
  const [packaged, expected] = ['runestone_services.xml', 'rs_services.xml'].map((name) =>
    join(home, '.ptx', version, 'rs_cache', name),
  )
  if (!existsSync(expected)) copyFileSync(packaged, expected)
}

for (const [name, address] of [
  ['the page of a section', 'cutoffs.html'],
  ['the page to which the code leads', 'cutoff.html'],
]) {
  test(`${name} draws and steps`, { skip }, async (t) => {
    t.diagnostic(`version ${pinned('pretext')}`)
    const { page, problems } = await visit(t, (await folder(t, join(book, 'output/web'))) + address)
    await page.getByTitle('Alpha–beta on a small tree').waitFor()
    await steps(page, page.frames()[1])
    assert.deepEqual(
      problems.filter((one) => !OWN.test(one)),
      [],
    )
  })
}

test('on a phone the frame is as wide as the text', { skip }, async (t) => {
  const viewport = { width: 390, height: 664 }
  const site = await folder(t, join(book, 'output/web'))
  const { page } = await visit(t, `${site}cutoffs.html`, { viewport })
  const box = await page.getByTitle('Alpha–beta on a small tree').boundingBox()
  assert.ok(box && box.x >= 0 && box.x + box.width <= viewport.width, JSON.stringify(box))
})

test('the printed book has the figure beside the code, with links to both pages', { skip }, () => {
  const print = join(book, 'output/print')
  const name = readdirSync(print).find((name) => name.endsWith('.tex')) ?? ''
  const [, figure = ''] =
    readFileSync(join(print, name), 'utf8').match(
      /\\begin\{figureptx\}([^]*?)\\end\{figureptx\}/,
    ) ?? []
  const pictures = Array.from(figure.matchAll(/\\includegraphics.*?\{(.*?)\}/g), ([, path]) => path)
  assert.deepEqual(pictures, ['external/cutoff.png', 'generated/qrcode/cutoff.png'])
  for (const path of pictures) assert.ok(existsSync(join(print, path)), path)
  for (const page of ['cutoff.html', 'cutoffs.html'])
    assert.ok(figure.includes(`https://book.example.org/${page}`), figure)
})

test('the schema of PreTeXt finds no fault', { skip }, () => {
  assert.match(
    pretext('validate', '--engine', 'salve', 'web'),
    /passed validation with no messages/,
  )
})
