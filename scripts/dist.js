// Writes dist/, what is published: the viewer for any page (`secateur.js`, a module a language, the
// style, the core), the JavaScript API (`core.js`) and the pages themselves, joined and made small. The sources run as they are;
// this only makes fewer and shorter files of them. All scripts lie in one folder, so that what a
// module finds beside itself (`import.meta.url`) it finds wherever dist/ is put.

import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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
  worker: 'lab/run/worker.js',
}
const styles = ['viewer/viewer', 'viewer/alone', 'tokens', 'page/page']
  .concat('page/controls/controls', 'page/main', 'lab/lab', 'vendor/uplot')
  .map((name) => `${name}.css`)
/** The modules that are imported on demand, by their names in dist/. */
const demanded = {
  board: 'viewer/panels/board.js',
  'en/errors': 'messages/en/errors.js',
  ...Object.fromEntries(
    Object.keys(ALL).flatMap((language) =>
      ['words', 'help', 'pages'].map((part) => {
        const name = `${language}/${part}`
        return [name, `messages/${name}.js`]
      }),
    ),
  ),
}

/** By their names in www/. What stays as it is. */
const copied = {
  'pkg/secateur_bg.wasm': 'secateur_bg.wasm',
  icons: 'icons',
}

/** The licences of all that. */
const LICENSES = 'LICENSES.txt'

/** @type {BuildOptions} */
const common = {
  absWorkingDir: www,
  bundle: true,
  charset: 'utf8',
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
  await Promise.all([
    build({
      ...common,
      banner: { js: `/* Secateur ${version}, ${license}, see ${LICENSES} */` },
      entryPoints: { secateur: 'define.js', ...demanded },
      outdir: folder,
      plugins: [onDemand],
    }),
    build({
      ...common,
      entryPoints: pages,
      outdir: folder,
      plugins: [onDemand],
      splitting: true,
    }),
    build({ ...common, entryPoints: styles, external: ['*.svg'], outbase: www, outdir: folder }),
  ])
  for (const [from, to] of Object.entries(copied)) {
    cpSync(join(www, from), join(folder, to), { recursive: true })
  }
  shorten(folder)
  writeFileSync(join(folder, LICENSES), licenses())
  for (const name of ['index.html', 'lab.html', 'minimal.html']) {
    writeFileSync(join(folder, name), moved(readFileSync(join(www, name), 'utf8')))
  }
}

/** The same, with its name and time on the screen. */
export function publish() {
  return phase('Joining and minifying what is published into dist/', () => dist())
}

/**
 * Numbers the imports of the core. wasm-bindgen tells them apart by hashes, which nothing can pack; a
 * number of the same length needs no other change of the module.
 * @param {string} folder
 */
function shorten(folder) {
  /** @type {Map<string, string>} */
  const numbers = new Map()
  const number = (/** @type {string} */ hash) => {
    const known = numbers.get(hash) ?? String(numbers.size).padStart(hash.length, '0')
    numbers.set(hash, known)
    return known
  }
  for (const name of readdirSync(folder).filter((name) => /\.(js|wasm)$/.test(name))) {
    const path = join(folder, name)
    const bytes = readFileSync(path, 'latin1')
    writeFileSync(path, bytes.replace(/(?<=__wbg_\w+_)[0-9a-f]{16}\b/g, number), 'latin1')
  }
}

/** A page with its scripts where dist/ has them. @param {string} html */
function moved(html) {
  return Object.entries(pages).reduce(
    (text, [name, script]) => text.replaceAll(`"./${script}"`, `"./${name}.js"`),
    html,
  )
}
