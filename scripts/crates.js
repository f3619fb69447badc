// The crates that the core is compiled from, as cargo knows them.

import { dirname } from 'node:path'
import { Failure, read } from './phase.js'

export const TARGET = 'wasm32-unknown-unknown'
/** Makes declarations in a test: nothing that is linked calls it. */
const DECLARES = 'ts-rs'

/** The variable that names the runner of a target's programs, by default of this machine. @param {string} [target] */
export function runnerOf(target = read('rustc', ['-vV']).match(/^host: (.*)$/m)?.[1] ?? '') {
  return `CARGO_TARGET_${target.toUpperCase().replaceAll('-', '_')}_RUNNER`
}

/**
 * @typedef {object} Crate
 * @property {string} name
 * @property {string} version
 * @property {string} license an SPDX expression
 * @property {string} folder where its sources are on this machine
 * @property {boolean} inside whether it is in the core, and not only in its build or its tests
 */

/** All but the project's own. @returns {Crate[]} */
export function crates() {
  const args = ['metadata', '--format-version', '1', '--locked', '--all-features']
  const text = read('cargo', [...args, '--filter-platform', TARGET])
  if (!text) throw new Failure('cargo metadata failed: see what `cargo metadata --locked` says.')
  const { packages, resolve, workspace_members: own } = JSON.parse(text)
  /** @type {Map<string, any>} */
  const byId = new Map(packages.map((/** @type {{ id: string }} */ one) => [one.id, one]))
  /** @type {Map<string, string[]>} */
  const needs = new Map(
    resolve.nodes.map((/** @type {{ id: string, deps: any[] }} */ { id, deps }) => [
      id,
      deps.filter(({ dep_kinds }) => dep_kinds.some(usual)).map(({ pkg }) => pkg),
    ]),
  )
  const inside = new Set([resolve.root])
  for (const id of inside) {
    for (const need of needs.get(id) ?? []) if (!isBuildOnly(byId.get(need))) inside.add(need)
  }
  for (const id of own) byId.delete(id)
  return Array.from(byId, ([id, { name, version, license, manifest_path }]) => {
    return { name, version, license, folder: dirname(manifest_path), inside: inside.has(id) }
  })
}

/** Neither a dependency of the tests nor of a build script. @param {{ kind: string | null }} dependency */
function usual({ kind }) {
  return kind === null
}

/** A crate of macros runs in the compiler. @param {{ name: string, targets: { kind: string[] }[] }} crate */
function isBuildOnly({ name, targets }) {
  return name === DECLARES || targets.some(({ kind }) => kind.includes('proc-macro'))
}
