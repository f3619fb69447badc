// The npm package: its files, its exports, its types, and its import without a browser.

import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { publint } from 'publint'
import { root } from '../../scripts/phase.js'
import { CHOICES } from '../../www/element/attributes.js'
import { SecateurTree } from '../../www/secateur-tree.js'
import { PANELS } from '../../www/viewer/panels/names.js'
import { names, project, tarball } from './tarball.js'

test('the package contains the files that it needs, and no others', () => {
  const types = /^dist\/types\/[\w./-]+\.d\.ts$/
  // Some are chunks with names by the build, others have the names of their sources.
  const modules = /^dist\/npm\/[\w/-]+\.js$/
  const others = names.filter((name) => !types.test(name) && !modules.test(name))
  assert.deepEqual(others.filter((name) => !name.startsWith('bin/')).sort(), [
    ...['LICENSE-APACHE', 'LICENSE-MIT', 'README.md', 'custom-elements.json'],
    ...['dist/LICENSES.txt', 'dist/secateur.classic.js', 'dist/secateur.inline.js'],
    ...['package.json', 'plugins/pandoc/gametree.lua'],
  ])
  for (const name of ['secateur', 'element', 'core', 'cli', 'remark', 'markdown-it']) {
    assert.ok(names.includes(`dist/npm/${name}.js`), name)
  }
  for (const name of [
    'define',
    'secateur-tree',
    'core',
    'types',
    'self-contained/entry',
    'events',
    'react',
    'vue',
  ]) {
    assert.ok(names.includes(`dist/types/${name}.d.ts`), name)
  }
  const words = names.filter((name) => name.endsWith('/words.js'))
  assert.equal(words.length, 4, 'a module for each language')
})

test('publint finds nothing', async () => {
  const bytes = readFileSync(tarball)
  const copy = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  const { messages } = await publint({ pack: { tarball: copy }, strict: true })
  assert.deepEqual(messages, [])
})

test('the types are found by modules', () => {
  // As a package of modules: neither `require` nor resolution without `exports` finds it.
  const script = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js')
  const args = [script, tarball, '--profile', 'esm-only', '--no-definitely-typed', '--no-emoji']
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  assert.equal(status, 0, stdout)
})

test('the package is imported without a browser, and the core works', () => {
  const script = `
    const modules = await Promise.all(['', '/element', '/core', '/inline'].map((name) => import('secateur' + name)))
    const [, , { open }, inline] = modules
    const values = []
    for (const open of [modules[2].open, inline.open]) {
      values.push((await open('((3 12 8) (2 4 6) (14 5 2))')).summary.value)
    }
    console.log(JSON.stringify([values, modules.map((one) => 'SecateurTree' in one)]))`
  const output = ['--input-type=module', '-e', script]
  const args = execFileSync(process.execPath, output, { cwd: project, encoding: 'utf8' })
  assert.deepEqual(JSON.parse(args), [
    [3, 3],
    [true, true, false, true],
  ])
})

test('an error of code loaded on demand is a SecateurError of the imported module', async () => {
  const entries = ['dist/core.js', 'dist/npm/core.js', 'dist/secateur.inline.js']
  for (const entry of entries) {
    const { open, SecateurError } = await import(pathToFileURL(join(root, entry)).href)
    const error = await open({ trace: 5 }).catch((/** @type {unknown} */ error) => error)
    assert.ok(error instanceof SecateurError, entry)
    assert.match(error.message, /^“trace” cannot be 5\./, entry)
  }
})

test('the command works where the package is installed', () => {
  const { bin } = JSON.parse(
    readFileSync(join(project, 'node_modules/secateur/package.json'), 'utf8'),
  )
  const args = [join(project, 'node_modules/secateur', bin.secateur), 'figure', '-']
  const options = { cwd: project, encoding: /** @type {const} */ ('utf8'), input: '((3 12) (2 4))' }
  assert.match(execFileSync(process.execPath, args, options), /^<svg /)
})

