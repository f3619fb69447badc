// npm run hosts [-- <part of a name>]: tries dist/ in the programs of others, by the recipes of
// docs/hosts.md, and prints the results. No part of npm test, because those programs are large: it runs only those
// hosts that need none of them.

import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { browser } from './browser.js'
import { build } from './build.js'
import { publish } from './dist.js'
import { Failure, main, phase, root, run, printLine, windows } from './phase.js'
import { installPeers } from './peers.js'
import { tryAll } from './try-all.js'

const folder = join(root, 'tests/hosts/installed')

await main(async () => {
  const [name = ''] = process.argv.slice(2)
  const files = tests().filter((file) => basename(file).includes(name))
  if (!files.length) throw new Failure(`No host is called ${name}.`)
  await build()
  await browser()
  await publish()
  await installPeers('tests/hosts/installed')
  await pythonPackages()
  await ownPackage()
  await tryAll(files)
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

/** The package of PyPI, made of dist/python, beside those hosts. */
async function ownPackage() {
  const venv = join(folder, '.venv')
  if (!existsSync(join(venv, 'installed.txt'))) return
  await phase('Installing the package of dist/python', () =>
    run(pipOf(venv), [
      ...['install', '--quiet', '--disable-pip-version-check', '--no-deps', '--no-build-isolation'],
      ...['--force-reinstall', join(root, 'dist/python')],
    ]),
  )
}

/** @param {string} venv */
function pipOf(venv) {
  return join(venv, windows ? 'Scripts/pip.exe' : 'bin/pip')
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
      const quiet = ['--quiet', '--disable-pip-version-check', '--no-deps']
      await run(pipOf(venv), ['install', ...quiet, '-r', join(folder, 'requirements.txt')])
      writeFileSync(stamp, lock)
    })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    printLine(error.message)
  }
}
