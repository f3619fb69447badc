// How esbuild joins scripts, for all of dist/; and the WebAssembly as it is published.

import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../phase.js'

/** @import {BuildOptions, Plugin} from 'esbuild' */

export const www = join(root, 'www')
/** The licences of all that is in dist/. */
export const LICENSES = 'LICENSES.txt'

const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
export { version }
/** What an entry says of itself. */
export const BANNER = `/* Secateur ${version}, ${license}, see ${LICENSES} */`

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
    // `sideEffects` of package.json is about what is published, not about the sources.
    ignoreAnnotations: true,
    legalComments: 'none',
    logLevel: 'warning',
    minify: true,
    target: 'es2022',
    ...renaming(wasm().names),
  }
}

/**
 * The modules of WebAssembly, by what wasm-pack calls them, with numbers in place of the hashes in the names of their
 * imports: gzip cannot pack a hash. A number is as long as a hash, so nothing else of a module changes.
 * @returns {{ modules: Record<'secateur' | 'figure', Buffer<ArrayBuffer>>, names: Record<string, string> }} and the new
 *   names by the old ones
 */
export function wasm() {
  /** @type {Record<string, string>} */
  const names = {}
  const [secateur, figure] = ['secateur', 'figure'].map((module) => {
    const bytes = readFileSync(join(www, `pkg/${module}_bg.wasm`))
    for (const { name } of WebAssembly.Module.imports(new WebAssembly.Module(bytes))) {
      const [hash] = /(?<=_)[0-9a-f]{16}$/.exec(name) ?? []
      if (!hash) continue
      const number = String(Object.keys(names).length).padStart(hash.length, '0')
      names[name] ??= name.replace(hash, number)
      bytes.write(names[name], bytes.indexOf(name), 'latin1')
    }
    return bytes
  })
  return { modules: { secateur, figure }, names }
}

/**
 * What makes esbuild call properties by other names.
 * @param {Record<string, string>} names the new by the old
 * @returns {BuildOptions}
 */
function renaming(names) {
  return { mangleProps: new RegExp(`^(${Object.keys(names).join('|')})$`), mangleCache: names }
}

/**
 * Keeps a module that is imported on demand in a file of its own. Splitting would make more files, of what two such
 * modules share, and every reader would ask for those too.
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
