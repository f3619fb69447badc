// All files of tests in one process: they share a browser, its pages and the machine. Names of files, or
// parts of them, say which; none means all. A file alone runs by `node --test` too.

import { AsyncResource } from 'node:async_hooks'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { afterEach, beforeEach, describe } from 'node:test'
import { WAITING } from '../../scripts/phase.js'
// Imported here, its browser is closed when all files are done.
import './page.js'

/** Those that take longest begin first, so that the end waits for none of them. */
const LONG = [
  'broken-files',
  'words',
  'monkey',
  'languages',
  'box',
  'accessibility',
  'opening',
  'lab',
]

const asked = process.argv.slice(2)
const files = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.test.js'))
  .filter((name) => asked.length === 0 || asked.some((part) => name.includes(part)))
  .sort((a, b) => place(a) - place(b))

/** @param {string} file */
function place(file) {
  const at = LONG.findIndex((name) => file.startsWith(name))
  return at < 0 ? LONG.length : at
}

/** After this many minutes a test hangs, however busy the machine is. */
const LONGEST = 10

/** When each test that runs now began. @type {Map<unknown, { name: string, began: number }>} */
const running = new Map()
beforeEach((t) => void running.set(t, { name: t.name, began: performance.now() }))
afterEach((t) => void running.delete(t))

// A person who waits for the suite sees each minute which tests take long, and why it ended if one of them hangs.
setInterval(() => {
  const minutes = ({ began = 0 }) => Math.floor((performance.now() - began) / 60_000)
  const long = [...running.values()].filter((test) => minutes(test) >= 1)
  if (!long.length) return
  const names = long.map((test) => `${test.name} (${minutes(test)} min)`).join('; ')
  const hangs = long.some((test) => minutes(test) >= LONGEST)
  console.error(`${WAITING} ${hangs ? 'It hangs' : 'Still running'}: ${names}`)
  if (hangs) process.exit(1)
}, 60_000).unref()

/** Ends when the last file that was asked for is imported. @type {Promise<void>} */
let before = Promise.resolve()

/**
 * Imports a file once those before it are there: a module that two files wait for at once would go on in the suite of
 * one of them, and declare the tests of both there. Without the scope they would be declared in no suite, and run alone.
 * @param {string} file
 */
function imported(file) {
  const suite = new AsyncResource(file)
  before = before.then(() => suite.runInAsyncScope(async () => void (await import(`./${file}`))))
  return before
}

// A test that waits for a frame of its browser leaves room for one more than there are cores.
describe('in a browser', { concurrency: availableParallelism() + 1 }, () => {
  for (const file of files) {
    // The tests that a file declares while it is imported belong to its suite.
    describe(file, { concurrency: 1 }, () => imported(file))
  }
})
