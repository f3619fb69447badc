// npm test [-- <phase>]: every check of the project in order, up to the first that fails.

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { browser, capabilities } from './browser.js'
import { build } from './build.js'
import { publish } from './dist.js'
import { fuzz } from './fuzz.js'
import { Failure, elapsed, main, root, run } from './phase.js'
import { tools } from './tools.js'

/**
 * The phases by name, in order. Those that run tests return how many passed.
 * @type {Record<string, [title: string, work: () => unknown]>}
 */
const phases = {
  tools: ['Tools: npm packages, the wasm target, wasm-pack, wasm-bindgen', tools],
  chrome: ['A browser and its driver', browser],
  format: ['Formatting: rustfmt, prettier', format],
  clippy: ['Rust lint, native and wasm: clippy', clippy],
  docs: ['Rust documentation: rustdoc', docs],
  native: ['Rust tests, native', () => tests('cargo', ['test'])],
  fuzz: ['Hostile input for the core, 20 s at most', () => fuzz()],
  build: ['The core as WebAssembly, and what is published', () => build().then(publish)],
  wasm: ['Rust tests, in WebAssembly: in Node, and some in a headless browser', wasm],
  types: ['JavaScript types: tsc', types],
  lint: ['JavaScript lint: eslint', () => tool('eslint/bin/eslint.js', '.', '--max-warnings=0')],
  js: ['JavaScript tests, without a browser', () => nodeTests('tests/js')],
  browser: ['JavaScript tests, in a real browser', () => nodeTests('tests/browser')],
}

await main(async () => {
  const names = Object.keys(phases)
  const [asked, ...more] = process.argv.slice(2)
  if (more.length || (asked && !(asked in phases))) {
    throw new Failure(`usage: npm test [-- <phase>], where <phase> is one of ${names.join(', ')}.`)
  }
  const began = performance.now()
  const rows = []
  for (const name of asked ? new Set(['tools', asked]) : names) rows.push(await perform(name))
  console.log(`\nEverything asked for passed in ${elapsed(began)}`)
  for (const { name, time, passed } of rows) {
    console.log(`  ${name.padEnd(8)} ${time.padStart(12)}${passed ? `   ${passed} passed` : ''}`)
  }
  const passed = rows.reduce((sum, row) => sum + row.passed, 0)
  if (passed) console.log(`\n${passed} passed, 0 failed`)
})

async function format() {
  for (const crate of ['Cargo.toml', 'fuzz/Cargo.toml']) {
    const args = ['fmt', '--check', '--manifest-path', crate]
    await run('cargo', args, { remedy: 'npm run format mends it.' })
  }
  await tool('prettier/bin/prettier.cjs', '--check', '.')
}

async function clippy() {
  const strict = ['--', '-D', 'warnings']
  await run('cargo', ['clippy', '--locked', '--all-targets', ...strict])
  const wasm = ['--target', 'wasm32-unknown-unknown', '--lib', '--tests']
  await run('cargo', ['clippy', '--locked', ...wasm, ...strict])
  const fuzz = ['--manifest-path', 'fuzz/Cargo.toml', '--target-dir', 'target']
  await run('cargo', ['clippy', '--locked', ...fuzz, ...strict])
}

async function docs() {
  await run('cargo', ['doc', '--no-deps'], { env: { RUSTDOCFLAGS: '-D warnings' } })
}

/** All tests of the core under Node, and in a browser those that read the golden traces. */
async function wasm() {
  const pair = await browser()
  const told = join(root, 'target/webdriver.json')
  mkdirSync(join(root, 'target'), { recursive: true })
  writeFileSync(told, JSON.stringify(capabilities(pair.browser)))
  const how = ['--mode', 'no-install', '--test', 'suite']
  const wasmPack = ['--log-level', 'error', 'test']
  const all = await tests('wasm-pack', [...wasmPack, '--node', ...how])
  const chrome = ['--headless', '--chrome', '--chromedriver', pair.driver]
  const few = await tests('wasm-pack', [...wasmPack, ...chrome, ...how, '--', 'golden'], {
    WASM_BINDGEN_USE_BROWSER: '1',
    WASM_BINDGEN_TEST_WEBDRIVER_JSON: told,
  })
  return all + few
}

async function types() {
  await build() // its .d.ts are part of what is checked
  await tool('typescript/bin/tsc', '--project', '.')
}

/** @param {string} folder */
async function nodeTests(folder) {
  await build()
  if (folder === 'tests/browser') await browser()
  const inside = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []
  const files = inside
    .filter((name) => name.endsWith('.test.js'))
    .map((name) => `${folder}/${name}`)
  if (!files.length) throw new Failure(`${folder} has no *.test.js.`)
  // A test that waits for a frame of its browser leaves room for one more than there are cores.
  const how = ['--test-reporter=spec', `--test-concurrency=${availableParallelism() + 1}`]
  const output = await heard(process.execPath, ['--test', ...how, ...files])
  if (folder === 'tests/browser') console.log(`\nThe slowest:\n${slowest(output).join('\n')}`)
  return passed(output)
}

/**
 * The twenty tests that took longest, as the spec reporter of Node has told them.
 * @param {string} output
 */
function slowest(output) {
  return Array.from(output.matchAll(/^\s*✔ (.+) \(([\d.]+)ms\)$/gm))
    .map(([, name, time]) => ({ name, seconds: Number(time) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 20)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
}

/**
 * Runs an npm tool with this very Node.
 * @param {string} script its path in node_modules
 * @param {string[]} args
 */
function tool(script, ...args) {
  return run(process.execPath, [join(root, 'node_modules', script), ...args])
}

/**
 * Runs tests; how many passed.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function tests(command, args, env) {
  return passed(await heard(command, args, env))
}

/**
 * What a command says, which is on the screen too.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function heard(command, args, env) {
  let output = ''
  await run(command, args, { env, listen: (text) => (output += text) })
  return output
}

/**
 * Adds up what runners of tests say has passed. Not one test is a failure.
 * @param {string} output
 */
function passed(output) {
  const totals = output.matchAll(/^test result: ok\. (\d+) passed|^(?:#|ℹ) pass (\d+)/gm)
  const sum = Array.from(totals, ([, rust, node]) => Number(rust ?? node)).reduce(
    (a, b) => a + b,
    0,
  )
  if (!sum) throw new Failure('not one test ran.')
  return sum
}

/**
 * Says which phase it is, does it, says how long it took.
 * @param {string} name
 */
async function perform(name) {
  const [title, work] = phases[name]
  const began = performance.now()
  console.log(`\n━━ ${name} ━━ ${title}`)
  try {
    const result = await work()
    const passed = typeof result === 'number' ? result : 0
    const time = elapsed(began)
    console.log(`✔ ${name}: ${time}`)
    return { name, passed, time }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw new Failure(`${name}: ${error.message} Again: npm test -- ${name}`)
  }
}
