// A project that esbuild bundles, without any option but to bundle, draws.

import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { build } from 'esbuild'
import { PAGE, SCRIPT, drawnFrom } from './drawn.js'
import { project } from './tarball.js'

test('bundled by esbuild, as one file', async () => {
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
  const { sentence, value, complaints } = await drawnFrom(join(project, 'out'))
  assert.match(sentence ?? '', /^C is worth at most 2/)
  assert.equal(value, '3')
  assert.deepEqual(complaints, [])
})
