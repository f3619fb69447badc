// The workflows, of continuous integration and of a release: each is YAML, runs scripts that exist, and has only the
// permissions that it needs. The tool actionlint, which finds more, is a program that npm does not have; it was run by
// hand.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check, format } from 'prettier'
import { read } from './sources.js'

const text = read('.github/workflows/ci.yml')
const { scripts } = JSON.parse(read('package.json'))

test('the workflow is YAML', async () => {
  assert.ok(await check(text, { parser: 'yaml', printWidth: 100, singleQuote: true }))
  await assert.rejects(format('on: [push', { parser: 'yaml' }))
})

test('the workflow tests, then builds, then publishes the site', () => {
  const runs = Array.from(text.matchAll(/\bnpm (?:run )?(\w+)$/gm), ([, script]) => script)
  assert.deepEqual(runs, ['test', 'build'])
  for (const script of runs) assert.ok(scripts[script], script)
  assert.match(text, /npm run build[^]*upload-pages-artifact[^]*path: dist\n/)
})

test('the workflow pins its actions by hash, and has the least permissions', () => {
  const actions = Array.from(text.matchAll(/uses: (.+)$/gm), ([, action]) => action)
  assert.ok(actions.length >= 5)
  for (const action of actions) {
    assert.match(action, /^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  }
  const permissions = Array.from(text.matchAll(/^ *(\S+: (?:read|write))$/gm), ([, one]) => one)
  assert.deepEqual(permissions, ['contents: read', 'pages: write', 'id-token: write'])
  assert.match(text, /persist-credentials: false/)
})

const release = read('.github/workflows/release.yml')

test('the release is YAML, tests and builds before it publishes, and contains no secret', async () => {
  assert.ok(await check(release, { parser: 'yaml', printWidth: 100, singleQuote: true }))
  assert.match(
    release,
    /npm test\n[^]*npm run build\n[^]*npm publish --provenance --access public\n[^]*twine" upload/,
  )
  assert.doesNotMatch(release, /secrets\.|TOKEN|PASSWORD/)
  const permissions = Array.from(release.matchAll(/^ *(\S+: (?:read|write))$/gm), ([, one]) => one)
  assert.deepEqual(permissions, ['contents: read', 'contents: read', 'id-token: write'])
  for (const [, action] of release.matchAll(/uses: (.+)$/gm)) {
    assert.ok(text.includes(action), `${action}: the same as in ci.yml`)
  }
})
