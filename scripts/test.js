// npm test: all checks of the project. Checks that do not wait for one another run side by side.
// npm test -- <phase> [<name>]: one phase; with a name, only its tests of that name.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { browser } from './browser.js'
import { build } from './build.js'
import { TARGET, runnerOf } from './crates.js'
import { publish } from './dist.js'
import { fuzz } from './fuzz.js'
import { Failure, elapsed, main, root, run, printLine, sideBySide, windows } from './phase.js'
import { packages, tools } from './tools.js'

/**
 * The phases by name. A phase that runs tests takes the name of a test, and returns which tests ran.
 * @type {Record<string, [title: string, work: (name?: string) => unknown]>}
 */
const phases = {
  packages: ['What is not compiled: npm packages, the wasm target', packages],
  tools: ['Tools: wasm-pack, wasm-bindgen', tools],
  chrome: ['A browser for the tests', browser],
  format: ['Formatting: rustfmt, prettier', format],
  clippy: ['Rust lint, native and wasm: clippy', clippy],
  docs: ['Rust documentation: rustdoc', docs],
  native: ['Rust tests, native', native],
  fuzz: ['Hostile input for the core, 20 s at most', () => fuzz()],
  build: ['The core as WebAssembly, and what is published', published],
  crate: ['The crate as it is published: cargo package', crate],
  wasm: ['Rust tests, in WebAssembly: in Node, and some in a headless browser', wasm],
  types: ['JavaScript types: tsc', types],
  lint: ['JavaScript lint: eslint', lint],
  js: ['JavaScript tests, without a browser', (name) => nodeTests('tests/js', name)],
  package: [
    'The npm package: its files, its types, what imports it',
    (name) => ofPublished('tests/package', name),
  ],
  hosts: [
    'Pages of others, made from the recipes of docs/hosts.md',
    (name) => ofPublished('tests/hosts', name),
  ],
  browser: ['JavaScript tests, in a real browser', (name) => nodeTests('tests/browser', name)],
}

/** The phases whose tests can be chosen by name. */
const named = ['native', 'wasm', 'js', 'browser', 'package', 'hosts']

/**
 * The lists run side by side once the npm packages are there; the phases of a list run in its order. Commands of cargo that
 * share a target folder are in one list, because they would wait for one another.
 */
const LANES = [
  ['build', 'browser'],
  ['chrome', 'format', 'clippy', 'docs', 'native', 'crate', 'fuzz', 'wasm'],
]
/** The phases that the lists go on with: on an empty machine compiling takes longest, else the browser. */
const LEFT = ['types', 'lint', 'js', 'package', 'hosts']
/** The phases of `npm test -- quick`. */
const QUICK = [['native'], ['js']]

/** @typedef {{ name: string, seconds: number }} Timed a test that passed */
/** @typedef {{ passed: number, timed: Timed[] }} Ran which tests of a phase ran */

/** @type {Promise<void> | undefined} */
let building
/** @type {Promise<void> | undefined} */
let publishing

await main(async () => {
  const [asked = '', name, ...more] = process.argv.slice(2)
  const known = asked === '' || asked === 'quick' || asked in phases
  if (!known || more.length || (name && !named.includes(asked))) throw new Failure(usage())
  const began = performance.now()
  const rows = [await perform('packages')]
  if (asked in phases) rows.push(await perform(asked, name))
  else {
    const tasksOf = (/** @type {string[]} */ names) => names.map((name) => () => perform(name))
    const [lanes, left] = asked ? [QUICK, []] : [LANES, LEFT]
    rows.push(...(await sideBySide(lanes.map(tasksOf), tasksOf(left))))
  }
  report(rows, began)
})

function usage() {
  return (
    `usage: npm test [-- quick | <phase> [<name>]], where <phase> is one of ` +
    `${Object.keys(phases).join(', ')}.\n  quick is native and js. A part of the name of a test, or ` +
    `of a file of tests, can be given to ${named.join(', ')}.`
  )
}

