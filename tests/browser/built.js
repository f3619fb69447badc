// What is built of the sources for tests to open: each once in a run, in a folder of its own, which no test changes.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dist } from '../../scripts/dist.js'
import { writeJoined } from './joined.js'

const scratch = mkdtempSync(join(tmpdir(), 'secateur-built-'))
// A run that is ended leaves nothing either.
process.once('exit', () => rmSync(scratch, { recursive: true }))

/** @type {Promise<string> | undefined} */
let publishing
/** @type {Promise<string> | undefined} */
let joining

/** The folder of what is published, as `dist/`. */
export function published() {
  return (publishing ??= written('dist', dist))
}

/** The folder of the site with its files joined. */
export function joined() {
  return (joining ??= written('joined', writeJoined))
}

/** @param {string} name @param {(folder: string) => Promise<unknown>} write */
async function written(name, write) {
  const folder = join(scratch, name)
  await write(folder)
  return folder
}
