// Slides in LaTeX, by their recipe: the command of the package makes the figure.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { project } from '../../package/tarball.js'
import { commands, recipe, write } from '../recipe.js'
import { run } from './programs.js'

const { error, stdout } = spawnSync('pdflatex', ['--version'], { encoding: 'utf8' })
const beamer = !error && spawnSync('kpsewhich', ['beamer.cls']).status === 0
const skip = beamer ? false : 'pdflatex with tikz and beamer is not installed'

test('the figure is in the slides, with all its leaves', { skip }, (t) => {
  t.diagnostic(`version ${stdout.match(/^pdfTeX \S+ \((.*)\)/)?.[1]}`)
  const command = join(project, 'node_modules/secateur/dist/npm/cli.js')
  write(project, { 'tree.txt': '((3 12 8) (2 4 6) (14 5 2))\n', ...recipe('LaTeX') })
  for (const [, , ...args] of commands('LaTeX')) run(process.execPath, [command, ...args], project)
  const words = ['-interaction=nonstopmode', '-halt-on-error', 'slides.tex']
  assert.match(run('pdflatex', words, project), /\(1 page,/)
  const { error, stdout: text } = spawnSync('pdftotext', ['slides.pdf', '-'], {
    cwd: project,
    encoding: 'utf8',
  })
  if (!error) for (const leaf of ['3', '12', '14']) assert.match(text, new RegExp(`^${leaf}$`, 'm'))
})
