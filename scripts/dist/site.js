// The site that a server of files offers: the viewer for any page (`secateur.js`) and its room there (`secateur.css`), the
// JavaScript API (`core.js`) and the pages.
// Those names stay. All that they load is in one folder, whose name changes with any of its files: a script that a
// browser has kept finds the files of its own build, or none.

import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { manual } from '../manual.js'
import { page } from '../pages.js'
import { hints, importsOf } from './hints.js'
import { FOLDER, siteOf, withOembed } from './oembed.js'
import { offline, serviceWorker } from './offline.js'
import { demandedFiles, onDemand } from './on-demand.js'
import { BANNER, common, wordFiles, version, www } from './scripts.js'
import { smaller } from './smaller.js'

/** @import {Plugin} from 'esbuild' */

/** Stands for the name of the folder until its files are known. */
const UNNAMED = `${version}-${'0'.repeat(10)}`
/** The scripts that any page may import, by their sources. */
const ENTRIES = { secateur: 'secateur.js', core: 'core.js' }
/** The style sheet that any page may link to. */
const ROOM = 'secateur.css'
/** The scripts of the pages, by their names in the folder. */
const PAGES = {
  theme: 'page/settings/theme.js',
  'preload-core': 'link/preload-core.js',
  'preload-words': 'page/preload-words.js',
  page: 'page/main.js',
  lab: 'lab/main.js',
  how: 'how/main.js',
  lessons: 'lessons/main.js',
  worksheet: 'worksheet/main.js',
  embed: 'embed/main.js',
  manual: 'manual/main.js',
  offline: 'offline/register.js',
  worker: 'lab/run/worker.js',
}
const STYLES = [
  ...['viewer/viewer', 'tokens', 'page/page', 'page/controls/controls', 'page/main', 'lab/lab'],
  ...['how/how', 'lessons/lessons', 'worksheet/worksheet', 'embed/embed', 'manual/manual'],
  'vendor/uplot',
].map((name) => `${name}.css`)
/** The documents that are visited for themselves, and shall work without a network. */
const VISITED = ['index.html', 'lab.html', 'how.html', 'lessons.html', 'worksheet.html']
const DOCUMENTS = [...VISITED, 'embed.html', 'minimal.html']
/** The folder of the manual, whose pages and pictures `manual()` makes. */
const MANUAL = 'docs'

/** @param {string} folder */
export async function site(folder) {
  const parts = join(folder, UNNAMED)
  mkdirSync(join(parts, 'pkg'), { recursive: true })
  const [imports] = await Promise.all([
    scripts(folder, parts),
    styles(parts, STYLES),
    styles(folder, [ROOM]),
  ])
  for (const name of ['viewer', 'whole']) {
    cpSync(join(www, `pkg/${name}_bg.wasm`), join(parts, `pkg/${name}_bg.wasm`))
  }
  cpSync(join(www, 'icons'), join(parts, 'icons'), { recursive: true })
  for (const name of DOCUMENTS) {
    const html = moved(page(www, name), './')
    const hinted = hints(html, `./${UNNAMED}/`, imports)
    const visited = VISITED.includes(name)
    writeFileSync(join(folder, name), visited ? offline(hinted, `./${UNNAMED}/`) : hinted)
  }
  await manual(join(folder, MANUAL))
  for (const path of pagesOfManual(folder)) {
    const html = moved(readFileSync(path, 'utf8'), '../')
    writeFileSync(path, offline(hints(html, `../${UNNAMED}/`, imports), `../${UNNAMED}/`))
  }
  const named = rename(folder, parts)
  unfold(folder)
  await serviceWorker(folder, named)
}

/** Writes the oEmbed addresses into the pages, if the address of the site is known. @param {string} folder */
function unfold(folder) {
  const site = siteOf(process.env.SECATEUR_SITE)
  if (site === null) return
  mkdirSync(join(folder, FOLDER), { recursive: true })
  const pages = [...VISITED, ...pagesOfManual(folder).map((path) => relative(folder, path))]
  for (const path of pages.map((path) => path.replaceAll('\\', '/'))) {
    const linked = withOembed(
      readFileSync(join(folder, path), 'utf8'),
      path,
      site,
      path === 'index.html' ? 'embed.html' : path,
    )
    writeFileSync(join(folder, path), linked.html)
    writeFileSync(join(folder, linked.name), linked.answer)
  }
}

