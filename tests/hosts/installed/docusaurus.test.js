// A site of Docusaurus, by its recipe.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { project } from '../../package/tarball.js'
import { DARK, LIGHT, drawn, paper, steps, visit } from '../guest.js'
import { recipe, write } from '../recipe.js'
import { file, folder } from '../servers.js'
import { linkPackages, run, version } from './programs.js'

let address = ''

before(async () => {
  write(project, {
    ...recipe('Docusaurus'),
    'src/pages/index.md': '# Home\n',
    'docs/other.md': '# Another page\n\n[back](./trees.md)\n',
    'package.json': '{ "private": true }',
  })
  linkPackages(project)
  const script = join(project, 'node_modules/@docusaurus/core/bin/docusaurus.mjs')
  run(process.execPath, [script, 'build'], project)
  address = `${await folder(file, join(project, 'build'))}docs/`
})

test('the tree draws, steps, and keeps its keys; without scripts its figure is shown', async (t) => {
  t.diagnostic(`version ${version('@docusaurus/core')}`)
  const { page, problems } = await visit(t, `${address}trees/`)
  await steps(page)
  assert.deepEqual(problems, [])
  const html = readFileSync(join(project, 'build/docs/trees/index.html'), 'utf8')
  assert.match(html, /<secateur-tree[^>]*><img [^>]*alt="C is worth at most 2/)
})

test('the tree is dark when the page is', async (t) => {
  const { page } = await visit(t, `${address}trees/`)
  await drawn(page)
  await paper(page, LIGHT)
  const dark = page.locator('[data-theme=dark]')
  const button = page.getByRole('button', { name: /dark and light mode/ }).first()
  // The button goes round: system, light, dark.
  for (let presses = 0; presses < 3 && !(await dark.count()); presses += 1) await button.click()
  await paper(page, DARK)
})

test('the tree draws after navigation without a page load', async (t) => {
  const { page } = await visit(t, `${address}other/`)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('link', { name: 'back' }).click()
  await steps(page)
  assert.ok(await page.evaluate(() => 'same' in window), 'the page was not loaded again')
})
