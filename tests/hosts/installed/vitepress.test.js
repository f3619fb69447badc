// A site of VitePress, by its recipe.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { project } from '../../package/tarball.js'
import { DARK, LIGHT, drawn, paper, printed, steps, visit } from '../guest.js'
import { recipe, write } from '../recipe.js'
import { file, folder } from '../servers.js'
import { linkPackages, run, version } from './programs.js'

const site = join(project, 'site')
let address = ''

before(async () => {
  const files = recipe('VitePress')
  write(site, { ...files, 'other.md': files['index.md'].replace('# ', '# Again: ') })
  write(project, { 'package.json': '{ "type": "module" }' })
  linkPackages(project)
  const script = join(project, 'node_modules/vitepress/bin/vitepress.js')
  run(process.execPath, [script, 'build', site], project)
  address = await folder(file, join(site, '.vitepress/dist'))
})

test('the tree draws, steps, and keeps its keys', async (t) => {
  t.diagnostic(`version ${version('vitepress')}`)
  const { page, problems } = await visit(t, address)
  await steps(page)
  assert.deepEqual(problems, [])
})

test('the tree is dark when the page is', async (t) => {
  const { page } = await visit(t, address)
  await drawn(page)
  await paper(page, LIGHT)
  await page.locator('.VPSwitchAppearance:visible').first().click()
  await paper(page, DARK)
})

test('the tree draws after navigation without a page load', async (t) => {
  const { page } = await visit(t, address)
  await drawn(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/other.html'
    link.textContent = 'other'
    document.querySelector('.vp-doc')?.append(link)
    Object.assign(window, { same: true })
  })
  await page.getByRole('link', { name: 'other' }).click()
  await page.getByRole('heading', { name: 'Again' }).waitFor()
  await steps(page)
  assert.ok(await page.evaluate(() => 'same' in window), 'the page was not loaded again')
})

test('the tree prints as lines and text', async (t) => {
  const { page } = await visit(t, address)
  await drawn(page)
  const { texts } = await printed(page)
  if (texts) assert.match(texts.join(), /^14$/m)
})
