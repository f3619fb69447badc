// The figures of README.md and docs/. The command line draws them, as a reader would; a test checks that they are
// still up to date.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Failure, root } from './phase.js'

/** The tree of all of them. */
const TREE = '((3 12 8) (2 4 6) (14 5 2))'

/** The arguments of the command, by the names of the files in docs/. @type {Record<string, string>} */
export const FIGURES = {
  'search.svg': '--step decisions,last --seconds 1.8 --theme auto',
  'cutoff.svg': '--step cutoff:1 --theme auto',
  'schritte.svg': '--step decisions,last --lang de --columns 2',
}

/** Draws a figure. @param {string} words the options of `secateur figure` */
export function figure(words) {
  const command = [join(root, 'bin/secateur.js'), 'figure', '-', ...words.split(' ')]
  const options = { input: TREE, encoding: /** @type {const} */ ('utf8') }
  const { status, stdout, stderr } = spawnSync(process.execPath, command, options)
  if (status !== 0) throw new Failure(stderr)
  return stdout
}