/** @param {Awaited<ReturnType<typeof perform>>[]} rows @param {number} began */
function report(rows, began) {
  const timed = rows.flatMap(({ timed }) => timed).sort((a, b) => b.seconds - a.seconds)
  if (timed.length) console.log('\nThe slowest tests:')
  for (const { name, seconds } of timed.slice(0, 20)) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
  }
  console.log(`\nEverything asked for passed in ${elapsed(began)}`)
  for (const { phase, time, passed } of rows) {
    console.log(`  ${phase.padEnd(8)} ${time.padStart(12)}${passed ? `   ${passed} passed` : ''}`)
  }
  const passed = rows.reduce((sum, row) => sum + row.passed, 0)
  if (passed) console.log(`\n${passed} passed, 0 failed`)
}

/** Makes dist/, once however many phases need it. */
function published() {
  return (publishing ??= core().then(publish))
}

/** Builds the core once, although several phases need it. */
function core() {
  return (building ??= build())
}

async function format() {
  await run('cargo', ['fmt', '--all', '--check'], { remedy: 'npm run format mends it.' })
  await tool('prettier/bin/prettier.cjs', '--check', '.', ...remembering('prettier'))
}

function lint() {
  return tool('eslint/bin/eslint.js', '.', '--max-warnings=0', ...remembering('eslint'))
}

/** Options by which a tool remembers which files it has found right, by their contents. @param {string} name */
function remembering(name) {
  const place = ['--cache', '--cache-location', `node_modules/.cache/${name}/right`]
  return [...place, '--cache-strategy', 'content']
}

async function clippy() {
  const strict = ['--', '-D', 'warnings']
  for (const where of [['--all-targets'], ['--target', TARGET, '--lib', '--tests']]) {
    await run('cargo', ['clippy', '--locked', '--workspace', ...where, ...strict])
  }
  const apart = ['--manifest-path', 'bench/engine/Cargo.toml', '--target-dir', 'target']
  await run('cargo', ['clippy', '--locked', ...apart, '--all-targets', ...strict])
}

async function docs() {
  await run('cargo', ['doc', '--no-deps'], { env: { RUSTDOCFLAGS: '-D warnings' } })
}

/**
 * The test runner can report the time of each test, but not on stable Rust.
 * @param {string} [name]
 */
async function native(name) {
  const timed = windows ? [] : ['-Zunstable-options', '--report-time']
  const env = windows ? {} : { [runnerOf()]: 'env RUSTC_BOOTSTRAP=1' }
  const only = name ? [name] : []
  const suite = await tests('cargo', ['test', '--test', 'suite', '--', ...timed, ...only], { env })
  return name ? suite : both(suite, await tests('cargo', ['test', '--doc'], { least: 0 }))
}

/**
 * All tests of the core under Node, and in a browser those that read the golden traces.
 * @param {string} [name]
 */
async function wasm(name) {
  await tools()
  const all = await inWasm('wasm-bindgen-test-runner', name)
  if (name) return all
  await browser()
  return both(all, await inWasm('node scripts/in-browser.js', 'golden'))
}

/** @param {string} runner the program that runs the tests @param {string} [name] */
function inWasm(runner, name) {
  const suite = ['test', '--target', TARGET, '--test', 'suite', '--', ...(name ? [name] : [])]
  return tests('cargo', suite, { env: { [runnerOf(TARGET)]: runner } })
}

async function types() {
  await core() // its .d.ts are checked, too
  await tool('typescript/bin/tsc', '--project', '.')
}

/** The crate that cargo would publish has to compile by itself: as it is not run, it is not optimised. */
async function crate() {
  const quick = ['--config', 'profile.dev.package.secateur.opt-level=0']
  await run('cargo', ['package', '--offline', '--locked', '--allow-dirty', '--quiet', ...quick])
}

/** The tests of a folder that open dist/ in a browser. @param {string} folder @param {string} [name] */
async function ofPublished(folder, name) {
  await published()
  await browser()
  return nodeTests(folder, name)
}

