// Projects that Vite and webpack bundle, without configuration, draw; and projects with React or Vue know the element.

import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PAGE, SCRIPT, drawnAt, drawnFrom } from '../../package/drawn.js'
import { TREE_ALONE, assertLight } from '../../package/light.js'
import { compiled, snippets } from '../../package/snippets.js'
import { project } from '../../package/tarball.js'
import { linkPackages, version } from './programs.js'

writeFileSync(join(project, 'main.js'), SCRIPT)
writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
const html = `${PAGE}<script type="module" src="./main.js"></script>`
writeFileSync(join(project, 'index.html'), html)

/** @param {Awaited<ReturnType<typeof drawnAt>>} drawn */
function assertDrawn({ sentence, value, problems }) {
  assert.match(sentence ?? '', /^C is worth at most 2/)
  assert.equal(value, '3')
  assert.deepEqual(problems, [])
}

const vite = {
  root: project,
  configFile: /** @type {const} */ (false),
  logLevel: /** @type {const} */ ('error'),
}

test('the tree draws from the development server of Vite', async (t) => {
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

test('the tree draws when built by Vite', async () => {
  const { build } = await import('vite')
  await build({ ...vite, build: { outDir: 'vite' } })
  assertDrawn(await drawnFrom(join(project, 'vite')))
})

test('the tree draws when built by webpack', async (t) => {
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

test('one typed tree loads little when built by Vite or webpack', async (t) => {
  writeFileSync(join(project, 'main.js'), TREE_ALONE)
  const { build } = await import('vite')
  const outDir = join(project, 'vite-light')
  await build({ ...vite, build: { outDir } })
  const builtPage = readFileSync(join(outDir, 'index.html'), 'utf8')
  t.diagnostic(`Vite: ${await assertLight(outDir, builtPage)}`)
  const path = await packed('webpack-light')
  t.diagnostic(`webpack: ${await assertLight(path, `${PAGE}<script src="./main.js"></script>`)}`)
})

/** Attributes, properties and events of the element in each framework: as they are, and each of them wrong. */
const FRAMEWORKS = {
  react: {
    good: `export const tree = <secateur-tree step="cutoff" order="best" game="pig" max-nodes={9} maxNodes={9}
      panels={['counts', 'log']} className="wide" onClick={({ clientX }) => clientX}
      onsecateur-step={(event) => event.detail.step.toFixed()}>((3 12))</secateur-tree>`,
    bad: [
      [`<secateur-tree order="shuffled" />`, /'"shuffled"' is not assignable/],
      [`<secateur-tree onsecateur-step={(event) => event.detail.stop} />`, /'stop' does not exist/],
    ],
  },
  vue: {
    good: `export const tree: Props = { order: 'best', game: 'pig', 'max-nodes': 9, maxNodes: 9,
      panels: ['counts', 'log'], onSecateurStep: (event) => event.detail.step.toFixed() }`,
    bad: [
      [`{ order: 'shuffled' } satisfies Props`, /'"shuffled"' is not assignable/],
      [`{ onSecateurStep: (event) => event.detail.stop } satisfies Props`, /'stop' does not exist/],
    ],
  },
}
/** The type of the props that Vue takes for the element. */
const PROPS = `import type { GlobalComponents } from 'vue'
  type Props = InstanceType<GlobalComponents['secateur-tree']>['$props']\n`

for (const [framework, { good, bad }] of Object.entries(FRAMEWORKS)) {
  test(`a project with ${framework} knows the element, its attributes and its events`, () => {
    linkPackages(project)
    const before = `import type {} from 'secateur/${framework}'\n${framework === 'vue' ? PROPS : ''}`
    const file = (/** @type {string} */ text) => [{ name: `${framework}.tsx`, code: before + text }]
    assert.equal(compiled(file(good)), '')
    for (const [text, message] of bad)
      assert.match(compiled(file(`export const tree = ${text}`)), /** @type {RegExp} */ (message))
  })
}

test('the code in the documents that needs frameworks compiles in strict mode', () => {
  linkPackages(project)
  const files = snippets().map(({ name, code }) => ({
    name,
    code: name.endsWith('.tsx') ? `import type {} from 'secateur/react'\n${code}` : code,
  }))
  const foreign = files.filter(({ code }) =>
    /'(?:react|vitepress.*|@vitejs\/plugin-vue)'/.test(code),
  )
  assert.ok(foreign.length >= 4)
  assert.equal(compiled(foreign), '')
})