/** @param {string} folder */
function pagesOfManual(folder) {
  const names = readdirSync(join(folder, MANUAL)).filter((name) => name.endsWith('.html'))
  return names.map((name) => join(folder, MANUAL, name))
}

/** Returns the imports of the scripts of the pages. @param {string} folder @param {string} parts */
async function scripts(folder, parts) {
  const { build } = await import('esbuild')
  /** @type {Set<string>} */
  const demanded = new Set(wordFiles())
  const entry = onDemand(`./${UNNAMED}`, (source) => Boolean(demanded.add(source)))
  await build({
    ...common(),
    outdir: folder,
    plugins: [entry, smaller],
    entryPoints: ENTRIES,
    // An entry finds its files in the folder, where other scripts find theirs beside themselves.
    banner: {
      js: `${BANNER}\nconst secateurParts=new URL("./${UNNAMED}/",import.meta.url).href;`,
    },
    define: { ...common().define, 'import.meta.url': 'secateurParts' },
  })
  const target = { ...common(), outdir: parts }
  // Modules that only a page imports on demand share modules with it, also the core in use. Pages share none: a browser asks a
  // server for six files at once, and together they would be in twice as many files.
  const shared = [onDemand('.', (source) => demanded.has(source))]
  const split = { ...target, plugins: shared, splitting: true }
  // Both load a script, by one policy.
  const { lab, offline: register, ...others } = PAGES
  const apart = Object.entries(others).map(([name, path]) => ({ [name]: path }))
  const results = await Promise.all(
    [{ lab, offline: register }, ...apart].map((entryPoints) =>
      build({ ...split, entryPoints, metafile: true }),
    ),
  )
  await demandedFiles(demanded, target, (up) => [wordsAbove(up)])
  // The paths of the metafile are relative to www/.
  const outputs = Object.assign({}, ...results.map(({ metafile }) => metafile.outputs))
  return importsOf(outputs, (path) => relative(parts, join(www, path)).replaceAll('\\', '/'))
}

/** In a script that lies deeper than `words.js` the words are farther up. @param {string} up @returns {Plugin} */
function wordsAbove(up) {
  return {
    name: 'words above',
    setup({ onLoad }) {
      onLoad({ filter: /www[\\/]words\.js$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace('./messages', `${up}/messages`),
      }))
    },
  }
}

/** @param {string} outdir @param {string[]} entryPoints */
async function styles(outdir, entryPoints) {
  const { build } = await import('esbuild')
  await build({
    ...common(),
    entryPoints,
    // The address of a picture depends on which file a style sheet is joined into.
    loader: { '.svg': 'file' },
    assetNames: 'icons/[name]',
    outbase: www,
    outdir,
  })
}

/** A page with its files where dist/ has them. @param {string} html @param {string} up the way from it to the site */
function moved(html, up) {
  const named = Object.entries(PAGES).reduce(
    (text, [name, script]) => text.replaceAll(`"${up}${script}"`, `"${up}${UNNAMED}/${name}.js"`),
    html,
  )
  return named.replaceAll(/(?<=(?:href|src)=")(\.\.?\/)(?=[^"]+\.(?:css|svg)")/g, `$1${UNNAMED}/`)
}

/**
 * Gives the folder a name that tells its files and those that load them, and that name to these. Returns it.
 * @param {string} folder
 * @param {string} parts
 */
function rename(folder, parts) {
  const entries = Object.keys(ENTRIES).map((name) => `${name}.js`)
  const manual = readdirSync(join(folder, MANUAL), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
  const loading = [...entries, ...DOCUMENTS, ...manual.map((name) => `${MANUAL}/${name}`)]
  const hash = createHash('sha256')
  for (const name of readdirSync(parts, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.\w+$/.test(name)) hash.update(`${name}\n`).update(readFileSync(join(parts, name)))
  }
  for (const name of loading) hash.update(readFileSync(join(folder, name)))
  hash.update(readFileSync(join(www, 'offline/worker.js')))
  const named = `${version}-${hash.digest('hex').slice(0, 10)}`
  renameSync(parts, join(folder, named))
  for (const name of loading.filter((name) => /\.(?:js|html)$/.test(name))) {
    const text = readFileSync(join(folder, name), 'utf8')
    writeFileSync(join(folder, name), text.replaceAll(UNNAMED, named))
  }
  return named
}
