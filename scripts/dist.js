// Writes dist/, what is published: the viewer for any page (`secateur.js`, a module a language, the
// style, the core), the JavaScript API (`core.js`) and the pages themselves, joined and made small. The
// sources run as they are; this only makes fewer and shorter files of them. All scripts lie in one folder,
// so that what a module finds beside itself (`import.meta.url`) it finds wherever dist/ is put.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ALL } from '../www/messages/languages.js'
import { licenses } from './licenses.js'
import { phase, root } from './phase.js'

/** @import {BuildOptions, Plugin} from 'esbuild' */

const www = join(root, 'www')
const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The scripts of the pages, by what they are called in dist/; `core` is that of minimal.html. */
const pages = {
  core: 'core.js',
  theme: 'page/visitor/theme.js',
  page: 'page/main.js',
  lab: 'lab/main.js',
  how: 'how/main.js',
  worker: 'lab/run/worker.js',
}
const styles = ['viewer/viewer', 'viewer/alone', 'tokens', 'page/page']
  .concat('page/controls/controls', 'page/main', 'lab/lab', 'how/how', 'vendor/uplot')
  .map((name) => `${name}.css`)
/** The modules that are imported on demand, by their names in dist/. */
const demanded = {
  board: 'viewer/panels/board.js',
  'en/errors': 'messages/en/errors.js',
  ...Object.fromEntries(
    Object.keys(ALL).flatMap((language) =>
      ['words', 'help', 'pages', 'how'].map((part) => {
        const name = `${language}/${part}`
        return [name, `messages/${name}.js`]
      }),
    ),
  ),
}

/** The licences of all that. */
const LICENSES = 'LICENSES.txt'

/** @type {BuildOptions} */
const common = {
  absWorkingDir: www,
  bundle: true,
  charset: 'utf8',
  // The handles of the core are hidden behind `free`; nobody can dispose of them by `using`.
  define: { 'Symbol.dispose': 'undefined' },
  external: ['node:*'],
  format: 'esm',
  legalComments: 'none',
  logLevel: 'warning',
  minify: true,
  target: 'es2022',
}

/**
 * Keeps a module that is imported on demand in a file of its own, under its name in dist/. Splitting
 * would make more files, of what two such modules share, and every reader would ask for those too.
 * @type {Plugin}
 */
const onDemand = {
  name: 'on demand',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const source = relative(www, join(resolveDir, path))
      const name = Object.entries(demanded).find(([, module]) => module === source)?.[0]
      return { path: `./${name ?? source.replace(/\.js$/, '')}.js`, external: true }
    })
  },
}

/**
 * Needs the core in www/pkg.
 * @param {string} [folder] is emptied first
 */
export async function dist(folder = join(root, 'dist')) {
  const { build } = await import('esbuild')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { core, names } = numbered(readFileSync(join(www, 'pkg/secateur_bg.wasm')))
  const scripts = { ...common, ...renaming(names), outdir: folder, plugins: [onDemand] }
  await Promise.all([
    build({
      ...scripts,
      banner: { js: `/* Secateur ${version}, ${license}, see ${LICENSES} */` },
      entryPoints: { secateur: 'define.js', ...demanded },
    }),
    build({ ...scripts, entryPoints: pages, splitting: true }),
    build({ ...common, entryPoints: styles, external: ['*.svg'], outbase: www, outdir: folder }),
  ])
  writeFileSync(join(folder, 'secateur_bg.wasm'), core)
  cpSync(join(www, 'icons'), join(folder, 'icons'), { recursive: true })
  writeFileSync(join(folder, LICENSES), licenses())
  for (const name of ['index.html', 'lab.html', 'how.html', 'minimal.html']) {
    writeFileSync(join(folder, name), moved(readFileSync(join(www, name), 'utf8')))
  }
}

/** The same, with its name and time on the screen. */
export function publish() {
  return phase('Joining and minifying what is published into dist/', () => dist())
}

/**
 * The core with numbers in place of the hashes in the names of its imports: gzip cannot pack a hash. A number
 * is as long as a hash, so nothing else of the module changes.
 * @param {Buffer<ArrayBuffer>} module
 * @returns {{ core: Buffer, names: Record<string, string> }} and the new names by the old ones
 */
function numbered(module) {
  const core = Buffer.from(module)
  /** @type {Record<string, string>} */
  const names = {}
  for (const { name } of WebAssembly.Module.imports(new WebAssembly.Module(module))) {
    const [hash] = /(?<=_)[0-9a-f]{16}$/.exec(name) ?? []
    if (!hash) continue
    const number = String(Object.keys(names).length).padStart(hash.length, '0')
    names[name] = name.replace(hash, number)
    core.write(names[name], core.indexOf(name), 'latin1')
  }
  return { core, names }
}

/**
 * What makes esbuild call properties by other names.
 * @param {Record<string, string>} names the new by the old
 * @returns {BuildOptions}
 */
function renaming(names) {
  return { mangleProps: new RegExp(`^(${Object.keys(names).join('|')})$`), mangleCache: names }
}

/** A page with its scripts where dist/ has them. @param {string} html */
function moved(html) {
  return Object.entries(pages).reduce(
    (text, [name, script]) => text.replaceAll(`"./${script}"`, `"./${name}.js"`),
    html,
  )
}
