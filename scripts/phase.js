// The base of all scripts: phases with a name and a time, commands whose output is shown, and failures in one line.
// Imports only modules of Node, because a fresh clone has no others.

import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const windows = process.platform === 'win32'

const { engines } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
const needed = engines.node.replace('>=', '')
const { node } = process.versions
if (node.localeCompare(needed, 'en', { numeric: true }) < 0) {
  console.error(`✖ Secateur needs Node ${needed} or newer, this is Node ${node}.`)
  process.exit(1)
}

/** The folder of tools that all clones on this machine share. */
export function cache() {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env
  const mac = process.platform === 'darwin'
  const usual = join(homedir(), mac ? 'Library/Caches' : '.cache')
  return join(XDG_CACHE_HOME || (windows && LOCALAPPDATA) || usual, 'secateur')
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

/**
 * A work beside others: its output, which is held back, and the function that ends its commands.
 * @type {AsyncLocalStorage<{ texts: string[], ending: AbortSignal }>}
 */
const surroundings = new AsyncLocalStorage()

/** Prints a text, or keeps it while the output is held back. @param {string} text */
function print(text, work = surroundings.getStore()) {
  if (work) work.texts.push(text)
  else process.stdout.write(text)
}

/** Prints a line in the same way. @param {string} line */
export function printLine(line) {
  print(`${line}\n`)
}

/** The sign before a line about work that takes long. Such lines are shown at once. */
export const WAITING = '⏳'

/**
 * Does lists of works side by side, and the works of a list one after the other. A list that is done goes on with the
 * works that no list has begun. What a work prints is held back and shown when the work ends. If one fails, those beside it
 * are ended; their output is shown all the same.
 * @template T
 * @param {(() => Promise<T>)[][]} lists
 * @param {(() => Promise<T>)[]} [others] works of any list
 * @returns {Promise<T[]>}
 */
export async function sideBySide(lists, others = []) {
  const waiting = [...others]
  const ending = new AbortController()
  surroundings.getStore()?.ending.addEventListener('abort', () => ending.abort(), { once: true })
  const doWork = (/** @type {() => Promise<T>} */ work) => holdBack(work, ending.signal)
  /** @type {unknown[]} */
  const failures = []
  const results = await Promise.all(
    lists.map(async (tasks) => {
      const done = []
      try {
        for (const work of tasks) done.push(await doWork(work))
        for (let work = waiting.shift(); work; work = waiting.shift()) done.push(await doWork(work))
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

/** @template T @param {() => Promise<T>} work @param {AbortSignal} ending */
async function holdBack(work, ending) {
  /** @type {string[]} */
  const texts = []
  try {
    return await surroundings.run({ texts, ending }, work)
  } catch (error) {
    if (ending.aborted) texts.push('✖ Ended, because what ran beside it has failed.\n')
    throw error
  } finally {
    print(texts.join(''))
  }
}

/**
 * Does a piece of work, with its title before and its time after it on the screen. Where these are held back, a line says
 * at once that it begins.
 * @param {string} title
 * @param {() => Promise<void>} work
 */
export async function phase(title, work) {
  const began = performance.now()
  if (surroundings.getStore()) console.error(`${WAITING} ${title}`)
  printLine(`▶ ${title}`)
  await work()
  printLine(`✔ ${title}: ${elapsed(began)}`)
}

const rust = 'install Rust with rustup (rustup.rs), open a new terminal and try again.'
/** @type {Record<string, string>} */
const remedies = { cargo: rust, rustc: rust, rustup: rust }

/**
 * @typedef {object} Running how a command runs
 * @property {Record<string, string>} [env]
 * @property {string} [cwd] the folder that it runs in, by default that of the project
 * @property {(text: string) => void} [listen]
 * @property {string} [remedy] the remedy if it fails
 */

/** The time in ms that a command has to end after its signal. */
const GRACE = 5000

/**
 * Runs a command and shows its output. `listen` gets the standard output too, as it comes.
 * Without arguments the command is a line for the shell, because npm is found that way on every system.
 * @param {string} command
 * @param {string[]} args
 * @param {Running} [options]
 * @returns {Promise<void>}
 */
export function run(command, args, options = {}) {
  const { env = {}, cwd = root, listen, remedy = 'see the lines above.' } = options
  return new Promise((resolve, reject) => {
    const work = surroundings.getStore()
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', work || listen ? 'pipe' : 'inherit', work ? 'pipe' : 'inherit'],
      shell: args.length === 0,
      signal: work?.ending,
    })
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      print(text, work)
      listen?.(text)
    })
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      if (text.startsWith(WAITING)) process.stderr.write(text)
      else print(text, work)
    })
    child.on('error', (error) => {
      // A test runner that gets the signal while it starts can wait for ever.
      if (work?.ending.aborted) setTimeout(() => child.kill('SIGKILL'), GRACE).unref()
      reject(unstarted(command, error))
    })
    child.on('close', (code, signal) => {
      if (code === 0) resolve()
      else
        reject(
          new Failure(`\`${commandLine(command, args)}\` ended with ${code ?? signal}: ${remedy}`),
        )
    })
  })
}

/**
 * The output of a command; '' if the command fails.
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
function commandLine(command, args) {
  const words = command === process.execPath ? args : [command, ...args]
  const short = words.map((word) => word.replace(root, '.'))
  return short.slice(0, 8).join(' ') + (short.length > 8 ? ' …' : '')
}

/**
 * The text that is shown of an error: the message of a failure, the stack of any other error.
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
