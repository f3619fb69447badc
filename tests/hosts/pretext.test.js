// A book of PreTeXt, by its recipe: the XML is well-formed, and its frame, as PreTeXt writes it, draws and steps.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { steps, visit } from './guest.js'
import { recipe } from './recipe.js'
import { course, published } from './servers.js'

test('the frame of an interactive draws and steps, and print has a picture', async (t) => {
  const { 'tree.ptx': xml } = recipe('PreTeXt', await published(t))
  const { page, complaints } = await visit(t, await course(t, '<title>A book</title>'))
  const told = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml')
    const interactive = document.querySelector('figure > interactive[*|id="cutoff"]')
    return {
      wrong: document.querySelector('parsererror')?.textContent ?? '',
      frame: interactive?.getAttribute('iframe') ?? '',
      picture: interactive?.querySelector('static > image')?.getAttribute('source'),
    }
  }, xml)
  assert.equal(told.wrong, '')
  assert.equal(told.picture, 'cutoff.png')
  await page.evaluate((address) => {
    const frame = document.createElement('iframe')
    Object.assign(frame, { src: address, width: 600, height: 450, title: 'cutoff' })
    document.body.append(frame)
  }, told.frame)
  await page.waitForFunction(() => frames.length === 1)
  await steps(page, page.frames()[1])
  assert.deepEqual(complaints, [])
})
