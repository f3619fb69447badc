// A question of Moodle STACK, by its recipe: the block in a frame as STACK describes its own, whose scripts stand in the head.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { steps, visit } from './guest.js'
import { recipe } from './recipe.js'
import { course, published } from './servers.js'

test('the block of a question draws and steps in a frame without an origin', async (t) => {
  const { 'question.txt': block } = recipe('Moodle STACK', await published(t))
  const [, inside = ''] = block.match(/^\[\[iframe [^\]]*\]\]\n([^]*)\[\[\/iframe\]\]\n$/) ?? []
  const head = Array.from(
    inside.matchAll(/\[\[script (.*?)\]\]\[\[\/script\]\]/g),
    ([, attributes]) => `<script ${attributes}></script>`,
  ).join('')
  assert.notEqual(head, '')
  const body = inside.replace(/\[\[script .*?\]\]\[\[\/script\]\]/g, '')
  const page = `<!doctype html><html lang="en"><head><title>A question</title>${head}</head><body>${body}</body></html>`
  const frame = `<iframe sandbox="allow-scripts allow-downloads" width="100%" height="520" title="A question" srcdoc="${page.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`
  const { page: quiz, complaints } = await visit(
    t,
    await course(
      t,
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>A quiz</title>${frame}`,
    ),
  )
  await steps(quiz, quiz.frames()[1])
  assert.deepEqual(complaints, [])
})
