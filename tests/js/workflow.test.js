// The workflow of continuous integration: it is YAML, runs scripts that exist, and takes no more than it needs. The tool
// actionlint, which finds more, is a program that npm does not have; it was run by hand.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { check, format } from 'prettier'
import { root } from '../../scripts/phase.js'

const text = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

test('it is YAML', async () => {
  assert.ok(await check(text, { parser: 'yaml', printWidth: 100, singleQuote: true }))
  await assert.rejects(format('on: [push', { parser: 'yaml' }))
})

test('it tests, then builds, then keeps the site', () => {
  const runs = Array.from(text.matchAll(/\bnpm (?:run )?(\w+)$/gm), ([, script]) => script)
  assert.deepEqual(runs, ['test', 'build'])
  for (const script of runs) assert.ok(scripts[script], script)
  assert.match(text, /npm run build[^]*upload-pages-artifact[^]*path: dist\n/)
})

test('its actions are pinned by hash, and its permissions are the least', () => {
  const actions = Array.from(text.matchAll(/uses: (.+)$/gm), ([, action]) => action)
  assert.ok(actions.length >= 5)
  for (const action of actions) {
    assert.match(action, /^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  }
  const permissions = Array.from(text.matchAll(/^ *(\S+: (?:read|write))$/gm), ([, one]) => one)
  assert.deepEqual(permissions, ['contents: read', 'pages: write', 'id-token: write'])
  assert.match(text, /persist-credentials: false/)
})
