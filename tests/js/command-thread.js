// A thread that runs commands of npx secateur one after the other. The program and the core are loaded once, which takes longer
// than a command.

import { Buffer } from 'node:buffer'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import process, { stderr, stdout } from 'node:process'
import { Readable } from 'node:stream'
import { workerData } from 'node:worker_threads'

const { port, answered } = workerData
const readFile = /** @type {(...args: unknown[]) => unknown} */ (fs.readFileSync)
let runs = 0

port.on('message', run)

/** Runs a command: its entry is a module that is loaded anew. @param {{ words: string[], input: string }} command */
async function run({ words, input }) {
  process.argv.splice(2, Infinity, ...words)
  setInput(Buffer.from(input))
  const [out, err] = [stdout, stderr].map(recorded)
  await import(`../../bin/secateur.js?${(runs += 1)}`).catch((error) => {
    process.exitCode = 1
    stderr.write(error.stack)
  })
  const [written, errors] = [out, err].map((chunks) => Buffer.concat(chunks).toString())
  port.postMessage({ status: process.exitCode, stdout: written, stderr: errors })
  Atomics.store(answered, 0, 1)
  Atomics.notify(answered, 0)
}

/** What is written to a stream from now on. @param {NodeJS.WriteStream} stream */
function recorded(stream) {
  /** @type {Uint8Array[]} */
  const chunks = []
  stream.removeAllListeners()
  stream.write = (/** @type {string | Uint8Array} */ chunk) => chunks.push(Buffer.from(chunk)) > 0
  return chunks
}

/** Gives the program its standard input, as a stream and as a file. @param {Buffer} input */
function setInput(input) {
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true })
  Object.assign(fs, {
    readFileSync: (/** @type {unknown[]} */ ...args) => (args[0] === 0 ? input : readFile(...args)),
  })
  syncBuiltinESMExports()
}
