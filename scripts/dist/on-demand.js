// Modules that are imported on demand, in files of their own. Splitting would put the code that two of them share into more
// files, for which every reader would ask too.

import { dirname, join, relative } from 'node:path'
import { www } from './scripts.js'
import { smaller } from './smaller.js'

/** @import {BuildOptions, Plugin} from 'esbuild' */

/** The words that every viewer loads, in each language. */
const WORDS = /^messages\/[\w-]+\/words\.js$/

/**
 * Keeps a module that is imported on demand in a file of its own.
 * @param {string} folder where those files are, seen from the script that imports them
 * @param {(source: string) => boolean} apart whether a module is kept so, by its path in www/
 * @returns {Plugin}
 */
export function onDemand(folder, apart) {
  return {
    name: 'on demand',
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined
        const source = relative(www, join(resolveDir, path)).replaceAll('\\', '/')
        return apart(source) ? { path: `${folder}/${source}`, external: true } : undefined
      })
    },
  }
}

/**
 * Builds such files, which share their imports on demand with others.
 * @param {Set<string>} demanded the modules, by their paths in www/
 * @param {BuildOptions} options
 * @param {(up: string) => Plugin[]} plugins for a script that lies so deep
 */
export async function demandedFiles(demanded, options, plugins) {
  const { build } = await import('esbuild')
  await Promise.all(
    [...demanded].map((source) => {
      const up = relative(dirname(source), '.').replaceAll('\\', '/') || '.'
      const keeping = onDemand(up, (other) => demanded.has(other))
      const shorter = WORDS.test(source) ? [smaller] : []
      return build({
        ...options,
        plugins: [keeping, ...plugins(up), ...shorter],
        entryPoints: [{ in: `./${source}`, out: source.replace(/\.js$/, '') }],
      })
    }),
  )
}
