// Compiles the two modules of the core to www/pkg if their sources are newer than the last build, copies
// the chart library of the lab to www/vendor, because a page without a bundler needs the library as a file, and makes the
// pages of the manual in www/docs.

import { copyFileSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TARGET, crates } from './crates.js'
import { manual } from './manual.js'
import { phase, read, root, run, sideBySide } from './phase.js'

const output = join(root, 'www/pkg')
const stamp = join(output, '.built') // its time is the beginning of the last successful build
const settings = [
  ...['Cargo.toml', 'Cargo.lock', 'package-lock.json'],
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
  const names = readdirSync(join(root, 'crate'), { recursive: true, encoding: 'utf8' })
  const sources = names
    .filter((name) => /\.(rs|toml)$/.test(name))
    .map((name) => join('crate', name))
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
    // The compiler works on one processor at a time.
    await sideBySide([[() => pack('viewer')], [() => pack('whole')]])
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

/** The features of WebAssembly that rustc uses by default; every browser with ES2022 has them. */
const FEATURES = [
  ...['--enable-bulk-memory', '--enable-multivalue', '--enable-mutable-globals'],
  ...['--enable-nontrapping-float-to-int', '--enable-reference-types', '--enable-sign-ext'],
]

/**
 * Builds a module in www/pkg.
 * @param {keyof typeof MODULES} name
 */
async function pack(name) {
  const { level, passes } = MODULES[name]
  const flags = `target.${TARGET}.rustflags=${JSON.stringify(anonymous())}`
  const options = [
    ...['--log-level', 'error', 'build', join(root, 'crate/modules', name), '--release'],
    ...['--target', 'web', '--mode', 'no-install'],
    ...['--out-dir', output, '--out-name', name, '--no-pack', '--no-gitignore', '--no-opt'],
    ...['--', '--quiet', '--locked', '--config', flags],
  ]
  // Side by side in one folder they would wait for each other.
  const folder = join(root, 'target', name)
  await run('wasm-pack', options, {
    env: { CARGO_TARGET_DIR: folder, CARGO_PROFILE_RELEASE_OPT_LEVEL: level },
  })
  const module = join(output, `${name}_bg.wasm`)
  await run('wasm-opt', [
    ...FEATURES,
    '--strip-debug',
    '--strip-producers',
    passes,
    module,
    '-o',
    module,
  ])
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
