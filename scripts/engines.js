// npm run engines [-- <part of a name>]: tries dist/ in Chromium, Firefox and WebKit, as far as they are
// installed, and prints the results in each.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.js'
import { publish } from './dist.js'
import { Failure, main, root } from './phase.js'
import { tryAll } from './try-all.js'

const folder = join(root, 'tests/engines')

await main(async () => {
  const [name = ''] = process.argv.slice(2)
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.test.js') && file.includes(name),
  )
  if (!files.length) throw new Failure(`No engine is called ${name}.`)
  await build()
  await publish()
  // Firefox is driven over a WebSocket, which Node 20 has only when it is asked for.
  if (!('WebSocket' in globalThis)) process.env.NODE_OPTIONS = '--experimental-websocket'
  await tryAll(files.map((file) => join(folder, file)))
})
