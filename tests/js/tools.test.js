// The cargo tools that are taken from the PATH. Others are compiled.

import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { test } from 'node:test'
import { windows } from '../../scripts/phase.js'
import { present } from '../../scripts/tools.js'

const tool = { bins: ['wasm-fold', 'wasm-fold-runner'], version: '1.2.3' }

/**
 * Whether the tool is found, with programs at the front of the PATH that print these lines.
 * @param {Record<string, string>} programs
 */
function presentAmong(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'secateur-'))
  const { PATH } = process.env
  try {
    for (const [name, line] of Object.entries(programs)) {
      writeFileSync(join(folder, name), `#!/bin/sh\necho "${line}"\n`)
      chmodSync(join(folder, name), 0o755)
    }
    process.env.PATH = [folder, PATH].join(delimiter)
    return present(tool)
  } finally {
    process.env.PATH = PATH
    rmSync(folder, { recursive: true })
  }
}

test('a tool on the PATH is taken if all its programs have its version', { skip: windows }, () => {
  const both = { 'wasm-fold': 'wasm-fold 1.2.3', 'wasm-fold-runner': 'wasm-fold-runner 1.2.3' }
  assert.equal(presentAmong(both), true)
  for (const other of ['wasm-fold 1.2.4', 'wasm-fold 1.2.3-rc', 'wasm-fold 11.2.3', '']) {
    assert.equal(presentAmong({ ...both, 'wasm-fold': other }), false, other)
  }
  const { 'wasm-fold': one } = both
  assert.equal(presentAmong({ 'wasm-fold': one }), false)
  assert.equal(presentAmong({}), false)
})
