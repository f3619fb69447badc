// How esbuild joins scripts, for all of dist/.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL, PARTS } from '../../www/messages/languages.js'
import { root } from '../phase.js'

/** @import {BuildOptions} from 'esbuild' */

export const www = join(root, 'www')
/** The licences of all that is in dist/. */
export const LICENSES = 'LICENSES.txt'

const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
export { version }
/** The first line of an entry: its name, version and licence. */
export const BANNER = `/* Secateur ${version}, ${license}, see ${LICENSES} */`

/** The files of all words, by their paths in www/. */
export function wordFiles() {
  return Object.keys(ALL).flatMap((tag) => PARTS.map((part) => `messages/${tag}/${part}.js`))
}

/** @returns {BuildOptions} */
export function common() {
  return {
    absWorkingDir: www,
    bundle: true,
    charset: 'utf8',
    // The handles of the core are hidden behind `free`; nobody can dispose of them by `using`.
    define: { 'Symbol.dispose': 'undefined' },
    external: ['node:*'],
    format: 'esm',
    // `sideEffects` of package.json is about the published files, not about the sources.
    ignoreAnnotations: true,
    legalComments: 'none',
    logLevel: 'warning',
    minify: true,
    target: 'es2022',
  }
}
