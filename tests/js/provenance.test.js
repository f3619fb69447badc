// The built core and dist/ name the authors of everything in them, and reveal nothing about the machine that built
// them.

import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { crates } from '../../scripts/crates.js'
import { licenses, parts } from '../../scripts/licenses.js'
import { read, root } from '../../scripts/phase.js'

const core = readFileSync(join(root, 'www/pkg/whole_bg.wasm'), 'latin1')

/** Folders of sources on the machines of people and of build services. */
const PLACES =
  /(?:\/(?:root|home|Users|usr|opt|tmp|var|mnt|private|work\w*|builds?)\/|[A-Z]:\\|\.cargo|\.rustup|registry[/\\]src)[^\0]*?\.rs/g

test('the core contains no path of its build machine', () => {
  for (const path of [
    '/root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/js-sys-0.3.107/src/lib.rs',
    '/home/ada/secateur/crate/tree/mod.rs',
    '/Users/ada/.rustup/toolchains/stable/lib/rustlib/src/rust/library/core/src/str.rs',
    'C:\\Users\\ada lovelace\\.cargo\\registry\\src\\x\\y.rs',
  ]) {
    assert.deepEqual(`attempt to add${path}`.match(PLACES), [path])
  }
  assert.equal(core.match(PLACES), null)
  const places = [root, homedir(), read('rustc', ['--print', 'sysroot'])]
  for (const { folder } of crates()) places.push(folder)
  for (const place of places) assert.ok(place === '/' || !core.includes(place), place)
})

test('the authors of all published parts are named, with the texts of the licences', () => {
  const text = licenses()
  const names = parts().map(({ name }) => name)
  for (const name of ['secateur', 'oorandom', 'serde', 'serde_core', 'uplot', 'uqr']) {
    assert.ok(names.includes(name), name)
  }
  assert.ok(!names.includes('serde_derive'), 'macros are not in the core')
  assert.ok(!names.includes('serde_json'), 'crates of the tests are in no core')
  assert.ok(!names.includes('ts-rs') && !/ts[-_]rs\b/.test(core), 'declarations are made by a test')
  const sections = text.split(/^-{80}$/m).slice(1)
  for (const { name, version, license, folder } of parts()) {
    assert.ok(text.includes(`${name} ${version}: ${license}`), name)
    assert.ok(
      sections.some((section) => section.split(':\n', 1)[0].includes(`${name} ${version}`)),
      `${name} without a licence`,
    )
    for (const file of readdirSync(folder).filter((file) => /^LICENSE/i.test(file))) {
      const own = readFileSync(join(folder, file), 'utf8').match(/^.*copyright.*\d{4}.*$/im)?.[0]
      assert.ok(!own || text.includes(own.trim()), `${name}: ${own}`)
    }
  }
  assert.match(text, /the standard library of rustc 1\.\d+/)
})

test('every crate named in the core is among the published parts', () => {
  const named = Array.from(
    core.matchAll(/([a-z][\w-]*)-(\d+\.\d+\.\d+)\/src\//g),
    ([, name]) => name,
  )
  const names = [...parts().map(({ name }) => name), 'hashbrown', 'dlmalloc'] // of Rust's own library
  assert.ok(named.includes('js-sys'))
  assert.deepEqual(
    named.filter((name) => !names.includes(name)),
    [],
  )
})
