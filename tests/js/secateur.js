// npx secateur in a folder of its own, with a tree and a broken one in it.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'

export const PROGRAM = fileURLToPath(new URL('../../bin/secateur.js', import.meta.url))
export const folder = mkdtempSync(join(tmpdir(), 'secateur-'))
after(() => rmSync(folder, { recursive: true }))

export const AIMA = '((3 12 8) (2 4 6) (14 5 2))'
writeFileSync(join(folder, 'tree.txt'), `# of the textbook\n${AIMA}\n`)
writeFileSync(join(folder, 'broken.txt'), '((3 12 8)\n(2 ] 6))\n')

/**
 * @param {string[]} words
 * @param {string} [input]
 * @param {string[]} [flags] of Node
 */
export function secateur(words, input = '', flags = []) {
  const options = { cwd: folder, input, encoding: /** @type {const} */ ('utf8') }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...flags, PROGRAM, ...words],
    options,
  )
  return { status, stdout, stderr }
}

/** Writes a file into the folder, anything but a text as JSON. @param {string} name @param {unknown} content */
export function file(name, content) {
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  return name
}

/** @param {string[]} words */
export function written(...words) {
  const { status, stdout, stderr } = secateur(words)
  assert.deepEqual([status, stderr], [0, ''], words.join(' '))
  return stdout
}
