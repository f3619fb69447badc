// Folders that are built of the sources for tests to open: each once in a run, in a folder of its own, which no test changes.

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dist } from '../../scripts/dist.js'
import { root } from '../../scripts/phase.js'
import { writeJoined } from './joined.js'

const scratch = mkdtempSync(join(tmpdir(), 'secateur-built-'))
// An interrupted run leaves no folder either.
process.once('exit', () => rmSync(scratch, { recursive: true }))

/** @type {Promise<string> | undefined} */
let publishing
/** @type {Promise<string> | undefined} */
let joining

/** The folder of the published files, like `dist/`. After a run of all phases, which has made dist/, this is a copy of it. */
export function published() {
  const { SECATEUR_PUBLISHED: made } = process.env
  return (publishing ??= written('dist', made ? (folder) => copied(made, folder) : dist))
}

/** The types of the npm package are made apart. @param {string} made @param {string} folder */
async function copied(made, folder) {
  const types = join(made, 'types')
  cpSync(made, folder, { recursive: true, filter: (path) => path !== types })
}

/** Where axe lies beside the joined files. */
export const AXE = 'axe.js'

/** The folder of the site with its files joined, and axe. */
export function joined() {
  return (joining ??= written('joined', async (folder) => {
    await writeJoined(folder)
    cpSync(join(root, 'node_modules/axe-core/axe.min.js'), join(folder, AXE))
  }))
}

/** @param {string} name @param {(folder: string) => Promise<unknown>} write */
async function written(name, write) {
  const folder = join(scratch, name)
  await write(folder)
  return folder
}
