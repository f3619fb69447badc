// pandoc, and the command `secateur`, which it needs, in a project, as npm installs it.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { windows } from '../../../scripts/phase.js'
import { project } from '../../package/tarball.js'

const none = spawnSync('pandoc', ['--version'], { encoding: 'utf8' })
/** Why pandoc cannot be tried; false if it can. */
export const unpandoc = none.error ? 'pandoc is not installed' : false
/** Its name and version. */
export const pandocVersion = none.error ? '' : none.stdout.split('\n', 1)[0]

const bin = join(project, 'node_modules/.bin')

/** Puts the command where npx and PATH find it. */
export function installCommand() {
  const command = join(project, 'node_modules/secateur/dist/npm/cli.js')
  mkdirSync(bin, { recursive: true })
  chmodSync(command, 0o755)
  if (!windows && !existsSync(join(bin, 'secateur'))) symlinkSync(command, join(bin, 'secateur'))
}

/** The environment in which a program finds the command. */
export function env() {
  installCommand()
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }
}

/**
 * Runs pandoc on `lecture.md` of the project, and gives its status and its output.
 * @param {string} format
 * @param {string} filter
 * @param {string[]} [more]
 */
export function runPandoc(format, filter, more = []) {
  const title = ['--metadata', 'title=Trees']
  const words = ['lecture.md', '-s', '-t', format, ...title, '--lua-filter', filter, ...more]
  return spawnSync('pandoc', words, { cwd: project, encoding: 'utf8', env: env() })
}

/** The output of pandoc. @param {Parameters<typeof runPandoc>} args */
export function pandoc(...args) {
  const { status, stdout, stderr } = runPandoc(...args)
  assert.equal(status, 0, stderr)
  return stdout
}
