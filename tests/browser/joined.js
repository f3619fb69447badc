// The site with its scripts and styles joined: a page asks for a quarter of the files, which takes less of the machine.
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
  const demanded = await onDemand(scripts)
  await Promise.all([
    build({
      ...joining(folder),
      ...OF_SCRIPTS,
      entryPoints: unique([...scripts, ...demanded, ...wordFiles()]),
    }),
    build({ ...joining(folder), entryPoints: unique(styles), external: ['*.svg'] }),
  ])
}

/** The modules that scripts load on demand. @param {string[]} scripts */
async function onDemand(scripts) {
  const options = { ...joining(www), ...OF_SCRIPTS, entryPoints: unique(scripts), write: false }
  const { metafile } = await build({ ...options, metafile: true })
  return Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ kind, external }) => kind === 'dynamic-import' && !external)
    .map(({ path }) => path)
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

/** A script finds the files beside its source, in whichever file it is joined. @type {Plugin} */
const addresses = {
  name: 'addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, ({ path }) => {
      const own = JSON.stringify(`/${relative(www, path).replaceAll('\\', '/')}`)
      const address = `new URL(${own}, import.meta.url).href`
      return { contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', address) }
    })
  },
}

/** @type {BuildOptions} */
const OF_SCRIPTS = { external: ['node:*'], plugins: [addresses], splitting: true }
