// npx secateur in a folder of its own, with a tree and a broken one in it.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { MessageChannel, Worker, receiveMessageOnPort } from 'node:worker_threads'

export const PROGRAM = fileURLToPath(new URL('../../bin/secateur.js', import.meta.url))
export const folder = mkdtempSync(join(tmpdir(), 'secateur-'))
const before = process.cwd()
process.chdir(folder)
after(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

export const AIMA = '((3 12 8) (2 4 6) (14 5 2))'
writeFileSync(join(folder, 'tree.txt'), `# of the textbook\n${AIMA}\n`)
writeFileSync(join(folder, 'broken.txt'), '((3 12 8)\n(2 ] 6))\n')

/** Stands at 1 once the thread has answered. */
const answered = new Int32Array(new SharedArrayBuffer(4))
const { port1: port, port2 } = new MessageChannel()
const thread = new Worker(new URL('./command-thread.js', import.meta.url), {
  workerData: { port: port2, answered },
  transferList: [port2],
})
thread.unref()

/**
 * Runs a command, and waits for its end. It runs in a thread that has loaded the program; `inProcess` has a process of its own.
 * @param {string[]} words
 * @param {string} [input]
 * @returns {{ status: number | null, stdout: string, stderr: string }}
 */
export function secateur(words, input = '') {
  port.postMessage({ words, input })
  // Where it is not equal to 0 any more, the answer has come already.
  assert.notEqual(Atomics.wait(answered, 0, 0, 120_000), 'timed-out', words.join(' '))
  Atomics.store(answered, 0, 0)
  return receiveMessageOnPort(port)?.message
}

/**
 * The same in a process of its own, as people run it.
 * @param {string[]} words
 * @param {string} [input]
 * @param {string[]} [flags] of Node
 */
export function inProcess(words, input = '', flags = []) {
  const options = { cwd: folder, input, encoding: /** @type {const} */ ('utf8') }
  const all = [...flags, PROGRAM, ...words]
  const { status, stdout, stderr } = spawnSync(process.execPath, all, options)
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
