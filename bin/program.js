// The program that is followed: a command that is begun here, one that writes into the pipe, or one that connects to a socket
// of this machine.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { stderr, stdin } from 'node:process'
import { PassThrough } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'

/**
 * @import {AddressInfo} from 'node:net'
 * @import {Readable} from 'node:stream'
 * @import {End} from './live-page.js'
 *
 * @typedef {{ output: Readable, end: Promise<End>, kill: () => void }} Program
 */

/** The end of a program of which only the output is known. */
const CLOSED = { code: null, signal: null }

/** The program of a command. @param {string[]} command @returns {Promise<Program>} */
export function startProgram([file, ...words]) {
  const child = spawn(file, words, { stdio: ['inherit', 'pipe', 'inherit'] })
  /** @type {Promise<End>} */
  const end = new Promise((resolve) => {
    // Its output may be read on after it has ended.
    child.on('close', (code, signal) => resolve({ code, signal }))
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('spawn', () => resolve({ output: child.stdout, end, kill: () => child.kill() }))
  })
}

/** The program at the other end of a pipe. @returns {Promise<Program>} */
export async function pipedProgram() {
  const end = finished(stdin, { writable: false }).then(
    () => CLOSED,
    () => CLOSED,
  )
  return { output: stdin, end, kill: () => stdin.destroy() }
}

/** The first program on this machine that connects to a port; 0: any free one. @param {number} port @returns {Promise<Program>} */
export async function connectedProgram(port) {
  const output = new PassThrough()
  const server = createServer()
  const kill = () => {
    server.close()
    output.destroy()
  }
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  /** @type {Promise<End>} */
  const end = once(server, 'connection').then(async ([socket]) => {
    server.close()
    await pipeline(socket, output).catch(() => output.end())
    return CLOSED
  })
  const { port: own } = /** @type {AddressInfo} */ (server.address())
  stderr.write(`secateur: Waiting for a program that connects to 127.0.0.1:${own}.\n`)
  return { output, end, kill }
}
