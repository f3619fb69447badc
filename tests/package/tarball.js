// The npm package as `npm publish` would send it, installed in a project of its own. Needs dist/.

import { execFileSync, execSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { root } from '../../scripts/phase.js'

/** A project that is removed when the tests have ended. */
export const project = mkdtempSync(join(tmpdir(), 'secateur-package-'))
after(() => rmSync(project, { recursive: true }))

// A line for the shell, which is how npm is found on every system. Nothing is built anew.
const line = `npm pack --json --ignore-scripts --loglevel=error --pack-destination "${project}"`
const [packed] = JSON.parse(execSync(line, { cwd: root, encoding: 'utf8' }))

/** The archive. */
export const tarball = join(project, packed.filename)
/** The paths of its files, without the hashes in the names of chunks. @type {string[]} */
export const names = packed.files.map((/** @type {{ path: string }} */ { path }) =>
  path.replace(/-[A-Z0-9]{8}(?=\.js$)/, ''),
)

const installed = join(project, 'node_modules/secateur')
mkdirSync(installed, { recursive: true })
execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
