// Installs the tools of the project beside Rust and Node: the npm packages of the lock file, the wasm target, wasm-pack,
// and wasm-bindgen in the version of Cargo.lock. Cargo tools of these versions that are on the PATH are taken. Those that are
// compiled go to a separate cache, so that they disturb no other tools and the next clone finds them.

import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { TARGET } from './crates.js'
import { Failure, cache, phase, read, root, run, printLine, sideBySide } from './phase.js'

/** @typedef {{ name: string, version: string, bins: string[], flags: string[] }} Tool */

/** @type {Tool[]} */
const cargoTools = [
  {
    name: 'wasm-bindgen-cli',
    version: lockedVersion('wasm-bindgen'),
    bins: ['wasm-bindgen', 'wasm-bindgen-test-runner'],
    flags: ['--no-default-features'], // the default feature is TLS, which is not needed
  },
  { name: 'wasm-pack', version: '0.15.1', bins: ['wasm-pack'], flags: [] },
]

/** @type {Promise<void> | undefined} */
let prepared
/** @type {Promise<void> | undefined} */
let targeted
/** @type {Promise<void> | undefined} */
let complete

/** Installs missing tools, and puts all of them on the PATH of this process and its children. */
export function tools() {
  return (complete ??= sideBySide([[packages], [compileMissing]]).then(() => {}))
}

/** The same without tools that have to be compiled. */
export function packages() {
  searchOurs()
  return (prepared ??= npmPackages().then(target))
}

/** Rust's standard library for WebAssembly. */
export function target() {
  return (targeted ??= wasmTarget())
}

/** Puts our folders on the PATH, before those of other versions. */
function searchOurs() {
  const bins = [
    ...cargoTools.map((tool) => join(home(tool), 'bin')),
    join(root, 'node_modules/.bin'),
  ]
  const others = (process.env.PATH ?? '').split(delimiter).filter((path) => !bins.includes(path))
  process.env.PATH = [...bins, ...others].join(delimiter)
}

async function compileMissing() {
  searchOurs()
  const missing = cargoTools.filter((tool) => !present(tool))
  for (const tool of missing) await compile(tool)
  if (missing.length) rmSync(builds(), { recursive: true, force: true })
}

/**
 * Whether all programs of a tool are on the PATH, in its version.
 * @param {Pick<Tool, 'bins' | 'version'>} tool
 */
export function present({ bins, version }) {
  return bins.every((bin) => versionOf(bin) === `${bin} ${version}`)
}

/** The version that a program prints; '' if there is none. @param {string} bin */
function versionOf(bin) {
  try {
    return read(bin, ['--version'])
  } catch {
    return ''
  }
}

async function npmPackages() {
  const lock = join(root, 'package-lock.json')
  const stamp = join(root, 'node_modules/.package-lock.json')
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(lock).mtimeMs) return
  await phase('Installing the npm packages of package-lock.json', () =>
    run('npm ci --ignore-scripts --no-audit --no-fund', []),
  )
}

async function wasmTarget() {
  const folder = read('rustc', ['--print', 'target-libdir', '--target', TARGET])
  if (existsSync(folder)) return
  await phase(`Adding the Rust target ${TARGET}`, () =>
    run('rustup', ['target', 'add', TARGET], {
      remedy: `Rust's standard library for ${TARGET} is needed; install it as your Rust was installed.`,
    }),
  )
}

/**
 * Installs a tool with the dependencies that its authors tested. If these are not available, as on a mirror that lags
 * behind, it takes the newest that this Rust can compile.
 * @param {Tool} tool
 */
async function compile(tool) {
  const { name, version } = tool
  await phase(`Compiling ${name} ${version}, once for this machine (about a minute)`, async () => {
    try {
      await install(tool, '--locked')
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      printLine(`  ${name} cannot be had with its own lock file (see above): now without it.`)
      await install(tool)
    }
  })
}

/**
 * @param {Tool} tool
 * @param {string[]} more flags
 */
function install({ name, version, bins, flags }, ...more) {
  const args = [
    ...['install', name, '--version', `=${version}`, '--debug', '--force', '--quiet'],
    ...[...flags, ...more, ...bins.flatMap((bin) => ['--bin', bin])],
    ...['--root', home({ name, version })],
  ]
  return run('cargo', args, {
    env: {
      CARGO_TARGET_DIR: builds(), // shared, so that common dependencies are compiled once
      CARGO_PROFILE_DEV_DEBUG: '0',
      CARGO_FUTURE_INCOMPAT_REPORT_FREQUENCY: 'never',
      CARGO_RESOLVER_INCOMPATIBLE_RUST_VERSIONS: 'fallback',
    },
  })
}

/** @param {{ name: string, version: string }} tool */
function home({ name, version }) {
  return join(cache(), `${name}-${version}`)
}

function builds() {
  return join(cache(), 'build')
}

/**
 * The version of a crate in Cargo.lock.
 * @param {string} name
 */
function lockedVersion(name) {
  const lock = readFileSync(join(root, 'Cargo.lock'), 'utf8')
  const version = lock.match(new RegExp(`name = "${name}"\\r?\\nversion = "(.+)"`))?.[1]
  if (!version) throw new Error(`Cargo.lock does not name ${name}.`)
  return version
}
