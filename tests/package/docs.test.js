// The code in the documents compiles in a strict project. That of frameworks is compiled by tests/hosts/installed/.

import assert from 'node:assert/strict'
import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../scripts/phase.js'
import { compiled, snippets } from './snippets.js'
import { project } from './tarball.js'

/** An import of a package that is not installed here. */
const FOREIGN = /^import (?:.* from )?'(?!secateur|node:)/m

test('the code in the documents compiles in strict mode', () => {
  for (const name of ['@types/node', 'undici-types', 'reveal.js']) {
    const link = join(project, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), link, 'junction')
  }
  const files = snippets().filter(({ code }) => !FOREIGN.test(code))
  assert.ok(files.length >= 12, `${files.length} files`)
  assert.equal(compiled(files), '')
})

test('wrong code does not compile', () => {
  const code = `const tree = document.querySelector('secateur-tree')
    tree.addEventListener('secateur-step', ({ detail }) => detail.stop)
    import 'secateur'`
  const errors = compiled([{ name: 'wrong.ts', code }])
  assert.match(errors, /'tree' is possibly 'null'/)
  assert.match(errors, /Property 'stop' does not exist/)
})
