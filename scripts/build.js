// Compiles the core and the writers of figures to www/pkg if their sources are newer than the last build, copies
// the chart library of the lab to www/vendor, because a page without a bundler needs the library as a file, and makes the
// pages of the manual in www/docs.

import { copyFileSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TARGET, crates } from './crates.js'
import { manual } from './manual.js'
import { phase, read, root, run } from './phase.js'

const output = join(root, 'www/pkg')
const stamp = join(output, '.built') // its time is the beginning of the last successful build
const settings = [
  ...['Cargo.toml', 'Cargo.lock', '.cargo/config.toml', 'package-lock.json'],
  ...['scripts/build.js', 'scripts/crates.js', 'scripts/tools.js'],
]

const vendor = join(root, 'www/vendor')
/** The files of the library, by their paths in node_modules/uplot. */
const chart = {
  'dist/uPlot.esm.js': 'uplot.js',
  'dist/uPlot.d.ts': 'uplot.d.ts',
  'dist/uPlot.min.css': 'uplot.css',
  LICENSE: 'uplot.LICENSE',
}

/** Whether a source has changed since the last build. */
export function stale() {
  const crate = readdirSync(join(root, 'crate'), { recursive: true, encoding: 'utf8' })
  const sources = crate.filter((name) => name.endsWith('.rs')).map((name) => join('crate', name))
  const newest = Math.max(...[...sources, ...settings].map((path) => changed(join(root, path))))
  return newest > changed(stamp)
}

/** Builds the core, unless it is up to date. The tools must be in place. */
export async function build() {
  mkdirSync(vendor, { recursive: true })
  for (const [from, to] of Object.entries(chart)) {
    copyFileSync(join(root, 'node_modules/uplot', from), join(vendor, to))
  }
  await manual()
  if (!stale()) return
  const began = new Date()
  await phase('Building the core (Rust to WebAssembly, release)', async () => {
    for (const name of /** @type {const} */ (['secateur', 'lean', 'figure', 'exercise']))
      await pack(name)
  })
  writeFileSync(stamp, '')
  utimesSync(stamp, began, began)
}

/**
 * Builds the crate as a module of www/pkg.
 * @param {'secateur' | 'lean' | 'figure' | 'exercise'} name of the module; all but the first are features of the crate
 */
function pack(name) {
  const features = name === 'secateur' ? [] : ['--features', name]
  const env = {
    // In one folder cargo would take them for the same file, and not make it anew.
    CARGO_TARGET_DIR: join(root, 'target', features.length ? name : '.'),
    // Small trees are no matter of speed.
    ...(name === 'lean' && { CARGO_PROFILE_RELEASE_OPT_LEVEL: 'z' }),
  }
  const names = `target.${TARGET}.rustflags=${JSON.stringify(anonymous())}`
  const options = [
    ...['--log-level', 'error', 'build', '--release', '--target', 'web', '--mode', 'no-install'],
    ...['--out-dir', output, '--out-name', name, '--no-pack', '--no-gitignore'],
    ...['--', '--locked', '--config', names, ...features],
  ]
  return run('wasm-pack', options, { env })
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
