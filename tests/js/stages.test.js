// The stages of the core: crate/lib.rs lists its folders in the order of the flow. No stage imports a later one,
// and no two files import each other, not even by way of others. Read from the real `use` lines and paths.

import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../crate/', import.meta.url))

/**
 * The ground under all stages: it lies in the last one, because only there wasm-bindgen may be named, and it
 * imports nothing of the crate.
 */
const GROUND = 'boundary/host.rs'

/** @typedef {Map<string, string>} Sources text by path inside crate/ */

/** @returns {Sources} */
function core() {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const rust = paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.rs'))
  return new Map(rust.map((path) => [path, readFileSync(root + path, 'utf8')]))
}

/** The module that a file is: `tree::names` of `tree/names.rs`. @param {string} path */
function moduleOf(path) {
  return path
    .replace(/(^|\/)(mod|lib)\.rs$|\.rs$/, '')
    .split('/')
    .filter(Boolean)
    .join('::')
}

/** Code alone: neither comments nor the insides of texts. @param {string} text */
function code(text) {
  return text.replace(/\/\/[^\n]*|"(?:[^"\\]|\\.)*"|'(?:\\.|[^'\\])'/gs, (part) =>
    part.startsWith('/') ? '' : '""',
  )
}

/**
 * The paths of a tree of imports: `a::{b, c::{self, d as e}}` has a::b, a::c and a::c::d.
 * @param {string} tree
 * @returns {{ path: string[], name: string }[]} `name` is what the path is called from then on
 */
function leaves(tree) {
  const group = /^((?:\w+::)*)\{(.*)\}$/s.exec(tree)
  if (!group) {
    const [path, renamed] = tree.split(/\s+as\s+/)
    const parts = path.split('::').filter((part, at) => part !== 'self' || at === 0)
    return [{ path: parts, name: renamed ?? parts.at(-1) ?? '' }]
  }
  const [, prefix, inside] = group
  const items = []
  let [depth, item] = [0, '']
  for (const letter of `${inside},`) {
    if (letter === '{') depth += 1
    if (letter === '}') depth -= 1
    if (letter === ',' && !depth) {
      if (item.trim()) items.push(item.trim())
      item = ''
    } else item += letter
  }
  return items.flatMap((item) => leaves(prefix + item))
}

/**
 * What each file names of the others. A module that re-exports what a child has is not an import of that child,
 * and who imports it by that way imports the child.
 * @param {Sources} sources
 */
function imports(sources) {
  const files = new Map(Array.from(sources.keys(), (path) => [moduleOf(path), path]))
  /** @type {Map<string, { path: string[], name: string }[]>} */
  const exported = new Map()
  /** @type {Map<string, { path: string[], name: string }[]>} */
  const used = new Map()
  /** @type {Map<string, string>} */
  const bodies = new Map()
  for (const [path, text] of sources) {
    const module = moduleOf(path)
    /** @type {{ path: string[], name: string }[]} */
    const [out, own] = [[], []]
    const body = code(text).replace(
      /(\bpub(?:\([^)]*\))?\s+)?\buse\s+([^;]+);/g,
      (_, open, tree) => {
        ;(open ? out : own).push(...leaves(tree.trim().replace(/\s*\n\s*/g, ' ')))
        return ''
      },
    )
    exported.set(module, out)
    used.set(module, own)
    bodies.set(module, body)
  }

  /**
   * @param {string} from the module that names it
   * @param {string[]} path
   * @returns {{ module: string, item?: string } | undefined} nothing of what is not of the crate
   */
  function resolve(from, path) {
    let [first, ...rest] = path
    let at = from
    if (first === 'crate') at = ''
    else if (first === 'super') at = from.split('::').slice(0, -1).join('::')
    else if (first !== 'self') rest = path
    if (rest === path && !files.has([from, first].filter(Boolean).join('::'))) return undefined
    while (rest.length) {
      const [name] = rest
      const inside = [at, name].filter(Boolean).join('::')
      if (name === 'super') at = at.split('::').slice(0, -1).join('::')
      else if (files.has(inside)) at = inside
      else {
        const way = exported.get(at)?.find((other) => other.name === name || other.name === '*')
        return (way && resolve(at, way.path)) || { module: at, item: name }
      }
      rest = rest.slice(1)
    }
    return { module: at }
  }

  /** @type {Map<string, Set<string>>} */
  const edges = new Map()
  for (const [path] of sources) {
    const module = moduleOf(path)
    const body = bodies.get(module) ?? ''
    // Within a folder, re-exports are the way in and no import.
    const reExports = (exported.get(module) ?? []).filter(
      (leaf) => !resolve(module, leaf.path)?.module.startsWith(module && `${module}::`),
    )
    const inline = Array.from(body.matchAll(/\b(?:crate|super)(?:::\w+)+/g), ([text]) =>
      text.split('::'),
    )
    const children = Array.from(body.matchAll(/\bmod (\w+);/g), ([, name]) => ({
      path: [name],
      name,
    }))
    const named = [...children, ...(used.get(module) ?? []), ...reExports]
    const targets = [...named.map(({ path }) => path), ...inline].map((path) =>
      resolve(module, path),
    )
    for (const { path, name } of named) {
      const found = resolve(module, path)
      if (!found || found.item) continue
      const within = body.matchAll(new RegExp(`\\b${name}::(\\w+)`, 'g'))
      targets.push(...Array.from(within, ([, item]) => resolve(module, [...path, item])))
    }
    // A module that is imported whole stands for what is taken out of it.
    const whole = new Set(
      named
        .filter(({ path }) => !resolve(module, path)?.item)
        .map(({ path }) => resolve(module, path)?.module),
    )
    const to = targets.filter((found) => found && (found.item || !whole.has(found.module)))
    edges.set(
      path,
      new Set(
        to
          .map((found) => files.get(found?.module ?? '') ?? '')
          .filter((file) => file && file !== path),
      ),
    )
  }
  return edges
}

