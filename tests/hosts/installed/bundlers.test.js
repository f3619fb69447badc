// Projects that Vite and webpack bundle, without configuration, draw; and projects with React or Vue know the element.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../../scripts/phase.js'
import { PAGE, SCRIPT, drawnAt, drawnFrom } from '../../package/drawn.js'
import { TREE_ALONE, assertLight } from '../../package/light.js'
import { project } from '../../package/tarball.js'
import { version } from './programs.js'

writeFileSync(join(project, 'main.js'), SCRIPT)
writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
const html = `${PAGE}<script type="module" src="./main.js"></script>`
writeFileSync(join(project, 'index.html'), html)

/** @param {Awaited<ReturnType<typeof drawnAt>>} drawn */
function assertDrawn({ sentence, value, complaints }) {
  assert.match(sentence ?? '', /^C is worth at most 2/)
  assert.equal(value, '3')
  assert.deepEqual(complaints, [])
}

const vite = {
  root: project,
  configFile: /** @type {const} */ (false),
  logLevel: /** @type {const} */ ('error'),
}

test('served by Vite while it is written', async (t) => {
  t.diagnostic(`version Vite ${version('vite')}`)
  const { createServer } = await import('vite')
  const server = await createServer({ ...vite, server: { host: '127.0.0.1', port: 0 } })
  await server.listen()
  try {
    assertDrawn(await drawnAt(server.resolvedUrls?.local[0] ?? ''))
  } finally {
    await server.close()
  }
})

test('built by Vite', async () => {
  const { build } = await import('vite')
  await build({ ...vite, build: { outDir: 'vite' } })
  assertDrawn(await drawnFrom(join(project, 'vite')))
})

test('built by webpack', async (t) => {
  t.diagnostic(`version webpack ${version('webpack')}`)
  const path = await packed('webpack')
  writeFileSync(join(path, 'index.html'), `${PAGE}<script src="./main.js"></script>`)
  assertDrawn(await drawnFrom(path))
})

/** Builds the project by webpack. @param {string} name of the folder */
async function packed(name) {
  const { default: webpack } = await import('webpack')
  const path = join(project, name)
  const options = { context: project, mode: 'production', entry: './main.js', output: { path } }
  /** @type {import('webpack').Stats} */
  const stats = await new Promise((resolve, reject) => {
    webpack(options, (error, stats) => (error ? reject(error) : resolve(stats)))
  })
  assert.deepEqual(stats.toJson({ all: false, errors: true }).errors, [])
  return path
}

test('a tree alone loads little, built by either', async (t) => {
  writeFileSync(join(project, 'main.js'), TREE_ALONE)
  const { build } = await import('vite')
  const outDir = join(project, 'vite-light')
  await build({ ...vite, build: { outDir } })
  const made = readFileSync(join(outDir, 'index.html'), 'utf8')
  t.diagnostic(`Vite: ${await assertLight(outDir, made)}`)
  const path = await packed('webpack-light')
  t.diagnostic(`webpack: ${await assertLight(path, `${PAGE}<script src="./main.js"></script>`)}`)
})

for (const [framework, good, bad] of [
  [
    'react',
    `export const tree = <secateur-tree step="cutoff" order="best">((3 12))</secateur-tree>`,
    `export const tree = <secateur-tree order="shuffled">((3 12))</secateur-tree>`,
  ],
  [
    'vue',
    `import type { GlobalComponents } from 'vue'
    export const props: InstanceType<GlobalComponents['secateur-tree']>['$props'] = { order: 'best' }`,
    `import type { GlobalComponents } from 'vue'
    export const props: InstanceType<GlobalComponents['secateur-tree']>['$props'] = { order: 'shuffled' }`,
  ],
]) {
  test(`a project with ${framework} knows the element and its attributes`, () => {
    for (const name of ['@types', 'react', 'vue', '@vue', 'csstype']) link(name)
    assert.equal(compiled(framework, good), '')
    assert.match(compiled(framework, bad), /'"shuffled"' is not assignable/)
  })
}

/** Lets the project find a package that is installed here. @param {string} name */
function link(name) {
  try {
    symlinkSync(
      join(root, 'tests/hosts/installed/node_modules', name),
      join(project, 'node_modules', name),
      'junction',
    )
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
}

/** What the compiler says. @param {string} framework @param {string} text */
function compiled(framework, text) {
  const name = `${framework}.tsx`
  writeFileSync(join(project, name), `import type {} from 'secateur/${framework}'\n${text}\n`)
  const script = join(root, 'node_modules/typescript/bin/tsc')
  const options = ['--ignoreConfig', '--strict', '--noEmit', '--skipLibCheck', '--jsx', 'react-jsx']
  const lib = ['--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--module', 'nodenext']
  const asked = [script, ...options, ...lib, '--types', '', name]
  return spawnSync(process.execPath, asked, { cwd: project, encoding: 'utf8' }).stdout
}
