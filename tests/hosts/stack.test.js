// A question of Moodle STACK, by its recipe: the block in a frame as STACK describes its own, whose scripts stand in the head.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../scripts/phase.js'
import { reaches, steps, visit } from './guest.js'
import { recipe } from './recipe.js'
import { course, published } from './servers.js'

/** A block as STACK makes it a frame: its scripts and styles in the head. @param {string} block */
function framed(block) {
  const [, inside = ''] = block.match(/^\[\[iframe [^\]]*\]\]\n([^]*)\[\[\/iframe\]\]\n$/) ?? []
  const SCRIPT = /\[\[script (.*?)\]\]\[\[\/script\]\]/g
  const STYLE = /\[\[style\]\](.*?)\[\[\/style\]\]/g
  const styles = Array.from(inside.matchAll(STYLE), ([, style]) => `<style>${style}</style>`)
  const scripts = Array.from(inside.matchAll(SCRIPT), ([, words]) => `<script ${words}></script>`)
  assert.notEqual(scripts.length, 0)
  const body = inside.replace(SCRIPT, '').replace(STYLE, '')
  const head = `<title>A question</title>${styles.join('')}${scripts.join('')}`
  const page = `<!doctype html><html lang="en"><head>${head}</head><body style="margin: 0">${body}</body></html>`
  const text = page.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const frame = `<iframe sandbox="allow-scripts allow-downloads" style="width: 100%; height: 520px; border: 0" title="A question" srcdoc="${text}"></iframe>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A quiz</title>${frame}`
}

/** A text with the values that Maxima puts in: LaTeX for `{@a@}`, the plain number for `{#a#}`. @param {string} text */
const valued = (text) => text.replace(/\{@\w@\}/g, '\\({7}\\)').replace(/\{#\w#\}/g, '7')

test('the block of a question draws and steps in a frame without an origin', async (t) => {
  const { 'question.txt': block } = recipe('Moodle STACK', await published(t))
  const { page: quiz, problems } = await visit(t, await course(t, framed(block)))
  const frame = quiz.frames()[1]
  await steps(quiz, frame)
  const over = await frame.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  assert.equal(over, 0, 'the whole page is in the frame')
  assert.deepEqual(problems, [])
})

test('the values of a question are in the tree', async (t) => {
  const { 'question.txt': block } = recipe('Moodle STACK', await published(t))
  const text = readFileSync(join(root, 'docs/platforms.md'), 'utf8')
  const [tree] = text.match(/tree="[^"]*\{#[^"]*"/) ?? assert.fail('no tree with values')
  const html = valued(framed(block.replace(/tree="[^"]*"/, tree)))
  const { page: quiz } = await visit(t, await course(t, html))
  const frame = quiz.frames()[1]
  await reaches(frame, 18)
  assert.equal(await frame.locator('secateur-tree').getAttribute('tree'), '((7 12) (2 7))')
})
