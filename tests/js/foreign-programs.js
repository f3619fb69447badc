// Programs in other languages, which are run in a folder of their own.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { read } from './sources.js'

export const folder = mkdtempSync(join(tmpdir(), 'secateur-programs-'))
after(() => rmSync(folder, { recursive: true }))

/** The reason to skip a test that needs these tools, for the runner of tests. @param {...string} tools */
export function unlessInstalled(...tools) {
  const missing = tools.find((tool) => spawnSync(tool, ['--version']).error)
  return missing ? `${missing} is not installed` : false
}

/** A file of docs/own-search. @param {string} file */
export function documented(file) {
  return read(`docs/own-search/${file}`)
}

/**
 * The output of a program: what the last of the commands that make it and run it prints.
 * @param {string} file
 * @param {string} text
 * @param {[command: string, words: string[]][]} commands
 */
export function printed(file, text, commands) {
  writeFileSync(join(folder, file), text)
  const options = { cwd: folder, encoding: /** @type {const} */ ('utf8'), maxBuffer: 2 ** 27 }
  const results = commands.map(([command, words]) => spawnSync(command, words, options))
  for (const { status, stderr } of results) assert.equal(status, 0, stderr)
  return results.at(-1)?.stdout ?? ''
}

/**
 * A program with a bug: in place of a text, which it has once, it has another.
 * @param {string} text
 * @param {[from: string, to: string]} bug
 */
export function withBug(text, [from, to]) {
  assert.equal(text.split(from).length, 2, `it has once: ${from}`)
  return text.replace(from, to)
}
