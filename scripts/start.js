// npm start [-- --port N]: installs what is missing, builds the core and serves the page on loopback. Builds the core
// again when a source changes.

import { watch } from 'node:fs'
import { join } from 'node:path'
import { build, stale } from './build.js'
import { Failure, elapsed, main, reason, root } from './phase.js'
import { serve } from './serve.js'
import { tools } from './tools.js'

const FIRST_PORT = 8017
const SETTLE = 150 // ms to wait after a change, because editors write a file in several steps

await main(async () => {
  const began = performance.now()
  const wanted = port()
  await tools()
  await build()
  const server = wanted === undefined ? await serveNearby() : await serveAt(wanted)
  console.log(`\nSecateur is at ${server.url} (ready in ${elapsed(began)})`)
  console.log('A change in crate/ rebuilds the core; reload the page to see it. Ctrl-C ends.\n')
  rebuildOnChange()
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => server.close().then(() => process.exit(0)))
  }
})

/** The port that `--port N`, `--port=N` or PORT asks for, if any. */
function port() {
  const asked = process.argv.slice(2).join('=')
  const text = asked.replace(/^--port=/, '') || process.env.PORT
  if (!text) return undefined
  if (/^\d+$/.test(text) && Number(text) <= 65535) return Number(text)
  throw new Failure('usage: npm start [-- --port N], N from 0 (any free one) to 65535.')
}

/** @param {number} wanted */
async function serveAt(wanted) {
  try {
    return await serve(wanted)
  } catch {
    throw new Failure(`port ${wanted} is taken or not allowed: choose another with --port.`)
  }
}

async function serveNearby() {
  for (let next = FIRST_PORT; next < FIRST_PORT + 20; next += 1) {
    try {
      return await serve(next)
    } catch {
      continue // the port is taken: try the next one
    }
  }
  return serve(0)
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
  watch(root, (_, name) => {
    if (name === 'Cargo.toml' || name === 'Cargo.lock') settle()
  })
}
