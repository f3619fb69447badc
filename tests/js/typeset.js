// Documents of LaTeX, set by the program that their readers have.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const { error } = spawnSync('pdflatex', ['--version'])

/** The reason why nothing can be set here, for the runner of tests. */
export const skip = error ? 'no pdflatex' : false

/** Sets documents: none fails, overflows or lacks a sign. @param {Record<string, string>} texts by their names */
export function typeset(texts) {
  const folder = mkdtempSync(join(tmpdir(), 'secateur-worksheet-'))
  try {
    for (const [name, text] of Object.entries(texts)) {
      writeFileSync(join(folder, `${name}.tex`), text)
      const args = ['-interaction=nonstopmode', '-halt-on-error', `${name}.tex`]
      const { status, stdout } = spawnSync('pdflatex', args, { cwd: folder, encoding: 'utf8' })
      assert.equal(status, 0, stdout)
      assert.doesNotMatch(stdout, /Overfull|Missing character|undefined/, stdout)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
