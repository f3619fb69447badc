// A site of Starlight, by its recipe.

import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { root } from '../../../scripts/phase.js'
import { project } from '../../package/tarball.js'
import { DARK, LIGHT, drawn, paper, steps, visit } from '../guest.js'
import { recipe, write } from '../recipe.js'
import { file, folder } from '../servers.js'
import { run, version } from './programs.js'

/** Beside the packages: Astro fails where it has no folder in common with them. */
const site = mkdtempSync(join(root, 'tests/hosts/installed/.site-'))
after(() => rmSync(site, { recursive: true }))
let address = ''

/** The collection that each project of Starlight begins with. */
const collections = `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`

before(async () => {
  write(site, {
    ...recipe('Starlight'),
    'src/content.config.ts': collections,
    'package.json': '{ "private": true, "type": "module" }',
  })
  cpSync(join(project, 'node_modules'), join(site, 'node_modules'), { recursive: true })
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  const script = join(root, 'tests/hosts/installed/node_modules/astro/astro.js')
  run(process.execPath, [script, 'build'], site, env)
  address = `${await folder(file, join(site, 'dist'))}trees/`
})

test('the tree draws, steps, and keeps its keys; without scripts its figure is shown', async (t) => {
  t.diagnostic(`version ${version('@astrojs/starlight')}, Astro ${version('astro')}`)
  const { page, problems } = await visit(t, address)
  await steps(page)
  assert.deepEqual(problems, [])
  const html = readFileSync(join(site, 'dist/trees/index.html'), 'utf8')
  assert.match(html, /<secateur-tree[^>]*><img alt="C is worth at most 2/)
})

test('the tree is dark when the page is, and light again', async (t) => {
  const { page } = await visit(t, address)
  await drawn(page)
  await paper(page, LIGHT)
  const choice = page.getByRole('combobox', { name: 'Select theme' }).first()
  await choice.selectOption('dark')
  await paper(page, DARK)
  await choice.selectOption('light')
  await paper(page, LIGHT)
})
