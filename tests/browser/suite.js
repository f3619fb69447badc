// All files of tests in one process: they share a browser, its pages and the machine. Names of files, or
// parts of them, say which; none means all. A file alone runs by `node --test` too.

import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { describe } from 'node:test'
// Imported here, its browser is closed when all files are done.
import './page.js'

/** Those that take longest begin first, so that the end waits for none of them. */
const LONG = ['monkey', 'broken-files', 'languages', 'accessibility', 'endurance', 'opening', 'lab']

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

// A test that waits for a frame of its browser leaves room for one more than there are cores.
describe('in a browser', { concurrency: availableParallelism() + 1 }, () => {
  for (const file of files) {
    // What a file declares while it is imported belongs to its suite.
    describe(file, { concurrency: 1 }, async () => {
      await import(`./${file}`)
    })
  }
})
