// Imports between the scripts of www/: no circles, and no import from a folder on a higher floor.

import assert from 'node:assert/strict'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'
import { pathsIn, read } from './sources.js'

/**
 * The floors of www/, the lowest first: a module imports from its own floor and from those before it.
 * A name that ends in `.js` is a file of www/ itself. A folder stands for all folders in it that have no
 * floor of their own.
 */
const FLOORS = [
  ...[
    'on-demand.js',
    'version.js',
    'words.js',
    'messages',
    'cors.js',
    'wasm.js',
    'whole.js',
    'viewer.js',
    'api',
    'core.js',
    'dom',
    'chart',
  ],
  ...['viewer/stage', 'viewer/transport', 'viewer/panels', 'viewer/words', 'viewer'],
  'exercise',
  'figure',
  ...['styles.js', 'element', 'secateur-tree.js', 'define.js', 'secateur.js', 'self-contained'],
  ...['link/pack.js', 'link/fragment.js', 'link/in-picture.js'],
  ...[
    'page/settings',
    'page/controls',
    'page/compare',
    'page/figure',
    'page/import',
    'link',
    'page',
  ],
  ...['course', 'worksheet', 'how', 'lessons', 'embed', 'manual', 'offline', 'watch'],
  ...['lab/settings', 'lab/run', 'lab/charts', 'lab'],
]

/** The files that each file imports, by paths in www/. @typedef {Map<string, string[]>} Imports */

/**
 * The imports of a module: by `import`, `export … from` and `import()`. Types do not count: `@import` and
 * `import('…')` in a comment load nothing.
 * @param {string} text
 * @returns {string[]} the paths as written
 */
function importsOf(text) {
  const code = text.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const statements = /^(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*['"]([^'"]+)['"]/gm
  const calls = /\bimport\(\s*['"]([^'"]+)['"]/g
  return [...code.matchAll(statements), ...code.matchAll(calls)].map(([, path]) => path)
}

/** @returns {Imports} */
function imports() {
  const names = pathsIn('www', '.js').filter((name) => !generated(name))
  return new Map(
    names.map((name) => [
      name,
      importsOf(read(`www/${name}`))
        .filter((path) => path.startsWith('.'))
        .map((path) => normalize(join(dirname(name), path)))
        .filter((path) => !generated(path)),
    ]),
  )
}

/** Made by the build, not ours. @param {string} path */
function generated(path) {
  return /^(docs|pkg|sheets|vendor)\/|^self-contained\/packed-\w+\.js$/.test(path)
}

/**
 * A circle of files, if there is one. Its first and its last file are the same.
 * @param {Imports} imports
 * @returns {string[] | null}
 */
function circle(imports) {
  /** @type {Set<string>} */
  const clear = new Set()
  /** @param {string} file @param {string[]} path @returns {string[] | null} */
  const visit = (file, path) => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (clear.has(file)) return null
    for (const other of imports.get(file) ?? []) {
      const cycle = visit(other, [...path, file])
      if (cycle) return cycle
    }
    clear.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return null
}

/** The floor of a file; -1 if it has none. @param {string} file @param {string[]} floors */
function floorOf(file, floors) {
  const own = floors.filter((floor) => file === floor || file.startsWith(`${floor}/`))
  return floors.indexOf(own.sort((a, b) => b.length - a.length)[0])
}

/**
 * The imports from a higher floor.
 * @param {Imports} imports
 * @param {string[]} floors
 */
function upward(imports, floors) {
  return [...imports].flatMap(([file, others]) =>
    others
      .filter((other) => floorOf(other, floors) > floorOf(file, floors))
      .map((other) => `${file} → ${other}`),
  )
}

test('no scripts of www/ import each other in a circle', () => {
  assert.deepEqual(circle(imports()), null)
})

test('no script of www/ imports from a higher floor', () => {
  const all = imports()
  const without = [...all.keys()].filter((file) => floorOf(file, FLOORS) < 0)
  assert.deepEqual(without, [], 'a new file or folder needs a floor')
  for (const [file, others] of all) {
    for (const other of others) assert.ok(all.has(other), `${file} imports ${other}`)
  }
  assert.deepEqual(upward(all, FLOORS), [])
})

test('the check finds a circle and an upward import', () => {
  const imports = new Map([
    ['a/one.js', ['a/two.js']],
    ['a/two.js', ['b/three.js']],
    ['b/three.js', ['a/one.js']],
  ])
  assert.deepEqual(circle(imports), ['a/one.js', 'a/two.js', 'b/three.js', 'a/one.js'])
  assert.deepEqual(upward(imports, ['b', 'a']), ['b/three.js → a/one.js'])
  assert.deepEqual(upward(imports, ['a', 'b']), ['a/two.js → b/three.js'])
  imports.set('b/three.js', [])
  assert.equal(circle(imports), null)
  assert.deepEqual(upward(imports, ['b', 'a']), [])
})

test('every kind of import is read, and nothing else', () => {
  const text = `/**
 * @import {Search} from './comment.js'
 */
import './effects.js'
import one, { two } from './one.js'
import {
  three,
  four,
} from "./several.js"
export { five } from './again.js'
export * from './all.js'
/** @type {import('./type.js').Type} */
const six = 'from "./text.js"'
// import './gone.js'
const seven = () => import('./demanded.js')
`
  const names = ['effects', 'one', 'several', 'again', 'all', 'demanded']
  assert.deepEqual(
    importsOf(text),
    names.map((name) => `./${name}.js`),
  )
})
