// A run whose browser ends by itself reports it and fails, instead of waiting for ever.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { PATIENCE } from './page.js'

test('a run that loses its browser reports it and fails', async () => {
  const script = fileURLToPath(new URL('./lost-browser.js', import.meta.url))
  const run = spawn(process.execPath, [script], { timeout: PATIENCE })
  let output = ''
  run.stderr.setEncoding('utf8').on('data', (text) => (output += text))
  run.stdout.resume()
  assert.deepEqual(await once(run, 'close'), [1, null], output)
  assert.match(output, /The browser has ended before its tests/)
})
