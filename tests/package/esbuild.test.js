// A project that esbuild bundles, without further options, draws. Split into chunks, it loads only the code for one tree.

import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { build } from 'esbuild'
import { PAGE, SCRIPT, drawnFrom } from './drawn.js'
import { TREE_ALONE, assertLight } from './light.js'
import { project } from './tarball.js'

test('a project bundled by esbuild as one file draws', async () => {
  writeFileSync(join(project, 'main.js'), SCRIPT)
  const outfile = join(project, 'out/main.js')
  await build({
    absWorkingDir: project,
    entryPoints: ['main.js'],
    bundle: true,
    format: 'esm',
    outfile,
  })
  writeFileSync(
    join(project, 'out/index.html'),
    `${PAGE}<script type="module" src="./main.js"></script>`,
  )
  const { sentence, value, problems } = await drawnFrom(join(project, 'out'))
  assert.match(sentence ?? '', /^C is worth at most 2/)
  assert.equal(value, '3')
  assert.deepEqual(problems, [])
})

for (const [name, script] of Object.entries({
  'the element': TREE_ALONE,
  'its class, registered by the project': `import { SecateurTree } from 'secateur/element'
    customElements.define('secateur-tree', SecateurTree)`,
})) {
  test(`a tree bundled by esbuild in chunks loads little: ${name}`, async (t) => {
    writeFileSync(join(project, 'main.js'), script)
    const outdir = join(project, 'light', name)
    await build({
      absWorkingDir: project,
      entryPoints: ['main.js'],
      bundle: true,
      format: 'esm',
      minify: true,
      outdir,
      splitting: true,
    })
    t.diagnostic(await assertLight(outdir))
  })
}
