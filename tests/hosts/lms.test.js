// A learning platform that allows a frame and nothing else, by its recipe; and the page in one file, uploaded to it.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../scripts/phase.js'
import { drawn, steps, visit } from './guest.js'
import { recipe } from './recipe.js'
import { course, published } from './servers.js'

/** A page of the platform; it allows frames and no script of anybody. @param {string} frame */
const platform = (frame) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title>${frame}`
const POLICY = { 'Content-Security-Policy': "default-src 'none'; frame-src http://127.0.0.1:*" }

test('a tree in a sandboxed frame draws and steps, and the platform gets none of its keys', async (t) => {
  const { 'lms.html': frame } = recipe('A learning platform', await published(t))
  assert.match(frame, /sandbox="allow-scripts"/)
  const { page, problems } = await visit(t, await course(t, platform(frame), POLICY))
  await steps(page, page.frames()[1])
  assert.equal(await page.frames()[1].evaluate(() => origin), 'null')
  assert.deepEqual(problems, [])
})

test('the frame of a note of Obsidian draws and steps', async (t) => {
  const { 'note.md': note } = recipe('Obsidian', await published(t))
  const { page, problems } = await visit(t, await course(t, platform(note)))
  await steps(page, page.frames()[1])
  assert.deepEqual(problems, [])
})

test('the page around the frame sets its height and leads it to a step', async (t) => {
  const { 'lms.html': frame } = recipe('A learning platform', await published(t))
  const documented = readFileSync(join(root, 'docs/embed.md'), 'utf8')
  const [, script] = documented.match(/```js\n(const frame = [^]*?)```/) ?? []
  assert.ok(script.includes("step: 'cutoff:2'"))
  const open = frame.replaceAll('14 5 2', '14 1 2').replaceAll('14+5+2', '14+1+2')
  assert.notEqual(open, frame)
  const html = `${platform(open)}<script type="module">${script}</script>`
  const { page, problems } = await visit(t, await course(t, html))
  const inside = page.frames()[1]
  await drawn(inside)
  await inside.locator('.sentence', { hasText: /^D is worth at most 1/ }).waitFor()
  await page.waitForFunction(() => {
    const { height, clientHeight } = /** @type {HTMLIFrameElement} */ (
      document.querySelector('iframe')
    )
    return Number(height) > 200 && clientHeight === Number(height)
  })
  assert.deepEqual(problems, [])
})

test('the page in one file needs no header from the server', async (t) => {
  const { 'lms.html': frame } = recipe('A learning platform', await published(t, {}))
  const upload = frame.replace('embed.html', 'standalone.html')
  const { page, problems } = await visit(t, await course(t, platform(upload), POLICY))
  await steps(page, page.frames()[1])
  assert.deepEqual(problems, [])
})