/**
 * Runs the tests of a folder. With a name: the files whose names contain it, or if there are none, the tests whose
 * names contain it.
 * @param {string} folder
 * @param {string} [name]
 */
async function nodeTests(folder, name = '') {
  await core()
  const inBrowser = folder === 'tests/browser'
  if (inBrowser) await browser()
  await publishing
  /** @type {Record<string, string>} */
  const env = publishing ? { SECATEUR_PUBLISHED: join(root, 'dist') } : {}
  const inside = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []
  const all = inside.filter((file) => file.endsWith('.test.js'))
  if (!all.length) throw new Failure(`${folder} has no *.test.js.`)
  const files = all.filter((file) => file.includes(name))
  const reported = ['--test-reporter=spec']
  if (inBrowser && files.length) {
    return tests(process.execPath, [...reported, `${folder}/suite.js`, ...files], { env })
  }
  const only = files.length ? [] : [`--test-name-pattern=${literally(name)}`]
  const paths = (files.length ? files : all).map((file) => `${folder}/${file}`)
  return tests(process.execPath, ['--test', ...reported, ...only, ...paths])
}

/** A text as a regular expression. @param {string} text */
function literally(text) {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/**
 * Runs an npm tool with the Node that runs this script.
 * @param {string} script its path in node_modules
 * @param {string[]} args
 */
function tool(script, ...args) {
  return run(process.execPath, [join(root, 'node_modules', script), ...args])
}

/**
 * Runs tests. It is a failure if fewer than `least` pass.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, least?: number }} [options]
 * @returns {Promise<Ran>}
 */
async function tests(command, args, { env, least = 1 } = {}) {
  let output = ''
  await run(command, args, { env, listen: (text) => (output += text) })
  const totals = output.matchAll(/^test result: ok\. (\d+) passed|^(?:#|ℹ) pass (\d+)/gm)
  const counts = Array.from(totals, ([, rust, node]) => Number(rust ?? node))
  const passed = counts.reduce((a, b) => a + b, 0)
  if (passed < least) throw new Failure('not one test ran.')
  return { passed, timed: [...timesOfRust(output), ...timesOfNode(output)] }
}

/** @param {Ran} one @param {Ran} other @returns {Ran} */
function both(one, other) {
  return { passed: one.passed + other.passed, timed: [...one.timed, ...other.timed] }
}

/** @param {string} output @returns {Timed[]} */
function timesOfRust(output) {
  const lines = output.matchAll(/^test (\S+).* \.\.\. ok <([\d.]+)s>$/gm)
  return Array.from(lines, ([, name, seconds]) => ({ name, seconds: Number(seconds) }))
}

/** The tests that contain no others, each named with its suites. @param {string} output */
function timesOfNode(output) {
  /** @type {Timed[]} */
  const timed = []
  /** @type {string[]} */
  const around = []
  const lines = output.matchAll(/^((?: {2})*)([▶✔]) (.+?)(?: \(([\d.]+)ms\))?$/gm)
  for (const [, indent, sign, name, milliseconds] of lines) {
    const depth = indent.length / 2
    const ended = around[depth] === name
    around.length = Math.min(around.length, depth)
    if (sign === '▶' && !ended) around[depth] = name
    if (sign === '▶' || ended) continue
    timed.push({ name: [...around, name].join(' › '), seconds: Number(milliseconds) / 1000 })
  }
  return timed
}

/**
 * Does a phase, with its title before and its time after it on the screen.
 * @param {string} phase
 * @param {string} [name] of tests
 */
async function perform(phase, name) {
  const [title, work] = phases[phase]
  const began = performance.now()
  printLine(`\n━━ ${phase} ━━ ${title}`)
  try {
    const ran = /** @type {Ran | undefined} */ (await work(name))
    const { passed, timed } = ran?.timed ? ran : { passed: 0, timed: [] }
    const time = elapsed(began)
    printLine(`✔ ${phase}: ${time}`)
    return { phase, passed, timed, time }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw new Failure(`${phase}: ${error.message} Again: npm test -- ${phase}`)
  }
}
