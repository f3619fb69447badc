// Compiles the core and the writers of figures to www/pkg if their sources are newer than the last build, copies
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
  ...['scripts/module/Cargo.toml', 'scripts/module/module.rs'],
]

/** The package whose library is the module and nothing else. */
const crate = join(root, 'scripts/module')

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
  const sources = names.filter((name) => name.endsWith('.rs')).map((name) => join('crate', name))
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
    await sideBySide([
      [() => pack('secateur', '.'), () => pack('figure', '.')],
      [() => pack('exercise', 'small'), () => pack('lean', 'small')],
    ])
  })
  writeFileSync(stamp, '')
  utimesSync(stamp, began, began)
}

/**
 * What makes modules smaller. Functions with one caller stay apart unless they are tiny: long functions pack worse, and
 * what is hot the compiler has inlined before. The first kilobyte of memory is the far end of the stack: the core would
 * overflow before it could use it, so offsets can be folded into loads. The features are those that every browser with
 * ES2022 has, and that rustc uses by default.
 */
const SMALLER = [
  ...['--one-caller-inline-max-function-size=20', '--low-memory-unused'],
  ...['--strip-debug', '--strip-producers', '--strip-target-features'],
  ...['--enable-bulk-memory', '--enable-multivalue', '--enable-mutable-globals'],
  ...['--enable-nontrapping-float-to-int', '--enable-reference-types', '--enable-sign-ext'],
]

/** How the lean core is made smaller still: its control flow is made anew, twice, from expressions taken apart. */
const SMALLEST = ['-Oz', ...Array(2).fill(['--flatten', '--rereloop', '-Oz', '-Oz']).flat()]

/** By how much everything is dearer to the compiler in the lean core. The other modules would grow. */
const DEARER = 18

/**
 * How LLVM compiles the modules for small trees: it copies a structure by one instruction instead of word by word, and does
 * without what makes more code for speed: loop strength reduction, the elimination of partial redundancies, copies of short
 * blocks in place of jumps to them, values kept in variables from one use to the next. The modules are a few percent slower
 * by that.
 */
const COMPACT = [
  'max-store-memcpy=1',
  'disable-lsr',
  ...['enable-pre=false', 'enable-load-pre=false', 'disable-licm-promotion'],
  ...['jump-threading-threshold=2', 'simplifycfg-sink-common=false', 'disable-early-taildup'],
  'disable-machine-cse',
]

/**
 * Builds the crate as a module of www/pkg.
 * @param {'secateur' | 'lean' | 'figure' | 'exercise'} name of the module; all but the first are features of the crate
 * @param {string} folder of cargo, in target/. Modules that are built one after the other share one, and so what they
 *   depend on is compiled once; side by side they would wait for each other
 */
async function pack(name, folder) {
  const [whole, lean] = [name === 'secateur', name === 'lean']
  // Only the whole core opens large trees, where speed counts.
  /** @type {Record<string, string>} */
  const level = whole ? {} : { CARGO_PROFILE_RELEASE_OPT_LEVEL: 'z' }
  const compact = whole ? [] : COMPACT.map((rule) => `-Cllvm-args=-${rule}`)
  const rules = [...anonymous(), ...copying(whole ? 25 : 5, lean ? DEARER : 1), ...compact]
  const flags = `target.${TARGET}.rustflags=${JSON.stringify(rules)}`
  const options = [
    ...['--log-level', 'error', 'build', crate, '--release', '--target', 'web'],
    ...['--mode', 'no-install'],
    ...['--out-dir', output, '--out-name', name, '--no-pack', '--no-gitignore', '--no-opt'],
    ...['--', '--quiet', '--locked', '--config', flags, ...(whole ? [] : ['--features', name])],
  ]
  await run('wasm-pack', options, {
    env: { CARGO_TARGET_DIR: join(root, 'target', folder), ...level },
  })
  const module = join(output, `${name}_bg.wasm`)
  const passes = lean ? SMALLEST : [whole ? '-O3' : '-Oz']
  // Functions of one module of Rust side by side pack better.
  const order = '--reorder-functions-by-name'
  await run('wasm-opt', [...SMALLER, ...passes, order, module, '-o', module])
}

/**
 * The options of the compiler by which hardly more than what is marked `#[inline]` is copied to where it is called. A
 * function with one caller is taken into it if it costs 15,000 units less than that: where units are `dearer`, only if
 * it is short.
 * @param {number} most what a copy may cost, in units of LLVM
 * @param {number} [dearer]
 */
export function copying(most, dearer = 1) {
  const costs = { threshold: most, 'instr-cost': 5, 'call-penalty': 25 }
  return Object.entries(costs).map(([name, cost]) => `-Cllvm-args=-inline-${name}=${cost * dearer}`)
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
