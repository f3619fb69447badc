// Compiles the two modules of the core to www/pkg if their sources are newer than the last build, copies two libraries to
// www/vendor, because a page without a bundler needs a library as a file, and makes modules of the style sheets in www/sheets
// and the pages of the manual in www/docs.

import { copyFileSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TARGET, crates } from './crates.js'
import { manual } from './manual.js'
import { phase, read, root, run, sideBySide } from './phase.js'
import { sheets } from './sheets.js'
import { packages, target, tools } from './tools.js'

const output = join(root, 'www/pkg')
const stamp = join(output, '.built') // its time is the beginning of the last successful build
const settings = [
  ...['Cargo.toml', 'Cargo.lock', 'package-lock.json'],
  ...['scripts/build.js', 'scripts/crates.js', 'scripts/tools.js'],
]

const vendor = join(root, 'www/vendor')
/**
 * The files of libraries by their paths in node_modules: the charts of the lab, and the code of a link.
 * @type {Record<string, string>}
 */
const VENDORED = {
  'uplot/dist/uPlot.esm.js': 'uplot.js',
  'uplot/dist/uPlot.d.ts': 'uplot.d.ts',
  'uplot/dist/uPlot.min.css': 'uplot.css',
  'uplot/LICENSE': 'uplot.LICENSE',
  'uqr/dist/index.mjs': 'uqr.js',
  'uqr/dist/index.d.mts': 'uqr.d.ts',
  'uqr/LICENSE': 'uqr.LICENSE',
}

/** Whether a source has changed since the last build. */
export function stale() {
  const names = readdirSync(join(root, 'crate'), { recursive: true, encoding: 'utf8' })
  const sources = names
    .filter((name) => /\.(rs|toml)$/.test(name))
    .map((name) => join('crate', name))
  const newest = Math.max(...[...sources, ...settings].map((path) => changed(join(root, path))))
  return newest > changed(stamp)
}

/**
 * Installs the tools of the build, and builds the files of the page unless they are up to date.
 * @param {() => void} [onReady] is called once the page can be shown, though the whole module may still be missing
 */
export async function build(onReady) {
  if (stale()) return buildCore(onReady)
  await packages()
  await buildRest()
  onReady?.()
}

/** Makes the files that the page needs beside the core. */
async function buildRest() {
  mkdirSync(vendor, { recursive: true })
  for (const [from, to] of Object.entries(VENDORED)) {
    copyFileSync(join(root, 'node_modules', from), join(vendor, to))
  }
  await Promise.all([sheets(), manual()])
}

/**
 * Compiles the viewer beside the tools that finish it, because the page is shown once both are there; the whole module comes
 * after missing tools. Compiling a module takes one processor.
 * @param {() => void} [onReady]
 */
async function buildCore(onReady) {
  const began = new Date()
  await phase('Building the core (Rust to WebAssembly, release)', async () => {
    await sideBySide([
      [() => compile('viewer'), tools, () => pack('viewer'), () => buildRest().then(onReady)],
      [tools, () => compile('whole'), () => pack('whole')],
    ])
  })
  writeFileSync(stamp, '')
  utimesSync(stamp, began, began)
}

/**
 * How each module is compiled, by the names of their packages in crate/modules/. The viewer is loaded by every page with a
 * tree, so that its size counts; the whole core opens large trees, so that its speed does: `2` is a fifth faster, and a
 * fourth heavier.
 */
const MODULES = {
  viewer: { level: 'z', passes: '-Oz' },
  whole: { level: 's', passes: '-O3' },
}

/** @typedef {keyof typeof MODULES} Module */

/** The features of WebAssembly that rustc uses by default; every browser with ES2022 has them. */
const FEATURES = [
  ...['--enable-bulk-memory', '--enable-multivalue', '--enable-mutable-globals'],
  ...['--enable-nontrapping-float-to-int', '--enable-reference-types', '--enable-sign-ext'],
]

/** Side by side in one folder they would wait for each other. @param {Module} name */
function surroundings(name) {
  const folder = join(root, 'target', name)
  return { CARGO_TARGET_DIR: folder, CARGO_PROFILE_RELEASE_OPT_LEVEL: MODULES[name].level }
}

/** The options of cargo for a module. */
function options() {
  const flags = `target.${TARGET}.rustflags=${JSON.stringify(anonymous())}`
  return ['--quiet', '--locked', '--config', flags]
}

/**
 * Compiles a module as wasm-pack does, which needs no wasm-pack yet.
 * @param {Module} name
 */
async function compile(name) {
  await target()
  const manifest = join(root, 'crate/modules', name, 'Cargo.toml')
  const release = ['build', '--lib', '--release', '--target', TARGET, '--manifest-path', manifest]
  await phase(`Compiling the module ${name}`, () =>
    run('cargo', [...release, ...options()], { env: surroundings(name) }),
  )
}

/**
 * Makes a module in www/pkg of what is compiled.
 * @param {Module} name
 */
async function pack(name) {
  const args = [
    ...['--log-level', 'error', 'build', join(root, 'crate/modules', name), '--release'],
    ...['--target', 'web', '--mode', 'no-install'],
    ...['--out-dir', output, '--out-name', name, '--no-pack', '--no-gitignore', '--no-opt'],
  ]
  await run('wasm-pack', [...args, '--', ...options()], { env: surroundings(name) })
  const module = join(output, `${name}_bg.wasm`)
  const lean = ['--strip-debug', '--strip-producers', MODULES[name].passes]
  await run('wasm-opt', [...FEATURES, ...lean, module, '-o', module])
}

/**
 * The options of the compiler that give sources the same names on every machine: the core contains the names of files
 * in which it can panic.
 */
function anonymous() {
  const library = join(read('rustc', ['--print', 'sysroot']), 'lib/rustlib/src/rust')
  const commit = read('rustc', ['-vV']).match(/^commit-hash: (.+)$/m)?.[1]
  const names = [[library, `/rustc/${commit}`]].concat(
    crates().map(({ name, version, folder }) => [folder, `${name}-${version}`]),
  )
  return names.map(([folder, name]) => `--remap-path-prefix=${folder}=${name}`)
}

/**
 * When a file last changed; long ago if there is no such file.
 * @param {string} path
 */
function changed(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? -Infinity
}
