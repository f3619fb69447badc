// The site with its scripts and styles joined: a page asks for an eighth of the files, which takes less of the machine.
// Files that are loaded for themselves keep the addresses of their sources: scripts of pages, and those loaded on demand.

import { cpSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import { wordFiles } from '../../scripts/dist/scripts.js'
import { root } from '../../scripts/phase.js'

/** @import {BuildOptions, Plugin} from 'esbuild' */

const www = join(root, 'www')

/** The scripts that pages of others import, and the one that a worker runs. */
const SCRIPTS = ['core.js', 'define.js', 'secateur.js', 'lab/run/worker.js']
/** The script of the page that most tests load. */
const MAIN = 'page/main.js'
/** The scripts that run in a worker or before others, and so load no more than they need. */
const ALONE = [
  ...['lab/run/worker.js', 'core.js', 'whole.js', 'api/foreign-trace.js', 'messages/en/errors.js'],
  ...['page/settings/theme.js', 'link/preload-core.js', 'page/preload-words.js'],
]
/** The style sheets that an element loads. */
const STYLES = ['viewer/viewer.css']

/** @param {string} folder */
export async function writeJoined(folder) {
  cpSync(www, folder, { recursive: true })
  const pages = readdirSync(www, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(www, name), 'utf8'))
  const named = (/** @type {RegExp} */ element) =>
    pages.flatMap((html) => Array.from(html.matchAll(element), ([, path]) => path))
  const scripts = [...SCRIPTS, ...named(/<script type="module" src="\.+\/([^"]+)"/g)]
  const styles = [...STYLES, ...named(/<link rel="stylesheet" href="\.+\/([^"]+)"/g)]
  const { entries, shared, sharing } = await together(unique(scripts))
  await Promise.all([
    build({ ...joining(folder), ...splitting(shared, sharing), entryPoints: entries }),
    build({ ...joining(folder), entryPoints: wordFiles() }),
    build({ ...joining(folder), entryPoints: unique(styles), external: ['*.svg'] }),
  ])
}

/**
 * Scripts and the modules that they load on demand, the modules that the main page shares with others of these, and those that
 * are to import all of them: modules are in one file if the same scripts import them.
 * @param {string[]} scripts
 */
async function together(scripts) {
  const options = { ...joining(www), ...splitting(), entryPoints: scripts, write: false }
  const { outputs } = (await build({ ...options, metafile: true })).metafile
  const used = Object.values(outputs).flatMap(({ entryPoint, imports }) => {
    const files = imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path)
    return entryPoint ? { entryPoint, files } : []
  })
  const files = used.find(({ entryPoint }) => entryPoint === MAIN)?.files ?? []
  const shared = files.flatMap((file) => Object.keys(outputs[file].inputs))
  const sharing = used
    .filter((script) => script.files.some((file) => files.includes(file)))
    .map(({ entryPoint }) => entryPoint)
    .filter((script) => !ALONE.includes(script) && !shared.includes(script))
  return { entries: used.map(({ entryPoint }) => entryPoint), shared, sharing }
}

/** @param {string[]} names */
function unique(names) {
  return [...new Set(names)]
}

/** @param {string} folder @returns {BuildOptions} */
function joining(folder) {
  return {
    absWorkingDir: www,
    allowOverwrite: true,
    bundle: true,
    charset: 'utf8',
    format: 'esm',
    // `sideEffects` of package.json is about the published files, not about the sources.
    ignoreAnnotations: true,
    logLevel: 'warning',
    outbase: www,
    outdir: folder,
    target: 'es2022',
  }
}

/**
 * A script finds the files beside its source, in whichever file it is joined.
 * @param {string[]} [shared] modules
 * @param {string[]} [sharing] the scripts that import them, whether they need them or not
 * @returns {BuildOptions}
 */
function splitting(shared = [], sharing = []) {
  const imports = shared.map((name) => `import ${JSON.stringify(join(www, name))}\n`).join('')
  /** @type {Plugin} */
  const prepared = {
    name: 'prepared',
    setup({ onLoad }) {
      onLoad({ filter: /\.js$/ }, ({ path }) => {
        const name = relative(www, path).replaceAll('\\', '/')
        const address = `new URL(${JSON.stringify(`/${name}`)}, import.meta.url).href`
        const own = readFileSync(path, 'utf8').replaceAll('import.meta.url', address)
        return { contents: sharing.includes(name) ? imports + own : own }
      })
    },
  }
  return { external: ['node:*'], plugins: [prepared], splitting: true }
}
