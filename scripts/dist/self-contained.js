// Builds that request nothing: they contain the files that the scripts would fetch.

import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { wordFiles, www } from './scripts.js'
import { root } from '../phase.js'

/** @import {Plugin} from 'esbuild' */

/** The replacements of modules, by their paths in www/. @type {Record<string, string>} */
const INSTEAD = { 'wasm.js': 'self-contained/wasm.js', 'styles.js': 'self-contained/styles.js' }
/** The parts of the words that are for pages: the viewer never asks for them. */
export const AROUND = [
  ...['pages', 'how', 'lessons', 'lab', 'links'],
  ...['figure', 'worksheet', 'report', 'watch'],
]

/**
 * The core becomes a module, as the styles are. The language that is for tests becomes English.
 * @param {string[]} [leftOut] parts of the words that are not there
 * @returns {Plugin}
 */
export function selfContained(leftOut = AROUND) {
  /** @type {Record<string, () => Promise<string>>} */
  const modules = {
    'self-contained/packed-viewer.js': () => packedModule('viewer'),
    'self-contained/packed-whole.js': () => packedModule('whole'),
    'words.js': () => wordTable(leftOut),
  }
  return {
    name: 'self-contained',
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ importer, path, resolveDir }) => {
        const source = relative(www, join(resolveDir, path)).replaceAll('\\', '/')
        if (source in INSTEAD && importer) return { path: join(www, INSTEAD[source]) }
        return source in modules ? { path: source, namespace: 'made' } : undefined
      })
      build.onLoad({ filter: /./, namespace: 'made' }, async ({ path }) => ({
        contents: await modules[path](),
        resolveDir: www,
      }))
    },
  }
}

/** @param {string} name of a module of WebAssembly */
async function packedModule(name) {
  const bytes = readFileSync(join(root, `www/pkg/${name}_bg.wasm`))
  return `export const ${name} = ${JSON.stringify(gzipText(bytes))}`
}

/** Packed by gzip, in base64. @param {Buffer} bytes */
export function gzipText(bytes) {
  const all = gzipSync(bytes, { level: 9 })
  all[9] = 255 // the header of gzip names the system, which would differ between machines
  return all.toString('base64')
}

/** All words, for bundlers, which find a file only if an import names it. @param {string[]} leftOut parts of them */
async function wordTable(leftOut) {
  const entries = wordFiles()
    .filter((path) => !leftOut.includes(basename(path, '.js')))
    .map((path) => [path, path.replace('messages/en-XA/', 'messages/en/')])
    .map(([path, source]) => `${JSON.stringify(path)}: () => import('./${source}')`)
  return `const modules = { ${entries} }
    export const loadWords = (tag, part) => modules[\`messages/\${tag}/\${part}.js\`]()`
}
