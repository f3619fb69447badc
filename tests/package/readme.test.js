// README.md on npm: its links and pictures work although no other file is beside it there.

import assert from 'node:assert/strict'
import { execFileSync, execSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../scripts/phase.js'
import { absolute, relative } from '../../scripts/readme.js'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The addresses in a text, those of pictures too. @param {string} text */
function addresses(text) {
  return Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, address]) => address)
}

test('the packed README.md has absolute links, and the file here is unchanged', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'secateur-readme-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const scripts = { ...manifest.scripts, build: 'node --version' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, scripts }))
  mkdirSync(join(folder, 'scripts'))
  for (const name of ['README.md', 'scripts/readme.js'])
    cpSync(join(root, name), join(folder, name))
  execSync('npm pack --silent', { cwd: folder, stdio: 'ignore' })
  assert.equal(readFileSync(join(folder, 'README.md'), 'utf8'), readme)
  const archive = join(folder, `secateur-${manifest.version}.tgz`)
  const packed = execFileSync('tar', ['-xOzf', archive, 'package/README.md'], { encoding: 'utf8' })
  assert.equal(packed, absolute(readme, manifest.repository.url))
  for (const address of addresses(packed)) assert.match(address, /^https:\/\//)
})

test('each link points to an existing file', () => {
  const address = 'https://example.net/somebody/secateur'
  const written = absolute(readme, `git+${address}.git`)
  assert.equal(relative(written, `git+${address}.git`), readme)
  const ours = addresses(written).filter((one) => one.startsWith(address))
  assert.ok(ours.length > 20)
  for (const one of ours) {
    const [, kind, path] = one.slice(address.length).match(/^\/(raw|blob)\/HEAD\/(.*)$/) ?? []
    assert.ok(existsSync(join(root, path)), one)
    assert.equal(kind === 'raw', /\.(svg|webp|png)$/.test(path), one)
  }
})