test('a project in TypeScript knows the element, its attributes and the API', () => {
  const good = `
    import { SecateurTree } from 'secateur'
    import { open, SecateurError, type Search } from 'secateur/core'
    import type { SecateurTreeAttributes } from 'secateur/attributes'
    const search: Search = await open('((3 12))', { cut: '>=' })
    const value: number | null = search.summary.value
    const tree: SecateurTree | null = document.querySelector('secateur-tree')
    tree?.seek(value ?? 0)
    const attributes: SecateurTreeAttributes = { cut: '>', order: 'best', step: 'cutoff' }
    console.log(attributes, SecateurError)
  `
  assert.equal(compiled('good.ts', good), '')
  assert.equal(compiled('told.ts', TOLD), '')
  const bad = `
    import { open } from 'secateur/core'
    await open('((3 12))', { cut: '=' })
  `
  assert.match(compiled('bad.ts', bad), /Type '"="' is not assignable to type/)
})

const manifest = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'))
const [element] = manifest.modules[0].declarations
/** @type {string[]} */
const events = element.events.map((/** @type {{ name: string }} */ { name }) => name)

/** Events, attributes and properties, as far as a project in TypeScript sees them. */
const TOLD = `
  import 'secateur'
  import type { SecateurTreeAttributes } from 'secateur/attributes'
  import type { Options, Source } from 'secateur/core'
  import type { SecateurTreeEvents } from 'secateur/element'
  const tree = document.createElement('secateur-tree')
  tree.addEventListener('secateur-step', ({ detail }) => detail.step.toFixed())
  tree.addEventListener('secateur-select', ({ detail }) => detail.node?.toFixed())
  tree.addEventListener('click', ({ clientX }) => clientX)
  document.addEventListener('secateur-open', ({ detail }) => detail.search?.summary.nodes)
  addEventListener('secateur-result', ({ detail }) => detail.items[0].verdict === 'right')
  addEventListener('secateur-error', ({ detail }) => detail.error.code)
  tree.maxNodes = 100
  tree.maxNodes.toUpperCase()
  tree.panels = ['counts', 'log']
  tree.table = 'unlimited'
  tree.game = null
  tree.stepSize = 'cutoff'
  const attributes: SecateurTreeAttributes = { game: 'pig', 'max-nodes': 100 }
  // The manifest names all events.
  const events: Record<keyof SecateurTreeEvents, true> = ${JSON.stringify(Object.fromEntries(events.map((name) => [name, true])))}
  // The attributes take what the API takes, and nothing else.
  type Same<A, B> = [A, B] extends [B, A] ? true : false
  type Attribute<Name extends keyof SecateurTreeAttributes> = NonNullable<SecateurTreeAttributes[Name]>
  const same: [
    Same<Attribute<'game'>, Extract<Source, { game: unknown }>['game']>,
    Same<Attribute<'listing'>, NonNullable<Options['listing']>>,
    Same<Attribute<'order'>, NonNullable<Options['order']>>,
  ] = [true, true, true]
  console.log(attributes, events, same)
`

/** The compiler's messages on a file. @param {string} name @param {string} text */
function compiled(name, text) {
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(project, name), text)
  const script = join(root, 'node_modules/typescript/bin/tsc')
  const options = ['--ignoreConfig', '--strict', '--noEmit', '--target', 'es2022', '--types', '']
  const args = [
    script,
    ...options,
    '--lib',
    'es2022,dom,dom.iterable',
    '--module',
    'nodenext',
    name,
  ]
  return spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' }).stdout
}

test('custom-elements.json lists the attributes, properties and methods that exist', () => {
  const { attributes, members } = element
  const namesOf = (/** @type {{ name: string }[]} */ list) => list.map(({ name }) => name).sort()
  assert.deepEqual(namesOf(attributes), [...SecateurTree.observedAttributes].sort())
  const own = Object.getOwnPropertyNames(SecateurTree.prototype)
  const lifecycle = [
    'constructor',
    'connectedCallback',
    'disconnectedCallback',
    'attributeChangedCallback',
  ]
  assert.deepEqual(namesOf(members), own.filter((name) => !lifecycle.includes(name)).sort())
})

test('custom-elements.json lists the words of each attribute', () => {
  const typeOf = (/** @type {string} */ name) =>
    element.attributes.find((/** @type {{ name: string }} */ attribute) => attribute.name === name)
      .type.text
  const quoted = (/** @type {readonly string[]} */ words) =>
    words.filter(Boolean).map((word) => `'${word}'`)
  for (const [name, words] of Object.entries(CHOICES)) {
    assert.equal(typeOf(name), quoted(words).join(' | '), name)
  }
  const { description } = element.attributes.find(
    (/** @type {{ name: string }} */ attribute) => attribute.name === 'panels',
  )
  assert.ok(description.endsWith(`any of ${PANELS.join(', ')}.`), description)
})
