// npm run hosts [-- <part of a name>]: tries what is published in the programs of others, by the recipes of
// docs/hosts.md, and prints what holds. No part of npm test, because those programs are large: it runs only those
// hosts that need none of them.

import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { run as runTests } from 'node:test'
import { spec } from 'node:test/reporters'
import { browser } from './browser.js'
import { build } from './build.js'
import { publish } from './dist.js'
import { Failure, main, phase, root, run, say, windows } from './phase.js'
import { tools } from './tools.js'

const folder = join(root, 'tests/hosts/installed')

/** What was seen of a host. @typedef {{ versions: string[], seen: string[], failed: boolean }} Row */

await main(async () => {
  const [name = ''] = process.argv.slice(2)
  const files = tests().filter((file) => basename(file).includes(name))
  if (!files.length) throw new Failure(`No host is called ${name}.`)
  await tools()
  await browser()
  await build()
  await publish()
  await npmPackages()
  await pythonPackages()
  const rows = await tried(files)
  print(rows)
  const failed = [...rows].filter(([, row]) => row.failed).map(([host]) => host)
  if (failed.length) throw new Failure(`Not all holds in ${failed.join(', ')}.`)
})

/** The files of tests: one for each host. LaTeX is one of them. */
function tests() {
  const folders = ['tests/hosts', 'tests/hosts/installed']
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.test.js'))
      .map((name) => join(root, folder, name)),
  )
  return [...files, join(root, 'tests/js/tikz.test.js')]
}

/** The npm packages of package-lock.json. */
async function npmPackages() {
  const stamp = join(folder, 'node_modules/.package-lock.json')
  const lock = join(folder, 'package-lock.json')
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(lock).mtimeMs) return
  await phase('Installing the hosts of npm', () =>
    run('npm ci --prefix tests/hosts/installed --ignore-scripts --no-audit --no-fund', []),
  )
}

/** The Python packages of requirements.txt. Where they cannot be installed, their hosts are skipped. */
async function pythonPackages() {
  const venv = join(folder, '.venv')
  const lock = readFileSync(join(folder, 'requirements.txt'), 'utf8')
  const stamp = join(venv, 'installed.txt')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  try {
    await phase('Installing the hosts of PyPI', async () => {
      const python = windows ? 'python' : 'python3'
      await run(python, ['-m', 'venv', '--clear', venv])
      const pip = join(venv, windows ? 'Scripts/pip.exe' : 'bin/pip')
      const quiet = ['--quiet', '--disable-pip-version-check', '--require-hashes']
      await run(pip, ['install', ...quiet, '-r', join(folder, 'requirements.txt')])
      writeFileSync(stamp, lock)
    })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    say(error.message)
  }
}

/**
 * Runs files of tests one after the other, and shows how they go.
 * @param {string[]} files
 * @returns {Promise<Map<string, Row>>} by host
 */
async function tried(files) {
  /** @type {Map<string, Row>} */
  const rows = new Map()
  /** @param {{ file?: string }} event */
  const row = ({ file = '' }) => {
    const host = basename(file, '.test.js')
    const found = rows.get(host) ?? { versions: [], seen: [], failed: false }
    rows.set(host, found)
    return found
  }
  const stream = runTests({ files, concurrency: 1 })
  stream.on('test:diagnostic', (event) => {
    const [, version] = event.message.match(/^version (.*)/) ?? []
    if (version) row(event).versions.push(version)
  })
  stream.on('test:pass', (event) => {
    row(event).seen.push(event.skip ? `– ${event.name}: skipped, ${event.skip}` : `✔ ${event.name}`)
  })
  stream.on('test:fail', (event) => {
    row(event).seen.push(`✖ ${event.name}`)
    row(event).failed = true
  })
  const shown = stream.compose(new spec())
  for await (const text of shown) process.stdout.write(text)
  return rows
}

/** @param {Map<string, Row>} rows */
function print(rows) {
  const lines = [...rows].flatMap(([host, { versions, seen }]) => [
    `\n${[host, ...versions].join(', ')}`,
    ...seen.map((line) => `  ${line}`),
  ])
  console.log(['\nWhat holds in each host:', ...lines].join('\n'))
}
