// npm run hosts: tries what is published in the programs of others, which are installed in tests/hosts/. No part of
// npm test, because those programs are large.

import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.js'
import { publish } from './dist.js'
import { main, phase, root, run } from './phase.js'
import { tools } from './tools.js'

const folder = join(root, 'tests/hosts')

await main(async () => {
  await tools()
  await build()
  await publish()
  await install()
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.js'))
  await run(process.execPath, [
    ...['--test', '--test-reporter=spec'],
    ...files.map((name) => join('tests/hosts', name)),
  ])
})

/** The npm packages of tests/hosts/package-lock.json. */
async function install() {
  const stamp = join(folder, 'node_modules/.package-lock.json')
  const lock = join(folder, 'package-lock.json')
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(lock).mtimeMs) return
  await phase('Installing the hosts of tests/hosts/package-lock.json', () =>
    run('npm ci --prefix tests/hosts --ignore-scripts --no-audit --no-fund', []),
  )
}
