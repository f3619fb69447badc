// A notebook of marimo with the cell of the recipe, as its readers see it and as its author does.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { steps, visit } from '../guest.js'
import { recipe, write } from '../recipe.js'
import { missing, pinned, program } from './programs.js'

/** @import {TestContext} from 'node:test' */

const skip = missing('marimo')
const folder = mkdtempSync(join(tmpdir(), 'secateur-marimo-'))
after(() => rmSync(folder, { recursive: true }))

const { 'widget.py': code } = recipe('JupyterLab')
const cell = code.trimEnd().replace(/^(?=.)/gm, '    ')
write(folder, {
  'trees.py': `import marimo\n\napp = marimo.App()\n\n\n@app.cell\ndef _():\n${cell}\n    return\n`,
})

/**
 * The address of the notebook, in a marimo of its own.
 * @param {TestContext} t
 * @param {'run' | 'edit'} as for readers, or for the author
 */
async function served(t, as) {
  const home = join(folder, `home-${as}`)
  mkdirSync(home)
  const words = ['trees.py', '--headless', '--host', '127.0.0.1', '--no-token']
  const server = spawn(program('marimo'), [as, ...words], {
    cwd: folder,
    env: { ...process.env, HOME: home, USERPROFILE: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  t.after(async () => {
    server.kill()
    await ended
  })
  return new Promise((resolve, reject) => {
    let output = ''
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`marimo ended: ${output}`)))
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        const [address] = output.match(/http:\/\/[\w.:]+/) ?? []
        if (address) resolve(address)
      })
    }
  })
}

for (const [as, who] of /** @type {const} */ ([
  ['run', 'readers'],
  ['edit', 'the author'],
])) {
  test(`the tree draws, steps, and keeps its keys for ${who}`, { skip }, async (t) => {
    t.diagnostic(`version ${pinned('marimo')}`)
    const { page, problems } = await visit(t, await served(t, as))
    if (as === 'edit') await page.locator('.cm-content').first().press('Control+Enter')
    await steps(page)
    assert.deepEqual(
      problems.filter((one) => !/preload/.test(one)),
      [],
    )
  })
}
