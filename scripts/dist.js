// Writes dist/, the published files. The sources run as they are, but for the parts that pages share (pages.js); this makes
// fewer and shorter files of them, in three ways: for a server of files (site.js), as one file (one-file.js), and for npm
// (modules.js). Packages for other programs have the one file inside (packages.js).

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modules } from './dist/modules.js'
import { oneFile } from './dist/one-file.js'
import { packages } from './dist/packages.js'
import { LICENSES } from './dist/scripts.js'
import { site } from './dist/site.js'
import { types } from './dist/types.js'
import { licenses } from './licenses.js'
import { phase, root } from './phase.js'

/**
 * Needs the core in www/pkg.
 * @param {string} [folder] is emptied first
 */
export async function dist(folder = join(root, 'dist')) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await Promise.all([site(folder), oneFile(folder), modules(join(folder, 'npm'))])
  writeFileSync(join(folder, LICENSES), licenses())
  packages(folder)
}

/** The same, with its name and time on the screen. */
export function publish() {
  return phase('Joining and minifying what is published into dist/', async () => {
    await dist()
    await types(join(root, 'dist/types'))
  })
}
