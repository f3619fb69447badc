// npm start [-- --port N]: installs missing tools, builds the core and serves the page on loopback, as soon as the module
// `viewer` is there: the page waits for the other one. Builds the core again when a source changes, and the modules of
// style sheets.

import { watch } from 'node:fs'
import { join } from 'node:path'
import { build, stale } from './build.js'
import { Failure, elapsed, main, reason, root } from './phase.js'
import { serve, waitFor } from './serve.js'
import { sheets } from './sheets.js'

/** @import {Instead} from './serve.js' */

const FIRST_PORT = 8017
const SETTLE = 150 // ms to wait after a change, because editors write a file in several steps

/** Of the modules of the core, the page is shown without this one. */
const WHOLE = /^\/pkg\/whole/

await main(async () => {
  const began = performance.now()
  const candidates = ports()
  const [page, whole] = [gate(), gate()]
  const instead = waitFor([/^/, page.done], [WHOLE, whole.done])
  // The port is held from the beginning: that it is taken is said before minutes of work.
  const server = await serveOn(candidates, instead)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => server.close().then(() => process.exit(0)))
  }
  try {
    await build(() => {
      page.end()
      console.log(`\nSecateur is at ${server.url} (ready in ${elapsed(began)})\n`)
    })
    whole.end()
  } catch (error) {
    await server.close()
    throw error
  }
  console.log('A change in crate/ rebuilds the core; reload the page to see it. Ctrl-C ends.\n')
  rebuildOnChange()
})

/** A promise, and the function that resolves it. */
function gate() {
  let end = () => {}
  const done = new Promise((resolve) => (end = () => resolve(undefined)))
  return { done, end }
}

/** The port that `--port N`, `--port=N` or PORT asks for; else some near the first one, or any free one. */
function ports() {
  const option = process.argv.slice(2).join('=')
  const text = option.replace(/^--port=/, '') || process.env.PORT
  if (!text) return [...Array.from({ length: 20 }, (_, at) => FIRST_PORT + at), 0]
  if (/^\d+$/.test(text) && Number(text) <= 65535) return [Number(text)]
  throw new Failure('usage: npm start [-- --port N], N from 0 (any free one) to 65535.')
}

/** A server on the first of some ports that is neither taken nor forbidden. @param {number[]} candidates @param {Instead} instead */
async function serveOn(candidates, instead) {
  for (const port of candidates) {
    try {
      return await serve(port, undefined, undefined, instead)
    } catch (error) {
      if (!['EADDRINUSE', 'EACCES'].includes(Object(error).code)) throw error
    }
  }
  throw new Failure(`port ${candidates[0]} is taken or not allowed: choose another with --port.`)
}

function rebuildOnChange() {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  let building = false
  const settle = () => {
    clearTimeout(timer)
    timer = setTimeout(rebuild, SETTLE)
  }
  const rebuild = async () => {
    if (building) return settle()
    building = true
    try {
      if (stale()) {
        console.log('\nThe sources changed.')
        await build()
        console.log('Reload the page.')
      }
    } catch (error) {
      console.error(`✖ ${reason(error)}`)
      console.error('The page keeps the last good core. Mend the error above and save.')
    }
    building = false
  }
  watch(join(root, 'crate'), { recursive: true }, settle)
  watch(join(root, 'www'), { recursive: true }, (_, name) => {
    if (name?.endsWith('.css')) sheets().catch((error) => console.error(`✖ ${reason(error)}`))
  })
  watch(root, (_, name) => {
    if (name === 'Cargo.toml' || name === 'Cargo.lock') settle()
  })
}
