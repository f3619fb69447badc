// A learning platform that allows a frame and nothing else, by its recipe; and the page in one file, uploaded to it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { steps, visit } from './guest.js'
import { recipe } from './recipe.js'
import { course, published } from './servers.js'

/** A page of the platform; it allows frames and no script of anybody. @param {string} frame */
const platform = (frame) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title>${frame}`
const POLICY = { 'Content-Security-Policy': "default-src 'none'; frame-src http://127.0.0.1:*" }

test('in a sandbox it draws, steps, and the platform hears none of its keys', async (t) => {
  const { 'lms.html': frame } = recipe('A learning platform', await published(t))
  assert.match(frame, /sandbox="allow-scripts"/)
  const { page, complaints } = await visit(t, await course(t, platform(frame), POLICY))
  await steps(page, page.frames()[1])
  assert.equal(await page.frames()[1].evaluate(() => origin), 'null')
  assert.deepEqual(complaints, [])
})

test('the page in one file needs no header of the server', async (t) => {
  const { 'lms.html': frame } = recipe('A learning platform', await published(t, {}))
  const upload = frame.replace('embed.html', 'standalone.html')
  const { page, complaints } = await visit(t, await course(t, platform(upload), POLICY))
  await steps(page, page.frames()[1])
  assert.deepEqual(complaints, [])
})
