// A site of Next.js, by its recipe.

import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { root } from '../../../scripts/phase.js'
import { project } from '../../package/tarball.js'
import { steps, visit } from '../guest.js'
import { recipe, write } from '../recipe.js'
import { file, folder } from '../servers.js'
import { run, version } from './programs.js'

/** Beside the packages: Turbopack follows no links out of its folder. */
const site = mkdtempSync(join(root, 'tests/hosts/installed/.site-'))
after(() => rmSync(site, { recursive: true }))
let address = ''

before(async () => {
  write(site, {
    ...recipe('Next.js'),
    'app/page.mdx': '# Trees\n\n```gametree step=cutoff:1\n((3 12 8) (2 4 6) (14 5 2))\n```\n',
    'package.json': '{ "private": true }',
  })
  cpSync(join(project, 'node_modules'), join(site, 'node_modules'), { recursive: true })
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  const script = join(root, 'tests/hosts/installed/node_modules/next/dist/bin/next')
  run(process.execPath, [script, 'build'], site, env)
  address = await folder(file, join(site, 'out'))
})

test('the tree draws, steps, and keeps its keys; without scripts its figure is shown', async (t) => {
  t.diagnostic(`version ${version('next')}`)
  const { page, problems } = await visit(t, address)
  await steps(page)
  assert.deepEqual(problems, [])
  const html = readFileSync(join(site, 'out/index.html'), 'utf8')
  assert.match(html, /<secateur-tree[^>]*><img alt="C is worth at most 2/)
})
