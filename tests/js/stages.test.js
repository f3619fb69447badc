// The stages of the core: crate/lib.rs lists them in the order of the flow, a folder each, or a file. No stage imports a later one,
// and no files import each other in a circle. The test reads the real `use` lines and paths.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathsIn, read } from './sources.js'

/** @typedef {Map<string, string>} Sources text by path inside crate/ */

/** @returns {Sources} */
function core() {
  return new Map(pathsIn('crate', '.rs').map((path) => [path, read(`crate/${path}`)]))
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
 * @returns {{ path: string[], name: string }[]} `name` stands for the path from then on
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

/** @typedef {{ path: string[], name: string }} Leaf */

/** The imports and items of a file. @param {string} path @param {string} text */
function parsed(path, text) {
  /** @type {Leaf[]} */
  const exported = []
  /** @type {Leaf[]} */
  const used = []
  const body = code(text).replace(/(\bpub(?:\([^)]*\))?\s+)?\buse\s+([^;]+);/g, (_, open, tree) => {
    ;(open ? exported : used).push(...leaves(tree.trim().replace(/\s*\n\s*/g, ' ')))
    return ''
  })
  const children = Array.from(body.matchAll(/\bmod (\w+);/g), ([, name]) => ({
    path: [name],
    name,
  }))
  return { file: path, exported, used: [...children, ...used], body }
}

/** The imports and items of each file of the core, by module. @param {Sources} sources */
function modules(sources) {
  return new Map(Array.from(sources, ([path, text]) => [moduleOf(path), parsed(path, text)]))
}

/**
 * The module or the item that a path in the module `from` names; undefined if it is not in the crate. A re-export
 * stands for the module that it comes from.
 * @param {ReturnType<typeof modules>} all
 * @param {string} from
 * @param {string[]} path
 * @returns {{ module: string, item?: string } | undefined} without an item, it is the module itself
 */
function resolved(all, from, path) {
  const parent = (/** @type {string} */ module) => module.split('::').slice(0, -1).join('::')
  const inside = (/** @type {string} */ name) => [at, name].filter(Boolean).join('::')
  let at = from
  if (!['crate', 'super', 'self'].includes(path[0]) && !all.has(inside(path[0]))) return undefined
  for (const [index, name] of path.entries()) {
    if (name === 'crate') at = ''
    else if (name === 'super') at = parent(at)
    else if (name === 'self') continue
    else if (all.has(inside(name))) at = inside(name)
    else {
      const way = all.get(at)?.exported.find((leaf) => leaf.name === name || leaf.name === '*')
      const item = way && resolved(all, at, way.path)
      return item ?? { module: at, item: path[index] }
    }
  }
  return { module: at }
}

/**
 * The files that each file imports from. The re-exports of a folder's mod.rs are no imports. If a whole module is
 * imported, the items used from it count.
 * @param {Sources} sources
 */
function imports(sources) {
  const all = modules(sources)
  /** @type {Map<string, Set<string>>} */
  const edges = new Map()
  for (const [module, { file, exported, used, body }] of all) {
    const find = (/** @type {string[]} */ path) => resolved(all, module, path)
    const within = (/** @type {Leaf} */ leaf) => find(leaf.path)?.module.startsWith(`${module}::`)
    const named = [...used, ...exported.filter((leaf) => !within(leaf))]
    const inline = body.matchAll(/\b(?:crate|super)(?:::\w+)+/g)
    const paths = Array.from(inline, ([text]) => text.split('::'))
    for (const { path, name } of named) {
      const item = find(path)
      const uses = item && !item.item && body.matchAll(new RegExp(`\\b${name}::(\\w+)`, 'g'))
      if (uses) paths.push(...Array.from(uses, ([, item]) => [...path, item]))
      else if (item) paths.push(path)
    }
    const targets = paths.map(find).filter((item) => item?.item)
    const files = targets.map((item) => all.get(item?.module ?? '')?.file ?? file)
    edges.set(file, new Set(files.filter((other) => other !== file)))
  }
  return edges
}

/** The stages in the order in which lib.rs lists them. @param {Sources} sources */
function stages(sources) {
  return Array.from(
    (sources.get('lib.rs') ?? '').matchAll(/^(?:pub )?mod (\w+);/gm),
    ([, name]) => name,
  )
}

/** The stage of a file. @param {string} path */
const stageOf = (path) => path.split('/')[0].replace(/\.rs$/, '')

/** Imports that run against the flow. @param {Sources} sources */
function upwards(sources) {
  const order = stages(sources)
  const floor = (/** @type {string} */ path) => order.indexOf(stageOf(path))
  return Array.from(imports(sources)).flatMap(([from, to]) =>
    Array.from(to)
      .filter((other) => floor(other) > floor(from) && from !== 'lib.rs')
      .map((other) => `${from} imports ${other}`),
  )
}

/** Files that import each other in a circle, one line per circle. @param {Sources} sources */
function circles(sources) {
  const edges = imports(sources)
  /** @type {string[]} */
  const problems = []
  const done = new Set()
  /** @param {string} file @param {string[]} way */
  function walk(file, way) {
    if (way.includes(file))
      return problems.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (done.has(file)) return 0
    for (const next of edges.get(file) ?? []) walk(next, [...way, file])
    return done.add(file)
  }
  for (const file of edges.keys()) walk(file, [])
  return problems
}

test('every folder and file of the core is a stage, lib.rs or a module', () => {
  const places = new Set(Array.from(core().keys(), stageOf))
  const others = ['lib', 'modules']
  assert.deepEqual(Array.from(places).sort(), [...new Set(stages(core())), ...others].sort())
})

test('no stage imports a later one', () => {
  assert.deepEqual(upwards(core()), [])
})

test('no files import each other in a circle', () => {
  assert.deepEqual(circles(core()), [])
})

/** @param {Record<string, string>} files @returns {Sources} */
function sourcesOf(files) {
  return new Map(Object.entries({ 'lib.rs': 'pub mod tree;\npub mod search;\n', ...files }))
}

test('the check finds an import against the flow in every form', () => {
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
    const sources = sourcesOf({ ...search, 'tree/mod.rs': 'mod leaf;', 'tree/leaf.rs': text })
    assert.notDeepEqual(upwards(sources), [], text)
  }
  const right = [
    '// use crate::search::Run;',
    'const TEXT: &str = "crate::search::Run";',
    'use search::Run;',
  ]
  for (const text of right) {
    const sources = sourcesOf({ ...search, 'tree/mod.rs': 'mod leaf;', 'tree/leaf.rs': text })
    assert.deepEqual(upwards(sources), [], text)
  }
})

test('the check finds a circle, also by way of a third file or a re-export', () => {
  const tree = { 'tree/mod.rs': 'mod a;\nmod b;\nmod c;\npub use a::A;' }
  const circle = {
    'tree/a.rs': 'use super::b::B;',
    'tree/b.rs': 'use super::c;\nfn f() { c::g() }',
    'tree/c.rs': 'use super::{A};',
  }
  assert.equal(circles(sourcesOf({ ...tree, ...circle })).length, 1)
  assert.equal(
    circles(sourcesOf({ ...tree, ...circle, 'tree/c.rs': 'use super::b::B;' })).length,
    1,
  )
  assert.deepEqual(circles(sourcesOf({ ...tree, ...circle, 'tree/c.rs': '' })), [])
})