/** The folders in the order in which lib.rs lists them. @param {Sources} sources */
function stages(sources) {
  return Array.from(
    (sources.get('lib.rs') ?? '').matchAll(/^(?:pub )?mod (\w+);/gm),
    ([, name]) => name,
  )
}

/** Imports that run against the flow. @param {Sources} sources */
function upwards(sources) {
  const order = stages(sources)
  const floor = (/** @type {string} */ path) => order.indexOf(path.split('/')[0])
  return Array.from(imports(sources)).flatMap(([from, to]) =>
    Array.from(to)
      .filter((other) => other !== GROUND && floor(other) > floor(from) && from !== 'lib.rs')
      .map((other) => `${from} imports ${other}`),
  )
}

/** Files that import each other round about, a circle a line. @param {Sources} sources */
function circles(sources) {
  const edges = imports(sources)
  /** @type {string[]} */
  const found = []
  const done = new Set()
  /** @param {string} file @param {string[]} way */
  function walk(file, way) {
    if (way.includes(file)) return found.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (done.has(file)) return 0
    for (const next of edges.get(file) ?? []) walk(next, [...way, file])
    return done.add(file)
  }
  for (const file of edges.keys()) walk(file, [])
  return found
}

test('every folder of the core is a stage, and nothing but lib.rs lies beside them', () => {
  const folders = new Set(Array.from(core().keys(), (path) => path.split('/')[0]))
  assert.deepEqual(Array.from(folders).sort(), [...stages(core()), 'lib.rs'].sort())
})

test('no stage imports a later one', () => {
  assert.deepEqual(upwards(core()), [])
})

test('no files import each other in a circle', () => {
  assert.deepEqual(circles(core()), [])
})

/** @param {Record<string, string>} files @returns {Sources} */
function madeUp(files) {
  return new Map(Object.entries({ 'lib.rs': 'pub mod tree;\npub mod search;\n', ...files }))
}

test('an import against the flow is found however it is written', () => {
  const search = {
    'search/mod.rs': 'mod run;\npub use run::Run;',
    'search/run.rs': 'pub struct Run;',
  }
  const wrong = [
    'use crate::search::Run;',
    'use crate::{\n    tree,\n    search::{self as runs, Run},\n};\nfn f() { runs::go() }',
    'fn f() -> crate::search::run::Run { x }',
    'use super::super::search;\nfn f() { search::Run }',
    'pub use crate::search::Run;',
  ]
  for (const text of wrong) {
    const sources = madeUp({ ...search, 'tree/mod.rs': 'mod leaf;', 'tree/leaf.rs': text })
    assert.notDeepEqual(upwards(sources), [], text)
  }
  const right = [
    '// use crate::search::Run;',
    'const TEXT: &str = "crate::search::Run";',
    'use search::Run;',
  ]
  for (const text of right) {
    const sources = madeUp({ ...search, 'tree/mod.rs': 'mod leaf;', 'tree/leaf.rs': text })
    assert.deepEqual(upwards(sources), [], text)
  }
})

test('a circle is found, also by way of a third file and of what a module re-exports', () => {
  const tree = { 'tree/mod.rs': 'mod a;\nmod b;\nmod c;\npub use a::A;' }
  const circle = {
    'tree/a.rs': 'use super::b::B;',
    'tree/b.rs': 'use super::c;\nfn f() { c::g() }',
    'tree/c.rs': 'use super::{A};',
  }
  assert.equal(circles(madeUp({ ...tree, ...circle })).length, 1)
  assert.equal(circles(madeUp({ ...tree, ...circle, 'tree/c.rs': 'use super::b::B;' })).length, 1)
  assert.deepEqual(circles(madeUp({ ...tree, ...circle, 'tree/c.rs': '' })), [])
})
