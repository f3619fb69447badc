// The files of the project, for tests that read them.

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/phase.js'

/** A file as text. @param {string} path in the project */
export function read(path) {
  return readFileSync(join(root, path), 'utf8')
}

/**
 * The paths in a folder, at any depth, without what the build makes in www/.
 * @param {string} folder
 * @param {...string} ends of their names
 */
export function pathsIn(folder, ...ends) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/^(docs|pkg|sheets|vendor)\//.test(path))
    .filter((path) => ends.some((end) => path.endsWith(end)))
}
