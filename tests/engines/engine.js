// The operations that the tests ask of a browser with any engine. Each engine has a file beside this one, which
// drives it by its own protocol, without a library between where that takes a few lines.

import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * @typedef {object} Engine
 * @property {string} version its name and version
 * @property {(address: string) => Promise<unknown>} go loads a page
 * @property {<A extends unknown[], R>(work: (...given: A) => R, ...given: A) => Promise<Awaited<R>>} run a function
 *   that runs in the page; what goes in and out is plain data
 * @property {(key: string) => Promise<unknown>} press a key by its name, or a character
 * @property {(x: number, y: number) => Promise<unknown>} click in pixels of the page
 * @property {() => Promise<Buffer>} [print] the page as PDF, where the protocol can
 * @property {() => Promise<unknown>} close
 */

/** Keys without a character, as WebDriver writes them. @type {Record<string, string>} */
const KEYS = { ArrowLeft: '\uE012', ArrowRight: '\uE014', Home: '\uE011', End: '\uE010' }

/** A press of a key and a click, as actions of WebDriver, which BiDi shares. */
export const actions = {
  /** @param {string} key */
  press: (key) => [
    {
      ...{ type: 'key', id: 'keys' },
      actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] ?? key })),
    },
  ],
  /** @param {number} x @param {number} y */
  click: (x, y) => [
    {
      ...{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
}

/** The path of a program; undefined if there is none. @param {string[]} names the first that is found is taken */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/**
 * Starts a program, which does not outlive this one.
 * @param {string} path
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startProgram(path, args, options) {
  const child = spawn(path, args, options)
  process.once('exit', () => child.kill())
  return child
}

/**
 * The match of a pattern in the output of a program, which goes on. Fails if the program ends before.
 * @param {import('node:child_process').ChildProcess} child
 * @param {import('node:stream').Readable | null} output
 * @param {RegExp} pattern
 * @returns {Promise<RegExpMatchArray>}
 */
export function matchOutput(child, output, pattern) {
  return new Promise((resolve, reject) => {
    let text = ''
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`${child.spawnfile} ended with ${code}: ${text}`)),
    )
    output?.setEncoding('utf8').on('data', (more) => {
      text += more
      const match = text.match(pattern)
      if (match) resolve(match)
    })
  })
}

/** Ends a program. @param {import('node:child_process').ChildProcess} child */
export async function endProgram(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await exit
}
