// A page of another origin, by its recipe; and the same from a disk.

import assert from 'node:assert/strict'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { root } from '../../scripts/phase.js'
import { DARK, LIGHT, drawn, paper, printed, reaches, steps, visit } from './guest.js'
import { course, published } from './servers.js'
import { recipe, write } from './recipe.js'

test('the tree draws, steps, keeps its keys, follows the theme, and prints as lines and text', async (t) => {
  const address = await published(t)
  const { 'page.html': html } = recipe('A page', address)
  const { page, problems } = await visit(t, await course(t, html))
  await steps(page)
  await paper(page, LIGHT)
  await page.emulateMedia({ colorScheme: 'dark' })
  await paper(page, DARK)
  const { sheets, texts } = await printed(page)
  assert.equal(sheets, 1)
  if (texts)
    for (const leaf of ['3', '12', '14']) assert.match(texts[0], new RegExp(`^${leaf}$`, 'm'))
  // A tree with chance nodes beside it, with its averages.
  await page.evaluate(() => {
    const tree = document.createElement('secateur-tree')
    tree.textContent = '(?(4 8) ?(1/3:1 2/3:7))'
    tree.setAttribute('step', 'last')
    document.body.append(tree)
  })
  const chance = page.locator('secateur-tree').last()
  await chance.scrollIntoViewIfNeeded()
  await chance
    .locator('.sentence', { hasText: 'A is worth exactly 6. MAX should move to B.' })
    .waitFor()
  await drawn(page)
  assert.deepEqual(problems, [])
})

test('the line of the README draws a tree', async (t) => {
  const address = await published(t)
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const [, line] = readme.match(/```html\n(.*)\n```/) ?? []
  assert.ok(line.includes('https://example.org/secateur/'))
  const html = line.replaceAll('https://example.org/secateur/', address)
  const { page, problems } = await visit(t, await course(t, html))
  await drawn(page)
  await reaches(page, 0)
  assert.deepEqual(problems, [])
})

test('the classic script draws the tree from a disk', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'secateur-disk-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const html = recipe('A page')['page.html'].replace(
    /<link rel="stylesheet".*?>\s*<script type="module".*?>/,
    '<script src="secateur.classic.js">',
  )
  write(folder, { 'page.html': html })
  copyFileSync(join(root, 'dist/secateur.classic.js'), join(folder, 'secateur.classic.js'))
  const { page, problems } = await visit(t, pathToFileURL(join(folder, 'page.html')).href)
  await steps(page)
  assert.deepEqual(problems, [])
})
