// What all scripts share: phases with a name and a time, commands whose output is shown, and failures in one line.
// Imports only modules of Node, because a fresh clone has no others.

import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const windows = process.platform === 'win32'

const needed = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).engines.node.match(/\d+/)[0]
if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(`✖ Secateur needs Node ${needed} or newer, this is Node ${process.versions.node}.`)
  process.exit(1)
}

/** A failure whose message says all: no stack is shown. */
export class Failure extends Error {}

/** @param {number} since a reading of `performance.now()` */
export function elapsed(since) {
  const seconds = (performance.now() - since) / 1000
  return seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
}

/** What is printed by work whose output is held back. @type {AsyncLocalStorage<string[]>} */
const kept = new AsyncLocalStorage()

/** Prints a line, or keeps it while the output is held back. @param {string} line */
export function say(line) {
  const texts = kept.getStore()
  if (texts) texts.push(`${line}\n`)
  else console.log(line)
}

/** What begins a line about work that takes long. Such lines are shown at once. */
export const WAITING = '⏳'

/** Ends all running commands. */
const ending = new AbortController()

/**
 * Does lists of works side by side, and the works of a list one after the other. A list that is done goes on with the
 * works that no list has begun. What a work prints is held back and shown when the work ends. If one fails, those beside it
 * are ended; what they have printed is shown all the same.
 * @template T
 * @param {(() => Promise<T>)[][]} lists
 * @param {(() => Promise<T>)[]} [others] works of any list
 * @returns {Promise<T[]>}
 */
export async function sideBySide(lists, others = []) {
  const waiting = [...others]
  /** @type {unknown[]} */
  const failures = []
  const results = await Promise.all(
    lists.map(async (works) => {
      const done = []
      try {
        for (const work of works) done.push(await heldBack(work))
        for (let work = waiting.shift(); work; work = waiting.shift())
          done.push(await heldBack(work))
      } catch (error) {
        failures.push(error)
        waiting.length = 0
        ending.abort()
      }
      return done
    }),
  )
  if (failures.length) throw failures[0]
  return results.flat()
}

/** @template T @param {() => Promise<T>} work */
async function heldBack(work) {
  /** @type {string[]} */
  const texts = []
  try {
    return await kept.run(texts, work)
  } catch (error) {
    if (ending.signal.aborted) texts.push('✖ Ended, because what ran beside it has failed.\n')
    throw error
  } finally {
    process.stdout.write(texts.join(''))
  }
}

/**
 * Does a piece of work, with its title before and its time after it on the screen.
 * @param {string} title
 * @param {() => Promise<void>} work
 */
export async function phase(title, work) {
  const began = performance.now()
  say(`▶ ${title}`)
  await work()
  say(`✔ ${title}: ${elapsed(began)}`)
}

const rust = 'install Rust with rustup (rustup.rs), open a new terminal and try again.'
/** @type {Record<string, string>} */
const remedies = { cargo: rust, rustc: rust, rustup: rust }

/**
 * Runs a command in the root of the project and shows its output. `listen` gets the standard output too, as it comes.
 * Without arguments the command is a line for the shell, because npm is found that way on every system.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, listen?: (text: string) => void, remedy?: string }} [options]
 * @returns {Promise<void>}
 */
export function run(command, args, { env = {}, listen, remedy = 'see the lines above.' } = {}) {
  return new Promise((resolve, reject) => {
    const texts = kept.getStore()
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', texts || listen ? 'pipe' : 'inherit', texts ? 'pipe' : 'inherit'],
      shell: args.length === 0,
      signal: ending.signal,
    })
    const show = (/** @type {string} */ text) =>
      texts ? texts.push(text) : process.stdout.write(text)
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      show(text)
      listen?.(text)
    })
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      if (text.startsWith(WAITING)) process.stderr.write(text)
      else show(text)
    })
    child.on('error', (error) => reject(unstarted(command, error)))
    child.on('close', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Failure(`\`${said(command, args)}\` ended with ${code ?? signal}: ${remedy}`))
    })
  })
}

/**
 * What a command prints; '' if the command fails.
 * @param {string} command
 * @param {string[]} args
 */
export function read(command, args) {
  const { error, status, stdout } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (error) throw unstarted(command, error)
  return status === 0 ? stdout.trim() : ''
}

/**
 * @param {string} command
 * @param {NodeJS.ErrnoException} error
 */
function unstarted(command, error) {
  if (error.code !== 'ENOENT') return error
  return new Failure(
    `${command} was not found: ${remedies[command] ?? 'install it and try again.'}`,
  )
}

/**
 * A command as a person would type it.
 * @param {string} command
 * @param {string[]} args
 */
function said(command, args) {
  const words = command === process.execPath ? args : [command, ...args]
  const short = words.map((word) => word.replace(root, '.'))
  return short.slice(0, 8).join(' ') + (short.length > 8 ? ' …' : '')
}

/**
 * What is shown of an error: the message of a failure, the stack of any other error.
 * @param {unknown} error
 */
export function reason(error) {
  if (error instanceof Failure) return error.message
  return error instanceof Error ? error.stack : String(error)
}

/**
 * Does the work of a whole script. A failure becomes one line and a non-zero exit code.
 * @param {() => Promise<void>} work
 */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    console.error(`\n✖ ${reason(error)}`)
    process.exitCode = 1
  }
}
